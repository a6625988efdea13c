import type { Language } from "../../../i18n/language.ts";

/**
 * The units in which durations are added to dates and times, and in which differences are returned.
 */
export const units = ["years", "months", "weeks", "days", "hours", "minutes", "seconds"] as const;

/** The calendar periods that have a first and a last moment. */
export const periods = ["year", "quarter", "month", "week", "day", "hour"] as const;

/** The parts of a date or a time that expressions can read; Monday is the first weekday. */
export const parts = [
  ...(["year", "quarter", "month", "week", "day"] as const),
  ...(["weekday", "hour", "minute", "second"] as const),
] as const;

/** The styles in which dates and times are formatted for people. */
export const styles = ["date", "dateTime", "time", "month", "long", "weekday"] as const;

/** A unit of a duration. */
export type Unit = (typeof units)[number];

/** A calendar period. */
export type Period = (typeof periods)[number];

/** The current time, the member's time zone, and the language of the interface. */
export interface Clock {
  /** The current time, in milliseconds since 1970. */
  now: number;
  zone: string;
  language: Language;
}

/**
 * Date arithmetic for expressions. A date is a text such as `2026-03-29`; a timestamp is a text
 * such as `2026-03-29T01:30:00+01:00`, or without an offset in the local time of the given zone. Both
 * are read to the millisecond. The result is `null` for any other text, and outside of the years 1
 * to 9999.
 */
export interface Calendar {
  isZone(zone: string): boolean;
  today(now: number, zone: string): string;
  dayOf(value: string, zone: string): string | null;
  momentOf(day: string, time: string, zone: string): string | null;
  add(value: string, amount: number, unit: Unit, zone: string): string | null;
  difference(from: string, to: string, unit: Unit, zone: string): number | null;
  part(value: string, part: string, zone: string): number | null;
  edge(value: string, period: Period, edge: "start" | "end", zone: string): string | null;
  /** The number of days between two dates, both included, and each of these days on request. */
  days(
    from: string,
    to: string,
    zone: string,
  ): { count: number; day(index: number): string } | null;
  /** The local time of a date or a timestamp in milliseconds, counted as if the zone were UTC. */
  localTime(value: string, zone: string): number | null;
}

let loaded: Calendar | null = null;

/** The calendar for date arithmetic, or `null` until it is loaded. */
export function calendar(): Calendar | null {
  return loaded;
}

/** Loads the calendar, which is a separate file because only some pages use dates and times. */
export async function loadCalendar(): Promise<void> {
  loaded ??= (await import("./gregorian-calendar.ts")).gregorianCalendar;
}

/** The clock of this computer. */
export function ownClock(language: Language = "en"): Clock {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { now: Date.now(), zone: timeZone, language };
}
