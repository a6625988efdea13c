import { fingerprint } from "../../src/build/built-from.mjs";

/**
 * Sets the name of the first-start data for the current sources, with a sample organisation whose
 * dates are relative to today. The name is set once before all tests, so that all of them use the
 * same data even after midnight.
 */
export function nameFirstData(): void {
  process.env.FIRST_DATA = newName();
}

/** The name of the data with which the tests begin. */
export function firstDataName(): string {
  return process.env.FIRST_DATA ?? newName();
}

function newName(): string {
  return `${fingerprint()}-${new Date().toISOString().slice(0, 10)}`;
}
