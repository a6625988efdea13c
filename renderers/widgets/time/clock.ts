const written = /^((?:[01]?\d|2[0-3])(?::[0-5]\d){1,2})(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/i;

/**
 * The hands of the clock that a time of day names, wherever its reader is: without a date, a time
 * of another zone cannot be converted.
 */
export function clockIn(time: unknown): string | null {
  return written.exec(typeof time === "string" ? time : "")?.[1] ?? null;
}

/** Another time on the same clock: one with a zone keeps it. */
export function onClockOf(time: unknown, clock: string): string {
  return clock + (written.exec(typeof time === "string" ? time : "")?.[2] ?? "");
}
