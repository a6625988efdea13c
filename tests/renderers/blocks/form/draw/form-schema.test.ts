import { describe, expect, test } from "vitest";
import { createFormValidator } from "../../../../../renderers/blocks/form/checks/validator.ts";
import {
  helpOfForm,
  schemaOfForm,
} from "../../../../../renderers/blocks/form/draw/form-schema.tsx";
import { matchesSchema } from "../../../../../src/catalogue/schema/interpret-schema.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { translators } from "../../../../../src/i18n/texts.ts";
import { catalogueOf, formOf } from "../forms.ts";

describe("the schema that is drawn", () => {
  const address: JsonSchema = { type: "object", properties: { town: { type: "string" } } };
  const request: JsonSchema = {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", default: "x", description: "What it is called." },
      home: { ...address, title: "Home" },
    },
    required: ["name"],
  };

  test("does not offer the empty text as a kind of value beside a single other", () => {
    const home = { title: "Home", anyOf: [{ ...address, title: "any_address" }, { enum: [""] }] };
    const asked: JsonSchema = { type: "object", properties: { home } };
    const place = { catalogue: catalogueOf(asked), text: translators.en.say };
    const { properties } = schemaOfForm(formOf(asked, {}), place, false);
    expect(properties).toEqual({ home: { ...address, title: "Home" } });
  });

  test("calls a kind without a title by what the other kinds lack", () => {
    const kind = (...names: string[]): JsonSchema => {
      const fields = names.map((name) => [name, { type: "string" }] as const);
      return { type: "object", properties: Object.fromEntries(fields) };
    };
    const pay = {
      oneOf: [kind("id", "kind", "card"), kind("id", "kind", "iban", "bank"), kind("id")],
    };
    const asked: JsonSchema = { type: "object", properties: { pay } };
    const place = { catalogue: catalogueOf(asked), text: translators.en.say };
    const { properties } = schemaOfForm(formOf(asked, {}), place, false);
    const titles = ["kind, card", "kind, iban", "id"].map((title) => ({ title }));
    expect(properties).toMatchObject({ pay: { oneOf: titles } });
  });

  const decimal = { type: "string", pattern: "^[+-]?\\d*\\.?\\d*$" } as const;
  test.each<[string, JsonSchema[], object]>([
    ["a decimal", [{ type: "number" }, decimal], decimal],
    ["one by its format", [{ type: "string", format: "decimal" }, { type: "integer" }], {}],
    [
      "a decimal that may be null",
      [{ type: "number" }, decimal, { type: "null" }],
      { ...decimal, type: ["string", "null"] },
    ],
  ])("does not offer %s as a number beside the same as a text", (_name, anyOf, wanted) => {
    const asked: JsonSchema = { type: "object", properties: { price: { title: "Price", anyOf } } };
    const place = { catalogue: catalogueOf(asked), text: translators.en.say };
    const { properties } = schemaOfForm(formOf(asked, {}), place, false);
    expect(properties).toMatchObject({ price: { title: "Price", type: "string", ...wanted } });
    expect(JSON.stringify(properties)).not.toContain("anyOf");
  });

  test("offers the kinds of a record that may be null, and no null beside them", () => {
    const car = { type: "object", properties: { wheels: { type: "number" } } } as const;
    const boat = { type: "object", properties: { sails: { type: "number" } } } as const;
    const anyOf: JsonSchema[] = [{ oneOf: [car, boat] }, { type: "null" }];
    const asked: JsonSchema = { type: "object", properties: { thing: { title: "Thing", anyOf } } };
    const place = { catalogue: catalogueOf(asked), text: translators.en.say };
    const { properties } = schemaOfForm(formOf(asked, {}), place, false);
    expect(properties).toEqual({
      thing: {
        title: "Thing",
        oneOf: [expect.objectContaining(car), expect.objectContaining(boat)],
      },
    });
  });

  test("offers a number beside texts of other kinds", () => {
    const kinds = [{ type: "number" }, { type: "string", pattern: "^[a-z0-9.]*$" }] as const;
    const asked: JsonSchema = { type: "object", properties: { size: { anyOf: [...kinds] } } };
    const place = { catalogue: catalogueOf(asked), text: translators.en.say };
    expect(schemaOfForm(formOf(asked, {}), place, false).properties).toMatchObject({
      size: { anyOf: kinds },
    });
  });

  test("has the fields in order, with their labels, and neither defaults nor descriptions", () => {
    const plan = formOf(request, { fields: ["home", { field: "name", label: "Full name" }] });
    expect(
      schemaOfForm(plan, { catalogue: catalogueOf(request), text: translators.en.say }, false),
    ).toMatchObject({
      type: "object",
      required: ["name"],
      properties: {
        home: { type: "object", title: "Home", properties: { town: { type: "string" } } },
        name: { type: "string", title: "Full name" },
      },
    });
    expect(
      JSON.stringify(
        schemaOfForm(plan, { catalogue: catalogueOf(request), text: translators.en.say }, false),
      ),
    ).not.toMatch(/default|description/);
  });
});

