import { describe, expect, it } from "vitest";
import {
  checkedRequest,
  keptFields,
  sentRequest,
} from "../../../../../renderers/blocks/form/state/patch-request.ts";
import type { Parameter } from "../../../../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";

const names = ["name", "note", "locales", "metadata"];
const parameters = names.map(
  (name): Parameter => ({ name, in: "body", required: false, schema: {} }),
);
const brackets = { style: "deepObject", explode: true, allowReserved: false } as const;
const body = { media: "application/x-www-form-urlencoded", fields: { metadata: brackets } };
const post = {
  path: "/pets",
  method: "post",
  isReplacing: false,
  body,
  parameters,
} as const;
const put = { ...post, method: "put", isReplacing: true } as const;
const fields = new Set(names);
const resolve = (schema: JsonSchema) => schema;

const record = {
  id: "cus_1",
  name: "Ann",
  note: "late",
  locales: ["de"],
  metadata: { order: "7", address: { line1: "Street 1", city: "Ulm", country: null } },
};
const { id: _, ...before } = record;
const changedTo = (values: object) => {
  const entered = { ...before, ...values };
  return { request: entered, values: entered, before, record };
};

describe("a form that changes a record", () => {
  it("says what was emptied by an empty text, also in brackets, where nothing would be left out", () => {
    const metadata = { address: { city: "Ulm" } };
    const changed = changedTo({ note: null, metadata });
    const sent = { ...changed.request, note: "" };
    expect(sentRequest(post, changed, fields, resolve)).toEqual({
      ...sent,
      metadata: { order: "", address: { line1: "", city: "Ulm" } },
    });
    expect(checkedRequest(post, changed, fields, resolve)).toEqual(changed.request);
    expect(sentRequest(put, changed, fields, resolve)).toEqual(changed.request);
  });

  it("leaves what was empty before and what nobody changed", () => {
    const changed = changedTo({});
    expect(sentRequest(post, changed, fields, resolve)).toEqual(changed.request);
    const unnoted = { ...changed, record: { ...record, note: null } };
    const request = { ...changed.request, note: null };
    expect(sentRequest(post, { ...unnoted, request }, fields, resolve)).toEqual(request);
  });

  it("cannot say that a list is empty, unless what it leaves out is erased", () => {
    const changed = changedTo({ locales: [] });
    expect(keptFields(post, changed, fields)).toEqual(["locales"]);
    expect(keptFields({ ...post, method: "patch" }, changed, fields)).toEqual(["locales"]);
    expect(keptFields(put, changed, fields)).toEqual([]);
    const json = { ...post, body: { media: "application/json", fields: {} } };
    expect(keptFields(json, changed, fields)).toEqual([]);
  });
});
