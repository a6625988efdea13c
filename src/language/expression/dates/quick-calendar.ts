import type { Calendar, Period, Unit } from "./calendar.ts";
import {
  addMonths,
  civilOf,
  dayMs,
  daysOf,
  dayText,
  momentText,
  monthsBetween,
  weekdayOf,
  weekOf,
} from "./civil.ts";
import { dayIn, momentIn, type Point, readPoint, unsure } from "./points.ts";
import { keepOffsets, type SpanAt, type ZoneOffsets } from "./zone-offsets.ts";

const perUnit: Readonly<Partial<Record<Unit, number>>> = {
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
};

/** Maximum amount added to a date: any larger one leads beyond the supported years. */
const mostAdded = 1e10;

/** A calendar that uses fast arithmetic where that is certain, and the slow calendar elsewhere. */
export function quickCalendar(spanAt: SpanAt, slow: Calendar): Calendar {
  const clocks = keepOffsets(spanAt);
  let slowCalls = 0;

  /** The result of the quick calculation, or of the slow one where the quick one is not certain. */
  const or = <Args extends readonly unknown[], Answer>(
    quick: (...args: Args) => Answer | undefined,
    sure: (...args: Args) => Answer,
  ) => {
    return (...args: Args): Answer => {
      const answer = quick(...args);
      if (answer !== unsure) return answer;
      slowCalls += 1;
      return sure(...args);
    };
  };

  const read = (value: string, zone: string) => readPoint(value, zone, clocks);
  const of = <Answer>(value: string, zone: string, work: (point: Point) => Answer | undefined) => {
    const point = read(value, zone);
    return point ? work(point) : point;
  };

  return {
    ...slow,
    slowCalls: () => slowCalls,
    dayOf: or((value, zone) => of(value, zone, ({ local }) => dayText(dayIn(local))), slow.dayOf),
    momentOf: or((day, ofDay, zone) => momentIn(day, ofDay, zone, clocks), slow.momentOf),
    add: or(
      (value, amount, unit, zone) =>
        of(value, zone, (point) => added(point, amount, unit, zone, clocks)),
      slow.add,
    ),
    difference: or((from, to, unit, zone) => {
      const [first, last] = [read(from, zone), read(to, zone)];
      return first && last ? between(first, last, unit, zone, clocks) : missing(first, last);
    }, slow.difference),
    part: or((value, part, zone) => of(value, zone, (point) => partOf(point, part)), slow.part),
    edge: or(
      (value, period, side, zone) =>
        of(value, zone, (point) => edgeOf(point, period, side, zone, clocks)),
      slow.edge,
    ),
    days: or((from, to, zone) => {
      const [first, last] = [read(from, zone), read(to, zone)];
      if (!first || !last) return missing(first, last);
      const begin = dayIn(first.local);
      const count = Math.max(0, dayIn(last.local) - begin + 1);
      if (dayText(dayIn(last.local)) === null) return unsure;
      return { count, day: (index) => dayText(begin + index) ?? "" };
    }, slow.days),
    instant: or((value, zone) => {
      return of(value, zone, ({ local, moment }) =>
        moment === null ? { milliseconds: local, zone: "UTC" } : { milliseconds: moment, zone },
      );
    }, slow.instant),
  };
}

/**
 * The result of two points of which at least one is invalid (`null`) or not certain (`undefined`).
 */
function missing(first: Point | null | undefined, last: Point | null | undefined) {
  return first === unsure || last === unsure ? unsure : null;
}

function added(point: Point, given: number, unit: Unit, zone: string, clocks: ZoneOffsets) {
  const amount = Math.trunc(given);
  if (!(Math.abs(amount) <= mostAdded)) return unsure;
  const { local, moment } = point;
  const ofTime = perUnit[unit];
  if (ofTime !== undefined) return moment === null ? null : momentText(moment + amount * ofTime);
  const day = dayIn(local);
  const next = dayAfter(day, amount, unit);
  if (moment === null) return dayText(next);
  // If nothing is added, the timestamp stays the same even where a local time occurs twice.
  if (next === day) return momentText(moment);
  const made = clocks.momentOf(local + (next - day) * dayMs, zone);
  return made === unsure ? unsure : momentText(made);
}

