import { Temporal } from "temporal-polyfill";
import type { Calendar, Period, Unit } from "../../../../src/language/expression/dates/calendar.ts";

type Day = Temporal.PlainDate;
type Moment = Temporal.ZonedDateTime;

/** A calendar that uses Temporal for every calculation, to which the product's is compared. */
export const temporalCalendar: Calendar = {
  isZone: (zone) =>
    orNull(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)) !== null,
  today,
  dayOf: (value, zone) => worked(value, zone, dayIn),
  momentOf: (day, time, zone) =>
    orNull(() =>
      written(
        Temporal.PlainDate.from(day, { overflow: "reject" }).toZonedDateTime({
          timeZone: zone,
          plainTime: Temporal.PlainTime.from(time, { overflow: "reject" }),
        }),
      ),
    ),
  add: (value, amount, unit, zone) => worked(value, zone, (point) => added(point, amount, unit)),
  difference: (from, to, unit, zone) =>
    orNull(() => {
      const [first, second] = [read(from, zone), read(to, zone)];
      return first && second && between(first, second, unit);
    }),
  part: (value, part, zone) =>
    orNull(() => {
      const point = read(value, zone);
      return point && partOf(point, part);
    }),
  edge: (value, period, edge, zone) =>
    worked(value, zone, (point) => (edge === "start" ? start(point, period) : end(point, period))),
  days: (from, to, zone) =>
    orNull(() => {
      const [first, last] = [read(from, zone), read(to, zone)];
      if (!first || !last) return null;
      const day = dayIn(first);
      const count = day.until(dayIn(last), { largestUnit: "days" }).days + 1;
      return { count: Math.max(0, count), day: (index) => day.add({ days: index }).toString() };
    }),
  localTime: (value, zone) =>
    orNull(() => {
      const point = read(value, zone);
      const local = point && (isDay(point) ? point : point.toPlainDateTime());
      return local?.toZonedDateTime("UTC").epochMilliseconds ?? null;
    }),
};

/** The offset of a zone at an instant, and the next clock change, in milliseconds. */
export function clockAt(moment: number, zone: string): { offset: number; change: number | null } {
  const at = new Temporal.ZonedDateTime(BigInt(moment) * 1_000_000n, zone);
  const change = at.getTimeZoneTransition("next") ?? at.getTimeZoneTransition("previous");
  return { offset: at.offsetNanoseconds / 1_000_000, change: change?.epochMilliseconds ?? null };
}

function today(now: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

/** Reads a date or a timestamp; `null` if a text is neither. */
function read(value: string, zone: string): Day | Moment | null {
  const [, year, month, day, time, offset] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      value,
    ) ?? [];
  if (year === undefined) return null;
  // Creating the date from numbers is several times as fast as parsing it from text.
  const date = new Temporal.PlainDate(Number(year), Number(month), Number(day));
  if (time === undefined) return date;
  if (offset === undefined) {
    const plainTime = Temporal.PlainTime.from(time).round({
      smallestUnit: "millisecond",
      roundingMode: "trunc",
    });
    return date.toZonedDateTime({ timeZone: zone, plainTime });
  }
  const milliseconds = Date.parse(value);
  return Number.isNaN(milliseconds)
    ? null
    : new Temporal.ZonedDateTime(BigInt(milliseconds) * 1_000_000n, zone);
}

/** Converts a date or a moment with a function, and answers the result as text. */
function worked(
  value: string,
  zone: string,
  work: (point: Day | Moment) => Day | Moment | null,
): string | null {
  return orNull(() => {
    const point = read(value, zone);
    const made = point && work(point);
    return made && written(made);
  });
}

/** Formats a date as it is and a timestamp in UTC; `null` for years without four digits. */
function written(point: Day | Moment): string | null {
  const text = isDay(point) ? point.toString() : point.toInstant().toString();
  return /^\d{4}-/.test(text) && !text.startsWith("0000") ? text : null;
}

/**
 * Returns `null` where Temporal throws because a date, a time or a zone is invalid or out of range.
 */
function orNull<Value>(make: () => Value | null): Value | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const isDay = (point: Day | Moment): point is Day => point instanceof Temporal.PlainDate;

const dayIn = (point: Day | Moment): Day => (isDay(point) ? point : point.toPlainDate());

type UnitOfTime = Extract<Unit, "hours" | "minutes" | "seconds">;

const isOfTime = (unit: Unit): unit is UnitOfTime =>
  unit === "hours" || unit === "minutes" || unit === "seconds";

/**
 * Adds a duration; a date accepts no hours, and a month after the 31st is the last of the next
 * month.
 */
function added(point: Day | Moment, amount: number, unit: Unit): Day | Moment | null {
  const duration = { [unit]: Math.trunc(amount) };
  if (!isDay(point)) return point.add(duration);
  return isOfTime(unit) ? null : point.add(duration);
}

/** The difference in whole units; a date is compared with a timestamp by the timestamp's date. */
function between(from: Day | Moment, to: Day | Moment, unit: Unit): number | null {
  if (!isDay(from) && !isDay(to)) return from.until(to, { largestUnit: unit })[unit];
  return isOfTime(unit) ? null : dayIn(from).until(dayIn(to), { largestUnit: unit })[unit];
}

function partOf(point: Day | Moment, part: string): number | null {
  switch (part) {
    case "hour":
    case "minute":
    case "second":
      return isDay(point) ? null : point[part];
    case "weekday":
      return point.dayOfWeek;
    case "week":
      return point.weekOfYear ?? null;
    case "quarter":
      return Math.ceil(point.month / 3);
    case "year":
    case "month":
    case "day":
      return point[part];
    default:
      return null;
  }
}

function start(point: Day | Moment, period: Period): Day | Moment | null {
  if (period === "hour") {
    return isDay(point) ? null : point.round({ smallestUnit: "hour", roundingMode: "floor" });
  }
  const first = firstDay(dayIn(point), period);
  return isDay(point) ? first : first.toZonedDateTime(point.timeZoneId);
}

function firstDay(day: Day, period: Period): Day {
  switch (period) {
    case "week":
      return day.subtract({ days: day.dayOfWeek - 1 });
    case "month":
      return day.with({ day: 1 });
    case "quarter":
      return day.with({ day: 1, month: day.month - ((day.month - 1) % 3) });
    case "year":
      return day.with({ day: 1, month: 1 });
    default:
      return day;
  }
}

/** The last day of a period, or its last millisecond for a timestamp. */
function end(point: Day | Moment, period: Period): Day | Moment | null {
  const first = start(point, period);
  if (!first) return null;
  if (period === "hour") return isDay(first) ? null : first.add({ milliseconds: 3_599_999 });
  const length = {
    year: { years: 1 },
    quarter: { months: 3 },
    month: { months: 1 },
    week: { weeks: 1 },
    day: { days: 1 },
  }[period];
  const next = dayIn(first).add(length);
  return isDay(point)
    ? next.subtract({ days: 1 })
    : next.toZonedDateTime(point.timeZoneId).subtract({ milliseconds: 1 });
}
