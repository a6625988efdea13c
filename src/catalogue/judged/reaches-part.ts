import { isTextOrNumber, type JsonObject } from "../schema/record.ts";
import type { JudgedCall } from "./said-fields.ts";

/** Names of a list of what a deletion has reached. */
const listName = /^(deleted|removed)(_?(ids?|keys?|records|items|rows))?$/i;
/** Names of a count of records; `deleted: 1` may be a flag instead. */
const countName =
  /^((deleted|removed|affected)_?(count|rows|records|items)|(rows?_?|num_?)(deleted|removed|affected))$/i;

/**
 * Whether the answer of a deletion lists, or counts, fewer records than it was sent keys of: what is
 * left out has not been deleted, however its service calls the rest.
 */
export function reachesPart(body: JsonObject, { operation, sent }: JudgedCall): boolean {
  const lists = Object.values(sent).filter(Array.isArray);
  const [keys = []] = lists;
  if (!operation.isDestroy || lists.length !== 1 || !keys.every(isTextOrNumber)) return false;
  const wanted = new Set(keys).size;
  return Object.entries(body).some(([name, value]) =>
    Array.isArray(value)
      ? listName.test(name) && value.length < wanted
      : countName.test(name) && typeof value === "number" && value < wanted,
  );
}
