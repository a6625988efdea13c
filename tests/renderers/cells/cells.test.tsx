// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { cellViews } from "../../../renderers/cell-views.gen.ts";
import { cells } from "../../../renderers/cells.gen.ts";
import { HostContext } from "../../../renderers/runtime/page/contexts.ts";
import { readDictionary } from "../../../renderers/runtime/read/use-dictionary.ts";
import { cellViewOf } from "../../../renderers/runtime/show/cell-view.tsx";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { Language } from "../../../src/i18n/language.ts";
import { texts } from "../../../src/i18n/texts.ts";
import type { FieldPlan } from "../../../src/language/plan/plans.ts";
import { typeOfSchema } from "../../../src/language/type.ts";
import { pageHost } from "../../support/page-host.ts";

const catalogue = shippedCatalogue();

function fieldOf(schema: JsonSchema, name: string): FieldPlan {
  const type = typeOfSchema(catalogue, schema);
  const dictionary = schema["x-dict"] ?? null;
  return { name, label: "F", help: null, schema, type, isRequired: false, dictionary };
}

// Some cells draw with code that is loaded when a table names them.
beforeAll(async () => {
  await Promise.all(Object.keys(cellViews).map((name) => cellViewOf(name).late?.load()));
});

/** The markup that a cell draws for a value. */
function drawn(
  cell: string,
  value: unknown,
  schema: JsonSchema = {},
  language: Language = "en",
  name = "f",
) {
  const View = cellViewOf(cell);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HostContext value={{ ...pageHost(language), linkHosts: ["example.com"] }}>
        <View value={value} row={{ [name]: value }} field={fieldOf(schema, name)} subject="Ada" />
      </HostContext>
    </QueryClientProvider>,
  );
}

/** The text that a cell draws for a value, without markup. */
function read(...parameters: Parameters<typeof drawn>): string {
  return drawn(...parameters).replace(/<[^>]*>/g, "");
}

describe("every cell", () => {
  const hostile = [
    null,
    undefined,
    "",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    { a: { b: [1] } },
    [null, {}, [1], "x"],
    Number.NaN,
    -0,
    true,
    "9999-99-99",
    "x".repeat(2_000_000),
  ];

  it.each(cells.map(({ name }) => name))("%s shows any value as plain, short text", (name) => {
    for (const value of hostile) {
      const markup = drawn(name, value);
      expect(markup).not.toMatch(/<img[^>]+src="x|href="javascript/);
      expect(markup.length).toBeLessThan(100_000);
    }
  });

  it.each(cells.map(({ name }) => name))("%s says by a dash that there is nothing", (name) => {
    const nothing = drawn(name, null);
    expect(nothing).toContain(name === "image" ? "A" : "–");
  });
});

describe("values are written as the language does", () => {
  it("numbers", () => {
    expect(read("number", 1234567, { type: "integer" })).toBe("1,234,567");
    expect(read("number", 1234567, { type: "integer" }, "en", "paid")).toBe("1,234,567");
    expect(read("number", 1234567, { type: "number" }, "en", "owner_id")).toBe("1234567");
    expect(read("number", 1234567, { type: "integer" }, "es")).toBe("1.234.567");
    for (const name of ["year", "fiscal_year", "modelYear", "serial", "invoiceNumber"]) {
      expect(read("number", 2026, { type: "integer" }, "en", name)).toBe("2026");
    }
    expect(read("number", 2026, { type: "integer" }, "en", "imports")).toBe("2,026");
  });

  it.each([
    [57, {}, "57"],
    [3.5, {}, "3.5"],
    [48.137154, {}, "48.137154"],
    [0.00045, {}, "0.00045"],
    [0.1 + 0.2, {}, "0.3"],
    // Decimals are aligned where the schema says how many there are.
    [57, { multipleOf: 0.01 }, "57.00"],
    [3.5, { multipleOf: 0.01 }, "3.50"],
    [1 / 7, { multipleOf: 0.01 }, "0.143"],
    [5, { multipleOf: 5 }, "5"],
    [5, { multipleOf: 0.0001 }, "5.0000"],
  ])("the fraction %d of a record with %j as %s", (value, given, said) => {
    expect(read("number", value, { type: "number", ...given })).toBe(said);
  });

  it("moments", () => {
    expect(read("dateTime", "2026-03-10T08:04:00", {}, "zh")).toBe("2026/03/10 08:04");
    expect(read("dateTime", "2026-03-10T08:04:00", {}, "en")).toBe("10 Mar 2026, 08:04");
    expect(read("date", "2026-03-10", {}, "ja")).toBe("2026/03/10");
    expect(read("date", "soon")).toBe("soon");
  });

  it("months in words, with their years", () => {
    const words = (["en", "zh", "es", "ja"] as const).map((one) =>
      read("month", "2026-11", {}, one),
    );
    expect(words).toEqual(["November 2026", "2026年11月", "noviembre de 2026", "2026年11月"]);
    expect(read("month", "2026-13")).toBe("2026-13");
  });

  it("yes and no", () => {
    expect(read("boolean", true, {}, "zh")).toBe("是");
    expect(read("boolean", false)).toBe("No");
  });

  it("texts that are keys of the locales", () => {
    expect(read("text", "menu.culturalGroup", {}, "zh")).toBe(texts.zh.menu.culturalGroup);
    expect(read("text", "no.such.key")).toBe("no.such.key");
  });
});

