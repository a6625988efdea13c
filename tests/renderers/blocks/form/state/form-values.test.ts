import { describe, expect, test } from "vitest";
import {
  enteredValues,
  firstValues,
  isChanged,
  shownFields,
} from "../../../../../renderers/blocks/form/state/form-values.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { formOf } from "../forms.ts";

const properties: Record<string, JsonSchema> = {
  id: { type: "integer" },
  name: { type: "string", minLength: 1 },
  remark: { type: "string", maxLength: 500 },
  mobile: { type: "string", format: "cn-mobile" },
  site: { type: "string", format: "url" },
  status: { type: "integer", enum: [0, 1], default: 1 },
  isHidden: { type: "boolean" },
  parentId: { type: ["integer", "null"] },
  roles: { type: "array", items: { type: "string" } },
};
const request: JsonSchema = { type: "object", "x-key": "id", properties, required: ["name"] };
const fields = ["name", "remark", "mobile", "site", "status", "isHidden", "parentId", "roles"];
const plan = formOf(request, { fields, values: "user" });
const { fields: shown } = plan;
const room: JsonSchema = {
  type: "object",
  properties: { use: { type: "string" }, size: { type: "integer" } },
};
const home: JsonSchema = {
  type: "object",
  properties: {
    town: { type: "string" },
    zip: { type: ["string", "null"] },
    site: { type: "string", format: "url" },
    rooms: { type: "array", items: room },
  },
};
const labels: JsonSchema = { type: "object", additionalProperties: { type: "string" } };
const ofRecords = { ...properties, home, labels, meta: {} };
const { fields: nested } = formOf({ type: "object", properties: ofRecords }, {});

describe("what the fields hold at first", () => {
  test("the catalogue's defaults in a new record; a switch is off", () => {
    expect(firstValues(plan, null)).toEqual({ status: 1, isHidden: false });
  });

  test("the values of the record, and no default or “off” in place of one it lacks", () => {
    const row = { id: 7, name: "A", remark: null, status: 0, parentId: null, other: true };
    expect(firstValues(plan, row)).toEqual({
      name: "A",
      status: 0,
      parentId: null,
    });
  });
});

describe("a field with a condition", () => {
  const conditional = formOf(request, {
    fields: ["name", { field: "remark", when: "form.status == 0" }, "status"],
  });
  const scope = { variables: {}, can: () => false };
  const namesFor = (form: Record<string, unknown>) =>
    shownFields(conditional, scope, form).map(({ name }) => name);

  test("is asked only while its condition holds", () => {
    expect(namesFor({ status: 0 })).toEqual(["name", "remark", "status"]);
    expect(namesFor({ status: 1 })).toEqual(["name", "status"]);
    expect(namesFor({})).toEqual(["name", "status"]);
  });

  test("keeps what was typed into it, but does not send it", () => {
    const entered = { name: "A", remark: "typed before", status: 1 };
    const sent = enteredValues(shownFields(conditional, scope, entered), entered, {});
    expect(sent).toEqual({ name: "A", status: 1 });
  });
});

