import { dayMs, daysInMonth, daysOf, momentText } from "./civil.ts";
import { momentOf, offsetAt } from "./zone-offsets.ts";

/**
 * A date or a timestamp: its local time in milliseconds, counted as if the zone were UTC, and its
 * instant in milliseconds since 1970; a date has no instant.
 */
export interface Point {
  local: number;
  moment: number | null;
}

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/i;

/** A time of day; it is a local time, whatever offset a service writes after it. */
const writtenTime = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:[+-]\d\d:?\d\d)?$/;

/** The day of a local time, as the number of days since 1970. */
export const dayIn = (local: number): number => Math.floor(local / dayMs);

/** Reads a date or a timestamp, to the millisecond; `null` if a text is neither. */
export function readPoint(value: string, zone: string): Point | null {
  const [, years, months, days, hour, minute, second, fraction, utc, sign, hours, minutes] =
    written.exec(value) ?? [];
  const midnight = midnightOf(Number(years), Number(months), Number(days));
  if (midnight === null) return null;
  if (hour === undefined) return { local: midnight, moment: null };
  const hasOffset = utc !== undefined || sign !== undefined;
  const ofDay = hasOffset && endsDay(value) ? dayMs : timeOf(hour, minute, second, fraction);
  if (ofDay === null) return null;
  if (!hasOffset) return pointOf(momentOf(midnight + ofDay, zone), zone);
  const ahead = timeOf(hours ?? "0", minutes);
  if (ahead === null) return null;
  return pointOf(midnight + ofDay - (sign === "-" ? -ahead : ahead), zone);
}

/** Whether a timestamp is written as the end of its day, `24:00`. */
const endsDay = (value: string): boolean => /^.{11}24:00(?::00(?:\.0+)?)?(?:Z|[+-])/i.test(value);

/** The start of a day in local time; `null` if there is no such day. */
function midnightOf(year: number, month: number, day: number): number | null {
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1)) return null;
  return day > daysInMonth(year, month) ? null : daysOf(year, month, day) * dayMs;
}

/** The milliseconds from midnight to a time of day; `null` if there is no such time. */
function timeOf(hour: string, minute = "0", second = "0", fraction = ""): number | null {
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const rest = Number(fraction.slice(0, 3).padEnd(3, "0"));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
}

function pointOf(moment: number, zone: string): Point {
  return { local: moment + offsetAt(moment, zone), moment };
}

/** The timestamp of a local time on a date, as text; `null` if date or time is invalid. */
export function momentIn(date: string, time: string, zone: string): string | null {
  const point = readPoint(date, zone);
  const [, hour, minute, second, fraction] = writtenTime.exec(time) ?? [];
  if (!point || hour === undefined) return null;
  const ofDay = timeOf(hour, minute, second, fraction);
  return ofDay === null ? null : momentText(momentOf(dayIn(point.local) * dayMs + ofDay, zone));
}
