/**
 * Maximum steps of an expression for all rows evaluated together, which take less than 100 ms on a
 * slow computer.
 */
export const mostSteps = 2_000_000;

/** Why an expression was stopped; its message has the key `stopped.<reason>`. */
export type StopReason = "cost" | "integer" | "zone";

/** The steps that an expression may still take, and why it was stopped, if it was. */
export interface Meter {
  left: number;
  stopped: StopReason | null;
}

/** The number of characters of a text that cost one step. */
export const charactersInStep = 8;

/** Creates a meter on which no steps are used. */
export function newMeter(): Meter {
  return { left: mostSteps, stopped: null };
}
