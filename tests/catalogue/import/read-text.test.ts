import { describe, expect, it } from "vitest";
import { importSource } from "../../../src/catalogue/import/import-open-api.ts";
import { readText } from "../../../src/catalogue/import/read-text.ts";

const yaml = `
openapi: 3.1
info: { title: Shop, version: 1.0.0 }
x-page: &page
  name: page
  in: query
paths:
  /pets:
    get:
      parameters:
        - <<: *page
          schema: { type: integer }
      responses:
        200:
          description: The pets.
          content:
            application/json:
              schema: { type: array, items: { type: object, properties: { id: { type: string } } } }
`;

describe("the text of a document", () => {
  it("is read as YAML where it is no JSON, with merges and statuses that look like numbers", () => {
    const { document, faults } = importSource(yaml, { name: "shop" });
    expect(faults).toEqual([]);
    expect(document?.paths?.["/pets"]?.get).toMatchObject({
      parameters: [{ name: "page", in: "query", schema: { type: "integer" } }],
      "x-list": { rows: "" },
    });
  });

  it("is read as JSON behind a mark of its encoding", () => {
    expect(readText('\ufeff{"a": 1}')).toEqual({ value: { a: 1 } });
  });

  it.each([
    ["", "notJson"],
    ["{ a", "notJson"],
    ["a: 1\na: 2", "notYaml"],
    ["a: !!js/function 'x'", "notYaml"],
    ["a: &a [*a", "notYaml"],
    [`a: ${"[".repeat(10_000)}`, "notYaml"],
    [`a: &a\n${keys(6_000)}\nb:\n  <<: *a\nc:\n  <<: *a`, "notYaml"],
  ])("that is neither is told in a word: %.20s", (text, code) => {
    expect(readText(text)).toEqual({ code, reason: expect.stringMatching(/^.{5,200}$/) });
  });

  it("whose aliases unfold to billions of values is told to be too much", () => {
    const lists = Array.from({ length: 20 }, (_, at) => {
      const members = new Array(9).fill(at === 0 ? "x" : `*a${at - 1}`).join(", ");
      return `  a${at}: &a${at} { enum: [${members}] }`;
    });
    const bomb = `x:\n${lists.join("\n")}\nopenapi: 3.1.0\npaths:\n  /a: { get: *a19 }`;
    const { document, faults } = importSource(bomb, { name: "shop" });
    expect(document).toBeNull();
    expect(faults.map(({ code }) => code)).toEqual(["tooManyValues"]);
  });
});

function keys(count: number): string {
  return Array.from({ length: count }, (_, at) => `  k${at}: 1`).join("\n");
}
