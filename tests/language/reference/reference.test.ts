import { describe, expect, it } from "vitest";
import { shippedReference } from "../../../src/cli/docs.ts";
import { texts } from "../../../src/i18n/texts.ts";
import { commonProperties } from "../../../src/language/block.ts";
import { cellProperties } from "../../../src/language/cell.ts";
import { pageShape } from "../../../src/language/page.ts";
import { actionShape } from "../../../src/language/plan/action.ts";
import { problemSeverity } from "../../../src/language/problem.ts";
import { namedShapes, propertiesOf } from "../../../src/language/reference/named-shapes.ts";
import { propertyLines } from "../../../src/language/reference/property-lines.ts";
import { wholeReference } from "../../../src/language/reference/reference.ts";
import { environment } from "../../support/shipped-environment.ts";

const chapters = new Map(shippedReference().map(({ file, markdown }) => [file, markdown]));
const chapter = (file: string) => chapters.get(file) ?? "";
const escaped = (text: string) => text.replaceAll("|", "\\|");

/** The text of a chapter below a heading, up to the next heading. */
function section(file: string, heading: string): string {
  const [, after = ""] = `${chapter(file)}\n`.split(`\n## ${heading}\n`);
  return after.split("\n## ")[0] ?? "";
}

describe("the reference", () => {
  it.each([...environment.blocks.values()])("has the kind $name whole", (kind) => {
    const told = section("blocks.md", kind.name);
    expect(told).toContain(kind.summary);
    for (const { path, summary } of propertyLines(propertiesOf(kind.shape), environment)) {
      expect(summary).not.toBe("");
      expect(told).toContain(`| \`${path}\` |`);
      expect(told).toContain(escaped(summary));
    }
    expect(told).toContain("```json");
    expect(told).toContain(`"kind": "${kind.name}"`);
  });

  it.each([...environment.cells.values()])("has the cell $name, and what it is told", (cell) => {
    const told = section("cells.md", cell.name);
    expect(told).toContain(cell.summary);
    for (const [name, { summary }] of Object.entries(cellProperties(cell))) {
      expect(told).toContain(`| \`${name}\` |`);
      expect(told).toContain(escaped(summary));
    }
  });

  it.each([...environment.widgets.values()])("has the widget $name", ({ name, summary }) => {
    expect(section("widgets.md", name)).toContain(summary);
  });

  it.each(Object.keys(propertiesOf(actionShape)))("has what an action says: %s", (name) => {
    expect(section("parts.md", "Action")).toContain(`| \`${name}\` |`);
  });

  it.each(namedShapes)("has the part $name whole", ({ name, properties }) => {
    for (const { path, summary } of propertyLines(properties, environment)) {
      expect(summary).not.toBe("");
      expect(section("parts.md", name)).toContain(`| \`${path}\` |`);
    }
  });

  it("has every problem, with its sentence and its remedy", () => {
    const told = chapter("problems.md");
    for (const code of Object.keys(problemSeverity)) expect(told).toContain(`| \`${code}\` |`);
    expect(told).toContain(texts.en.problem.unknownField.message);
    expect(told).toContain(texts.en.problem.unknownField.remedy);
  });

  it("has what a page and every block may say", () => {
    for (const name of Object.keys(propertiesOf(pageShape))) {
      expect(chapter("pages.md")).toContain(`| \`${name}\` |`);
    }
    for (const name of Object.keys(commonProperties)) {
      expect(section("blocks.md", "Every block")).toContain(`| \`${name}\` |`);
    }
  });

  it("links to headings that are there, in the chapters and as one document", () => {
    const whole = wholeReference([...chapters].map(([file, markdown]) => ({ file, markdown })));
    const headingsOf = (markdown: string) =>
      new Set([...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase()));
    for (const markdown of chapters.values()) {
      for (const [, file = "", anchor = ""] of markdown.matchAll(/\]\(([a-z]+\.md)#([a-z]+)\)/g)) {
        expect(headingsOf(chapter(file))).toContain(anchor);
      }
    }
    expect(whole).not.toContain(".md#");
    for (const [, anchor = ""] of whole.matchAll(/\]\(#([a-z]+)\)/g)) {
      expect(headingsOf(whole)).toContain(anchor);
    }
  });
});
