import { charactersInStep, type Meter, type StopReason } from "./meter.ts";
import type { ScopeValues } from "./scope.ts";

/** One evaluation of an expression: what it reads, the members its macros are at, its meter. */
export interface Run {
  scope: ScopeValues;
  /** The member that the macro of each depth is at. */
  slots: unknown[];
  meter: Meter;
}

/** Ends an evaluation; `evaluate` alone catches it. */
export class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Takes steps off what an expression may still cost, and stops it where that is used up. */
export function spend({ meter }: Run, steps: number): void {
  meter.left -= steps;
  if (meter.left < 0) throw new Stopped("cost");
}

/** What lists and records weigh that an expression built: with those of lists they hold. */
const weights = new WeakMap<object, number>();

/** What it costs to hold a value; data that was read weighs no more than its reference. */
function weightOf(value: unknown): number {
  if (typeof value === "string") return 1 + value.length / charactersInStep;
  return (typeof value === "object" && value !== null && weights.get(value)) || 1;
}

/** Pays for a text, a list or a record that an expression made, before it is made larger still. */
export function paid<Value>(run: Run, value: Value): Value {
  if (typeof value === "string") spend(run, value.length / charactersInStep);
  if (typeof value !== "object" || value === null) return value;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let weight = 1;
  for (const member of members) weight += weightOf(member);
  weights.set(value, weight);
  spend(run, weight);
  return value;
}
