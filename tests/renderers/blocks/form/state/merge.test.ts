import { describe, expect, test } from "vitest";
import { mergeFields, staleOf } from "../../../../../renderers/blocks/form/state/merge.ts";
import { recordAfter } from "../../../../../src/catalogue/headers/version-header.ts";
import { operationOf } from "../../../../../src/catalogue/operation-of.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import { formOf } from "../forms.ts";

const properties: Record<string, JsonSchema> = {
  id: { type: "integer" },
  name: { type: "string" },
  remark: { type: "string" },
  roles: { type: "array", items: { type: "string" } },
};
const request: JsonSchema = { type: "object", "x-key": "id", properties, required: ["name"] };
const { fields } = formOf(request, { fields: ["name", "remark", "roles"], values: "user" });
const before = { name: "A", remark: "r", roles: ["x"] };

const merged = (
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  shown = fields,
  upon: Record<string, unknown> = before,
) => {
  const merge = mergeFields(fields, shown, { before: upon, mine, theirs });
  return {
    values: merge.values,
    theirs: merge.theirs.map(({ name }) => name),
    contradictions: merge.contradictions.map(({ name }) => name),
  };
};

describe("the changes of two to one record", () => {
  test("stand beside each other where they touch other fields", () => {
    expect(merged({ ...before, name: "B" }, { ...before, remark: "s" })).toEqual({
      values: { name: "B", remark: "s", roles: ["x"] },
      theirs: ["remark"],
      contradictions: [],
    });
  });

  test("contradict each other where the same field has two new values; mine stands there first", () => {
    const { values, contradictions } = merged(
      { ...before, name: "B", roles: ["y"] },
      { ...before, name: "C", roles: ["x"] },
    );
    expect(contradictions).toEqual(["name"]);
    expect(values).toEqual({ name: "B", remark: "r", roles: ["y"] });
  });

  test("are one change where both did the same", () => {
    const both = { ...before, name: "B" };
    expect(merged(both, both)).toEqual({ values: both, theirs: [], contradictions: [] });
  });

  test("include emptying a field, on either side", () => {
    const { remark: _remark, ...emptied } = before;
    expect(merged({ ...before, name: "B" }, emptied).values).toEqual({ name: "B", roles: ["x"] });
    expect(merged({ ...before, remark: "" }, { ...before, remark: "s" }).contradictions).toEqual([
      "remark",
    ]);
  });

  test("do not include what a field holds that is not asked for now", () => {
    const shown = fields.filter(({ name }) => name !== "remark");
    const { values, contradictions } = merged(
      { ...before, remark: "hidden" },
      { ...before, remark: "s" },
      shown,
    );
    expect(contradictions).toEqual([]);
    expect(values).toEqual({ ...before, remark: "s" });
  });

  // Each field of the two sides is unchanged, changed alike or changed differently, and no change
  // may be lost.
  test("lose nothing, whatever either has done", () => {
    const options = ["A", "B", "C"];
    for (const mine of options) {
      for (const theirs of options) {
        const { values, contradictions } = merged(
          { ...before, name: mine },
          { ...before, name: theirs },
        );
        const isAsked = mine !== "A" && theirs !== "A" && mine !== theirs;
        expect(contradictions).toEqual(isAsked ? ["name"] : []);
        expect(values.name).toBe(mine === "A" ? theirs : mine);
      }
    }
  });
});

describe("a refused write", () => {
  const catalogue = shippedCatalogue();
  const update = operationOf(catalogue, { operation: "culturalGroup.update" });

  test("tells of its own record, and of no other", () => {
    const record = { id: 7, name: "B", version: "2" };
    const data = { records: [{ id: 8 }, record], changedBy: "anna" };
    expect(staleOf(catalogue, update, { id: 7 }, data)).toEqual({ record, changedBy: "anna" });
    expect(staleOf(catalogue, update, { id: 9 }, data)).toBeNull();
    expect(staleOf(catalogue, update, { id: 7 }, null)).toBeNull();
  });

  test("is followed by one that knows the version of the answer, or none", () => {
    const record = { id: 7, name: "A", version: "1" };
    const written = (etag: string | null) =>
      recordAfter(catalogue, update, record, { id: 7, name: "B" }, { data: undefined, etag });
    expect(written('"2"')).toEqual({ id: 7, name: "B", version: "2" });
    expect(written('W/"2"')).toEqual({ id: 7, name: "B", version: "2" });
    expect(written(null)).toEqual({ id: 7, name: "B", version: undefined });
  });
});
