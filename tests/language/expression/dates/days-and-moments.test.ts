import { beforeAll, describe, expect, it } from "vitest";
import { checkExpression } from "../../../../src/language/expression/check.ts";
import { loadCalendar } from "../../../../src/language/expression/dates/calendar.ts";
import {
  dateTimeType,
  dateType,
  timeType,
} from "../../../../src/language/expression/dates/date-types.ts";
import { evaluate } from "../../../../src/language/expression/evaluate.ts";
import { newMeter } from "../../../../src/language/expression/meter.ts";
import { parseExpression } from "../../../../src/language/expression/parse.ts";
import { recordType, type Type, typeName } from "../../../../src/language/type.ts";
import { problemsOfBody } from "../../../support/shipped-environment.ts";

beforeAll(loadCalendar);

const clock = {
  now: Date.parse("2026-06-01T22:30:00Z"),
  zone: "Europe/Berlin",
  language: "en",
} as const;

function result(source: string, language: "en" | "zh" | "es" | "ja" = "en") {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(parsed.reason);
  const meter = newMeter();
  const meters = { of: () => meter };
  const scope = { variables: {}, can: () => false, meters, clock: { ...clock, language } };
  return { value: evaluate(parsed, scope), stopped: meter.stopped };
}

describe("the present moment is where the member is, unless a zone is said", () => {
  it.each([
    ["now()", "2026-06-01T22:30:00Z"],
    ["today()", "2026-06-02"],
    ["today('America/Lima')", "2026-06-01"],
    ["date(now())", "2026-06-02"],
    ["hour(now())", 0],
    ["hour(now(), 'Asia/Tokyo')", 7],
    ["startOf(now(), 'day')", "2026-06-01T22:00:00Z"],
    ["startOf(now(), 'day', 'UTC')", "2026-06-01T00:00:00Z"],
    ["format(now(), 'dateTime')", "2 Jun 2026, 00:30"],
    ["format(now(), 'dateTime', '+05:30')", "2 Jun 2026, 04:00"],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toBe(wanted);
  });
});

describe("days and moments are added to, and told apart", () => {
  it.each([
    ["add('2026-01-31', 1, 'months')", "2026-02-28"],
    ["add('2024-02-29', 1, 'years')", "2025-02-28"],
    ["add('2024-02-29', 4, 'years')", "2028-02-29"],
    ["add('2026-03-01', -1, 'days')", "2026-02-28"],
    ["difference('2026-03-28', '2026-04-02', 'days')", 5],
    ["difference('2026-04-02', '2026-03-28', 'days')", -5],
    ["difference('2000-02-29', '2026-02-28', 'years')", 25],
    ["difference('2026-06-01', '2026-06-01T23:30:00Z', 'days')", 1],
    ["days('2026-02-27', '2026-03-01')", ["2026-02-27", "2026-02-28", "2026-03-01"]],
    ["days('2026-03-01', '2026-02-27')", []],
    ["startOf('2026-05-17', 'quarter')", "2026-04-01"],
    ["endOf('2026-02-17', 'month')", "2026-02-28"],
    ["endOf('2026-02-17T10:20:30Z', 'hour')", "2026-02-17T10:59:59.999Z"],
    ["startOf('2026-06-07', 'week')", "2026-06-01"],
    ["weekday('2026-06-07')", 7],
    ["week('2026-12-31')", 53],
    ["year('2026-06-07')", 2026],
    ["quarter('2026-12-01')", 4],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toEqual(wanted);
  });

  it.each([
    ["en", "Sunday, 7 June 2026"],
    ["zh", "2026年6月7日星期日"],
    ["es", "domingo, 7 de junio de 2026"],
    ["ja", "2026年6月7日日曜日"],
  ] as const)("written in %s", (language, wanted) => {
    expect(result("format('2026-06-07', 'long')", language).value).toBe(wanted);
  });
});

describe("where clocks are changed", () => {
  it.each([
    // On 29 March 02:30 is skipped, so the time is one hour later.
    ["dateTime('2026-03-29', '02:30:00')", "2026-03-29T01:30:00Z"],
    // On 25 October 02:30 occurs twice; the first one is meant.
    ["dateTime('2026-10-25', '02:30:00')", "2026-10-25T00:30:00Z"],
    ["add('2026-03-29T00:30:00Z', 1, 'hours')", "2026-03-29T01:30:00Z"],
    ["add('2026-03-28T01:30:00Z', 1, 'days')", "2026-03-29T01:30:00Z"],
    ["difference('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'hours')", 23],
    ["difference('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 'days')", 1],
    ["endOf('2026-10-25T05:00:00Z', 'day')", "2026-10-25T22:59:59.999Z"],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toBe(wanted);
  });
});

describe("at the ends of time", () => {
  it.each([
    ["year('0001-01-01')", 1],
    ["format('0001-01-01', 'date')", "1 Jan 1"],
    ["add('0001-01-01', -1, 'days')", null],
    ["add('9999-12-31', 1, 'days')", null],
    ["add('9999-12-31', -1, 'days')", "9999-12-30"],
    ["difference('0001-01-01', '9999-12-31', 'years')", 9998],
    ["add('2026-01-01', 1e300, 'days')", null],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toBe(wanted);
  });

  it("more days than one expression may make stop by name", () => {
    expect(result("days('0001-01-01', '9999-12-31')")).toEqual({ value: null, stopped: "cost" });
  });
});

