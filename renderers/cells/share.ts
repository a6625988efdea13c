import { nearestNumber } from "../../src/catalogue/schema/exact-json.ts";
import type { Whole } from "./whole.ts";

/** A value's share of the whole, where 1 is all; `null` without a whole. */
export function shareOf(
  value: unknown,
  row: Readonly<Record<string, unknown>>,
  whole: Whole,
): number | null {
  const all = "number" in whole ? whole.number : nearestNumber(row[whole.field]);
  const part = nearestNumber(value);
  if (part === null || !Number.isFinite(part)) return null;
  return all !== null && Number.isFinite(all) && all > 0 ? part / all : null;
}
