import { fieldsOf, isRecord, type JsonObject, own } from "../schema/record.ts";
import { reachesNone } from "./reaches-none.ts";
import { reachesPart } from "./reaches-part.ts";
import {
  codeName,
  countName,
  errorName,
  type Field,
  isSaying,
  type JudgedCall,
  reasonName,
  resultName,
  saidIn,
  successName,
  withoutNothing,
} from "./said-fields.ts";

const faultName = /^((is_?|has_?)?errors?|error_?(messages?|type|description)|exception|fault)$/i;
const statusName = /^((http_?)?status|(status_?)?code|result|outcome)$/i;
const failedStatus = /^(HTTP\/[\d.]+ )?[45]\d\d\b|^(error|fail(ed|ure)?)$/i;
const failedName =
  /^((fail(ed|ures?)?|(user_?)?errors|rejected|unprocessed|not_?found)(_?(count|ids?|items|entries|entry_?count|records|rows))?|error_?count|has_?(errors?|failures?)|partial_?failure_?error)$/i;
const partName = /^(\w*id|index|key|headers|body|href|value)$/i;

const failureCode =
  /\berr|error|fail|bad_?request|invalid|denied|forbidden|unauthori|not_?(found|allowed)|conflict|exception|locked|^partial|(?<![a-z])(not?|cannot|already)_/i;
const noFailure = /^(|false|no(_?(error|failure)s?)?|none|null|ok|success|0+)$/i;

/**
 * Whether a body says that its call failed, or did only a part, whatever its status: by a flag, by an
 * error or a code without anything that the call brings, and after a write by what it counts or lists
 * as failed. A record, which has a key, may tell of another success than that of the call.
 */
export function isRefusal(body: unknown, status: number, call: JudgedCall): boolean {
  const { effect } = call.operation;
  const isWrite = effect === "write";
  if (status === 207 && hasFailedStatus(body, deepest)) return true;
  const whole = fieldsOf(body);
  const lists = [body, ...Object.values(whole)].filter(Array.isArray);
  const byKey = Object.keys(whole).every((key) => /^\d+$/.test(key)) ? Object.values(whole) : [];
  const parts = [...lists.flat(), ...byKey];
  if (isWrite && parts.some(isFailedPart)) return true;
  // A record may have steps that failed.
  const isOfParts = !Object.hasOwn(whole, "id") && withoutNothing(whole).every(isCounted);
  if (isWrite && isOfParts && (parts.some(isSaidToFail) || isDoneInPart(parts, call))) return true;
  if (isWrite && reachesNone(body, call)) return true;
  if (isWrite && typeof body === "string" && textOfFailure.test(body)) return true;
  if (!isRecord(body)) return false;
  if (reachesPart(body, call)) return true;
  const said = saidIn(body, call);
  const isKeyed = Object.hasOwn(body, "id");
  if (!isKeyed && said.some(isNo) && isReasoned(body, said)) return true;
  if (isWrite && !isKeyed && said.some(isFailing) && said.every(isCounted)) return true;
  if (isWrite && said.some((field) => isPayload(field, said) && isRefusal(field[1], status, call)))
    return true;
  return isOnlyFault(body, said, isWrite);
}

/** Whether a body says itself that something failed, so that its words are the reason. */
export function saysFailure(body: unknown): boolean {
  const said = withoutNothing(fieldsOf(body));
  return (
    said.some((field) => isNo(field) || isFault(field) || isSaidToBeFailure(field)) || hasCode(said)
  );
}

/** Whether an error, or a code of failure, is all that is said, apart from what accompanies it. */
function isOnlyFault(body: JsonObject, said: readonly Field[], isWrite: boolean): boolean {
  if (said.some(([name, value]) => successName.test(name) && value === true)) return false;
  const isJSend = said.length > 1 && said.some(isSaidToBeFailure);
  const isBeside = ([name, value]: Field) =>
    isSaying(name) ||
    ((isWrite || isJSend) && resultName.test(name)) ||
    (value === 0 && countName.test(name));
  const isRpc = own(body, "jsonrpc") !== undefined;
  const isAlone = isRpc || (said.every(isBeside) && said.length === withoutNothing(body).length);
  const isTold = said.some(isFault) || hasCode(said) || (isWrite && isWordOfFailure(said));
  return isAlone && (isJSend || isTold);
}

const isSaidToBeFailure = ([name, value]: Field): boolean =>
  /^(status|result)$/i.test(name) && /^(error|fail(ure)?)$/i.test(`${value}`);

/**
 * Whether a message says only that something failed or, alone, was not found, or whether the state
 * beside it denies the write, as `{"status": false, "message": "…"}` does.
 */
function isWordOfFailure(said: readonly Field[]): boolean {
  const isReason = ([name]: Field): boolean => reasonName.test(name) || name === "info";
  const reasons = said.filter(isReason);
  const others = said.filter((field) => !isReason(field));
  const isOnly = others.length === 0 ? aloneFailed : wordFailed;
  if (reasons.some(([, value]) => isOnly.test(`${value}`))) return true;
  return reasons.length > 0 && others.some(isStateOfFailure);
}

/** A text that says what has failed, as `Error: closed`; `error` may be a value, `KO-7` a number. */
const textOfFailure =
  /^\s*(error|fail(ed|ure)?|nok|ko)(\s*[:!,]|\s+[–-]\s)\s*(?!(0|no|none|null)\b)\S/i;
