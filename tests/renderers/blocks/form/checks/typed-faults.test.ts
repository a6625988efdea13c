import { expect, it } from "vitest";
import { faultsOfTyped } from "../../../../../renderers/blocks/form/checks/typed-faults.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { formOf } from "../forms.ts";

const leave: JsonSchema = { type: "object", properties: { day: { type: "string" } } };
const request: JsonSchema = {
  type: "object",
  properties: { leaves: { type: "array", items: leave }, next: leave },
};
const items = [{ field: "day", widget: "date" }];
const { fields } = formOf(request, {
  fields: [
    { field: "leaves", items },
    { field: "next", items },
  ],
});
const pathsOf = (...given: [entered: object, before: object | null]) =>
  faultsOfTyped(fields, { ...given[0] }, given[1] && { ...given[1] }).map(({ path }) => path);

it("a text that is no day is at fault in the rows of a list and in a record, too", () => {
  const entered = { leaves: [{ day: "2027-02-28" }, { day: "31/02/2027" }], next: { day: "soon" } };
  expect(pathsOf(entered, null)).toEqual(["/leaves/1/day", "/next/day"]);
});

it("what a row held before is not at fault, also where the row has moved", () => {
  const before = { leaves: [{ day: "2027-01-01" }, { day: "in May" }], next: { day: "soon" } };
  expect(pathsOf({ leaves: [{ day: "in May" }], next: { day: "soon" } }, before)).toEqual([]);
});
