import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { es } from "../../src/i18n/descriptions/es.ts";
import { ja } from "../../src/i18n/descriptions/ja.ts";
import { zh } from "../../src/i18n/descriptions/zh.ts";
import { texts } from "../../src/i18n/texts.ts";
import { commonProperties } from "../../src/language/block.ts";
import { cellProperties } from "../../src/language/cell.ts";
import { descriptionOf } from "../../src/language/description.ts";
import { hoverAt } from "../../src/language/editing/hover-at.ts";
import { pageShape } from "../../src/language/page.ts";
import { namedShapes } from "../../src/language/reference/named-shapes.ts";
import { referenceOf } from "../../src/language/reference/reference.ts";

const catalogue = shippedCatalogue();
const english = createEnvironment(catalogue, "en", texts.en);
const languages = { zh, es, ja };
const said = summariesIn([
  ...[pageShape, commonProperties, namedShapes],
  ...[...english.blocks.values()].map(({ summary, shape }) => ({ summary, shape })),
  ...[...english.cells.values()].map((cell) => ({ ...cell, properties: cellProperties(cell) })),
  ...english.widgets.values(),
  ...[...catalogue.operations.values()].map(({ summary }) => ({ summary })),
]);

/** All that parts of the language say of themselves, however deep. */
function summariesIn(parts: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if ("summary" in part && typeof part.summary === "string") found.add(part.summary);
    for (const inner of Object.values(part)) visit(inner);
  };
  for (const part of parts) visit(part);
  return found;
}

const codeIn = (text: string) => [...text.matchAll(/`[^`]*`|\{\{\w+\}\}/g)].map(String).sort();

describe.each(Object.entries(languages))("what language and catalogue say, in %s", (name, own) => {
  it("is all there, and nothing else", () => {
    const lacking = [...said].filter((summary) => !Object.hasOwn(own, summary));
    const idle = Object.keys(own).filter((summary) => !said.has(summary));
    expect({ lacking, idle }).toEqual({ lacking: [], idle: [] });
  });

  it("names the same code, in sentences of its own", () => {
    for (const [summary, text] of Object.entries(own)) {
      expect(codeIn(text), summary).toEqual(codeIn(summary));
      expect(text).not.toBe(summary);
    }
  });

  it("is what the reference is written in, with links that lead to its headings", () => {
    const language = name === "zh" || name === "es" ? name : "ja";
    const environment = {
      ...createEnvironment(catalogue, language, texts[language]),
      descriptions: own,
    };
    const chapters = new Map(referenceOf(environment, []).map((one) => [one.file, one.markdown]));
    const blocks = chapters.get("blocks.md") ?? "";
    expect(blocks).toContain(
      descriptionOf(environment, english.blocks.get("table")?.summary ?? ""),
    );
    for (const summary of said) expect([...chapters.values()].join("")).not.toContain(summary);
    const headings = [...(chapters.get("expressions.md") ?? "").matchAll(/^# (.+)$/gm)];
    const [, first = ""] = headings[0] ?? [];
    expect(blocks).toContain(`(expressions.md#${first.toLowerCase()})`);
  });
});

describe("a summary", () => {
  const source = '{ "title": "T", "body": { "kind": "table", "rows": "culturalGroup.page" } }';
  const hovered = (word: string, descriptions: typeof zh) =>
    hoverAt(source, source.indexOf(word) + 1, { ...english, descriptions })?.markdown ?? "";

  it("shows in the language of the descriptions where they know it, else as written", () => {
    expect(hovered("rows", zh)).toContain("要显示其行的列表操作。");
    expect(hovered("table", zh)).toContain("列表操作的行，带搜索、分页、排序和动作。");
    expect(hovered("culturalGroup.page", ja)).toContain("文化グループを 1 ページずつ。");
    expect(hovered("rows", {})).toContain("The list operation whose rows it shows.");
  });

  it("of an imported service may be any text", () => {
    expect(descriptionOf({ descriptions: zh }, "constructor")).toBe("constructor");
    expect(descriptionOf({ descriptions: zh }, "")).toBe("");
  });
});
