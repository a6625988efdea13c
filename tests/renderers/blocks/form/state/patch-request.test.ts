import { expect, it } from "vitest";
import {
  keptFields,
  sentRequest,
  unchangedFields,
} from "../../../../../renderers/blocks/form/state/patch-request.ts";
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
const bodyOf = (media: string) => ({ media, fields: {} });
const patch = {
  method: "patch",
  body: bodyOf("application/merge-patch+json"),
  parameters,
} as const;
const json = { ...patch, body: bodyOf("application/json") };

const fields = new Set(["kind", "name", "note", "tags", "address"]);

const record = {
  id: "7",
  kind: "dog",
  name: "Rex",
  note: "barks",
  tags: ["a"],
  address: { street: "Main", floor: 2 },
};
const { id: _, ...before } = record;

it("a merge patch holds what has changed, null for what was emptied, and what is required", () => {
  const values = { name: "Max", note: "", tags: [], address: { street: "Side" }, kind: "dog" };
  const request = { id: "7", ...values };
  expect(sentRequest(patch, { request, values, before, record }, fields)).toEqual({
    id: "7",
    kind: "dog",
    name: "Max",
    note: null,
    tags: [],
    address: { street: "Side", floor: null },
  });
});

it("a patch of a record that nobody changed changes nothing", () => {
  const untouched = { request: record, values: before, before, record };
  for (const operation of [patch, json]) {
    expect(sentRequest(operation, untouched, fields)).toEqual({ id: "7", kind: "dog" });
  }
});

it("a field that the form does not show stays as it is", () => {
  const request = { id: "7", kind: "dog", name: "Max" };
  const values = { kind: "dog", name: "Max" };
  const shown = new Set(["kind", "name"]);
  expect(sentRequest(patch, { request, values, before, record }, shown)).toEqual(request);
});

it("a plain patch holds the changed fields alone, whole, and no value that a control begins with", () => {
  const values = { ...before, address: { street: "Side" }, note: false };
  const request = { id: "7", ...values };
  const unread = { ...record, note: null };
  const changed = { request, values, before: { ...before, note: false }, record: unread };
  expect(sentRequest(json, changed, fields)).toEqual({
    id: "7",
    kind: "dog",
    address: { street: "Side" },
  });
  expect([...unchangedFields(json, changed, fields)]).toEqual(["name", "note", "tags"]);
});

it("a key that the page passes in the body is sent, though it is the record's", () => {
  const named = { ...json, parameters: [...parameters, field("code")] };
  const request = { code: "c", name: "Max" };
  const changed = { request, values: { name: "Max" }, before, record: { ...record, code: "c" } };
  expect(sentRequest(named, changed, fields)).toEqual(request);
});

it("a plain patch cannot empty a field that has no empty value", () => {
  const { note: __, ...others } = record;
  const changed = { request: others, values: { ...before, note: "" }, before, record };
  expect(keptFields(json, changed, fields)).toEqual(["note"]);
  expect(keptFields(patch, changed, fields)).toEqual([]);
  expect(keptFields(json, { ...changed, before: { ...before, note: "" } }, fields)).toEqual([]);
});

it("any other request is sent whole, and so is a new record", () => {
  const request = { id: "7", name: "Rex" };
  const put = { ...json, method: "put" } as const;
  const changed = { request, values: request, before: request, record };
  expect(sentRequest(put, changed, fields)).toEqual(request);
  expect(sentRequest(patch, { ...changed, record: null }, fields)).toEqual(request);
});
