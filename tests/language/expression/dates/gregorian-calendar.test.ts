import { describe, expect, it } from "vitest";
import {
  type Calendar,
  parts,
  periods,
  units,
} from "../../../../src/language/expression/dates/calendar.ts";
import { gregorianCalendar } from "../../../../src/language/expression/dates/gregorian-calendar.ts";
import { createRandom, type Random } from "../../../support/random.ts";
import { clockAt, temporalCalendar } from "./temporal-calendar.ts";

const zones = [
  ...["UTC", "+05:30", "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/Lima"],
  // These zones skip or repeat half an hour, a midnight, a month and a whole day.
  ...["Australia/Lord_Howe", "America/Sao_Paulo", "Africa/Casablanca", "Pacific/Apia"],
  ...["Africa/Cairo", "Asia/Tehran", "Pacific/Chatham", "America/Havana", "Antarctica/Troll"],
];

const dayMs = 86_400_000;

/** A random timestamp, often close to a clock change. */
function momentIn(random: Random, zone: string): number {
  const any = Date.UTC(1900, 0, 1) + random.below(220 * 365) * dayMs + random.below(dayMs);
  if (random.below(5) === 0) return any;
  const recent = Date.UTC(1975, 0, 1) + random.below(60 * 365) * dayMs;
  const change = clockAt(recent, zone).change ?? recent;
  const around = random.one([2_000, 7_200_000, 2 * dayMs, 40 * dayMs]);
  return change + random.below(2 * around) - around;
}

const odd = [
  ...["", "abc", "2026-02-30", "2026-13-01", "2026-1-1", "0001-01-01", "9999-12-31", "2024-02-29"],
  ...["2026-02-30T10:00:00Z", "2026-03-29T24:00:00Z", "2026-03-29T12:00:00.123456Z"],
  ...["2026-03-29T12:00:00.123456", "2026-03-29t12:00:00z", "2026-03-29T12:00:00+0100"],
  ...["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "2026-03-29T12"],
];

/** A random date or timestamp, in one of the forms that services use. */
function written(random: Random, zone: string): string {
  const moment = momentIn(random, zone);
  const text = new Date(moment).toISOString();
  const shown = new Date(moment + clockAt(moment, zone).offset).toISOString().slice(0, 19);
  return random.one([
    ...[text, `${text.slice(0, 19)}Z`, text.slice(0, 10), shown, shown.slice(0, 16)],
    `${new Date(moment - 34_200_000).toISOString().slice(0, 19)}-09:30`,
    random.one(odd),
  ]);
}

/** The results of both calendars for all calculations with two random values. */
function answers(random: Random): { asked: string; plain: unknown; temporal: unknown }[] {
  const zone = random.one(zones);
  const [value, other] = [written(random, zone), written(random, zone)];
  const unit = random.one(units);
  const amount = random.one([0, 1, -1, 3, 12, -12, 100, -1_000, 0.5, 25_000]);
  const period = random.one(periods);
  const part = random.one(parts);
  const time = random.one(["00:00", "02:30:00", "01:30", "23:59:59.5", "24:00", "x"]);
  const ask = (name: string, by: (known: Calendar) => unknown, ...args: unknown[]) => ({
    asked: JSON.stringify([name, zone, value, ...args]),
    plain: by(gregorianCalendar),
    temporal: by(temporalCalendar),
  });
  return [
    ask("dayOf", (known) => known.dayOf(value, zone)),
    ask("add", (known) => known.add(value, amount, unit, zone), amount, unit),
    ask("difference", (known) => known.difference(value, other, unit, zone), other, unit),
    ask("part", (known) => known.part(value, part, zone), part),
    ask("start", (known) => known.edge(value, period, "start", zone), period),
    ask("end", (known) => known.edge(value, period, "end", zone), period),
    ask("localTime", (known) => known.localTime(value, zone)),
    ask("momentOf", (known) => known.momentOf(value.slice(0, 10), time, zone), time),
    ask("days", (known) => known.days(value, other, zone)?.count, other),
  ];
}

describe("what plain arithmetic knows of days and moments", () => {
  it.each([1, 2, 3])("is what Temporal knows, also where clocks are changed: seed %i", (seed) => {
    const random = createRandom(seed);
    const asked = Array.from({ length: 700 }, () => answers(random)).flat();
    expect(asked.filter((one) => !isSame(one))).toEqual([]);
  });
});

function isSame({ plain, temporal }: { plain: unknown; temporal: unknown }): boolean {
  return JSON.stringify(plain) === JSON.stringify(temporal);
}
