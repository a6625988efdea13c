import type { Whole } from "./whole.ts";

/** The share of all that a value is, 1 for the whole; `null` where there is none. */
export function shareOf(
  value: unknown,
  row: Readonly<Record<string, unknown>>,
  whole: Whole,
): number | null {
  const all = "number" in whole ? whole.number : row[whole.field];
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  return typeof all === "number" && Number.isFinite(all) && all > 0 ? value / all : null;
}
