import { describe, expect, test } from "vitest";
import {
  faultsOfFields,
  sortServerFaults,
} from "../../../../renderers/blocks/form/checks/field-faults.ts";
import { stepsToTake } from "../../../../renderers/blocks/form/draw/form-contexts.tsx";
import {
  changedSince,
  formDraftOf,
  lostInput,
  withFormDraft,
} from "../../../../renderers/blocks/form/state/form-draft.ts";
import {
  enteredValues,
  type FormValues,
  firstValues,
  isChanged,
  shownFields,
} from "../../../../renderers/blocks/form/state/form-values.ts";
import { keptValue } from "../../../../renderers/runtime/choose/choices.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { pageHost } from "../../../support/page-host.ts";
import { catalogueOf, formOf } from "./forms.ts";

const day: JsonSchema = { type: "string", format: "date" };
const line: JsonSchema = {
  type: "object",
  properties: {
    count: { type: "integer", title: "Count" },
    under: { type: ["integer", "null"], title: "Under" },
    remark: { type: "string", title: "Remark" },
  },
  required: ["count", "under"],
};
const request: JsonSchema = {
  type: "object",
  properties: {
    from: { ...day, title: "From" },
    to: { ...day, title: "To" },
    lines: { type: "array", title: "Lines", items: line },
    home: {
      type: "object",
      title: "Home",
      properties: { town: { type: "string", title: "Town" } },
      required: ["town"],
    },
    kind: { type: "string", enum: ["a", "b"] },
  },
};
const plan = formOf(request, { fields: [{ field: "from", to: "to" }, "lines", "home"] });
const { fields } = plan;
const { resolve } = catalogueOf(request);
const { text } = pageHost("en");

describe("a range", () => {
  test("begins with the values of both its fields, and sends both", () => {
    const given = { from: "2024-01-01", to: "2024-01-31" };
    expect(firstValues(plan, given)).toEqual(given);
    expect(enteredValues(fields, given, {})).toEqual(given);
    expect(isChanged(plan, { ...given, to: "2024-02-01" }, given)).toBe(true);
  });

  test("its draft keeps both ends, and an end that was emptied", () => {
    const first = { from: "2024-01-01", to: "2024-01-31" };
    const kept = formDraftOf(
      resolve,
      plan,
      { from: "2024-01-05" },
      { record: null, values: first },
    );
    expect(kept).toEqual({ typed: { from: "2024-01-05" }, emptied: ["to"], upon: {} });
    expect(withFormDraft(resolve, plan, first, kept)).toEqual({ from: "2024-01-05" });
  });

  test("its draft knows what others have changed since, if it was typed upon anything", () => {
    const before = { from: "2024-01-01", to: "2024-01-31" };
    const typed = { from: "2024-01-05", to: "2024-01-31" };
    const kept = formDraftOf(resolve, plan, typed, { record: before, values: before });
    const since = (record: FormValues, draft: unknown) =>
      changedSince(
        resolve,
        plan,
        typed,
        { record, values: record },
        JSON.parse(JSON.stringify(draft)),
      );
    expect(since(before, kept)).toEqual({});
    expect(since({ ...before, from: "2024-01-02" }, kept)).toEqual({ from: "2024-01-01" });
    expect(since(typed, kept)).toEqual({});
    // A draft of an older version does not say what it was typed upon.
    expect(since(before, { typed, emptied: [] })).toEqual({ from: undefined, to: undefined });
  });

  test("what is wrong with its end stands at its start, under the end's own name", () => {
    const [fault] = faultsOfFields(
      [{ path: "/to", keyword: "required", params: {} }],
      fields,
      text,
    );
    expect(fault).toEqual({ path: "/from", message: "To cannot be empty." });
    const served = sortServerFaults([{ path: "/to", message: "Too late." }], fields, text);
    expect(served).toEqual({ ofFields: [{ path: "/from", message: "Too late." }], others: [] });
  });
});

describe("rows", () => {
  test("are sent with what was filled in; an empty field that must be there is the emptiest value", () => {
    const rows = [
      { count: 1, under: undefined, remark: "" },
      { count: 2, under: 7 },
    ];
    expect(enteredValues(fields, { lines: rows }, {})).toEqual({
      lines: [
        { count: 1, under: null },
        { count: 2, under: 7 },
      ],
    });
  });

  test("keep what the page does not ask for", () => {
    const some = formOf(request, { fields: [{ field: "lines", items: ["count"] }] });
    const rows = [{ count: 1, under: null, remark: "kept" }];
    expect(enteredValues(some.fields, { lines: rows }, {})).toEqual({ lines: rows });
  });

  test("say what is wrong in each cell, by the cell's own name", () => {
    const faults = [
      { path: "/lines/1/count", keyword: "required", params: {} },
      { path: "/lines/0/remark", keyword: "maxLength", params: { limit: 3 } },
    ];
    expect(faultsOfFields(faults, fields, text)).toEqual([
      { path: "/lines/1/count", message: "Count cannot be empty." },
      { path: "/lines/0/remark", message: "This can have at most 3 characters." },
    ]);
  });
});

describe("a record within the form", () => {
  test("is left out where nothing of it was filled in", () => {
    expect(enteredValues(fields, { home: { town: undefined } }, {})).toEqual({});
    expect(isChanged(plan, { home: {} }, {})).toBe(false);
    expect(enteredValues(fields, { home: { town: "Ulm" } }, {})).toEqual({ home: { town: "Ulm" } });
  });
});

