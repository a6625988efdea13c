import { expect, it } from "vitest";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import {
  localTimes,
  readUnixTimes,
  writeUnixTimes,
} from "../../../src/catalogue/schema/unix-times.ts";

const moment: JsonSchema = { type: "string", format: "date-time", "x-unix-time": "seconds" };
const record: JsonSchema = {
  properties: {
    id: { type: "integer" },
    at: moment,
    seen: { ...moment, "x-unix-time": "milliseconds" },
    rows: { type: "array", items: { properties: { at: moment } } },
    stamps: { type: "array", items: moment },
    byDay: { additionalProperties: moment },
    either: { oneOf: [{ properties: { at: moment } }, { properties: { name: {} } }] },
  },
};
const asIs = (schema: JsonSchema) => schema;

const counted = {
  id: 1_700_000_000,
  at: 1_700_000_000,
  seen: 1_700_000_000_123,
  rows: [{ at: 0 }, { at: null }, null],
  stamps: [-1],
  byDay: { monday: 1_700_000_000.5 },
  either: { at: 1_700_000_000, name: "A" },
  other: 1_700_000_000,
};

it("moments are read of numbers wherever they stand, and go back as they came", () => {
  const read = readUnixTimes(counted, record, asIs);
  expect(read).toEqual({
    ...counted,
    at: "2023-11-14T22:13:20.000Z",
    seen: "2023-11-14T22:13:20.123Z",
    rows: [{ at: "1970-01-01T00:00:00.000Z" }, { at: null }, null],
    stamps: ["1969-12-31T23:59:59.000Z"],
    byDay: { monday: "2023-11-14T22:13:20.500Z" },
    either: { at: "2023-11-14T22:13:20.000Z", name: "A" },
  });
  expect(writeUnixTimes({ ...Object(read) }, record, asIs)).toEqual(counted);
});

it.each([9e15, "1700000000", true, "soon"])("%j is no moment, and stays", (at) => {
  expect(readUnixTimes({ at }, record, asIs)).toEqual({ at });
});

it("a moment is entered in any zone, and a file stays a file", () => {
  const file = new File(["x"], "x.txt");
  const written = writeUnixTimes({ at: "2023-11-15T06:13:20+08:00", file }, record, asIs);
  expect(written).toEqual({ at: 1_700_000_000, file });
  expect(written.file).toBe(file);
});

it("moments that travel without a zone are read by the clock here, and go back in the form in which they came", () => {
  const plain: JsonSchema = { type: "string", format: "date-time" };
  const schema: JsonSchema = {
    properties: {
      made: { ...plain, "x-time-text": "slashes" },
      seen: { ...plain, "x-time-text": "hyphens" },
      note: plain,
    },
  };
  const came = { made: "2026/03/04 05:06:07", seen: "2026-03-04 05:06", note: "2026/03/04" };
  const read = { made: "2026-03-04T05:06:07", seen: "2026-03-04T05:06:00", note: "2026/03/04" };
  expect(readUnixTimes(came, schema, asIs)).toEqual(read);
  const back = { ...came, seen: "2026-03-04 05:06:00" };
  expect(writeUnixTimes(read, schema, asIs)).toEqual(back);
  // A picked time is a timestamp with an offset, and stands for the same local time here.
  const picked = { ...read, made: new Date(2026, 2, 4, 5, 6, 7).toISOString() };
  expect(localTimes(picked, schema, asIs)).toEqual(read);
  expect(writeUnixTimes(picked, schema, asIs)).toEqual(back);
  const odd = { made: "soon", seen: null, note: "" };
  expect(writeUnixTimes(odd, schema, asIs)).toEqual(odd);
});

it("an answer without moments is kept, and a moment behind a schema of itself is found", () => {
  const node: JsonSchema = { properties: { name: { type: "string" } } };
  const parent: JsonSchema = { properties: { node, at: moment } };
  Object.assign(node.properties ?? {}, { parent });
  const plain = { name: "A", rows: [{ name: "B" }] };
  expect(readUnixTimes(plain, { properties: { name: { type: "string" } } }, asIs)).toBe(plain);
  const at = "1970-01-01T00:00:00.000Z";
  expect(readUnixTimes({ node: { parent: { at: 0 } } }, parent, asIs)).toEqual({
    node: { parent: { at } },
  });
  expect(readUnixTimes({ parent: { node: { parent: { at: 0 } } } }, node, asIs)).toEqual({
    parent: { node: { parent: { at } } },
  });
});