describe("choosing among branches, without a compiler", () => {
  test.each<[JsonSchema | Record<string, unknown>, unknown, boolean]>([
    [{ type: "string" }, "a", true],
    [{ type: ["integer", "null"] }, null, true],
    [{ type: "integer" }, 1.5, false],
    [{ const: { a: [1] } }, { a: [1] }, true],
    [{ enum: ["a", "b"] }, "c", false],
    [{ properties: { kind: { const: "car" } }, required: ["kind"] }, { kind: "car" }, true],
    [{ properties: { kind: { const: "car" } }, required: ["kind"] }, {}, false],
    [{ items: { minimum: 3 }, maxItems: 2 }, [3, 4], true],
    [{ items: { minimum: 3 } }, [3, 2], false],
    [{ minLength: 2, pattern: "^a" }, "ab", true],
    [{ oneOf: [{ type: "string" }, { maxLength: 3 }] }, "ab", false],
    [{ anyOf: [{ type: "number" }, { maxLength: 3 }] }, "ab", true],
    [{ not: { type: "string" } }, 1, true],
    [{ if: { type: "string" }, else: false }, 1, false],
    [{ $ref: "#/definitions/short" }, "abcd", false],
  ])("%j accepts %j: %s", (schema, value, expected) => {
    const root = { definitions: { short: { maxLength: 3 } } };
    expect(matchesSchema(schema, value, root)).toBe(expected);
  });

  test("a schema that refers to itself for ever ends", () => {
    expect(matchesSchema({ $ref: "#" }, 1, { $ref: "#" })).toBe(true);
  });
});

test("a secret that no read tells says that a replacement without it may erase it", () => {
  const secret = { type: "string", title: "Secret", writeOnly: true } as const;
  const asked: JsonSchema = { type: "object", properties: { secret } };
  const helped = (method: "post" | "put", isNew: boolean, request = asked) => {
    const catalogue = catalogueOf(request, {}, method);
    const plan = formOf(request, {}, catalogue);
    const helpOf = helpOfForm(plan, { catalogue, text: translators.en.say }, isNew);
    return plan.fields.map(helpOf);
  };
  const said = [
    "The service does not show the current value. If this is empty when you save, that value may be lost.",
  ];
  expect(helped("put", false)).toEqual(said);
  expect(helped("put", true)).toEqual([""]);
  expect(helped("post", false)).toEqual([""]);
  expect(helped("put", false, { ...asked, required: ["secret"] })).toEqual([""]);
});

test("what is wrong stands at its field, for rjsf to show it there", () => {
  const validator = createFormValidator(() => [{ path: "/tags/0", message: "Too long." }]);
  const { errors, errorSchema } = validator.validateFormData({}, {});
  expect(errors).toMatchObject([{ property: ".tags.0", message: "Too long." }]);
  expect(errorSchema).toEqual({ tags: { 0: { __errors: ["Too long."] } } });
});
