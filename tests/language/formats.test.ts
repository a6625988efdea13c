import { describe, expect, it } from "vitest";
import { faultText } from "../../renderers/runtime/choose/fault-text.ts";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import type { OpenApiDocument } from "../../src/catalogue/openapi.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import type { JsonSchema } from "../../src/catalogue/schema/json-schema.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { requestValidatorsCode } from "../../src/catalogue/validators/request-validators.ts";
import type { ValidatorFunction } from "../../src/catalogue/validators/validator-function.ts";
import { byteLength, equal, ucs2length } from "../../src/catalogue/validators/validator-runtime.ts";
import { languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { createCatalogueValidator } from "../../src/language/catalogue-validator.ts";
import { checkCatalogue } from "../../src/language/extensions/check-catalogue.ts";
import { formats } from "../../src/language/formats.ts";
import { createRequestChecks } from "../../src/server/call/request-validation.ts";

const accepted: Record<string, string[]> = {
  "non-empty": ["a", " a "],
  "cn-mobile": ["", "13800138000", "14700000000", "15012345678", "17612345678", "18912345678"],
  "cn-landline": ["", "1234567", "12345678", "010-12345678", "0571-1234567-123", "057112345678"],
  "cn-phone": ["", "19912345678", "010-12345678", "12345678901"],
  "cn-postal-code": ["", "100000", "010000"],
  "cn-id-number": ["11010519491231002X", "110105194912310021"],
  email: ["", "a@b.cn", "first.last+tag@mail.example.com"],
  url: ["http://a", "https://example.com/a?b=c#d", "ftp://files.example.com"],
  address: [
    "",
    "/points",
    "points/user",
    "/upload/a:b",
    " https://example.com/a?b=c ",
    "HTTP://a/@b",
  ],
  "letters-digits-hyphens": ["a", "A-1", "-"],
  "digit-or-minus": ["1", "-", "a1", "a-b"],
  decimal: ["0", "-1", "12.5", "-0.25"],
  "role-name": ["admin", "editor"],
  date: ["2024-02-29", "1999-12-31"],
  password: ["", "whatever it may be"],
  time: ["00:00", "23:59:59", "12:30:00.5Z", "12:30:00+08:00"],
  uri: ["http://a", "mailto:a@b.cn", "urn:isbn:0451450523"],
  "data-url": ["data:text/plain;base64,SGk=", "data:image/png;name=a.png;base64,AAAA"],
  uuid: ["123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-000000000000"],
  "date-time": [
    "2024-02-29T12:00:00Z",
    "2024-02-29T12:00:00.123+08:00",
    "2024-02-29 12:00:00",
    "2024-02-29 12:00:00Z",
  ],
};

const refused: Record<string, string[]> = {
  "non-empty": ["", " \t\n"],
  "cn-mobile": [
    "12800138000",
    "16612345678",
    "19912345678",
    "1380013800",
    "138001380001",
    "86-138",
  ],
  "cn-landline": ["123456", "010-123456789", "010 12345678", "phone"],
  "cn-phone": ["2380013800012", "123", "1380013800a"],
  "cn-postal-code": ["12345", "1234567", "abcdef"],
  "cn-id-number": ["", "11010519491231002", "11010519491231002Y", "11010519491231002XX"],
  email: ["a", "a@", "@b.cn", "a@b", "a b@c.cn", "a@b..cn"],
  url: ["", "example.com", "javascript:alert(1)", "//example.com", "http://", "http://a b"],
  address: [
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "\u200bjavascript:alert(1)",
    "data:text/html,a",
    "mailto:a@b.cn",
    "//example.com",
    " //example.com",
    "/\\example.com",
    "\\\\example.com",
    "/\t/example.com",
    "http:example.com",
    "https:///example.com",
    "https://",
    "https://a b",
    "https://user:password@example.com/",
    "https://bank.example@example.com",
    "https://@example.com",
  ],
  "letters-digits-hyphens": ["", "a_b", "a b", "é"],
  "digit-or-minus": ["", "abc"],
  decimal: ["", ".5", "1.", "1e3", "--1", "1,5"],
  "role-name": ["", "Admin", "admin ", "visitor"],
  date: ["2024-13-01", "2026-02-30", "2025-02-29", "2024-2-1", "today", "2024-02-29T12:00:00Z"],
  password: [],
  time: ["24:00", "noon", "1:30"],
  uri: ["example.com", "http://", "a b"],
  "data-url": ["", "data:", "http://a/b.png"],
  uuid: ["", "15", "123e4567-e89b-12d3-a456-42661417400g"],
  "date-time": [
    "2024-02-29",
    "2024-02-29T25:00:00Z",
    "2024-02-29 ",
    "2024-02-29 5 PM",
    "2026-02-30T12:00:00Z",
    "now",
  ],
};

/** A catalogue with one operation, whose only argument has the given schema. */
function catalogueOf(schema: JsonSchema) {
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    "x-service": {
      name: "test",
      envelope: { code: "/code", data: "/data", messages: [], success: [] },
    },
    paths: {
      "/add": {
        post: {
          operationId: "thing.add",
          requestBody: { content: { "application/json": { schema: objectOf(schema) } } },
        },
      },
    },
  };
  return createCatalogue([document]);
}

function objectOf(value: JsonSchema): JsonSchema {
  return { type: "object", properties: { value }, required: ["value"] };
}

interface Judges {
  browser: (value: string) => boolean;
  service: (value: string) => boolean;
  fixture: (value: string) => boolean;
  /** The messages below the field in the browser, and those of the service. */
  sentences(value: string): { browser: string[]; service: string[] };
}