describe("what is sent", () => {
  test("an empty field is left out", () => {
    const entered = { name: "A", remark: "", mobile: undefined, parentId: null, roles: [] };
    expect(enteredValues(shown, entered, {})).toEqual({ name: "A" });
  });

  test("a field that was emptied is sent as the emptiest value that its schema knows", () => {
    const first = { remark: "old", mobile: "13800138000", parentId: 3, roles: ["admin"] };
    expect(enteredValues(shown, { name: "A" }, first)).toEqual({
      name: "A",
      remark: "",
      mobile: "",
      parentId: null,
      roles: [],
    });
  });

  test("a text that may not be empty is left out when it was emptied", () => {
    expect(enteredValues(shown, {}, { name: "A", site: "https://example.org" })).toEqual({});
  });

  test("a record that was emptied is the empty text where its schema offers that", () => {
    const home: JsonSchema = { anyOf: [{ properties: { town: {} } }, { enum: [""] }] };
    const { fields: asked } = formOf({ type: "object", properties: { home } }, {});
    const before = { home: { town: "Ulm" } };
    expect(enteredValues(asked, { home: { town: "" } }, before)).toEqual({ home: "" });
    expect(enteredValues(asked, { home: {} }, { home: {} })).toEqual({});
    expect(enteredValues(asked, before, before)).toEqual(before);
  });

  test("a value of several kinds that was emptied is null or the empty text, as they permit", () => {
    const note: JsonSchema = { anyOf: [{ type: "string" }, { type: "null" }] };
    const code: JsonSchema = { oneOf: [{ type: "string" }, { type: "integer" }] };
    const site: JsonSchema = { anyOf: [{ type: "string", minLength: 1 }, { type: "integer" }] };
    const { fields: asked } = formOf(
      { type: "object", properties: { note, code, site }, required: ["note"] },
      {},
    );
    const before = { note: "old", code: "A", site: "B" };
    expect(enteredValues(asked, { note: "", code: "" }, before)).toEqual({ note: null, code: "" });
    expect(enteredValues(asked, {}, { code: 7 })).toEqual({ note: null });
    expect(enteredValues(asked, {}, { note: null, code: "" })).toEqual({ note: null, code: "" });
    expect(firstValues({ ...plan, fields: asked }, { note: null, code: null })).toEqual({
      note: null,
    });
  });

  test("what was empty in the record before and nobody filled in is sent as it was", () => {
    const before = {
      remark: "",
      parentId: null,
      roles: [],
      home: { town: "", zip: null, rooms: [{ use: "", size: 2 }], other: "" },
      labels: { "node/first": "", colour: "red" },
    };
    expect(enteredValues(nested, before, before)).toEqual(before);
    const changed = { ...before, labels: { ...before.labels, colour: "blue" } };
    expect(enteredValues(nested, changed, before)).toEqual(changed);
    const free = { meta: { volume: { name: "a", emptyDir: {}, note: "" } } };
    const renamed = { meta: { volume: { ...free.meta.volume, name: "b" } } };
    expect(enteredValues(nested, renamed, free)).toEqual(renamed);
  });

  test("null stays where any value may be, also in the rows of a list", () => {
    const field: JsonSchema = {
      type: "object",
      properties: { id: { type: "integer" }, value: {} },
    };
    const asked: JsonSchema = {
      type: "object",
      properties: { extra: {}, fields: { type: "array", items: field } },
    };
    const plan = formOf(asked, { fields: ["extra", "fields"] });
    const record = {
      extra: null,
      fields: [
        { id: 1, value: "x" },
        { id: 2, value: null },
      ],
    };
    const first = firstValues(plan, record);
    expect(enteredValues(plan.fields, first, first)).toEqual(record);
  });

  test("a field within a record that was emptied is sent as empty, as one of the form is", () => {
    const before = {
      home: { town: "Ulm", site: "https://example.org" },
      labels: { a: "x", b: "" },
    };
    const entered = { home: { town: undefined }, labels: { a: undefined, c: "" } };
    const sent = { home: { town: "" }, labels: { a: "", c: "" } };
    expect(enteredValues(nested, entered, before)).toEqual(sent);
    expect(enteredValues(nested, entered, {})).toEqual({ labels: { a: "", c: "" } });
  });

  test("a record of which the last field was removed is sent as an empty one", () => {
    const before = { labels: { a: "x" } };
    expect(enteredValues(nested, { labels: {} }, before)).toEqual({ labels: {} });
    expect(enteredValues(nested, { labels: {} }, {})).toEqual({});
  });

  test("nothing of a field that is not shown", () => {
    const withoutRemark = shown.filter(({ name }) => name !== "remark");
    expect(enteredValues(withoutRemark, { name: "A", remark: "typed before" }, {})).toEqual({
      name: "A",
    });
  });

  test("off and zero are values", () => {
    expect(enteredValues(shown, { isHidden: false, status: 0 }, {})).toEqual({
      isHidden: false,
      status: 0,
    });
  });
});

describe("whether something would be lost", () => {
  test("not when a field was emptied that was empty, or holds the same again", () => {
    expect(isChanged(plan, { remark: "", roles: [] }, { remark: undefined })).toBe(false);
    expect(isChanged(plan, { roles: ["a", "b"] }, { roles: ["a", "b"] })).toBe(false);
  });

  test("when a field holds something else", () => {
    expect(isChanged(plan, { name: "B" }, { name: "A" })).toBe(true);
    expect(isChanged(plan, { roles: ["b", "a"] }, { roles: ["a", "b"] })).toBe(true);
    expect(isChanged(plan, {}, { name: "A" })).toBe(true);
  });

  test("when a label without a text was added", () => {
    const texts = { fields: nested };
    expect(isChanged(texts, { labels: { a: "x", b: undefined } }, { labels: { a: "x" } })).toBe(
      true,
    );
    expect(isChanged(texts, { labels: { a: "x" } }, { labels: { a: "x" } })).toBe(false);
    expect(isChanged(texts, { labels: {} }, {})).toBe(false);
  });
});

test("the text of a number begins a field of numbers as the number", () => {
  const schema: JsonSchema = { type: ["number", "null"] };
  const prices = formOf(
    { type: "object", properties: { price: schema, code: { type: "string" }, shopId: schema } },
    { fields: ["price", "code", "shopId"], values: "user" },
  );
  const first = (price: unknown) => firstValues(prices, { price, code: "52.80", shopId: "12" });
  expect(first("52.80")).toEqual({ price: 52.8, code: "52.80", shopId: "12" });
  expect(first("90071992547401177")).toMatchObject({ price: "90071992547401177" });
  expect(first("007")).toMatchObject({ price: "007" });
  expect(first("n/a")).toMatchObject({ price: "n/a" });
});

test("a text or number that stands for a flag begins its switch as the lists show it", () => {
  const flag: JsonSchema = { type: ["boolean", "null"] };
  const parts = formOf(
    { type: "object", properties: { active: flag, open: flag, code: { type: "string" }, any: {} } },
    { fields: ["active", "open", "code", "any"], values: "user" },
  );
  const given = { active: "1", open: 0, code: "1", any: "1" };
  expect(firstValues(parts, given)).toEqual({ active: true, open: false, code: "1", any: "1" });
  expect(firstValues(parts, { ...given, active: "perhaps" })).toMatchObject({ active: "perhaps" });
});
