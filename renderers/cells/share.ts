import type { Whole } from "./whole.ts";

/** A value's share of the whole, where 1 is all; `null` without a whole. */
export function shareOf(
  value: unknown,
  row: Readonly<Record<string, unknown>>,
  whole: Whole,
): number | null {
  const all = "number" in whole ? whole.number : row[whole.field];
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  return typeof all === "number" && Number.isFinite(all) && all > 0 ? value / all : null;
}
