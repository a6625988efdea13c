import { describe, expect, test } from "vitest";
import {
  faultsOfFields,
  fieldOf,
  sortServerFaults,
} from "../../../../../renderers/blocks/form/checks/field-faults.ts";
import { errorSchemaOf } from "../../../../../renderers/blocks/form/checks/validator.ts";
import type { Fault } from "../../../../../renderers/runtime/read/request-validator.ts";
import type { JsonSchema } from "../../../../../src/catalogue/schema/json-schema.ts";
import { translators } from "../../../../../src/i18n/texts.ts";
import type { Translator } from "../../../../../src/i18n/translator.ts";
import { formOf } from "../forms.ts";

const request: JsonSchema = {
  type: "object",
  properties: {
    name: { type: "string", title: "Name" },
    password: { type: "string", format: "password", title: "Password" },
    rePassword: {
      type: "string",
      format: "password",
      title: "Confirm password",
      "x-equals": "password",
    },
    code: { type: "string", title: "Code" },
    "area.name": { type: "string", title: "Area" },
    owner: { type: "object", properties: { name: { type: "string" } } },
    lines: {
      type: "array",
      title: "Lines",
      items: {
        type: "object",
        properties: {
          price: { type: "number" },
          marks: { type: "array", items: { type: "string" } },
        },
      },
    },
    repeat: { type: "string", title: "Code again" },
    tags: { type: "array", title: "Tags", items: { type: "string" } },
  },
};
const { fields } = formOf(request);

function sentence(fault: Fault, { say }: Translator = translators.en): string | undefined {
  return faultsOfFields([fault], fields, say)[0]?.message;
}

function fault(path: string, keyword: string, params: Fault["params"] = {}): Fault {
  return { path, keyword, params };
}

describe("the sentence beside a field (section 5)", () => {
  test.each([
    [fault("/password", "required"), "The password cannot be empty."],
    [fault("/rePassword", "required"), "Confirm password cannot be empty."],
    [fault("/name", "minLength", { limit: 1 }), "Name cannot be empty."],
    [fault("/name", "maxLength", { limit: 1 }), "This can have at most 1 character."],
    [fault("/tags", "minItems", { limit: 1 }), "This needs at least 1 entry."],
    [fault("/name", "minLength", { limit: 2 }), "This needs at least 2 characters."],
    [fault("/name", "maxLength", { limit: 64 }), "This can have at most 64 characters."],
    [
      fault("/name", "format", { format: "cn-mobile" }),
      "Enter a mobile number of 11 digits, such as 13800138000.",
    ],
    [
      fault("/name", "format", { format: "date-time" }),
      "Enter a date and a time, such as 2024-02-29 12:00.",
    ],
    [fault("/name", "format", { format: "month" }), "Enter a month, such as 2024-02."],
    [fault("/name", "format", { format: "unheard-of" }), "This is not in the right format."],
    [fault("/name", "type", { type: "integer" }), "Enter a whole number."],
    [fault("/name", "enum"), "Choose one of the options."],
    [fault("/tags/1", "enum"), "Entry 2: This is not one of the options. Remove it."],
    [fault("/tags", "uniqueItems"), "No entry may appear twice."],
    [fault("/name", "unheard-of"), "This is not valid."],
  ])("%o", (given, said) => {
    expect(sentence(given)).toBe(said);
  });

  test("two passwords that differ are inconsistent; other fields are named", () => {
    const passwords = fault("/rePassword", "x-equals", { equals: "password", format: "password" });
    expect(sentence(passwords)).toBe("The two passwords are inconsistent.");
    const codes = fault("/repeat", "x-equals", { equals: "code", format: "" });
    expect(sentence(codes)).toBe("This must match “Code”.");
  });

  test.each(Object.entries(translators))("exists in %s for every keyword", (_language, of) => {
    const keywords = ["required", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "enum"];
    for (const keyword of [...keywords, "minItems", "maxItems", "minimum", "maximum", "pattern"]) {
      expect(sentence(fault("/name", keyword, { limit: 3, multipleOf: 2 }), of)).not.toMatch(
        /validation\.|requestFault\.|\{\{/,
      );
    }
  });
});

describe("which faults are shown", () => {
  test("those of shown fields, in the order of the fields, one for each value", () => {
    const faults = [
      fault("/tags/0", "maxLength", { limit: 3 }),
      fault("/name", "required"),
      fault("/name", "pattern"),
      fault("/hidden", "required"),
      fault("", "type", { type: "object" }),
    ];
    expect(faultsOfFields(faults, fields, translators.en.say).map(({ path }) => path)).toEqual([
      "/name",
      "/tags",
    ]);
  });

  test.each<[string, string, string, string]>([
    ["the one input of a list", "/tags/1", "/tags", "Entry 2: Bad."],
    ["the input of a part", "/owner/name", "/owner/name", "Bad."],
    ["a record, for a part without an input", "/owner/age", "/owner", "age: Bad."],
    ["the cell of a row", "/lines/2/price", "/lines/2/price", "Bad."],
    ["the one input of a list in a row", "/lines/2/marks/0", "/lines/2/marks", "Entry 1: Bad."],
    ["a list, for a row without such a cell", "/lines/2/tax", "/lines", "Entry 3: tax: Bad."],
    ["a list, for a whole row", "/lines/2", "/lines", "Entry 3: Bad."],
  ])("a fault of the service stands at %s", (_where, path, shownAt, message) => {
    expect(sortServerFaults([{ path, message: "Bad." }], fields, translators.en.say)).toEqual({
      ofFields: [{ path: shownAt, message }],
      others: [],
    });
  });

  test("a name with a dot is one step to its field", () => {
    expect(errorSchemaOf([{ path: "/area.name", message: "Bad." }])).toEqual({
      "area.name": { __errors: ["Bad."] },
    });
  });

  test("the service's faults without a field stand apart", () => {
    const named = { path: "/name", message: "Taken." };
    const other = { path: "/groupId", message: "Unknown." };
    const whole = { path: "", message: "Odd." };
    expect(sortServerFaults([named, other, whole], fields, translators.en.say)).toEqual({
      ofFields: [named],
      others: [other, whole],
    });
  });

  test("a path is read as the JSON pointer it is", () => {
    expect(fieldOf([{ name: "a/b" }], "/a~1b/0")).toEqual({ name: "a/b" });
    expect(fieldOf([{ name: "name" }], "/nameless")).toBeNull();
  });
});
