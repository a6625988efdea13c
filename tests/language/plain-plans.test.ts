import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { evaluate } from "../../src/language/expression/evaluate.ts";
import { parseExpression } from "../../src/language/expression/parse.ts";
import { readJsonFiles } from "../../src/snapshot/project.ts";
import { compileBody, environment } from "../support/shipped-environment.ts";

const catalogue = shippedCatalogue();
const environments = languages.map((language) =>
  createEnvironment(catalogue, translators[language]),
);
const pages = ["schemas/pages", "schemas/gallery", "renderers"].flatMap((folder) =>
  readJsonFiles(".", folder),
);
const sources = pages.filter(({ file }) => /^schemas|\/example\.json$/.test(file));

describe("a plan", () => {
  it.each(sources)("of $file is plain JSON: the same once it was written and read", (page) => {
    const { plan } = compilePage(page.file, page.source, environment);
    expect(plan).not.toBeNull();
    // The comparison is strict, so that the plan has no `undefined` and no instance of a class.
    expect(JSON.parse(JSON.stringify(plan))).toStrictEqual(plan);
  });

  it.each(sources)("of $file is the same in whichever language it was compiled", (page) => {
    const plans = environments.map((one) => compilePage(page.file, page.source, one).plan);
    for (const plan of plans) expect(plan).toStrictEqual(plans[0]);
  });

  it.each(sources)("of $file states each block once", (page) => {
    const { plan } = compilePage(page.file, page.source, environment);
    const stated = JSON.stringify(plan).match(/"dialogWidthPx":/g) ?? [];
    expect(stated.length).toBe(1 + Object.keys(plan?.blocks ?? {}).length);
  });

  it("with mistakes is plain JSON too", () => {
    const { plan } = compileBody({ kind: "stack", items: [{ kind: "table", rows: "nothing" }] });
    expect(JSON.parse(JSON.stringify(plan))).toStrictEqual(plan);
  });

  it.each([
    ["row.id * -2 + size(row.tags) % 2", -6],
    [`row.name.startsWith("C") && !("c" in row.tags) ? [row.id, 1.5] : []`, [3, 1.5]],
    [`row.tags.map(tag, tag + "!").join(", ")`, "a!, b!"],
    [`{"a": row.tags[1], "b": null}`, { a: "b", b: null }],
    [`can("x") || row.id == 3`, true],
  ])("holds %s, and that means the same once it was written and read", (source, value) => {
    const parsed = parseExpression(source);
    if ("reason" in parsed) throw new Error(parsed.reason);
    const tree: typeof parsed.tree = JSON.parse(JSON.stringify(parsed.tree));
    const row = { id: 3, name: "Chess", tags: ["a", "b"] };
    expect(tree).toStrictEqual(parsed.tree);
    expect(evaluate({ tree }, { variables: { row }, can: () => false })).toEqual(value);
  });
});
