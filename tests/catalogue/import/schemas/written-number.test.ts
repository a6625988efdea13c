import { expect, it } from "vitest";
import { offeredKinds } from "../../../../renderers/blocks/form/draw/named-kinds.ts";
import { asWrittenNumber } from "../../../../src/catalogue/import/schemas/written-number.ts";
import { scaffoldPage } from "../../../../src/language/scaffold/scaffold-page.ts";
import {
  json,
  lists,
  madeService,
  number,
  object,
  reads,
  text,
} from "../../resources/made-service.ts";

const ofPydantic = String.raw`^(?!^[-+.]*$)[+-]?0*\d*\.?\d{0,2}0*$`;
const written = { type: "string", pattern: ofPydantic };
const price = { anyOf: [{ type: "number" }, written] };

/** A service that takes amounts as numbers or texts, and tells them in one of these ways. */
function shopTelling(told: object) {
  const good = { id: number, name: text, price: told };
  const change = { requestBody: json(object({ name: text, price })), ...reads(good) };
  const paths = {
    "/goods": { get: lists(good) },
    "/goods/{id}": { get: reads(good), put: change },
  };
  return madeService(paths, "GET /goods");
}

it("an amount that may be sent as a number or as a text is asked for in one field", () => {
  const { catalogue } = shopTelling(written);
  const [edit] = [...catalogue.operations.values()].filter(({ method }) => method === "put");
  const { anyOf = [] } = catalogue.resolve(edit?.request.properties?.price ?? {});
  expect(offeredKinds(anyOf)).toEqual([expect.objectContaining({ type: "string" })]);
});

it.each([{ type: "number" }, written, price])(
  "a record whose amount is %j can be edited",
  (told) => {
    const { catalogue, operation } = shopTelling(told);
    const page = scaffoldPage(catalogue, operation.id);
    expect(page?.body).toMatchObject({ rowActions: [{ label: "common.edit" }] });
  },
);

it("a pattern that cannot be used is replaced by one of numbers, if it admits no other texts", () => {
  const pattern = String.raw`^[+-]?\d*\.?\d*$`;
  expect(asWrittenNumber(written)).toEqual({ type: "string", pattern });
});

it.each([
  { type: "string" },
  { type: "string", pattern: String.raw`^-?\d{0,6}(?:\.\d{0,2})?$` },
  { type: "string", pattern: String.raw`^(\d+)+$` },
  { type: "string", pattern: String.raw`^(\d+\.?)+$` },
  { type: "string", pattern: "(" },
  { type: "number" },
])("any other schema stays as it is: %j", (schema) => {
  expect(asWrittenNumber(schema)).toEqual(schema);
});
