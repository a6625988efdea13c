import { readFlag } from "../../../src/catalogue/flag.ts";
import type { JsonObject } from "../../../src/catalogue/schema/record.ts";

/**
 * Whether others have put a record away since it was as `before`, although its service still answers
 * it: by a moment of its deletion, a flag, or its state.
 */
export const isPutAway = (now: JsonObject, before: JsonObject): boolean =>
  Object.entries(now).some(([name, value]) => isMark(name, value) && !isMark(name, before[name]));

const isMark = (name: string, value: unknown): boolean =>
  /^(status|state)$/i.test(name)
    ? /^(deleted|trash(ed)?|removed)$/i.test(`${value}`)
    : /^(is_?)?(deleted|trashed|removed)(_?(at|on|by|date|time))?$/i.test(name) &&
      (readFlag(value) ?? !!value);