describe("functions of days and moments go over 10,000 rows", () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const at = new Date(Date.UTC(2024, 0, 1) + index * 55_433_000).toISOString();
    return { at, on: at.slice(0, 10), odd: `${at.slice(0, 19)}+0100` };
  });
  const overRows = (source: string) => {
    const parsed = parseExpression(source);
    if ("reason" in parsed) throw new Error(parsed.reason);
    const meter = newMeter();
    const meters = { of: () => meter };
    const can = () => false;
    for (const row of rows) evaluate(parsed, { variables: { row }, can, meters, clock });
    return meter;
  };

  it.each([
    "add(row.at, 3, 'days') < now() && difference(row.at, now(), 'hours') > 3",
    "format(startOf(add(row.on, 1, 'months'), 'month'), 'month')",
    "difference(row.on, today(), 'days') > 30 ? 'late' : format(row.on, 'date')",
    "date(row.odd)",
  ])("%s", (source) => expect(overRows(source).stopped).toBeNull());

  it("but those that take long are stopped by name", () => {
    expect(overRows("size(days(add(row.on, -1, 'years'), row.on))").stopped).toBe("cost");
  });
});

describe("what is no day, and no zone", () => {
  it.each([
    "dateTime('2026-02-30', '10:00:00')",
    "add('2026-13-01', 1, 'days')",
    "add(null, 1, 'days')",
  ])("%s is nothing", (source) => expect(result(source)).toEqual({ value: null, stopped: null }));

  it("a zone that there is not stops by name", () => {
    expect(result("today('Europe/' + 'Berln')")).toEqual({ value: null, stopped: "zone" });
  });
});

describe("moments are compared as moments", () => {
  it.each([
    ["'2026-03-29T01:30:00+01:00' == '2026-03-29T00:30:00Z'", true],
    ["'2026-03-29T01:30:00+01:00' <= '2026-03-29T00:30:00Z'", true],
    ["'2026-03-29T01:30:00+01:00' < '2026-03-29T00:30:00Z'", false],
    ["'2026-03-29T01:30:00+01:00' > '2026-03-29T00:29:59.5Z'", true],
    ["['2026-03-29T01:30:00+01:00', '2026-03-29T00:30:00Z'].distinct().size()", 1],
    ["min('2026-03-29T01:30:00+01:00', '2026-03-29T01:00:00Z')", "2026-03-29T01:30:00+01:00"],
    ["'2026-03-01' < '2026-10-01'", true],
  ])("%s is %j", (source, wanted) => {
    expect(result(source).value).toBe(wanted);
  });
});

const row = recordType({ dueOn: dateType, shippedAt: dateTimeType, opensAt: timeType });

function check(source: string): { type: Type; told: string[] } {
  const parsed = parseExpression(source);
  if ("reason" in parsed) throw new Error(parsed.reason);
  const told: string[] = [];
  const type = checkExpression(parsed.ast, {
    scope: { row },
    source,
    permissions: [],
    uses: new Set(),
    reads: new Set(),
    report: (code, { start, end }, _, suggestion = null) => {
      const meant = typeof suggestion === "function" ? suggestion() : suggestion;
      told.push(`${code} ${source.slice(start, end)} → ${meant}`);
    },
  });
  return { type, told };
}

describe("the checker compares days with days and moments with moments", () => {
  it.each([
    ["row.dueOn < '31.12.2026'", "valueDoesNotFit '31.12.2026' → '2026-12-31'"],
    ["row.dueOn < '2026-3-01'", "valueDoesNotFit '2026-3-01' → '2026-03-01'"],
    ["row.dueOn <= '2026-06-31'", "valueDoesNotFit '2026-06-31' → null"],
    [
      "row.dueOn == '2026-03-01T00:00:00Z'",
      "valueDoesNotFit '2026-03-01T00:00:00Z' → '2026-03-01'",
    ],
    ["row.dueOn < 'today'", "valueDoesNotFit 'today' → today()"],
    [
      "row.shippedAt >= '2026-03-01 00:00'",
      "valueDoesNotFit '2026-03-01 00:00' → '2026-03-01T00:00:00Z'",
    ],
    ["row.dueOn < row.shippedAt", "wrongOperand row.shippedAt → date(row.shippedAt)"],
    ["row.shippedAt > row.dueOn", "wrongOperand row.shippedAt → date(row.shippedAt)"],
    ["row.opensAt < '8.30'", "valueDoesNotFit '8.30' → '08:30:00'"],
    [
      "row.dueOn - today() > 14",
      "wrongOperand row.dueOn - today() → difference(today(), row.dueOn, 'days')",
    ],
    ["row.dueOn + 7", "wrongOperand row.dueOn + 7 → add(row.dueOn, 7, 'days')"],
    ["add(row.dueOn, 7, 'day')", "wrongOperand 'day' → null"],
    ["add('31.12.2026', 7, 'days')", "wrongOperand '31.12.2026' → '2026-12-31'"],
    ["today('Europe/Berln')", "wrongOperand 'Europe/Berln' → 'Europe/Berlin'"],
  ])("%s", (source, wanted) => {
    expect(check(source).told).toEqual([wanted]);
  });

  it.each([
    ["row.dueOn < today() && row.shippedAt < now()", "bool"],
    ["date(row.shippedAt) == row.dueOn", "bool"],
    ["add(row.shippedAt, 3, 'hours') > '2026-03-01T00:00:00+01:00'", "bool"],
    ["'Due ' + row.dueOn", "string"],
    ["days(row.dueOn, today()).map(day, weekday(day))", "list<number>"],
    ["difference(row.dueOn, today(), 'days', 'Asia/Tokyo') > 14", "bool"],
    ["today('+05:30') > row.dueOn", "bool"],
  ])("nothing is wrong with %s", (source, type) => {
    const checked = check(source);
    expect(checked.told).toEqual([]);
    expect(typeName(checked.type)).toBe(type);
  });

  it("what depends on the present moment neither always nor never holds", () => {
    expect(
      problemsOfBody({ kind: "table", rows: "culturalGroup.page", when: "today() > '2026-06-01'" }),
    ).toEqual([]);
  });
});
