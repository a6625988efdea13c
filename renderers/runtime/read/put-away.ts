import { readFlag } from "../../../src/catalogue/flag.ts";
import type { JsonObject } from "../../../src/catalogue/schema/record.ts";

/**
 * Whether others have put a record away since it was as `before`, although its service still answers
 * it: by a moment of its deletion, a flag, or its state.
 */
export const isPutAway = (now: JsonObject, before: JsonObject): boolean =>
  Object.entries(now).some(([name, value]) => isMark(name, value) && !isMark(name, before[name]));

function isMark(name: string, value: unknown): boolean {
  if (/^(status|state)$/i.test(name)) return /^(deleted|trash(ed)?|removed)$/i.test(`${value}`);
  if (!/^(is_?)?(deleted|trashed|removed)(_?(at|on|by|date|time))?$/i.test(name)) return false;
  if (typeof value === "string" && saysNone.test(value)) return false;
  return readFlag(value) ?? (Boolean(value) && !Array.isArray(value));
}

/** A word for no, nothing, or a moment that some languages and databases write in place of none. */
const saysNone = /^([\s\p{P}]*|no?|f|(000[01]|1900|1970|9999)-.*)$/iu;
