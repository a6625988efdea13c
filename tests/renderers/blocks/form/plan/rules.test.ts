import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { compileFor } from "../../../../support/shipped-environment.ts";
import { catalogueOf, formOf } from "../forms.ts";

const request: JsonSchema = {
  type: "object",
  properties: {
    from: { type: "string", format: "date" },
    to: { type: "string", format: "date" },
    limit: { type: "integer" },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { amount: { type: "integer" }, note: { type: "string" } },
      },
    },
  },
};

const withRules = (...rules: readonly object[]) => formOf(request, { rules });
const say = "The end is before the start.";

describe("the rules across a form's fields", () => {
  it("are planned with the fields that lead to where they are told", () => {
    const { rules } = withRules(
      { when: "form.to < form.from", say, at: "to" },
      { when: "item.amount > form.limit", say: "Too much.", at: "lines.amount" },
    );
    expect(rules).toMatchObject([
      { when: { source: "form.to < form.from" }, say, at: ["to"] },
      { when: { source: "item.amount > form.limit" }, at: ["lines", "amount"] },
    ]);
  });

  it.each<[string, object, string]>([
    ["at a field that the form has not", { at: "till" }, "unknownField /body/rules/0/at"],
    ["at a field that no record has", { at: "lines.amuont" }, "unknownField /body/rules/0/at"],
    ["at a field within one without any", { at: "to.day" }, "unknownField /body/rules/0/at"],
    ["at nothing", { at: undefined }, "missingProperty /body/rules/0"],
    ["without a sentence", { say: undefined }, "missingProperty /body/rules/0"],
    ["whose condition is none", { when: "form.limit" }, "expressionType /body/rules/0/when"],
    ["of a field that is not there", { when: "form.t < 1" }, "unknownMember /body/rules/0/when"],
    [
      "of a record outside any list",
      { when: "item.amount > 1" },
      "unknownVariable /body/rules/0/when",
    ],
    ["by which nothing can be sent", { when: "1 < 2" }, "ruleAlwaysHolds /body/rules/0/when"],
    ["that finds nothing wrong ever", { when: "1 > 2" }, "neverHolds /body/rules/0/when"],
  ])("are refused %s", (_name, part, problem) => {
    const rule = { when: "form.to < form.from", say, at: "to", ...part };
    const body = { kind: "form", submit: "thing.save", rules: [rule] };
    const { problems } = compileFor(catalogueOf(request), { title: "Test", body });
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([problem]);
  });
});
