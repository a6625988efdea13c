import { charactersInStep, type Meter, type StopReason } from "./meter.ts";
import type { ScopeValues } from "./scope.ts";

/** The state of one evaluation of an expression: its variables, current macro members and meter. */
export interface Run {
  scope: ScopeValues;
  /** The current list member of the macro at each nesting depth. */
  slots: unknown[];
  meter: Meter;
}

/** Thrown to end an evaluation; only `evaluate` catches it. */
export class Stopped extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Charges steps to an evaluation's meter, and stops the evaluation if the meter is used up. */
export function spend({ meter }: Run, steps: number): void {
  meter.left -= steps;
  if (meter.left < 0) throw new Stopped("cost");
}

/** The weights of lists and records that an expression created, including the lists in them. */
const weights = new WeakMap<object, number>();

/** The cost of holding a value; data that was only read costs no more than a reference. */
function weightOf(value: unknown): number {
  if (typeof value === "string") return 1 + value.length / charactersInStep;
  return (typeof value === "object" && value !== null && weights.get(value)) || 1;
}

/** Charges for a text, list or record that an expression created, before it can grow further. */
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
