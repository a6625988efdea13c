import { describe, expect, it } from "vitest";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { mostProblems } from "../../src/language/compile/report.ts";
import { fixesOf } from "../../src/language/fixes/fixes-of.ts";
import { environment } from "../support/shipped-environment.ts";

const rows = "culturalGroup.page";

/** The codes of all problems of a page; neither the check nor the fixes may throw. */
function codesOf(source: string): string[] {
  const { problems } = compilePage("test/page", source, environment);
  for (const problem of problems.slice(0, 1)) fixesOf(problem, source, environment);
  return [...new Set(problems.map(({ code }) => code))];
}

const page = (body: unknown) => JSON.stringify({ title: "Test", body });
const table = (more: object) => page({ kind: "table", rows, ...more });
const when = (condition: string) => table({ when: condition });
const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * A page with the given number of blocks, of which each reads the next and the last reads the
 * first.
 */
const circle = (count: number) =>
  page({
    kind: "stack",
    items: repeat(count, (index) => ({
      kind: "table",
      name: `b${index}`,
      rows,
      when: `blocks.b${(index + 1) % count}.selected.id == 1`,
    })),
  });

/** A malicious page, and the code with which it is refused. */
const hostile: readonly (readonly [string, () => string, string])[] = [
  ["of 5 MB", () => page({ kind: "table", rows, title: "x".repeat(5_000_000) }), "tooLarge"],
  ["of 300 KB", () => table({ columns: repeat(40_000, () => "nmae") }), "tooLarge"],
  ["10,000 levels deep", () => `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`, "tooDeep"],
  ["10,000 lists deep", () => "[".repeat(10_000), "tooDeep"],
  ["cut off in the middle", () => table({}).slice(0, -5), "syntax"],
  [
    "with an expression of 100 KB",
    () => when(`1 == ${"1 + ".repeat(25_000)}1`),
    "expressionSyntax",
  ],
  [
    "with parentheses 1,500 deep",
    () => when("(".repeat(1500) + ")".repeat(1500)),
    "expressionSyntax",
  ],
  ["with 3,900 denials", () => when(`${"!".repeat(3900)}true`), "expressionSyntax"],
  ["with 3,900 minus signs", () => when(`${"-".repeat(3900)}1`), "expressionSyntax"],
  ["with lists 1,900 deep", () => when("[".repeat(1900) + "]".repeat(1900)), "expressionSyntax"],
  ["with conditions in conditions", () => when("true ? ".repeat(500)), "expressionSyntax"],
  [
    "with 200 calls in calls",
    () => when(`${"string(".repeat(200)}1${")".repeat(200)}`),
    "expressionSyntax",
  ],
  [
    "with 15,000 properties that nobody knows",
    () => `{"title":"T",${repeat(15_000, (index) => `"p${index}":1`).join()}}`,
    "unknownProperty",
  ],
  [
    "with 25,000 columns that are none",
    () => table({ columns: repeat(25_000, () => "nmae") }),
    "unknownField",
  ],
  [
    "with 290 misspelt operations, and five keys that nobody has in each",
    () =>
      page({
        kind: "stack",
        items: repeat(290, () => ({
          kind: "table",
          rows: "a.b",
          toolbar: repeat(5, () => ({ label: "menu.pionts", go: "1" })),
        })),
      }),
    "unknownOperation",
  ],
  [
    "with 1,500 blocks of which each reads the next, and the last the first",
    () => circle(1_500),
    "tooManyBlocks",
  ],
  [
    "with 400 forms of many fields in 14 KB",
    () => page({ kind: "stack", items: repeat(400, () => ({ kind: "form", submit: "menu.add" })) }),
    "tooManyBlocks",
  ],
  [
    "with 290 blocks of which each reads the next, and the last the first",
    () => circle(290),
    "circularRead",
  ],
  [
    "with 3,000 calls one after the other",
    () => {
      const next = repeat(3_000, (index) => ({
        label: "Then",
        call: "member.userInfo",
        keep: `k${index}`,
      }));
      return table({ toolbar: [{ label: "X", call: "member.userInfo", next }] });
    },
    "outOfRange",
  ],
  [
    "with a text like a key of 90,000 parts",
    () => table({ title: `menu.${"a.".repeat(90_000)}b` }),
    "unknownKey",
  ],
  [
    "with a question of braces",
    () =>
      table({
        toolbar: [{ label: "X", confirm: `${"{{".repeat(60_000)}${"a".repeat(60_000)}`, go: "7" }],
      }),
    "expressionType",
  ],
  ["with a number out of all bounds", () => table({ pageSize: 1e308 }), "outOfRange"],
  ["that is null", () => "null", "wrongType"],
  ["that is a list", () => "[]", "wrongType"],
  ["that is nothing", () => "", "syntax"],
  ["with the mark of a byte order", () => `\uFEFF${table({})}`, "syntax"],
];

