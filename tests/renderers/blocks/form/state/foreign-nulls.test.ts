import { describe, expect, it } from "vitest";
import { withOfferedKinds } from "../../../../../renderers/blocks/form/draw/open-schema.ts";
import { withoutForeignNulls } from "../../../../../renderers/blocks/form/state/foreign-nulls.ts";

const text = { type: "string" };
const address = { type: "object", properties: { city: text, line: text } };
const of = (schema: object, value: unknown) =>
  withoutForeignNulls({ properties: { it: schema } }, { it: value });

describe("a null within a record", () => {
  it("is left out where the request takes none, in any kind of record and in lists", () => {
    const found = { it: { city: "Berlin" } };
    const given = { city: "Berlin", line: null };
    expect(of(address, given)).toEqual(found);
    expect(of({ anyOf: [address, { type: "string", enum: [""] }] }, given)).toEqual(found);
    expect(of({ type: "array", items: address }, [given])).toEqual({ it: [found.it] });
    expect(of({ properties: { it: address } }, { it: given })).toEqual({ it: found });
  });

  it("stays where the request takes it, or says nothing of the field", () => {
    const given = { line: null };
    const any = withOfferedKinds({}, String);
    for (const line of [{ type: ["string", "null"] }, { enum: ["a", null] }, {}, any]) {
      expect(of({ properties: { line } }, given)).toEqual({ it: given });
    }
    const either = { anyOf: [text, { type: "null" }] };
    expect(of({ properties: { line: either } }, given)).toEqual({ it: given });
    expect(of({ type: "object" }, given)).toEqual({ it: given });
  });
});

it("values that are no records stay as they are", () => {
  const file = new File([], "a.txt");
  expect(of(text, file)).toEqual({ it: file });
  expect(of(text, "a")).toEqual({ it: "a" });
});
