import { dayMs, daysInMonth, daysOf, momentText } from "./civil.ts";
import type { ZoneOffsets } from "./zone-offsets.ts";

/**
 * A date or a timestamp: its local time in milliseconds, counted as if the zone were UTC, and its
 * instant in milliseconds since 1970; a date has no instant.
 */
export interface Point {
  local: number;
  moment: number | null;
}

/** The result of the quick calendar for unclear cases, which the slow calendar then calculates. */
export const unsure = undefined;

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:(Z)|([+-])(\d\d):(\d\d))?)?$/;

const time = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/;

/** The day of a local time, as the number of days since 1970. */
export const dayIn = (local: number): number => Math.floor(local / dayMs);

/** Reads a date or a timestamp; `null` if a text is neither, `undefined` if that is unclear. */
export function readPoint(
  value: string,
  zone: string,
  clocks: ZoneOffsets,
): Point | null | undefined {
  const found = written.exec(value);
  if (!found) return /^\d{4}-\d\d-\d\d./.test(value) ? unsure : null;
  const [, years = "", months = "", days = "", hour, minute = "", second = "0", fraction = ""] =
    found;
  const [year, month, day] = [Number(years), Number(months), Number(days)];
  if (year === 0) return unsure;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  const midnight = daysOf(year, month, day) * dayMs;
  if (hour === undefined) return { local: midnight, moment: null };
  const ofDay = timeOf(hour, minute, second, fraction);
  if (ofDay === unsure) return unsure;
  const [, , , , , , , , greenwich, sign, hours = "", minutes = ""] = found;
  if (greenwich === undefined && sign === undefined) {
    // The slow calendar reads fractions of a second beyond milliseconds, since it keeps them.
    if (fraction.length > 3) return unsure;
    return pointOf(clocks.momentOf(midnight + ofDay, zone), zone, clocks);
  }
  if (Number(hours) > 23 || Number(minutes) > 59) return unsure;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return pointOf(midnight + ofDay - (sign === "-" ? -ahead : ahead), zone, clocks);
}

function timeOf(hour: string, minute: string, second: string, fraction: string) {
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hours > 23 || minutes > 59 || seconds > 59) return unsure;
  const rest = fraction === "" ? 0 : Number(fraction.slice(0, 3).padEnd(3, "0"));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
}

function pointOf(moment: number | undefined, zone: string, clocks: ZoneOffsets) {
  if (moment === unsure) return unsure;
  return { local: moment + clocks.offsetAt(moment, zone), moment };
}

/** The timestamp of a local time on a day, as text. */
export function momentIn(day: string, ofDay: string, zone: string, clocks: ZoneOffsets) {
  const found = time.exec(ofDay);
  const point = day.length === 10 ? readPoint(day, zone, clocks) : unsure;
  if (!found || !point) return unsure;
  const [, hour = "", minute = "", second = "0", fraction = ""] = found;
  const milliseconds = timeOf(hour, minute, second, fraction);
  if (milliseconds === unsure) return unsure;
  const moment = clocks.momentOf(point.local + milliseconds, zone);
  return moment === unsure ? unsure : momentText(moment);
}
