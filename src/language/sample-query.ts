import type { ParamPlans } from "./params.ts";
import type { ValueSort } from "./shape/value-sorts.ts";

const samples: Readonly<Record<ValueSort, string>> = {
  string: "1",
  integer: "1",
  number: "1",
  boolean: "true",
  date: "2026-03-29",
  dateTime: "2026-03-29T13:30:00Z",
  month: "2026-03",
};

/** An example of each value that a page must be given in its address. */
export function sampleQuery(plans: ParamPlans): Readonly<Record<string, string>> {
  const needed = Object.entries(plans).filter(([, { isRequired }]) => isRequired);
  return Object.fromEntries(needed.map(([name, { type }]) => [name, samples[type]]));
}
