import { equal } from "../../catalogue/validators/validator-runtime.ts";
import { shortText } from "./storable-text.ts";

/** A record's fields by name, as the catalogue shows them. */
export type RecordFields = Readonly<Record<string, unknown>>;

/**
 * The change that a call made to one record: the fields that differ, before and after. `before` is
 * `null` for a new record, `after` for a deleted one. For a list, `before` has the removed items
 * and `after` the added ones, so that one item added to ten thousand is one line.
 */
export interface RecordChange {
  key: string;
  label: string;
  before: RecordFields | null;
  after: RecordFields | null;
}

/** Maximum characters of a text in a record; a longer one is cut and ends in "…". */
const longestText = 20_000;

/** The difference between two states of a record. */
export function differences(
  before: RecordFields | undefined,
  after: RecordFields | undefined,
): Pick<RecordChange, "before" | "after"> {
  if (!before || !after) {
    return { before: before ? shortened(before) : null, after: after ? shortened(after) : null };
  }
  const changed = Object.keys(after).filter((name) => !equal(before[name], after[name]));
  const sides = changed.map((name) => ({ name, ...sidesOf(before[name], after[name]) }));
  return {
    before: shortened(Object.fromEntries(sides.map(({ name, was }) => [name, was]))),
    after: shortened(Object.fromEntries(sides.map(({ name, is }) => [name, is]))),
  };
}

function sidesOf(was: unknown, is: unknown): { was: unknown; is: unknown } {
  if (!Array.isArray(was) || !Array.isArray(is)) return { was, is };
  return { was: without(was, is), is: without(is, was) };
}

function without(list: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return list.filter((item) => !known.has(JSON.stringify(item)));
}

function shortened(fields: RecordFields): RecordFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? shortText(value, longestText) : value,
    ]),
  );
}
