import type { Language } from "../../../i18n/language.ts";

/** The units that are added to days and moments, and in which the time between them is told. */
export const units = ["years", "months", "weeks", "days", "hours", "minutes", "seconds"] as const;

/** The periods that begin and end. */
export const periods = ["year", "quarter", "month", "week", "day", "hour"] as const;

/** What a day or a moment consists of; of weekdays the first is Monday. */
export const parts = [
  ...(["year", "quarter", "month", "week", "day"] as const),
  ...(["weekday", "hour", "minute", "second"] as const),
] as const;

/** How days and moments are written for people. */
export const styles = ["date", "dateTime", "time", "month", "long", "weekday"] as const;

/** One of the units. */
export type Unit = (typeof units)[number];

/** One of the periods. */
export type Period = (typeof periods)[number];

/** The present moment, where the member is, and the language that is shown. */
export interface Clock {
  /** The current time, in milliseconds since 1970. */
  now: number;
  zone: string;
  language: Language;
}

/**
 * What is known of days and moments: a day is a text as `2026-03-29`, a moment one as
 * `2026-03-29T01:30:00+01:00`, or without an offset as the clocks of the zone show it. What is
 * neither, or leaves the years 1 to 9999, gives `null`.
 */
export interface Calendar {
  /** How many calls so far took long. */
  slowCalls(): number;
  isZone(zone: string): boolean;
  today(now: number, zone: string): string;
  dayOf(value: string, zone: string): string | null;
  momentOf(day: string, time: string, zone: string): string | null;
  add(value: string, amount: number, unit: Unit, zone: string): string | null;
  difference(from: string, to: string, unit: Unit, zone: string): number | null;
  part(value: string, part: string, zone: string): number | null;
  edge(value: string, period: Period, edge: "start" | "end", zone: string): string | null;
  /** How many days lie from one to another, both counted; the days themselves on demand. */
  days(
    from: string,
    to: string,
    zone: string,
  ): { count: number; day(index: number): string } | null;
  /** The milliseconds since 1970 of a day's or a moment's beginning, and in which zone to write it. */
  instant(value: string, zone: string): { milliseconds: number; zone: string } | null;
}

let loaded: Calendar | null = null;

/** What is known of days and moments, once it was loaded. */
export function calendar(): Calendar | null {
  return loaded;
}

/** Loads it: only a page that asks for days or moments needs it. */
export async function loadCalendar(): Promise<void> {
  loaded ??= (await import("./temporal-calendar.ts")).fullCalendar();
}

/** The clock of this computer. */
export function ownClock(language: Language = "en"): Clock {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { now: Date.now(), zone: timeZone, language };
}
