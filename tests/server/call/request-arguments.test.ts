import { expect, it } from "vitest";
import { interpretSchema } from "../../../src/catalogue/schema/interpret-schema.ts";
import { readArguments } from "../../../src/server/call/request-arguments.ts";
import { lists, madeService, number, text } from "../../catalogue/resources/made-service.ts";

const uuid = { ...text, format: "uuid" };

/** The arguments that a query becomes, for a parameter of several kinds, and their faults. */
function read(kinds: readonly object[], given: unknown) {
  const parameters = [{ name: "x", in: "query", schema: { oneOf: kinds } }];
  const { catalogue, operation } = madeService(
    { "/clips": { get: { ...lists({ id: number }), parameters } } },
    "GET /clips",
  );
  const { x } = readArguments(catalogue, operation, {
    query: { x: given },
    params: {},
    body: null,
  });
  const place = { documents: catalogue.documents, formats: {} };
  return { x, faults: interpretSchema(place, operation.request, { x }) };
}

it.each([
  ["a number", [number, { type: "array", items: number }], "7", 7],
  ["a list of numbers", [number, { type: "array", items: number }], ["7", "8"], [7, 8]],
  ["a number beside another sort of key", [uuid, number], "7", 7],
  ["a text that may be one", [text, number], "7", "7"],
])("a text of several kinds is %s", (_name, kinds, given, wanted) => {
  expect(read(kinds, given)).toEqual({ x: wanted, faults: [] });
});

it("a text that begins with a zero is no number: 12 is another record than 0012", () => {
  expect(read([number], "12").faults).toEqual([]);
  expect(read([{ type: "number" }], "0.5").x).toBe(0.5);
  expect(read([number], "0012")).toMatchObject({ x: "0012", faults: [{}] });
});
