import { expect, it } from "vitest";
import { sentRequest } from "../../../../../renderers/blocks/form/state/merge-patch.ts";
import type { Parameter } from "../../../../../src/catalogue/operation.ts";

const field = (name: string, place: Parameter["in"] = "body", required = false): Parameter => ({
  name,
  in: place,
  required,
  schema: {},
});
const parameters = [
  field("id", "path", true),
  field("kind", "body", true),
  ...["name", "note", "tags", "address", "size"].map((name) => field(name)),
];
const patch = { body: { media: "application/merge-patch+json", fields: {} }, parameters };

const fields = new Set(["kind", "name", "note", "tags", "address"]);

const record = {
  id: "7",
  kind: "dog",
  name: "Rex",
  note: "barks",
  tags: ["a"],
  address: { street: "Main", floor: 2 },
};

it("a merge patch holds what has changed, null for what was emptied, and what is required", () => {
  const values = { name: "Max", note: "", tags: [], address: { street: "Side" }, kind: "dog" };
  const request = { id: "7", ...values };
  expect(sentRequest(patch, { request, values, record }, fields)).toEqual({
    id: "7",
    kind: "dog",
    name: "Max",
    note: null,
    tags: [],
    address: { street: "Side", floor: null },
  });
});

it("a merge patch of a record that nobody changed changes nothing", () => {
  const { id: _, ...values } = record;
  expect(sentRequest(patch, { request: record, values, record }, fields)).toEqual({
    id: "7",
    kind: "dog",
  });
});

it("a field that the form does not show stays as it is", () => {
  const request = { id: "7", kind: "dog", name: "Max" };
  const values = { kind: "dog", name: "Max" };
  const shown = new Set(["kind", "name"]);
  expect(sentRequest(patch, { request, values, record }, shown)).toEqual(request);
});

it("any other body is sent whole, and so is a new record", () => {
  const request = { id: "7", name: "Rex" };
  const json = { ...patch, body: { media: "application/json", fields: {} } };
  expect(sentRequest(json, { request, values: request, record }, fields)).toBe(request);
  expect(sentRequest(patch, { request, values: request, record: null }, fields)).toBe(request);
});
