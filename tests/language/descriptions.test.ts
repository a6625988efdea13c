import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { translators } from "../../src/i18n/texts.ts";
import { descriptionOf } from "../../src/language/description.ts";
import { hoverAt } from "../../src/language/editing/hover/hover-at.ts";
import { referenceOf } from "../../src/language/reference/reference.ts";
import { summariesOf } from "../../src/language/reference/summaries.ts";
import { translatedDescriptions } from "../../src/studio/descriptions.ts";
import { ownCatalogue as catalogue } from "../catalogue/own-catalogue.ts";

const english = createEnvironment(catalogue, translators.en);
const zh = await translatedDescriptions.zh.load();
const ja = await translatedDescriptions.ja.load();
const languages = { zh, es: await translatedDescriptions.es.load(), ja };
const summaries = summariesOf(english);
const kinds = [...english.blocks.values(), ...english.cells.values(), ...english.widgets.values()];
const said = new Set([...summaries.shared, ...kinds.flatMap((kind) => [...summaries.of(kind)])]);

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
      ...createEnvironment(catalogue, translators[language]),
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
