import { lastStep } from "../resources/paths.ts";
import { isIdName } from "../schema/id-name.ts";
import { pointTo } from "../schema/pointer.ts";
import { isRecord } from "../schema/record.ts";
import {
  codeName,
  type Field,
  isSaying,
  reasonName,
  saidIn,
  saysDone,
  successName,
} from "./said-fields.ts";
import type { StatedCall } from "./stated-success.ts";

const ownKeyName = /^(u?uid|guid)$/i;
const faultName = /^((is|has)_?)?(errors?|fail(ed|ures?)?|exception|fault)$/i;
const failed = /^(error|fail(ed|ure)?|rejected|refused|denied|invalid|nok|ko)$/i;

/**
 * Whether the answer of a write lacks what its document declares and instead denies something, with
 * no word of success: `{"code": 1001, "msg": "…"}` or `{"saved": false}` in place of a record. Where
 * nothing is declared, only such a code with a message is taken for a denial. It is not known what
 * such a service has done.
 */
export function deniesUndeclared(body: unknown, call: StatedCall): boolean {
  const { effect, answer, service } = call.operation;
  if (effect !== "write" || !isRecord(body) || Object.hasOwn(body, "id")) return false;
  const { code, data: place } = service.envelope;
  const data = code === undefined ? pointTo(body, place) : body;
  const { properties = {}, required = [] } = call.resolve(answer ?? {});
  const declared = Object.keys(properties);
  const lacks = (name: string): boolean => !isRecord(data) || !Object.hasOwn(data, name);
  // Some of the record is a record too: a password that it declares is not told again.
  if (declared.some((name) => !lacks(name) && !isSaying(name))) return false;
  const said = saidIn(body, call);
  const isLacking = declared.length > 0 ? declared.every(lacks) : said.every(isOfCode);
  const isBack = ([name]: Field): boolean => turnsBack(lastStep(call.operation.path), name);
  const denies =
    declared.length > 0
      ? said.some((field) => isDenial(field) && !isBack(field))
      : isExplainedCode(said);
  return (isLacking || required.some(lacks)) && denies && !said.some(isTelling);
}

/** Whether a call takes back the state of this name, as `unlock` does `locked`; `reopen` does not. */
function turnsBack(step: string, name: string): boolean {
  const [stem = ""] = /^\p{L}{4}/u.exec(name.toLowerCase().replace(/^is_?/, "")) ?? [];
  const at = stem === "" ? 0 : step.toLowerCase().indexOf(stem);
  return at > 0 && at < 4 && !/^re/i.test(step);
}

const isSuccessCode = (value: unknown): boolean => /^(0+|2\d\d)$/.test(`${value}`);

/** Whether a field denies something: `false`, an error, a word of failure, or such a code. */
const isDenial = ([name, value]: Field): boolean =>
  value === false ||
  (value === true && faultName.test(name)) ||
  failed.test(`${value}`) ||
  (codeName.test(name) && /^-?\d+$/.test(`${value}`) && !isSuccessCode(value));

const isOfCode = ([name]: Field): boolean => isSaying(name) || codeName.test(name);

/** Whether a code that is none of success comes with words; a status may be that of the record. */
const isExplainedCode = (said: readonly Field[]): boolean =>
  said.some(([name]) => reasonName.test(name)) &&
  said.some(
    (field) => /code|err|^ret$/i.test(field[0]) && codeName.test(field[0]) && isDenial(field),
  );

/** Whether a field tells success, or brings what is no word about the call. */
function isTelling([name, value]: Field): boolean {
  if (codeName.test(name) && isSuccessCode(value)) return true;
  if (value === false) return faultName.test(name);
  if (successName.test(name)) return /^(true|yes|1)$/i.test(`${value}`);
  if (value === true) return !isSaying(name);
  if (typeof value === "string") {
    // A key is of a record, whose other texts may as well be words about the call.
    return saysDone(value) || ((isIdName(name) || ownKeyName.test(name)) && !isSaying(name));
  }
  return !isSaying(name) && !codeName.test(name) && Boolean(value);
}
