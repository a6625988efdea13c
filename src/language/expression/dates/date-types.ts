import type { Type } from "../../type.ts";

const ofFormat = (format: string): Type => ({
  kind: "string",
  values: null,
  said: { schema: { type: "string", format }, catalogue: { documents: new Map() } },
});

/** A day, as `2026-03-29`. */
export const dateType = ofFormat("date");

/** A moment, as `2026-03-29T01:30:00Z`. */
export const dateTimeType = ofFormat("date-time");

/** A time of day, as `08:00:00`. */
export const timeType = ofFormat("time");

/** A day or a moment. */
export const momentType = ofFormat("date or date-time");

/** The name of a zone, as `Europe/Berlin`. */
export const zoneType = ofFormat("time zone");
