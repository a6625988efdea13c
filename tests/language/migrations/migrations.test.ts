import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { translators } from "../../../src/i18n/texts.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import {
  blocksOfKind,
  type Migration,
  renameProperty,
  replaceValue,
} from "../../../src/language/migrations/migration.ts";
import { pageVersion } from "../../../src/language/migrations/page-migrations.ts";
import { migratedSource, readPage } from "../../../src/language/migrations/read-page.ts";
import { describeProblem } from "../../../src/language/problem.ts";
import { entryNamed } from "../../../src/language/source.ts";
import { environment } from "../../support/shipped-environment.ts";

const folder = new URL("./old-pages/", import.meta.url);
const kept = readdirSync(folder).filter((name) => !name.endsWith(".now.json"));
const readKept = (name: string) => readFileSync(new URL(name, folder), "utf8");

/**
 * Migrations of a language in which a table's rows were called `list` until version 2, and sizes
 * were words until version 3.
 */
const migrations: readonly Migration[] = [
  {
    summary: "A table's `list` is called `rows`.",
    edits: (root) =>
      blocksOfKind(root, "table").flatMap((table) => {
        const list = entryNamed(table, "list");
        return list ? [renameProperty(list, "rows")] : [];
      }),
  },
  {
    summary: "A table's page size is a number.",
    edits: (root) =>
      blocksOfKind(root, "table").flatMap((table) => {
        const size = entryNamed(table, "pageSize")?.node;
        return size?.scalar === "large" ? [replaceValue(size, 50)] : [];
      }),
  },
];

const oldPage = `{
  "title": "Groups",
  "body": {
    "kind": "table",
    "pageSize": "large",
    "list": "culturalGroup.page", "columns": ["name", "nmae"]
  }
}
`;

describe("a page of the newest version", () => {
  it("stays as it is, and is told as of no older one", () => {
    const source = `{ "version": ${pageVersion}, "title": "T", "body": {} }`;
    expect(readPage(source)).toMatchObject({ text: source, migratedFrom: null });
  });

  it.each(kept)("is what the kept old page %s becomes", (name) => {
    const { problems, plan } = compilePage("test/page", readKept(name), environment);
    const now = readKept(name.replace(".json", ".now.json"));
    expect(JSON.parse(readPage(readKept(name)).text)).toEqual(JSON.parse(now));
    // Locale keys change with the product, whatever the version of the language.
    expect(problems.filter(({ code }) => code !== "unknownKey")).toEqual([]);
    expect(plan).not.toBeNull();
  });
});

describe("a page of an older version", () => {
  it("goes through each migration from its own version on, and names the newest", () => {
    const { text, migratedFrom } = readPage(oldPage, migrations);
    expect(migratedSource(oldPage, migrations)).toBe(text);
    expect(migratedSource(text, migrations)).toBe(text);
    expect(migratedFrom).toBe(1);
    expect(text).toBe(`{
  "version": 3,
  "title": "Groups",
  "body": {
    "kind": "table",
    "pageSize": 50,
    "rows": "culturalGroup.page", "columns": ["name", "nmae"]
  }
}
`);
  });

  it("leaves out the migrations before its own version", () => {
    const ofTwo = oldPage.replace("{", '{ "version": 2,');
    expect(readPage(ofTwo, migrations)).toMatchObject({ migratedFrom: 2 });
    expect(readPage(ofTwo, migrations).text).toContain('"list"');
  });

  it("compiles as the newest, and says which it was", () => {
    const sound = oldPage.replace("nmae", "remark");
    const { plan, migratedFrom } = compilePage("test/page", sound, { ...environment, migrations });
    expect(plan?.body).toMatchObject({ kind: "table", pageSize: 50 });
    expect(migratedFrom).toBe(1);
  });

  it("has its problems at their places in the text as it was written", () => {
    const { problems } = compilePage("test/page", oldPage, { ...environment, migrations });
    expect(problems).toMatchObject([
      { code: "unknownField", offset: oldPage.indexOf('"nmae"'), length: 6, line: 6 },
    ]);
    const wrong = oldPage.replace("culturalGroup.page", "culturalGroup.pgae");
    expect(compilePage("test/page", wrong, { ...environment, migrations }).problems).toMatchObject([
      { code: "unknownOperation", offset: wrong.indexOf('"culturalGroup.pgae"') },
    ]);
  });

  it("places a problem of what a migration wrote where that was before", () => {
    const tooLarge: Migration = {
      summary: "Sizes are numbers.",
      edits: (root) =>
        blocksOfKind(root, "table").flatMap((table) => {
          const size = entryNamed(table, "pageSize")?.node;
          return size ? [replaceValue(size, 9999)] : [];
        }),
    };
    const [rename] = migrations;
    const { problems } = compilePage("test/page", oldPage, {
      ...environment,
      migrations: [...(rename ? [rename] : []), tooLarge],
    });
    expect(problems).toContainEqual(
      expect.objectContaining({ code: "outOfRange", offset: oldPage.indexOf('"large"'), line: 5 }),
    );
  });
});

describe("a version that cannot be read", () => {
  it("is told where it is newer than any known, and nothing else is", () => {
    const source = `{ "version": ${pageVersion + 6}, "title": "T", "body": { "kind": "galaxy" } }`;
    const { plan, problems } = compilePage("test/page", source, environment);
    expect(plan).toBeNull();
    expect(problems).toMatchObject([
      { code: "newerVersion", pointer: "/version", offset: 13, values: { known: pageVersion } },
    ]);
    expect(problems.map((problem) => describeProblem(problem, translators.en))).toEqual([
      {
        message:
          "The page is written in version 7 of the language; this product supports up to version 1.",
        remedy: "Update the product, or write the page in version 1.",
      },
    ]);
  });

  it.each(["0", "-1", "1.5", '"1"', "null"])("is refused where it is %s", (version) => {
    const source = `{ "version": ${version}, "title": "T", "body": { "kind": "stack", "items": [] } }`;
    const codes = compilePage("test/page", source, { ...environment, migrations }).problems.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    );
    expect(codes).toContain(
      `${version === "0" || version === "-1" ? "outOfRange" : "wrongType"} /version`,
    );
  });

  it.each(["[]", "1", '"x"', "", "{"])("is none of %j, which is told as no page", (source) => {
    expect(compilePage("test/page", source, { ...environment, migrations }).plan).toBeNull();
  });
});