describe("steps", () => {
  const stepped = formOf(request, {
    steps: [
      { title: "Sort", fields: ["kind"] },
      { title: "Only of a", when: "form.kind == 'a'", fields: ["lines"] },
      { title: "Rest", fields: ["home"] },
    ],
  });
  const scope = { variables: {}, can: () => false };
  const titlesFor = (form: Record<string, unknown>) =>
    stepsToTake(stepped, shownFields(stepped, scope, form)).map(({ title }) => title);

  test("one that asks for nothing is not taken", () => {
    expect(titlesFor({ kind: "a" })).toEqual(["Sort", "Only of a", "Rest"]);
    expect(titlesFor({ kind: "b" })).toEqual(["Sort", "Rest"]);
  });
});

describe("a value whose choices become others", () => {
  const choices = [
    { value: 1, label: "One", children: [{ value: 2, label: "Two" }] },
    { value: "3", label: "Three" },
  ];

  test.each<[unknown, unknown]>([
    [1, 1],
    [2, 2],
    ["3", "3"],
    [3, undefined],
    [undefined, undefined],
    [
      [2, 3, "3"],
      [2, "3"],
    ],
    [[9], []],
  ])("of %j keeps %j", (value, kept) => {
    expect(keptValue(value, choices)).toEqual(kept);
  });

  test("is the very same one where nothing of it goes", () => {
    const value = [1, 2];
    expect(keptValue(value, choices)).toBe(value);
  });
});

test("a text that is no number is still in its field after a reload", () => {
  const plan = formOf({ type: "object", properties: { points: { type: "integer" } } });
  const kept = formDraftOf(resolve, plan, { points: "12万" }, { record: null, values: {} });
  expect(withFormDraft(resolve, plan, {}, kept)).toEqual({ points: "12万" });
  expect(lostInput(plan.fields, kept)).toEqual([]);
});

test("a draft has no secret of a nested record, also where the document describes it elsewhere", () => {
  const login: JsonSchema = {
    type: "object",
    properties: { user: { type: "string" }, key: { $ref: "#/components/schemas/Key" } },
  };
  const schemas = { Login: login, Key: { type: "string", writeOnly: true } } as const;
  const server: JsonSchema = {
    type: "object",
    properties: { login: { $ref: "#/components/schemas/Login" } },
  };
  const asked: JsonSchema = {
    type: "object",
    properties: { server, servers: { type: "array", items: server } },
  };
  const described = catalogueOf(asked, schemas);
  const typed = { login: { user: "ana", key: "s3cret" } };
  const kept = formDraftOf(
    described.resolve,
    formOf(asked, {}, described),
    { server: typed, servers: [typed] },
    { record: null, values: {} },
  );
  const open = { login: { user: "ana" } };
  expect(kept?.typed).toEqual({ server: open, servers: [open] });
});

test("a nested record that is restored from a draft keeps the secrets that it has", () => {
  const login: JsonSchema = {
    type: "object",
    properties: { user: { type: "string" }, key: { type: "string", format: "password" } },
  };
  const server: JsonSchema = { type: "object", properties: { login, port: { type: "integer" } } };
  const asked: JsonSchema = { type: "object", properties: { server } };
  const described = catalogueOf(asked);
  const form = formOf(asked, {}, described);
  const first = { server: { port: 25, login: { user: "ana", key: "s3cret" } } };
  const entered = { server: { port: 587, login: { user: "ben", key: "s3cret" } } };
  const base = { record: first, values: first };
  const kept = formDraftOf(described.resolve, form, entered, base);
  expect(withFormDraft(described.resolve, form, first, kept)).toEqual(entered);
});

test("a draft has no secret of any record that its field may hold, whatever the record's field is called", () => {
  const bot: JsonSchema = {
    type: "object",
    properties: { key: { type: "string", writeOnly: true } },
  };
  const person: JsonSchema = { type: "object", properties: { user: { type: "string" } } };
  const keys: JsonSchema = {
    type: "object",
    additionalProperties: { type: "string", format: "password" },
  };
  const asked: JsonSchema = {
    type: "object",
    properties: { owner: { oneOf: [person, bot] }, keys },
  };
  const described = catalogueOf(asked);
  const kept = formDraftOf(
    described.resolve,
    formOf(asked, {}, described),
    { owner: { user: "ana", key: "s3cret" }, keys: { first: "s3cret" } },
    { record: null, values: {} },
  );
  expect(kept?.typed).toEqual({ owner: { user: "ana" } });
});

test("a draft has no list or map of secrets, and no field that may hold one", () => {
  const key: JsonSchema = { type: "string", format: "password" };
  const keys: JsonSchema = { type: "array", items: key };
  const asked: JsonSchema = {
    type: "object",
    properties: {
      keys,
      pair: { type: "object", properties: { name: { type: "string" }, keys } },
      login: { oneOf: [key, { type: "integer" }, { type: "object" }] },
    },
  };
  const described = catalogueOf(asked);
  const kept = formDraftOf(
    described.resolve,
    formOf(asked, {}, described),
    { keys: ["s3cret"], pair: { name: "first", keys: ["s3cret"] }, login: "s3cret" },
    { record: null, values: {} },
  );
  expect(kept?.typed).toEqual({ pair: { name: "first" } });
});
