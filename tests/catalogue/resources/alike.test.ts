import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { holderOf } from "../../../src/catalogue/resources/alike.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";

const record = (...names: readonly string[]): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
});

/** Where an answer holds a record that has these fields in its list. */
function placeIn(
  { properties }: JsonSchema,
  held: JsonSchema["properties"],
  listed: JsonSchema,
): string | null {
  const answer: JsonSchema = { type: "object", properties: { ...properties, ...held } };
  return holderOf(createCatalogue([]), answer, listed)?.wrapper ?? null;
}

describe("the record that an answer tells", () => {
  it("is in its field, whatever the answer says beside it", () => {
    const unit = record("code", "name");
    expect(placeIn(record("code", "message"), { data: unit }, unit)).toBe("data");
    const event = record("id", "type", "message", "level");
    expect(placeIn(record("type", "message"), { data: event }, event)).toBe("data");
  });

  it("is the answer that has of it what the other record in it lacks", () => {
    const customer = record("id", "name", "email", "phone");
    const listed = record("id", "name", "email", "phone", "total");
    expect(placeIn(record("id", "name", "total"), { customer }, listed)).toBeNull();
  });
});
