import { expect, it } from "vitest";
import { sortableFields } from "../../../src/catalogue/paging/list-order.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";

const forms = { ascending: "{},asc", descending: "{},desc" };

it("a list is sorted by all of its fields where a parameter takes any in a known form", () => {
  expect(sortableFields(forms, { type: "string" }, ["name", "age"])).toEqual(["name", "age"]);
  const listed: JsonSchema = { type: "string", enum: ["name,asc", "name,desc"] };
  expect(sortableFields(forms, listed, ["name", "age"])).toEqual(["name"]);
  expect(sortableFields({}, { type: "string" }, ["name"])).toEqual([]);
});
