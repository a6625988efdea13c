const { SWEEP_ONLY, SWEEP_LANGUAGE, SWEEP_SIZE, SWEEP_MINUTES, SWEEP_PICTURES } = process.env;

/** The part of the sweep that `npm run sweep` was asked for, by the variables that it sets. */
export const asked = {
  /** The beginning of the names of the wanted states. */
  only: SWEEP_ONLY ?? "",
  /** The only language and the only size wanted; empty for all. */
  language: SWEEP_LANGUAGE ?? "",
  size: SWEEP_SIZE ?? "",
  /** The time in milliseconds since 1970 after which no further state is opened. */
  ends: Date.now() + Number(SWEEP_MINUTES || Number.POSITIVE_INFINITY) * 60_000,
  /** Whether a picture of each look is saved. */
  pictures: SWEEP_PICTURES === "1",
};
