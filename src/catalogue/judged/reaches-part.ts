import { isIdName } from "../schema/id-name.ts";
import { isTextOrNumber, type JsonObject } from "../schema/record.ts";
import type { JudgedCall } from "./said-fields.ts";

/** Names of a list of what a deletion has reached, be it for good or not. */
const listName = /^(deleted|removed|trashed|archived)(_?(ids?|keys?|records|items|rows))?$/i;
/** Names of a count of records. */
const countName =
  /^((deleted|removed|affected)_?(count|rows|records|items)|(rows?_?|num_?)(deleted|removed|affected))$/i;
/** Names of a count if it exceeds 1, which may be a flag. */
const flagName = /^(deleted|removed|affected)$/i;
/** Names of a count of those that are gone, though not for good. */
const besideName = /^(trashed|archived)(_?(count|rows|records|items))?$/i;

/**
 * Whether the answer of a deletion lists, or counts, fewer records than it was sent keys of: what is
 * left out has not been deleted, however its service calls the rest.
 */
export function reachesPart(body: JsonObject, call: JudgedCall): boolean {
  const wanted = new Set(keysIn(call)).size;
  const fields = Object.entries(body);
  const lists = fields.flatMap(([name, value]) =>
    Array.isArray(value) && listName.test(name) ? [value] : [],
  );
  if (lists.length > 0 && lists.flat().length < wanted) return true;
  const beside = fields.map(([name, value]) => (besideName.test(name) ? Number(value) || 0 : 0));
  const left = beside.reduce((sum, count) => sum - count, wanted);
  return fields.some(
    ([name, value]) =>
      typeof value === "number" &&
      value < left &&
      (countName.test(name) || (flagName.test(name) && value > 1)),
  );
}

/** The keys of the records that a deletion was sent; none where its list filters them instead. */
function keysIn({ operation: { isDestroy, path, parameters }, sent }: JudgedCall): unknown[] {
  const lists = Object.entries(sent).filter(([, value]) => Array.isArray(value));
  const [[name = "", list = []] = []] = lists;
  if (!isDestroy || lists.length !== 1 || !Array.isArray(list)) return [];
  const isWhole = parameters.some((one) => one.name === name && one.in === "content");
  const isOfKeys = path.endsWith("}")
    ? path.endsWith(`{${name}}`)
    : isWhole || isIdName(name) || keyName.test(name);
  return isOfKeys && list.every(isTextOrNumber) ? list : [];
}

const keyName = /(key|u?uid|guid)s?$/i;