describe("addresses", () => {
  it("are followed when they are http(s), in a new browser tab", () => {
    expect(drawn("link", "https://example.com/a")).toContain('rel="noopener noreferrer"');
    for (const address of ["ftp://example.com", "https://example.com@evil.example"]) {
      expect(drawn("link", address)).not.toMatch(/href|<button/);
    }
    expect(drawn("link", "//example.com")).not.toContain("href");
  });

  it("are no address to the browser where whoever follows them is asked", () => {
    expect(drawn("link", "https://evil.example/a")).toMatch(/^<button(?!.*href)/);
    expect(read("link", "https://evil.example/a")).toBe("https://evil.example/a");
  });

  it("of pictures are of the service, http(s), or hold the picture", () => {
    expect(drawn("image", "/system-api/file/1")).toContain("<img");
    expect(drawn("image", "data:image/svg+xml;base64,AAAA")).not.toContain("<img");
    expect(drawn("image", "//example.com/a.png")).not.toContain("<img");
    expect(drawn("image", "https://example.com/a.png")).toContain("<img");
  });

  it("of pictures are not asked for at a host that nobody listed", () => {
    expect(drawn("image", "https://evil.example/a.png")).not.toContain("<img");
  });
});

describe("lists", () => {
  it("show the first values and how many more there are", () => {
    const text = read(
      "list",
      Array.from({ length: 20 }, (_, index) => `v${index}`),
      { type: "array", items: { type: "string" } },
    );
    expect(text).toContain("v7");
    expect(text).toContain("+12");
  });

  it("show records by what people call them", () => {
    const items = { type: "object", "x-label": "name", properties: {} } as const;
    expect(read("list", [{ id: 1, name: "Ada" }], { type: "array", items })).toBe("Ada");
  });
});

describe("the cell that a field gets by itself", () => {
  const usual = (schema: JsonSchema) =>
    cells.find((cell) => cell.isDefaultFor?.(typeOfSchema(catalogue, schema), schema))?.name;

  it.each<[string, JsonSchema]>([
    ["number", { type: "integer" }],
    ["boolean", { type: "boolean" }],
    ["dateTime", { type: "string", format: "date-time" }],
    ["month", { type: "string", format: "month" }],
    ["date", { type: "string", format: "date" }],
    ["link", { type: "string", format: "uri" }],
    ["dict", { type: "integer", enum: [0, 1], "x-dict": "common_status" }],
    ["list", { type: "array", items: { type: "string", "x-dict": "role" } }],
    ["text", { type: "string" }],
    ["text", {}],
  ])("is %s for %j", (name, schema) => {
    expect(usual(schema)).toBe(name);
  });
});

describe("a dictionary's answer", () => {
  const extension = { operation: "d", type: "t", value: "v", label: "l", color: "c" };

  it("is read by the catalogue's extension, which the system service has", () => {
    const { dictionary, operations } = catalogue;
    expect(dictionary && operations.has(dictionary.operation)).toBe(true);
    const { byValue } = readDictionary([{ v: 1, l: "One", c: "success" }], extension);
    expect(byValue.get("1")).toEqual({ value: "1", label: "One", color: "success" });
  });

  it("may hold what is no entry", () => {
    expect(readDictionary(null, extension).entries).toEqual([]);
    expect(readDictionary([null, { l: "x" }, { v: "a" }], extension).entries).toEqual([
      { value: "a", label: "a", color: null },
    ]);
  });
});
