import { type Language, languageTags } from "../../../i18n/language.ts";
import { listType, numberType, stringType, type Type } from "../../type.ts";
import {
  type Calendar,
  type Clock,
  calendar,
  ownClock,
  parts,
  periods,
  styles,
  units,
} from "../dates/calendar.ts";
import {
  dateTimeType,
  dateType,
  momentType,
  shownDateType,
  timeType,
  zoneType,
} from "../dates/date-types.ts";
import { type Run, Stopped, spend } from "../run.ts";
import type { FunctionTable, LanguageFunction } from "./language-function.ts";

const oneOf = <Name extends string>(values: readonly Name[]): Type => ({ kind: "string", values });
const same = ([first = stringType]: readonly Type[]): Type =>
  first.kind === "string" ? { ...first, values: null } : stringType;

/** Steps charged for a calendar function. */
const stepsOfCall = 40;

/** Steps charged for parsing two timestamps, or for formatting one. */
const stepsOfMore = 60;

/** Steps charged for each day of a range. */
const stepsOfDay = 5;

/**
 * The functions of dates and timestamps; the time zone is the member's unless the call names one.
 */
export const dateFunctions = {
  now: {
    ...dated([], dateTimeType, (_, { now }) => `${new Date(now).toISOString().slice(0, 19)}Z`, 1),
    parameters: [],
    optional: 0,
  },
  today: dated([], dateType, ({ today }, { now }, _, zone) => today(now, zone), 1),
  date: dated([momentType], dateType, ({ dayOf }, _, [moment], zone) => dayOf(text(moment), zone)),
  dateTime: dated([dateType, timeType], dateTimeType, ({ momentOf }, _, [day, time], zone) =>
    momentOf(text(day), text(time), zone),
  ),
  add: dated(
    [momentType, numberType, oneOf(units)],
    same,
    ({ add }, _, [moment, amount, name], zone) => {
      const unit = units.find((one) => one === name);
      return typeof amount === "number" && unit ? add(text(moment), amount, unit, zone) : null;
    },
  ),
  difference: dated(
    [momentType, momentType, oneOf(units)],
    numberType,
    ({ difference }, _, [from, to, name], zone) => {
      const unit = units.find((one) => one === name);
      return unit ? difference(text(from), text(to), unit, zone) : null;
    },
    stepsOfMore,
  ),
  ...Object.fromEntries(
    parts.map((part) => [
      part,
      dated([momentType], numberType, (known, _, [moment], zone) =>
        known.part(text(moment), part, zone),
      ),
    ]),
  ),
  startOf: edge("start"),
  endOf: edge("end"),
  days: dated(
    [momentType, momentType],
    listType(dateType),
    ({ days }, _, [from, to], zone, run) => {
      const range = days(text(from), text(to), zone);
      if (!range) return [];
      spend(run, range.count * stepsOfDay);
      return Array.from({ length: range.count }, (__, index) => range.day(index));
    },
  ),
  format: dated(
    [momentType, oneOf(styles)],
    shownDateType,
    (known, clock, [moment, name], zone) => {
      const style = styles.find((one) => one === name);
      const local = style ? known.localTime(text(moment), zone) : null;
      return style && local !== null ? writtenAs(style, clock.language, local) : null;
    },
    stepsOfMore,
  ),
} satisfies FunctionTable;

type Work = (
  known: Calendar,
  clock: Clock,
  args: readonly unknown[],
  zone: string,
  run: Run,
) => unknown;

/** Creates a calendar function whose last argument is an optional time zone. */
function dated(
  parameters: readonly Type[],
  answer: LanguageFunction["answer"],
  work: Work,
  steps = stepsOfCall,
): LanguageFunction {
  return {
    parameters: [...parameters, zoneType],
    optional: 1,
    needsCalendar: true,
    answer,
    run: (args, run) => {
      const known = calendar();
      const given = args.slice(0, parameters.length);
      if (!known || given.some((one) => one === null || one === undefined)) return null;
      spend(run, steps);
      const clock = run.scope.clock ?? ownClock();
      const zone = args[parameters.length] ?? clock.zone;
      if (typeof zone !== "string" || !known.isZone(zone)) throw new Stopped("zone");
      return work(known, clock, given, zone, run);
    },
  };
}

function edge(side: "start" | "end"): LanguageFunction {
  return dated([momentType, oneOf(periods)], same, (known, _, [moment, name], zone) => {
    const period = periods.find((one) => one === name);
    return period ? known.edge(text(moment), period, side, zone) : null;
  });
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const day = { year: "numeric", month: "short", day: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

type Style = (typeof styles)[number];

const formats: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  date: day,
  dateTime: { ...day, ...time },
  time,
  month: { year: "numeric", month: "long" },
  long: { dateStyle: "full" },
  weekday: { weekday: "long" },
};

const made = new Map<string, Intl.DateTimeFormat>();

/** A local time, which counts as if its zone were UTC, in a style. */
function writtenAs(style: Style, language: Language, local: number): string {
  const key = `${style} ${language}`;
  const options = { ...formats[style], timeZone: "UTC" };
  const format = made.get(key) ?? new Intl.DateTimeFormat(languageTags[language], options);
  made.set(key, format);
  return format.format(local);
}
