import { Temporal } from "temporal-polyfill";
import type { Calendar, Period, Unit } from "./calendar.ts";
import { quickCalendar } from "./quick-calendar.ts";
import type { Span } from "./zone-offsets.ts";

type Day = Temporal.PlainDate;
type Moment = Temporal.ZonedDateTime;

/** The calendar of Temporal with quick arithmetic for the common calculations. */
export const fullCalendar = (): Calendar => quickCalendar(spanAt, temporalCalendar);

/** A calendar that uses Temporal for every calculation. */
export const temporalCalendar: Calendar = {
  slowCalls: () => 0,
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
  instant: (value, zone) =>
    orNull(() => {
      const point = read(value, zone);
      if (!point) return null;
      return point instanceof Temporal.PlainDate
        ? { milliseconds: point.toZonedDateTime("UTC").epochMilliseconds, zone: "UTC" }
        : { milliseconds: point.epochMilliseconds, zone };
    }),
};

/** How long clocks are not changed around a moment. */
export function spanAt(moment: number, zone: string): Span {
  const at = new Temporal.ZonedDateTime(BigInt(moment) * 1_000_000n, zone);
  const from = at.add({ milliseconds: 1 }).getTimeZoneTransition("previous");
  const to = at.getTimeZoneTransition("next");
  return {
    from: from?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: to?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: at.offsetNanoseconds / 1_000_000,
  };
}

let lastToday = { now: Number.NaN, zone: "", day: "" };

/** Asked for by each row of a list at the same moment, so the last one is kept. */
function today(now: number, zone: string): string {
  if (lastToday.now !== now || lastToday.zone !== zone) {
    const moment = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
    lastToday = { now, zone, day: moment.toPlainDate().toString() };
  }
  return lastToday.day;
}

/** A day or a moment; `null` where a text is neither. */
function read(value: string, zone: string): Day | Moment | null {
  const [, year, month, day, time, offset] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      value,
    ) ?? [];
  if (year === undefined) return null;
  // Made of numbers it is several times as quick as read from a text.
  const date = new Temporal.PlainDate(Number(year), Number(month), Number(day));
  if (time === undefined) return date;
  if (offset === undefined) {
    return date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) });
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

/** Days as they are, moments in the zone of Greenwich; years that have no four digits are none. */
function written(point: Day | Moment): string | null {
  const text = isDay(point) ? point.toString() : point.toInstant().toString();
  return /^\d{4}-/.test(text) && !text.startsWith("0000") ? text : null;
}

/** Temporal throws where there is no such day, moment or zone, or none that it can hold. */
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

/** A day has no hours; the 31st and a month more is the last day of the next. */
function added(point: Day | Moment, amount: number, unit: Unit): Day | Moment | null {
  const duration = { [unit]: Math.trunc(amount) };
  if (!isDay(point)) return point.add(duration);
  return isOfTime(unit) ? null : point.add(duration);
}

/** Whole units; a day is compared with a moment by the day that the moment falls on. */
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

/** The last day of a period, or its last millisecond. */
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
