/**
 * How many steps an expression may take, for all rows together that it is asked for at one time: as
 * many as take less than 100 ms on a slow computer.
 */
export const mostSteps = 2_000_000;

/** Why an expression was stopped: its sentence is at `stopped.<reason>`. */
export type StopReason = "cost" | "integer" | "zone";

/** What an expression may still cost, and why it was stopped, if it was. */
export interface Meter {
  left: number;
  stopped: StopReason | null;
}

/** Characters of a text that cost as much as one step. */
export const charactersInStep = 8;

/** A meter on which nothing was spent. */
export function newMeter(): Meter {
  return { left: mostSteps, stopped: null };
}
