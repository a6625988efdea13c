import { expect, it } from "vitest";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { understood } from "../../../src/catalogue/schema/understood.ts";

const record: JsonSchema = {
  properties: {
    id: { type: "integer" },
    parentId: { type: ["integer", "null"] },
    status: { type: "integer" },
    part: { type: ["number", "null"] },
    isOpen: { type: "boolean" },
    mobile: { type: "string" },
    at: { type: ["string", "null"], format: "date-time" },
    rows: { type: "array", items: { type: "object", properties: { total: { type: "integer" } } } },
  },
};
const meant = (value: unknown) => understood(value, record, (schema) => schema);

it("numbers, flags and texts are what the schema means", () => {
  const given = { status: "0", part: "", isOpen: "1", mobile: 13_800_010_000, other: "7" };
  expect(meant(given)).toEqual({
    status: 0,
    part: null,
    isOpen: true,
    mobile: "13800010000",
    other: "7",
  });
  expect(meant({ rows: [{ total: "6" }, null, "?"] })).toEqual({ rows: [{ total: 6 }, null, "?"] });
});

it("an id is never looked into", () => {
  const given = { id: "42", parentId: "0b7c", status: "9007199254740993" };
  expect(meant(given)).toEqual(given);
});

it.each([
  [1_741_080_600, "2025-03-04T09:30:00.000Z"],
  ["1741080600", "2025-03-04T09:30:00.000Z"],
  [1_741_080_600_000, "2025-03-04T09:30:00.000Z"],
  ["2025/03/04 09:30:00", "2025-03-04 09:30:00"],
  ["2025-03-04T09:30:00Z", "2025-03-04T09:30:00Z"],
  ["", null],
  ["yesterday", "yesterday"],
])("the moment %j is understood", (at, wanted) => {
  expect(meant({ at })).toEqual({ at: wanted });
});

it("a record that needs no conversion is kept, and one that does is not changed itself", () => {
  const right = { status: 1, isOpen: true, mobile: "1", at: null };
  const wrong = { status: "1" };
  expect(meant(right)).toBe(right);
  expect(meant(wrong)).toEqual({ status: 1 });
  expect(wrong.status).toBe("1");
});
