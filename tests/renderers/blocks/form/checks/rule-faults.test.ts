import { describe, expect, it } from "vitest";
import { faultsOfFields } from "../../../../../renderers/blocks/form/checks/field-faults.ts";
import { faultsOfRules } from "../../../../../renderers/blocks/form/checks/rule-faults.ts";
import type { FormValues } from "../../../../../renderers/blocks/form/state/form-values.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { translators } from "../../../../../src/i18n/texts.ts";
import { formOf } from "../forms.ts";

const request: JsonSchema = {
  type: "object",
  properties: {
    from: { type: "string", format: "date" },
    to: { type: "string", format: "date" },
    limit: { type: "integer" },
    lines: {
      type: "array",
      items: { type: "object", properties: { amount: { type: "integer" } } },
    },
  },
};
const say = { en: "The end is before the start.", zh: "结束早于开始。" };
const rules = [
  { when: "form.to < form.from", say, at: "to" },
  {
    when: "item.amount > form.limit",
    say: "{{item.amount}} is more than {{form.limit}}.",
    at: "lines.amount",
  },
  { when: "size(form.lines) > 2", say: "Too many.", at: "lines" },
];
const plan = formOf(request, { rules });
const texts = translators.en;

const faultsOf = (form: FormValues, { say: text, language } = texts) =>
  faultsOfRules(plan.rules, { variables: {}, can: () => true }, form, { text, language });

describe("what a form's rules find wrong", () => {
  it("is told at the field that the rule names, in the reader's language", () => {
    const turned = { from: "2026-03-02", to: "2026-03-01" };
    expect(faultsOf(turned)).toEqual([{ path: "/to", message: "The end is before the start." }]);
    expect(faultsOf(turned, translators.zh)[0]?.message).toBe("结束早于开始。");
    expect(faultsOf({ from: "2026-03-01", to: "2026-03-02" })).toEqual([]);
  });

  it("is nothing as long as a value that it reads is missing", () => {
    expect(faultsOf({ from: "2026-03-02" })).toEqual([]);
    expect(faultsOf({})).toEqual([]);
  });

  it("is told at each record of a list that it is true of, and at the list as a whole", () => {
    const lines = [{ amount: 1 }, { amount: 9 }, { amount: 8 }];
    expect(faultsOf({ limit: 5, lines })).toEqual([
      { path: "/lines/1/amount", message: "9 is more than 5." },
      { path: "/lines/2/amount", message: "8 is more than 5." },
      { path: "/lines", message: "Too many." },
    ]);
  });

  it("stands in the order of the fields, after what a value is by itself, and at the start of a range", () => {
    const wrong = { path: "/from", keyword: "format", params: { format: "date" } };
    const found = [
      { path: "/to", message: "Early." },
      { path: "/limit", message: "Low." },
    ];
    const ordered = faultsOfFields([wrong], plan.fields, texts.say, found.toReversed());
    expect(ordered.map(({ path }) => path)).toEqual(["/from", "/to", "/limit"]);
    const range = formOf(request, { fields: [{ field: "from", to: "to", widget: "dateRange" }] });
    expect(faultsOfFields([], range.fields, texts.say, found)).toEqual([
      { path: "/from", message: "Early." },
    ]);
  });
});
