import { fingerprint } from "../../src/build/built-from.mjs";

/**
 * Names what a first start makes of the sources as they are, with a sample organisation whose dates
 * count from today. It is decided once for all tests, before the first of them: whichever makes
 * such data and whichever uses it means the same, also after midnight.
 */
export function nameFirstData(): void {
  process.env.FIRST_DATA = newName();
}

/** The name of what the tests begin with. */
export function firstDataName(): string {
  return process.env.FIRST_DATA ?? newName();
}

function newName(): string {
  return `${fingerprint()}-${new Date().toISOString().slice(0, 10)}`;
}
