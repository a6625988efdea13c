import type { Operation } from "../operation.ts";
import { lastStep } from "../resources/paths.ts";
import { isNumeric } from "../schema/json-schema.ts";
import { isRecord } from "../schema/record.ts";
import {
  countName,
  type Field,
  isSaying,
  type JudgedCall,
  resultName,
  saidIn,
} from "./said-fields.ts";

/** Names of a count of records that a deletion, or a change of one record, has reached. */
const reachedName =
  /^((rows?_?|num_?)?(deleted|removed|affected|updated|n?_?modified|matched)(_?(count|rows|records|items))?|rows?_?(count|affected)|changes|n)$/i;
/** Names of what a database counts besides. */
const besideCountName =
  /^((changed|upserted|inserted)(_?(count|rows))?|(insert|upserted)_?id|(field|warning)_?count|(warning|server)_?status)$/i;
/** Names of what a library answers beside its count, whatever it is: also of an earlier write. */
const anyBesideName = /^(raw|generated_?maps|last_?insert_?row_?id)$/i;

/** Whether an operation changes what is at its path. */
export const isChange = ({ method }: Pick<Operation, "method">): boolean =>
  /^(put|patch)$/.test(method);

/**
 * Whether the answer of a deletion, or of the change of one record, says that it has reached none;
 * some databases count among those that a change reaches none that was so before.
 */
export function reachesNone(body: unknown, call: JudgedCall): boolean {
  const { isDestroy, path } = call.operation;
  if (Array.isArray(body)) return isListOfNone(body, call);
  const isOfRecords = isDestroy || isChange(call.operation);
  if (!isRecord(body)) {
    const isNone = body === false && isDestroy;
    return isNone || (isOfRecords && (isDenied(body, call) || isMissing(body, call)));
  }
  const said = saidIn(body, call);
  if (isOfRecords && isDeniedInside(said, call)) return true;
  const isOfOne =
    isDestroy || (!Object.hasOwn(body, "id") && isChange(call.operation) && path.endsWith("}"));
  const isNone = isDestroy ? isNoneDeleted : isNoneChanged;
  const isOfNone = (field: Field): boolean => isNone(field) || isBesideNone(field);
  return isOfOne && said.every(isOfNone) && said.some(isNone);
}

/** Whether a list is what a condition has found, or begins with a count as those of some libraries. */
function isListOfNone(body: readonly unknown[], call: JudgedCall): boolean {
  const { isDestroy, path, parameters } = call.operation;
  // What is left of a list may be empty, but not what a condition has found.
  if (body.length === 0) return parameters.some(({ style }) => style?.style === "equals");
  const [counted, ...others] = body;
  if (!path.endsWith("}") || others.some((other) => other !== null)) return false;
  if (isRecord(counted)) return reachesNone(counted, call);
  const isOwn = Object.values(call.sent).some(Array.isArray);
  return counted === 0 && !isOwn && (isDestroy || isChange(call.operation));
}

/** Whether there is nothing where the document declares a record. */
const isMissing = (body: unknown, { operation: { answer }, resolve }: JudgedCall): boolean =>
  body === null && Object.keys(resolve(answer ?? {}).properties ?? {}).length > 0;

/** Words that say of a number that it is no count of what was reached: 0 is a success, or nothing left. */
const otherNumber =
  /\b(code|status|success\w*|errors?|ok|remain\w*|left|new|total|balance)\b|码|成功|剩余|残り|コード|código|restantes?/i;

/**
 * Whether `false` or `0` denies a write: what is declared to answer yes or no, or a number, was sent
 * no such value, and is not where something is set back. A number below a record is its new value.
 * The deletion of one record that answers a bare `0`, of which nothing is declared, counts as well.
 */
const isDenied = (
  body: unknown,
  { operation: { path, answer, isDestroy }, resolve, sent }: JudgedCall,
): boolean => {
  const { type, title = "", description = "" } = resolve(answer ?? {});
  const isCountOfOne = isDestroy && type === undefined && path.endsWith("}");
  const isCount = isDestroy || !/\}\/[^/{]+$/.test(path);
  const isSaid =
    body === 0
      ? (isNumeric(type) || isCountOfOne) && isCount && !otherNumber.test(`${title} ${description}`)
      : body === false && type === "boolean";
  const isSet = /toggle|switch|flip|reset|clear/i.test(lastStep(path));
  return isSaid && !isSet && !Object.values(sent).includes(body);
};

/** Whether a code of success surrounds nothing but such a denial: `{"code": 200, "data": 0}`. */
function isDeniedInside(said: readonly Field[], call: JudgedCall): boolean {
  const [result, ...others] = said.filter(([name]) => !isSaying(name) && !countName.test(name));
  if (result === undefined || others.length > 0 || !resultName.test(result[0])) return false;
  const [name, value] = result;
  const answer = call.resolve(call.operation.answer ?? {}).properties?.[name] ?? null;
  return isDenied(value, { ...call, operation: { ...call.operation, answer } });
}

/** Whether a field says that no record was deleted. */
const isNoneDeleted = ([name, value]: Field): boolean =>
  reachedName.test(name) && (value === 0 || value === false);

/** Whether a field says that no record was changed; `deleted: false` may be of the changed record. */
const isNoneChanged = ([name, value]: Field): boolean =>
  value === false
    ? /^updated$/i.test(name)
    : value === 0 && reachedName.test(name) && !/deleted|removed/i.test(name);

const isBesideNone = ([name, value]: Field): boolean =>
  anyBesideName.test(name) ||
  (besideCountName.test(name) && (value === 0 || /status$/i.test(name))) ||
  isSaying(name) ||
  countName.test(name);
