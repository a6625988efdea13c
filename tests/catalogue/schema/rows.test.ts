import { expect, it } from "vitest";
import { itemsOf, recordAt, rowsOf } from "../../../src/catalogue/schema/rows.ts";

const list = { rows: "/flags", named: "key" };

it("reads the members of an object as rows, each with its name", () => {
  const answer = { flags: { dark: { on: true }, beta: { on: false, key: "x" }, odd: 7 } };
  expect(rowsOf({ list }, answer)).toEqual([
    { key: "dark", on: true },
    { key: "beta", on: false },
  ]);
  expect(itemsOf({ list }, answer)).toBe(itemsOf({ list }, answer));
  expect(itemsOf({ list }, { flags: "none" })).toBeNull();
});

it("knows the name of a member as what identifies it", () => {
  const member = { type: "object" as const, properties: { on: { type: "boolean" as const } } };
  const answer = { properties: { flags: { additionalProperties: member } } };
  const record = recordAt({ resolve: (schema) => schema }, answer, list.rows, list.named);
  expect(record?.["x-key"]).toBe("key");
  expect(Object.keys(record?.properties ?? {})).toEqual(["key", "on"]);
});

it("reads no rows where a list may be null, and nothing where it may not", () => {
  const nullable = { rows: "/data", nullable: true };
  expect(itemsOf({ list: nullable }, { data: null })).toEqual([]);
  expect(itemsOf({ list: { ...nullable, rows: "" } }, null)).toEqual([]);
  for (const answer of [{}, { data: {} }, null]) {
    expect(itemsOf({ list: nullable }, answer)).toBeNull();
  }
  expect(itemsOf({ list: { rows: "/data" } }, { data: null })).toBeNull();
});
