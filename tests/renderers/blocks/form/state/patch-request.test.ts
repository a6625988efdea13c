import { describe, expect, it } from "vitest";
import {
  checkedRequest,
  keptFields,
  sentRequest,
} from "../../../../../renderers/blocks/form/state/patch-request.ts";
import type { Parameter } from "../../../../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";

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
  path: "/pets/{id}",
  isReplacing: false,
  body: bodyOf("application/merge-patch+json"),
  parameters,
} as const;
const resolve = (schema: JsonSchema) => schema;
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
  expect(sentRequest(patch, { request, values, before, record }, fields, resolve)).toEqual({
    id: "7",
    kind: "dog",
    name: "Max",
    note: null,
    tags: [],
    address: { street: "Side", floor: null },
  });
});

it("the nulls of a merge patch are no faults", () => {
  const values = { ...before, note: "" };
  const { note: _note, ...request } = record;
  const changed = { request, values, before, record };
  expect(checkedRequest(patch, changed, fields, resolve)).toEqual({ id: "7", kind: "dog" });
});

it("a patch of a record that nobody changed changes nothing", () => {
  const untouched = { request: record, values: before, before, record };
  for (const operation of [patch, json]) {
    expect(sentRequest(operation, untouched, fields, resolve)).toEqual({ id: "7", kind: "dog" });
  }
});

it("a field that the form does not show stays as it is", () => {
  const request = { id: "7", kind: "dog", name: "Max" };
  const values = { kind: "dog", name: "Max" };
  const shown = new Set(["kind", "name"]);
  expect(sentRequest(patch, { request, values, before, record }, shown, resolve)).toEqual(request);
});

it("a plain patch holds the changed fields alone, whole, and no value that a control begins with", () => {
  const values = { ...before, address: { street: "Side" }, note: false };
  const request = { id: "7", ...values };
  const unread = { ...record, note: null };
  const changed = { request, values, before: { ...before, note: false }, record: unread };
  expect(sentRequest(json, changed, fields, resolve)).toEqual({
    id: "7",
    kind: "dog",
    address: { street: "Side" },
  });
  expect(checkedRequest(json, changed, fields, resolve)).toEqual({
    id: "7",
    kind: "dog",
    address: { street: "Side" },
  });
});

it("a key that the page passes in the body is sent, though it is the record's", () => {
  const named = { ...json, parameters: [...parameters, field("code")] };
  const request = { code: "c", name: "Max" };
  const changed = { request, values: { name: "Max" }, before, record: { ...record, code: "c" } };
  expect(sentRequest(named, changed, fields, resolve)).toEqual(request);
});

it("a plain patch cannot empty a field that has no empty value", () => {
  const { note: __, ...others } = record;
  const changed = { request: others, values: { ...before, note: "" }, before, record };
  expect(keptFields(json, changed, fields)).toEqual(["note"]);
  expect(keptFields(patch, changed, fields)).toEqual([]);
  expect(keptFields(json, { ...changed, before: { ...before, note: "" } }, fields)).toEqual([]);
  const post = { ...json, method: "post" } as const;
  expect(keptFields(post, changed, fields)).toEqual(["note"]);
  expect(keptFields({ ...post, path: "/pets" }, changed, fields)).toEqual([]);
});

it("any other request is sent whole, and so is a new record", () => {
  const request = { id: "7", name: "Rex" };
  const put = { ...json, method: "put", isReplacing: true } as const;
  const changed = { request, values: request, before: request, record };
  expect(sentRequest(put, changed, fields, resolve)).toEqual(request);
  expect(sentRequest(patch, { ...changed, record: null }, fields, resolve)).toEqual(request);
});

describe("a patch that takes the record inside its only field", () => {
  const text = { type: "string" } as const;
  const key = { id: text, kind: { const: "pet" } } as const;
  const properties = {
    ...key,
    type: text,
    name: text,
    notes: text,
    due: { type: ["string", "null"] },
  };
  const data = {
    ...field("data"),
    schema: { properties, required: ["type"], "x-key": "id" } as JsonSchema,
  };
  const partial = { ...json, method: "put" as const, parameters: [data] };
  const kept = { id: "7", kind: "pet", type: "dog" };
  const read = { ...kept, name: "Rex", notes: "barks", due: "2024-05-01", created: "2020" };
  const sent = (entered: object, operation: Parameters<typeof sentRequest>[0] = partial) =>
    sentRequest(
      operation,
      {
        request: { data: entered },
        values: { data: entered },
        before: { data: read },
        record: { data: read },
      },
      new Set(["data"]),
      resolve,
    );

  it("holds what has changed there, what is required, and what tells which record it is", () => {
    expect(sent({ ...read, name: "Max" })).toEqual({ data: { ...kept, name: "Max" } });
  });

  it("says what was emptied", () => {
    const { notes: _notes, due: _due, ...others } = read;
    expect(sent(others)).toEqual({ data: { ...kept, notes: "", due: null } });
  });

  it("is sent whole where it replaces the record, or where the field is no record of its own", () => {
    const whole = { ...read, name: "Max" };
    const settings = { ...data, schema: { properties } as JsonSchema };
    expect(sent(whole, { ...partial, parameters: [settings] })).toEqual({ data: whole });
    expect(sent(whole, { ...partial, isReplacing: true })).toEqual({ data: whole });
  });
});

it("a patch of a resource of JSON:API holds the changed attributes only", () => {
  const text = { type: "string" } as const;
  const properties: Record<string, JsonSchema> = { name: text, note: text, madeAt: text };
  const attributes = { ...field("attributes"), schema: { properties, required: ["name"] } };
  const resource = { ...json, parameters: [field("id"), field("type"), attributes] };
  const read = { name: "Rex", note: "barks", madeAt: "2020" };
  const whole = { id: "7", type: "pets" };
  const sent = (entered: object) => {
    const values = { ...whole, attributes: entered };
    const stood = { ...whole, attributes: read };
    const changed = { request: values, values, before: stood, record: stood };
    return sentRequest(resource, changed, new Set(["attributes"]), resolve);
  };
  const { note: _note, ...others } = { ...read, name: "Max" };
  expect(sent({ ...read, name: "Max" })).toEqual({ ...whole, attributes: { name: "Max" } });
  expect(sent(others)).toEqual({ ...whole, attributes: { name: "Max", note: "" } });
});
