import { describe, expect, it } from "vitest";
import {
  exactJsonIn,
  exactNumber,
  exactText,
  type LongNumbers,
  writeExactJson,
} from "../../../src/catalogue/schema/exact-json.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";

const resolve = (schema: JsonSchema): JsonSchema => schema;
const write = (value: unknown, schema: JsonSchema, seen?: LongNumbers) =>
  writeExactJson(value, schema, { resolve, seen });

describe("a JSON text", () => {
  it("is read with integers that no number holds as texts, and remembers how they were written", () => {
    const seen: LongNumbers = new Map();
    const text = '[9007199254740993, -9007199254740993, "9007199254740995", 1, 1.5, "\\"1"]';
    const wanted = ["9007199254740993", "-9007199254740993", "9007199254740995", 1, 1.5, '"1'];
    expect(exactJsonIn(text, seen)).toEqual(wanted);
    expect(Object.fromEntries(seen)).toEqual({
      "9007199254740993": "number",
      "-9007199254740993": "number",
      "9007199254740995": "text",
    });
  });

  it.each([
    ["12345678901234567.89"],
    ["-12345678901234567.00"],
    ["1.234567890123456789"],
    ["0.1234567890123456789"],
    ["2.3333333333333333"],
    ["1234567890.1234567891e5"],
    [`0.${"123456789".repeat(20)}`],
  ])("is read with the number %s, which would be rounded, as a text", (number) => {
    expect(exactJsonIn(`{"amount":${number}, "other": [ ${number} ]}`)).toEqual({
      amount: number,
      other: [number],
    });
    expect(write([number], { items: { type: "number" } })).toBe(`[${number}]`);
  });

  it.each([
    ["0.30000000000000004"],
    ["0.10000000000000001"],
    ["0.1000000000000000055511"],
    ["1.50000000000000000000"],
    ["0.0000000000000000"],
    ["100000000000000000000.00"],
    ["1.7976931348623157e308"],
  ])("keeps the number %s, which loses nothing", (number) => {
    expect(exactJsonIn(`{"amount":${number}}`)).toEqual({ amount: Number(number) });
  });

  it.each([["1e400"], ["-1.5E+400"], ["1e-400"]])(
    "is read with the number %s, which would become infinite or 0, as a text",
    (number) => {
      const seen: LongNumbers = new Map();
      const read = exactJsonIn(`{"ratio": ${number}}`, seen);
      expect(read).toEqual({ ratio: number });
      expect(write(read, { properties: { ratio: { type: "number" } } }, seen)).toBe(
        `{"ratio":${number}}`,
      );
      expect(write(read, {}, seen)).toBe(`{"ratio":${number}}`);
      expect(exactNumber(number)).toBe(number);
    },
  );

  it("keeps texts that only look like numbers with a large exponent", () => {
    const seen: LongNumbers = new Map();
    const text = '{"commit":"7e12345","tiny":0e500}';
    expect(exactJsonIn(text, seen)).toEqual({ commit: "7e12345", tiny: 0 });
    expect(write({ commit: "7e12345" }, {}, seen)).toBe('{"commit":"7e12345"}');
  });

  it("without 16 digits in a row is not looked into", () => {
    const text = '{"id": 123456789012345}';
    expect(exactText(text)).toBe(text);
  });

  it("with long digits only within longer texts stays as it is, and whole values are found anywhere", () => {
    const plain = '{"pattern": "at 9007199254740993, or so", "link": "x:9007199254740993"}';
    expect(exactText(plain)).toBe(plain);
    const places = ["{}", " {} ", "[{}]", "[ 1 ,{}\n]", '{"a" : {} , "b": 1}', '{"a":{}}'];
    for (const place of places) {
      const text = place.replace("{}", "9007199254740993");
      expect(exactText(text)).toBe(place.replace("{}", '"9007199254740993"'));
    }
    const seen: LongNumbers = new Map();
    exactJsonIn('{"9007199254740993": {"a": "9007199254740995"}}', seen);
    expect([...seen.keys()]).toEqual(["9007199254740993", "9007199254740995"]);
  });

  it("that is none stays none", () => {
    expect(exactJsonIn('{"id":00009007199254740993}')).toBeUndefined();
    expect(exactJsonIn('{"id":00.12345678901234567890}')).toBeUndefined();
  });

  it.each([["a"], ['\\"'], ["\\\n"]])(
    "that ends within a text of many %j is given up at once",
    (part) => {
      expect(exactJsonIn(`[9007199254740993,"${part.repeat(50_000)}`)).toBeUndefined();
    },
  );
});

describe("a value", () => {
  const record: JsonSchema = {
    type: "object",
    properties: {
      id: { type: "integer" },
      code: { type: "string" },
      either: { anyOf: [{ type: "integer" }, { type: "null" }] },
      both: { type: ["integer", "string"] },
      ids: { type: "array", items: { type: "integer" } },
    },
    additionalProperties: { type: "number" },
  };
  const large = "9007199254740993";

  it("is written with a number where the schema wants one", () => {
    const value = {
      id: large,
      code: large,
      either: large,
      both: large,
      ids: [large, 1],
      more: large,
    };
    expect(write(value, record)).toBe(
      `{"id":${large},"code":"${large}","either":${large},"both":"${large}","ids":[${large},1],"more":${large}}`,
    );
  });

  it("is written as the text that it came as", () => {
    expect(write({ id: large }, record, new Map([[large, "text"]]))).toBe(`{"id":"${large}"}`);
  });

  it("is written as the number that it came as where the schema permits a text too", () => {
    const value = { both: large, code: large, extra: [large] };
    const seen: LongNumbers = new Map([[large, "number"]]);
    const { additionalProperties: _, ...open } = record;
    expect(write(value, open, seen)).toBe(`{"both":${large},"code":"${large}","extra":[${large}]}`);
  });

  it("that holds what stands before such a number meanwhile stays what it is", () => {
    const value = { id: large, code: "number 9007199254740993" };
    expect(write(value, record)).toBe(`{"id":${large},"code":"number ${large}"}`);
  });
});

it.each([
  ["7", 7],
  ["-0.5", -0.5],
  ["9007199254740993", "9007199254740993"],
  ["12345678901234567.89", "12345678901234567.89"],
  ["0b7c", "0b7c"],
  ["", ""],
] as const)("the text %j says the number, or stays the text: %j", (text, wanted) => {
  expect(exactNumber(text)).toBe(wanted);
});
