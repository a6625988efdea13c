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
import { dayIn, momentIn, type Point, readPoint } from "./points.ts";
import { isZone, momentOf, offsetAt, startOfDay } from "./zone-offsets.ts";

const perUnit: Readonly<Partial<Record<Unit, number>>> = {
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1_000,
};

/** Maximum amount added to a date: any larger one leads beyond the supported years. */
const mostAdded = 1e12;

/** The Gregorian calendar by plain arithmetic, with the clock changes that this computer knows. */
export const gregorianCalendar: Calendar = {
  isZone,
  today: (now, zone) => dayText(dayIn(now + offsetAt(now, zone))) ?? "",
  dayOf: (value, zone) => {
    const point = readPoint(value, zone);
    return point && dayText(dayIn(point.local));
  },
  momentOf: momentIn,
  add: (value, amount, unit, zone) => {
    const point = readPoint(value, zone);
    return point && added(point, Math.trunc(amount), unit, zone);
  },
  difference: (from, to, unit, zone) => {
    const [first, last] = [readPoint(from, zone), readPoint(to, zone)];
    return first && last && between(first, last, unit, zone);
  },
  part: (value, part, zone) => {
    const point = readPoint(value, zone);
    return point && partOf(point, part);
  },
  edge: (value, period, side, zone) => {
    const point = readPoint(value, zone);
    return point && edgeOf(point, period, side, zone);
  },
  days: (from, to, zone) => {
    const [first, last] = [readPoint(from, zone), readPoint(to, zone)];
    if (!first || !last) return null;
    const begin = dayIn(first.local);
    const count = Math.max(0, dayIn(last.local) - begin + 1);
    return { count, day: (index) => dayText(begin + index) ?? "" };
  },
  localTime: (value, zone) => readPoint(value, zone)?.local ?? null,
};

function added({ local, moment }: Point, amount: number, unit: Unit, zone: string) {
  if (!(Math.abs(amount) <= mostAdded)) return null;
  const ofTime = perUnit[unit];
  if (ofTime !== undefined) return moment === null ? null : momentText(moment + amount * ofTime);
  const day = dayIn(local);
  const next = dayAfter(day, amount, unit);
  if (moment === null) return dayText(next);
  // If nothing is added, the timestamp stays the same even where a local time occurs twice.
  if (next === day) return momentText(moment);
  if (dayText(next) === null) return null;
  return momentText(momentOf(local + (next - day) * dayMs, zone));
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

function between(from: Point, to: Point, unit: Unit, zone: string): number | null {
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
    if ((end - momentOf(last * dayMs + time, zone)) * sign >= 0) break;
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
): string | null {
  if (period === "hour") {
    if (moment === null) return null;
    const first = startOfHour(local, moment, zone);
    return momentText(side === "start" ? first : first + 3_599_999);
  }
  const begin = firstDay(dayIn(local), period);
  const day = side === "start" ? begin : dayBehind(begin, period);
  if (moment === null) return dayText(side === "start" ? day : day - 1);
  const begins = startOfDay(day * dayMs, zone);
  return momentText(side === "start" ? begins : begins - 1);
}

function startOfHour(local: number, moment: number, zone: string): number {
  const hour = Math.floor(local / 3_600_000) * 3_600_000;
  const first = hour - (local - moment);
  // Where the clock was changed since, the hour began at another offset.
  return first + offsetAt(first, zone) === hour ? first : momentOf(hour, zone);
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
