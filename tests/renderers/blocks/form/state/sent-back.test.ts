import { describe, expect, test } from "vitest";
import {
  carriedValues,
  withheldValues,
} from "../../../../../renderers/blocks/form/state/sent-back.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { formOf } from "../forms.ts";

const text: JsonSchema = { type: "string" };
const request: JsonSchema = {
  type: "object",
  "x-key": "id",
  properties: {
    id: { type: "integer" },
    name: text,
    remark: text,
    mobile: text,
    site: text,
    status: { type: "integer", enum: [0, 1] },
  },
};

describe("what a form sends back unseen", () => {
  test("is the record's key", () => {
    const plan = formOf(request, { fields: ["name"], values: "user" });
    expect(carriedValues(plan, { id: 7, name: "A" })).toEqual({ id: 7 });
    expect(carriedValues(plan, null)).toEqual({});
  });

  test("is what the record holds in a field that is hidden whatever is entered", () => {
    const guarded = formOf(request, {
      fields: [
        "name",
        { field: "remark", when: "user.isAdmin" },
        { field: "mobile", when: "form.status == 0" },
        { field: "site", when: "user.isAdmin && form.status == 0" },
        "status",
      ],
      values: "user",
    });
    const record = { id: 7, name: "A", remark: "Kept", mobile: "1", site: null };
    const scopeOf = (isAdmin: boolean) => ({ variables: { user: { isAdmin } }, can: () => false });
    expect(withheldValues(guarded, scopeOf(false), record)).toEqual({ remark: "Kept" });
    expect(withheldValues(guarded, scopeOf(true), record)).toEqual({});
    expect(withheldValues(guarded, scopeOf(false), null)).toEqual({});
  });
});