/** The validators of the browser, of the service and of fixtures for the same schema. */
function judgesOf(schema: JsonSchema): Judges {
  const catalogue = catalogueOf(schema);
  const operation = catalogue.operations.get("thing.add");
  if (!operation) throw new Error("The operation is missing.");
  const browser = browserValidator(catalogue);
  const service = serviceCheck(catalogue, operation);
  const fixtures = createCatalogueValidator(catalogue);
  const label = "Value";
  const field = { label, schema, labelOf: () => label };
  return {
    browser: (value) => browser({ value }),
    service: (value) => service({ value }),
    fixture: (value) => fixtures.request(operation, { value }).length === 0,
    sentences(value) {
      browser({ value });
      service({ value });
      const faults = browser.errors ?? [];
      const answered = service.refusal().errors;
      const { say } = translators.en;
      return {
        browser: faults.map(({ instancePath, keyword, params }) =>
          faultText({ path: instancePath, keyword, params }, field, say),
        ),
        service: answered.map(({ messageKey, values }) => say(messageKey, values)),
      };
    },
  };
}

function browserValidator(catalogue: ReturnType<typeof catalogueOf>): ValidatorFunction {
  const names = Object.keys(formats);
  const code = requestValidatorsCode(catalogue, names, { formats: "f", runtime: "r" })
    .replace(/^import .*$/gm, "")
    .replace(/\bexport (const|default)\b/g, "$1");
  const make = new Function(
    "formats",
    "byteLength",
    "equal",
    "ucs2length",
    `${code}return validate_0`,
  );
  const validate: ValidatorFunction = make(formats, byteLength, equal, ucs2length);
  return validate;
}

function serviceCheck(catalogue: ReturnType<typeof catalogueOf>, operation: Operation) {
  // The operation's name only selects the type of the check; the check itself uses `operation`.
  return createRequestChecks(catalogue)("ticket.code", operation);
}

describe.each(Object.keys(formats))("the format %s (specification section 5)", (name) => {
  const matches = formats[name] ?? (() => undefined);
  const judges = judgesOf({ type: "string", format: name });

  it.each(accepted[name] ?? ["a case is missing"])("takes %j, in browser and service", (value) => {
    expect(matches(value)).toBe(true);
    expect(judges.browser(value)).toBe(true);
    expect(judges.service(value)).toBe(true);
    expect(judges.fixture(value)).toBe(true);
  });

  it.each(refused[name] ?? ["a case is missing"])(
    "refuses %j, in browser and service with the same sentence",
    (value) => {
      expect(matches(value)).toBe(false);
      expect(judges.browser(value)).toBe(false);
      expect(judges.service(value)).toBe(false);
      expect(judges.fixture(value)).toBe(false);
      const { browser, service } = judges.sentences(value);
      const { find, say } = translators.en;
      expect(service).toEqual([find(`format.${name}`)]);
      // People type a moment in another form than calls send.
      expect(browser).toEqual(name === "date-time" ? [say("validation.dateTime")] : service);
    },
  );
});

// The format `password` only determines the input and refuses nothing.
describe.each(Object.keys(formats).filter((name) => name !== "password"))("%s", (name) => {
  it("says what is wanted in every language", () => {
    const sentences = languages.map((language) => translators[language].find(`format.${name}`));
    expect(sentences).not.toContain(undefined);
    expect(new Set(sentences).size).toBe(languages.length);
  });
});

describe("empty values", () => {
  it.each(["cn-mobile", "cn-landline", "cn-phone", "cn-postal-code", "email"])(
    "pass %s (specification section 5)",
    (name) => {
      expect(formats[name]?.("")).toBe(true);
    },
  );
});

describe("a mobile number", () => {
  it("may be any value with two hyphens or more", () => {
    expect(formats["cn-mobile"]?.("86-138-0013")).toBe(true);
  });
});

describe("a byte length, where a character outside ASCII counts as 2 (specification section 5)", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["é", 2],
    ["规则", 4],
    ["a规b", 4],
    ["😀", 2],
  ])("%j has %i", (value, length) => {
    expect(byteLength(value)).toBe(length);
  });

  it.each([
    ["under", 5, "abcd", true],
    ["under", 5, "规则", true],
    ["under", 5, "abcde", false],
    ["under", 5, "规则a", false],
    ["over", 3, "abcd", true],
    ["over", 3, "规则", true],
    ["over", 3, "abc", false],
    ["over", 3, "规a", false],
    ["over", 3, "", false],
  ] as const)("%s %i: %j is taken: %j", (side, bound, value, isTaken) => {
    const judges = judgesOf({ type: "string", [`x-bytes-${side}`]: bound });
    expect(judges.browser(value)).toBe(isTaken);
    expect(judges.service(value)).toBe(isTaken);
    const { browser, service } = judges.sentences(value);
    const key = side === "under" ? "format.bytesUnder" : "format.bytesOver";
    expect(browser).toEqual(isTaken ? [] : [translators.en.say(key, { count: bound })]);
    expect(service).toEqual(browser);
  });
});

describe("the check of the catalogue", () => {
  it("finds the shipped documents sound", () => {
    expect(checkCatalogue(shippedCatalogue())).toEqual([]);
  });

  it("refuses a format that no validator has, with its place and the one probably meant", () => {
    const catalogue = catalogueOf({ type: "string", format: "cn-mobil", default: { format: "x" } });
    expect(checkCatalogue(catalogue)).toEqual([
      {
        code: "unknownFormat",
        service: "test",
        pointer:
          "/paths/~1add/post/requestBody/content/application~1json/schema/properties/value/format",
        values: { format: "cn-mobil", remedy: "cn-mobile" },
      },
    ]);
    expect(() => createRequestChecks(catalogue)).toThrow('no format is "cn-mobil"');
  });
});