function dayAfter(day: number, amount: number, unit: Unit): number {
  switch (unit) {
    case "years":
      return addMonths(day, amount * 12);
    case "months":
      return addMonths(day, amount);
    case "weeks":
      return day + amount * 7;
    default:
      return day + amount;
  }
}

function between(from: Point, to: Point, unit: Unit, zone: string, clocks: ZoneOffsets) {
  const ofTime = perUnit[unit];
  if (from.moment === null || to.moment === null) {
    return ofTime === undefined ? unitsBetween(dayIn(from.local), dayIn(to.local), unit) : null;
  }
  const [begin, end] = [from.moment, to.moment];
  // Adding 0 turns -0 into 0.
  if (ofTime !== undefined) return Math.trunc((end - begin) / ofTime) + 0;
  const first = dayIn(from.local);
  const sign = end < begin ? -1 : 1;
  const time = from.local - first * dayMs;
  let last = dayIn(to.local);
  if ((to.local - last * dayMs - time) * sign < 0) last -= sign;
  // Finds the last day on which the start's time of day is not after the end.
  for (; (last - first) * sign > 0; last -= sign) {
    const passed = clocks.momentOf(last * dayMs + time, zone);
    if (passed === unsure) return unsure;
    if ((end - passed) * sign >= 0) break;
  }
  return (last - first) * sign > 0 ? unitsBetween(first, last, unit) : 0;
}

function unitsBetween(from: number, to: number, unit: Unit): number {
  switch (unit) {
    case "years":
      return Math.trunc(monthsBetween(from, to) / 12) + 0;
    case "months":
      return monthsBetween(from, to) + 0;
    case "weeks":
      return Math.trunc((to - from) / 7) + 0;
    default:
      return to - from;
  }
}

function partOf({ local, moment }: Point, part: string): number | null {
  const day = dayIn(local);
  const seconds = Math.floor((local - day * dayMs) / 1000);
  switch (part) {
    case "hour":
      return moment === null ? null : Math.floor(seconds / 3600);
    case "minute":
      return moment === null ? null : Math.floor(seconds / 60) % 60;
    case "second":
      return moment === null ? null : seconds % 60;
    case "weekday":
      return weekdayOf(day);
    case "week":
      return weekOf(day);
    case "quarter":
      return Math.ceil(civilOf(day).month / 3);
    case "year":
    case "month":
    case "day":
      return civilOf(day)[part];
    default:
      return null;
  }
}

function edgeOf(
  { local, moment }: Point,
  period: Period,
  side: "start" | "end",
  zone: string,
  clocks: ZoneOffsets,
) {
  if (period === "hour") {
    if (moment === null) return null;
    const first = moment - (((local % 3_600_000) + 3_600_000) % 3_600_000);
    // In an hour in which the offset changes, only the slow calendar knows where the hour begins.
    if (clocks.offsetAt(first, zone) !== clocks.offsetAt(moment, zone)) return unsure;
    return momentText(side === "start" ? first : first + 3_599_999);
  }
  const begin = firstDay(dayIn(local), period);
  const day = side === "start" ? begin : dayBehind(begin, period);
  if (moment === null) return dayText(side === "start" ? day : day - 1);
  // Where the clock change skips midnight, the day begins later.
  const isShown = clocks.isShown(day * dayMs, zone);
  const midnight = isShown ? clocks.momentOf(day * dayMs, zone) : unsure;
  if (midnight === unsure) return unsure;
  return momentText(side === "start" ? midnight : midnight - 1);
}

function firstDay(day: number, period: Period): number {
  if (period === "week") return day - weekdayOf(day) + 1;
  if (period === "day") return day;
  const { year, month } = civilOf(day);
  if (period === "year") return daysOf(year, 1, 1);
  return daysOf(year, period === "month" ? month : month - ((month - 1) % 3), 1);
}

/** The first day after a period that begins on a day. */
function dayBehind(first: number, period: Period): number {
  if (period === "day") return first + 1;
  if (period === "week") return first + 7;
  return addMonths(first, { year: 12, quarter: 3, month: 1, hour: 0 }[period]);
}
