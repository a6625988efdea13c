import type { Catalogue } from "./catalogue.ts";
import type { Operation } from "./operation.ts";
import { stepsOf } from "./schema/pointer.ts";
import { fieldsOf, isRecord, type JsonObject, own } from "./schema/record.ts";

/** Names of an error, and of what else may accompany it. */
const errorName = /^(error|message|msg|detail|code|status|reason)/i;
const reasonName = /^(err|(re(sul)?t_?)?(message|msg)|detail|reason)/i;
const besideName =
  /^(err_?(code|msg|no)|ret|re(sul)?t_?(code|msg|message)|description|title|type|instance|time(stamp)?|path|trace|(trace|request|fault|correlation)_?id|debug_?info|meta|links|jsonapi|hint|documentation_?url)$/i;
const successName = /^(ok|(is_?)?success(ful)?|succeeded)$/i;
/** Names of what a call brings, which a refused one lacks. */
const resultName = /^(data|result|payload)$/i;
const faultName = /^(errors?|error_?(messages?|type|description)|exception|fault)$/i;
const codeName =
  /^(code|ret|re(sul)?t_?code|status|status_?code|http_?status|err_?code|err_?no|error_?code)$/i;
const statusName = /^((http_?)?status|(status_?)?code|result|outcome)$/i;
const failedStatus = /^(HTTP\/[\d.]+ )?[45]\d\d\b|^(error|fail(ed|ure)?)$/i;
const failedName =
  /^((fail(ed|ures?)?|(user_?)?errors|rejected|unprocessed|not_?found)(_?(count|ids?|items|entries|entry_?count|records|rows))?|error_?count|has_?(errors?|failures?)|partial_?failure_?error)$/i;
const deletedName = /^(rows?_?)?(deleted|removed|affected)(_?(count|rows|records|items))?$/i;
const countName = /^(acknowledged|object|id|total|count|total_?count)$/i;
const partName = /^(\w*id|index|key|headers|body|href|value)$/i;

const failureCode =
  /\berr|error|fail|bad_?request|invalid|denied|forbidden|unauthori|not_?(found|allowed)|conflict|exception|locked/i;
const noFailure = /^(|false|no|none|null|ok|success|0+)$/i;

/** A call whose answer is judged. */
export interface JudgedCall {
  operation: Pick<Operation, "effect" | "method" | "answer" | "list">;
  resolve: Catalogue["resolve"];
  sent: JsonObject;
}

/**
 * Whether a body says that its call failed, or did only a part, whatever its status: by a flag, by an
 * error or a code without anything that the call brings, and after a write by what it counts or lists
 * as failed. A record, which has a key, may tell of another success than that of the call.
 */
export function isRefusal(body: unknown, status: number, call: JudgedCall): boolean {
  const { effect, method } = call.operation;
  const isWrite = effect === "write";
  if (status === 207 && hasFailedStatus(body, deepest)) return true;
  const whole = fieldsOf(body);
  const lists = [body, ...Object.values(whole)].filter(Array.isArray);
  const byKey = Object.keys(whole).every((key) => /^\d+$/.test(key)) ? Object.values(whole) : [];
  const parts = [...lists.flat(), ...byKey];
  if (isWrite && parts.some(isFailedPart)) return true;
  // A record may have steps that failed.
  const isOfParts = !Object.hasOwn(whole, "id") && withoutNothing(whole).every(isCounted);
  if (isWrite && isOfParts && parts.some(isSaidToFail)) return true;
  if (!isRecord(body)) return body === false && method === "delete";
  const ownNames = ownNamesIn(body, call);
  const said = withoutNothing(body).filter(([name]) => !ownNames.includes(name));
  const isKeyed = Object.hasOwn(body, "id");
  if (!isKeyed && said.some(isNo) && isReasoned(body, said)) return true;
  if (isWrite && !isKeyed && said.some(isFailing) && said.every(isCounted)) return true;
  if (isWrite && said.some((field) => isPayload(field, said) && isRefusal(field[1], status, call)))
    return true;
  if (method === "delete" && said.every(isOfNone) && said.some(isNone)) return true;
  return isOnlyFault(body, said, isWrite);
}

type Field = readonly [name: string, value: unknown];

/** Whether an error, or a code of failure, is all that is said, apart from what accompanies it. */
function isOnlyFault(body: JsonObject, said: readonly Field[], isWrite: boolean): boolean {
  if (said.some(([name, value]) => successName.test(name) && value === true)) return false;
  const isJSend = said.length > 1 && /^(error|fail(ure)?)$/i.test(`${own(body, "status")}`);
  const isBeside = ([name, value]: Field) =>
    isSaying(name) ||
    ((isWrite || isJSend) && resultName.test(name)) ||
    (value === 0 && countName.test(name));
  const isRpc = own(body, "jsonrpc") !== undefined;
  const isAlone = isRpc || (said.every(isBeside) && said.length === withoutNothing(body).length);
  return isAlone && (isJSend || said.some(isFault) || hasCode(said));
}

const isSaying = (name: string): boolean =>
  errorName.test(name) || besideName.test(name) || successName.test(name);

/**
 * The fields that belong to what the call is about: what a write sent and gets back, the rows of a
 * list, and all fields of an answer that has everything its read declares.
 */
function ownNamesIn(body: JsonObject, { operation, resolve, sent }: JudgedCall): string[] {
  if (operation.effect === "write") {
    return Object.keys(body).filter(
      (name) => Object.hasOwn(sent, name) && sent[name] === body[name],
    );
  }
  const declared = Object.keys(resolve(operation.answer ?? {}).properties ?? {});
  const isWhole = declared.every((name) => !isNothing(body[name]));
  return [...stepsOf(operation.list?.rows ?? "").slice(0, 1), ...(isWhole ? declared : [])];
}

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
    return /^[45]\d\d$/.test(`${value}`) || (/code$/i.test(name) && failureCode.test(`${value}`));
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

/** Whether a field says that nothing was deleted. */
const isNone = ([name, value]: Field): boolean =>
  deletedName.test(name) && (value === 0 || value === false);

const isOfNone = (field: Field): boolean =>
  isNone(field) || isSaying(field[0]) || countName.test(field[0]);

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

const withoutNothing = (fields: JsonObject): Field[] =>
  Object.entries(fields).filter(([, value]) => !isNothing(value));

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (typeof value !== "object") return false;
  return Object.values(value).every((inner) => isRecord(value) && isNothing(inner));
}
