import { describe, expect, it } from "vitest";
import type { FormField } from "../../../../renderers/blocks/form/plan/fields.ts";
import { createEnvironment } from "../../../../renderers/environment.ts";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { translators } from "../../../../src/i18n/texts.ts";
import { compilePage } from "../../../../src/language/compile/compile-page.ts";
import { environment as shipped } from "../../../support/shipped-environment.ts";
import { catalogueOf, formOf } from "./forms.ts";

const compile = (body: object, environment = shipped) =>
  compilePage("test/page", JSON.stringify({ title: "Test", body }), environment);

const problemsOf = (body: object, environment = shipped) =>
  compile(body, environment).problems.map(({ code, pointer }) => `${code} ${pointer}`);

describe("a check of a value by a call", () => {
  const call = { call: "member.getList", with: { username: "form.username" } };
  const valid = "!answer.records.exists(member, member.username == form.username)";
  const withCheck = (check: object) => ({
    kind: "form",
    submit: "member.add",
    fields: [{ field: "username", check }, "fullname", "password"],
  });

  it("is planned with its call, what makes the value fine, and what is said otherwise", () => {
    const { plan, problems } = compile(withCheck({ call, valid, message: "Taken." }));
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      steps: [
        {
          sections: [
            {
              fields: [
                { check: { call: { operation: "member.getList" }, message: "Taken." } },
                { check: null },
                { check: null },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each<[string, object, string]>([
    ["without a message", { call, valid }, "missingProperty /body/fields/0/check"],
    [
      "of the wrong type",
      { call, valid: "answer.total", message: "Taken." },
      "expressionType /body/fields/0/check/valid",
    ],
    [
      "that reads what the call does not answer",
      { call, valid: "answer.count == 0", message: "Taken." },
      "unknownMember /body/fields/0/check/valid",
    ],
    [
      "that writes",
      { call: "member.del", valid: "true", message: "Taken." },
      "notARead /body/fields/0/check/call",
    ],
    [
      "whose call lacks a parameter",
      { call: "member.getOne", valid: "true", message: "Taken." },
      "missingParameter /body/fields/0/check/call",
    ],
    [
      "whose argument the form does not have",
      {
        call: { call: "member.getList", with: { username: "form.name" } },
        valid: "true",
        message: "Taken.",
      },
      "unknownMember /body/fields/0/check/call/with/username",
    ],
  ])("%s is told", (_name, check, wanted) => {
    expect(problemsOf(withCheck(check))).toContain(wanted);
  });
});

describe("options from a call", () => {
  const withOptions = (options: object) => ({
    kind: "form",
    submit: "culturalGroupUserRel.update",
    fields: ["groupId", { field: "ids", options }],
  });
  const granting = (options: object) => ({
    kind: "form",
    submit: "memberRole.add",
    fields: [{ field: "memberId", options }, "role"],
  });
  const followed = { call: "culturalGroupUserRel.candidates", with: { groupId: "form.groupId" } };

  it("may follow other fields of the form", () => {
    const { plan, problems } = compile(withOptions({ call: followed }));
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      steps: [
        {
          sections: [
            { fields: [{ options: null }, { options: { followsForm: true, search: null } }] },
          ],
        },
      ],
    });
  });

  it("are searched by the service where it answers a page at a time and takes the label's name", () => {
    const one = { call: "member.getOne", with: { id: "value" } };
    const { plan, problems } = compile(
      granting({ call: "member.getList", label: "fullname", one }),
    );
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      steps: [
        {
          sections: [
            {
              fields: [
                { options: { search: "fullname", one: { operation: "member.getOne" } } },
                {},
              ],
            },
          ],
        },
      ],
    });
  });

  it.each<[string, object, string]>([
    [
      "whose call lacks a parameter",
      withOptions({ call: "culturalGroupUserRel.candidates" }),
      "missingParameter /body/fields/1/options/call",
    ],
    [
      "that follow a field which the form does not have",
      withOptions({ call: { ...followed, with: { groupId: "form.group" } } }),
      "unknownMember /body/fields/1/options/call/with/groupId",
    ],
    [
      "whose label the rows do not have",
      granting({ call: "member.getList", label: "name" }),
      "unknownField /body/fields/0/options/label",
    ],
    [
      "searched by a parameter that there is not",
      granting({ call: "member.getList", search: "ful" }),
      "unknownParameter /body/fields/0/options/search",
    ],
    [
      "searched by a parameter that takes no text",
      granting({ call: "member.getList", search: "status" }),
      "unknownParameter /body/fields/0/options/search",
    ],
    [
      "with a stored value's call that writes",
      granting({ call: "member.getList", one: "member.add" }),
      "notARead /body/fields/0/options/one",
    ],
    [
      "with a stored value's call that does not answer the label",
      granting({ call: "member.getList", label: "fullname", one: "member.getRoleGroup" }),
      "unknownField /body/fields/0/options/one",
    ],
    [
      "with a stored value of another type",
      granting({
        call: "member.getList",
        one: { call: "page.getOne", with: { path: "value" } },
      }),
      "expressionType /body/fields/0/options/one/with/path",
    ],
  ])("%s are told", (_name, body, wanted) => {
    expect(problemsOf(body)).toContain(wanted);
  });
});

describe("values that a field offers", () => {
  const granting = (only: string, field = "role") => ({
    kind: "form",
    submit: field === "role" ? "memberRole.add" : "memberRole.updateRole",
    fields: ["memberId", { field, only }],
  });
  const top = "user.isSuperAdministrators || value != 'superAdministrator'";

  it("may be only some of the catalogue's, of one value or of several", () => {
    for (const field of ["role", "roles"]) {
      const { plan, problems } = compile(granting(top, field));
      expect(problems).toEqual([]);
      expect(plan?.body).toMatchObject({
        steps: [{ sections: [{ fields: [{ only: null }, { only: { source: top } }] }] }],
      });
    }
  });

  it.each<[string, object, string]>([
    ["of another name", granting("value != 'boss'"), "neverEqual /body/fields/1/only"],
    ["without a condition", granting("value"), "expressionType /body/fields/1/only"],
    [
      "of a field that takes any",
      {
        kind: "form",
        submit: "culturalGroup.add",
        fields: [{ field: "name", only: "value != ''" }],
      },
      "hasNoChoices /body/fields/0/only",
    ],
  ])("%s are told", (_name, body, wanted) => {
    expect(problemsOf(body)).toContain(wanted);
  });
});

describe("fields made of others", () => {
  const request: JsonSchema = {
    type: "object",
    properties: {
      start: { type: "string", format: "date", title: "Start" },
      end: { type: "string", format: "date", title: "End" },
      name: { type: "string", title: "Name" },
      lines: {
        type: "array",
        title: "Lines",
        items: {
          type: "object",
          properties: {
            count: { type: "integer", title: "Count", minimum: 1 },
            remark: { type: "string", title: "Remark" },
          },
          required: ["count"],
        },
      },
    },
    required: ["end"],
  };
  const environment = createEnvironment(catalogueOf(request), translators.en);
  const saving = (fields: readonly unknown[]) => ({ kind: "form", submit: "thing.save", fields });
  const told = (...fields: unknown[]) => problemsOf(saving(fields), environment);

  it("a range fills two of them, and both count as asked for", () => {
    const { plan, problems } = compile(saving([{ field: "start", to: "end" }]), environment);
    expect(problems).toEqual([]);
    expect(plan?.body).toMatchObject({
      steps: [
        {
          sections: [
            {
              fields: [
                { name: "start", widget: "dateRange", to: { name: "end", isRequired: true } },
              ],
            },
          ],
        },
      ],
    });
  });

  it("the rows of a list have the fields of its records, or those that the page names", () => {
    const whole = compile(saving(["lines", "end"]), environment);
    expect(whole.plan?.body).toMatchObject({
      steps: [
        {
          sections: [
            { fields: [{ items: [{ name: "count", widget: "number" }, { name: "remark" }] }, {}] },
          ],
        },
      ],
    });
    const named = { field: "lines", items: [{ field: "count", label: "How many" }] };
    const some = compile(saving([named, "end"]), environment);
    expect(some.problems).toEqual([]);
    expect(some.plan?.body).toMatchObject({
      steps: [{ sections: [{ fields: [{ items: [{ label: "How many" }] }, {}] }] }],
    });
  });

  it.each<[string, readonly unknown[], string]>([
    [
      "to a field that there is not",
      [{ field: "start", to: "ende" }],
      "unknownField /body/fields/0/to",
    ],
    ["to itself", [{ field: "end", to: "end" }], "widgetDoesNotFit /body/fields/0/to"],
    [
      "to one that is no date",
      [{ field: "start", to: "name" }, "end"],
      "widgetDoesNotFit /body/fields/0/to",
    ],
    [
      "in an input for one value",
      [{ field: "start", to: "end", widget: "date" }],
      "widgetDoesNotFit /body/fields/0/to",
    ],
    [
      "without an end",
      [{ field: "start", widget: "dateRange" }, "end"],
      "missingProperty /body/fields/0",
    ],
    [
      "whose end is asked for again",
      [{ field: "start", to: "end" }, "end"],
      "duplicateField /body/fields/1",
    ],
  ])("a range %s is told", (_name, fields, wanted) => {
    expect(told(...fields)).toContain(wanted);
  });

  it("options in a row may follow the other fields of that row, and those of the form", () => {
    const following = (value: string) => ({
      field: "lines",
      items: [
        "count",
        {
          field: "remark",
          options: {
            call: { call: "culturalGroupUserRel.candidates", with: { groupId: value } },
            value: "fullname",
          },
        },
      ],
    });
    const documents = [shippedCatalogue(), catalogueOf(request)].flatMap((catalogue) => [
      ...catalogue.documents.values(),
    ]);
    const together = createEnvironment(createCatalogue(documents), translators.en);
    const both = compile(saving([following("item.count"), "end"]), together);
    expect(both.problems).toEqual([]);
    expect(both.plan?.body).toMatchObject({
      steps: [
        { sections: [{ fields: [{ items: [{}, { options: { followsForm: true } }] }, {}] }] },
      ],
    });
    expect(problemsOf(saving([following("item.cout"), "end"]), together)).toEqual([
      "unknownMember /body/fields/0/items/1/options/call/with/groupId",
    ]);
  });

  it("rows of what there is not, or of a plain field, are told", () => {
    expect(told({ field: "lines", items: ["cout"] }, "end")).toEqual([
      "unknownField /body/fields/0/items/0",
    ]);
    expect(told({ field: "lines", items: [] }, "end")).toEqual(["outOfRange /body/fields/0/items"]);
    expect(told({ field: "name", items: ["count"] }, "end")).toEqual([
      "noRecord /body/fields/0/items",
    ]);
  });
});

it("a field that has to hold one value is not asked, unless the page names it", () => {
  const type: JsonSchema = { type: "string", enum: ["articles"] };
  const text: JsonSchema = { type: "string" };
  const data: JsonSchema = {
    type: "object",
    properties: { type, title: text },
    required: ["type"],
  };
  const request: JsonSchema = {
    type: "object",
    properties: { type, kind: type, data },
    required: ["type", "data"],
  };
  const namesIn = (fields: readonly FormField[]): string[] =>
    fields.flatMap(({ name, items }) => [name, ...namesIn(items ?? []).map((one) => `.${one}`)]);
  expect(namesIn(formOf(request).fields)).toEqual(["kind", "data", ".title"]);
  expect(namesIn(formOf(request, { fields: ["type", "data"] }).fields)).toEqual([
    ...["type", "data", ".title"],
  ]);
});