describe("a hostile page is refused or checked, with a clear problem", () => {
  it.each(hostile)("%s", (_name, source, code) => {
    expect(codesOf(source())).toContain(code);
  });

  it("one of 25,000 columns is checked", () => {
    const codes = codesOf(table({ columns: repeat(25_000, () => "name") }));
    expect(codes).toEqual(["tooManyProblems", "duplicateField"]);
  });

  it("one of 290 blocks that read each other in a chain is checked", () => {
    const items = repeat(290, (index) => ({
      kind: "table",
      name: `b${index}`,
      rows,
      ...(index === 0 ? {} : { when: `blocks.b${index - 1}.selected.id == 1` }),
    }));
    expect(codesOf(page({ kind: "stack", items }))).toEqual([]);
  });

  it("of more problems than anybody reads the rest are not listed, and that is told", () => {
    const source = table({ columns: repeat(5_000, () => "nmae") });
    const { problems } = compilePage("test/page", source, environment);
    expect(problems).toHaveLength(mostProblems + 1);
    expect(problems).toContainEqual(expect.objectContaining({ code: "tooManyProblems" }));
  });
});

describe("names that JavaScript knows are names that nobody knows", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"];

  it.each(names)("%s", (name) => {
    const own = `"${name}": { "a": 1 }`;
    expect(
      codesOf(`{ ${own}, "title": "T", "body": { "kind": "table", "rows": "${rows}" } }`),
    ).toEqual(["unknownProperty"]);
    const bodies: [string, string][] = [
      [`{ "kind": "${name}" }`, "unknownKind"],
      [`{ "kind": "table", "rows": "${name}" }`, "unknownOperation"],
      [`{ "kind": "table", "rows": "${rows}", ${own} }`, "unknownProperty"],
      [`{ "kind": "table", "rows": "${rows}", "columns": ["${name}"] }`, "unknownField"],
      [
        `{ "kind": "table", "rows": "${rows}", "columns": [{ "field": "name", "cell": "${name}" }] }`,
        "unknownCell",
      ],
      [
        `{ "kind": "table", "rows": { "call": "${rows}", "with": { "${name}": "1" } } }`,
        "unknownParameter",
      ],
      [`{ "kind": "table", "rows": "${rows}", "when": "user.${name} == 1" }`, "unknownMember"],
      [`{ "kind": "table", "rows": "${rows}", "when": "a${name} == 1" }`, "unknownVariable"],
      [`{ "kind": "table", "rows": "${rows}", "when": "a${name}(1)" }`, "unknownFunction"],
      [`{ "kind": "table", "rows": "${rows}", "when": "blocks.${name}.a == 1" }`, "unknownBlock"],
      [
        `{ "kind": "table", "rows": "${rows}", "title": "menu.${name.replaceAll("_", "")}" }`,
        "unknownKey",
      ],
      [`{ "kind": "table", "rows": "${rows}", "title": { "${name}": "x" } }`, "unknownProperty"],
    ];
    for (const [body, code] of bodies) {
      expect(codesOf(`{ "title": "T", "body": ${body} }`), body).toContain(code);
    }
    // Some of these names are reserved by the grammar of CEL.
    const codes = codesOf(when(`${name} == 1`));
    expect(["unknownVariable", "expressionSyntax"]).toEqual(expect.arrayContaining(codes));
    expect(Object.hasOwn(Object.prototype, "a")).toBe(false);
  });
});