const wordFailed = /^(error|fail(ed|ure)?)[.!]?$/i;
const aloneFailed = /^(error|fail(ed|ure)?)[.!]?$|\bnot found[.!]?$|(失败|不存在)[。！!]?$/i;

/** Whether the state of a call is a denial, or a word of failure, be it of a part. */
const isStateOfFailure = ([name, value]: Field): boolean =>
  /^(status|result|type)$/i.test(name) &&
  /^(false|error|fail(ed|ure)?|nok|ko|partial(ly)?([_ -]?(success|fail|complet|done)\w*)?)$/i.test(
    `${value}`,
  );

/** Whether a flag of failure is all that is said, or comes with an error or an empty result. */
function isReasoned(body: JsonObject, said: readonly Field[]): boolean {
  return (
    said.length === 1 ||
    said.some(([name]) => errorName.test(name)) ||
    Object.entries(body).some(([name, value]) => resultName.test(name) && value === null)
  );
}

/** Whether a field is a flag of failure; `succeeded` may be a number of records. */
const isNo = ([name, value]: Field): boolean =>
  successName.test(name) && /^(?!succeeded 0)\w+ (false|no|0)$/i.test(`${name} ${value}`);

function isFault([name, value]: Field): boolean {
  if (!faultName.test(name)) return false;
  return isRecord(value)
    ? !noFailure.test(`${own(value, "code") ?? "-"}`)
    : Array.isArray(value) || !noFailure.test(`${value}`);
}

/** Whether there is a code of failure: like a status of HTTP, or in words; records have codes too. */
function hasCode(said: readonly Field[]): boolean {
  const isExplained = said.length === 1 || said.some(([name]) => reasonName.test(name));
  return said.some(([name, value]) => {
    if (!codeName.test(name) || (!isExplained && !/status/i.test(name))) return false;
    if (/^err/i.test(name)) return !noFailure.test(`${value}`);
    if (typeof value === "number" && (value < 0 || (value >= 40_000 && value < 60_000)))
      return true;
    const isWord = /code$/i.test(name) && !noFailure.test(`${value}`);
    return /^[45]\d\d$/.test(`${value}`) || (isWord && failureCode.test(`${value}`));
  });
}

/** Whether a field holds what a write brings, as `{"data": {"deletePrice": {"success": false}}}`. */
const isPayload = ([name, value]: Field, said: readonly Field[]): boolean =>
  isRecord(value) && (resultName.test(name) || said.length === 1);

/** Whether a field counts or lists what failed. */
const isFailing = ([name, value]: Field): boolean =>
  failedName.test(name) && (typeof value === "object" || Number(value) > 0);

const isCounted = ([name, value]: Field): boolean =>
  /^(number|boolean)$/.test(typeof value) ||
  Array.isArray(value) ||
  isSaying(name) ||
  failedName.test(name);

/** How deep the parts of a multi-status are looked for. */
const deepest = 4;

/** Whether one of the parts of a multi-status has the status of a failure, or says so. */
function hasFailedStatus(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth === 0) return false;
  const isFailed = ([name, status]: Field) =>
    statusName.test(name) && failedStatus.test(`${status}`);
  if (isFailedPart(value) || Object.entries(value).some(isFailed)) return true;
  return Object.values(value).some((part) => hasFailedStatus(part, depth - 1));
}

/** Whether one of several parts failed; whatever has fields of its own is a record. */
function isFailedPart(part: unknown): boolean {
  const said = saidOf(part);
  const hasStatus = isExplained(said) && hasCode(said.filter(([name]) => /status/i.test(name)));
  return said.some(isNo) || said.some(isFault) || hasStatus;
}

/**
 * Whether some of several parts have a status of success, and others one of failure; one that was
 * sent, such as the status of a redirection, is a field of the part.
 */
function isDoneInPart(parts: readonly unknown[], { sent }: JudgedCall): boolean {
  const own = Object.values(sent)
    .flat()
    .flatMap((part) => Object.values(fieldsOf(part)));
  const said = parts
    .flatMap(saidOf)
    .filter(([name, value]) => /status|^code$/i.test(name) && !own.includes(value));
  const [isDone, isFailed] = [/^2\d\d$/, /^[45]\d\d$/].map((status) =>
    said.some(([, value]) => status.test(`${value}`)),
  );
  return Boolean(isDone && isFailed);
}

/** Whether the status of one of several parts is a word of failure. */
function isSaidToFail(part: unknown): boolean {
  const said = saidOf(part);
  // A job may have failed before, where nothing says why.
  const words = isExplained(said) ? /^(error|fail(ed|ure)?)$/i : /^(error|fail(ure)?)$/i;
  return said.some(([name, value]) => statusName.test(name) && words.test(`${value}`));
}

/** What is said of a part; nothing if it has fields of its own. */
function saidOf(part: unknown): Field[] {
  const said = withoutNothing(fieldsOf(part));
  const isPart = said.every(
    ([name]) => isSaying(name) || resultName.test(name) || partName.test(name),
  );
  return isPart ? said : [];
}

const isExplained = (said: readonly Field[]): boolean =>
  said.some(([name]) => reasonName.test(name) || name === "body");
