import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { completionsAt } from "../../../src/language/editing/completions-at.ts";
import { formatPage } from "../../../src/language/editing/format-page.ts";
import { hoverAt } from "../../../src/language/editing/hover/hover-at.ts";
import { outlineOf } from "../../../src/language/editing/outline-of.ts";
import { shapedNodes } from "../../../src/language/shape/shaped-node.ts";
import { environment } from "../../support/shipped-environment.ts";
import { withOption } from "./at-cursor.ts";

const pages = readdirSync("schemas/pages", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file): [string, string] => [file, readFileSync(`schemas/pages/${file}`, "utf8")]);

/** The sorts of shapes whose values are names that completions can offer. */
const named: readonly string[] = ["reference", "cell", "boolean"];

/** Whether the page itself gives the name: only parameters of its address are named so. */
const isOwnName = (pointer: string) => /^\/params\/[^/]+$/.test(pointer);

describe.each(pages)("of %s", (_, source) => {
  const nodes = shapedNodes(source, environment);

  it("whatever it names is offered where it names it, and makes the same page again", () => {
    const open = nodes.filter(
      ({ shape, node, entry }) =>
        (named.includes(shape.type) && node.type !== "object") || entry?.key === "kind",
    );
    for (const { node } of open) {
      const written = source.slice(node.offset, node.offset + node.length);
      const isText = written.startsWith('"');
      const inside = isText ? '""' : "";
      const emptied =
        source.slice(0, node.offset) + inside + source.slice(node.offset + node.length);
      const offset = node.offset + (isText ? 1 : 0);
      const completions = completionsAt(emptied, offset, environment);
      const option = completions.options.find(({ label }) => label === String(node.scalar));
      expect(option, `${node.pointer} of ${written}`).toBeDefined();
      const again = option && withOption(emptied, completions, option).replace("¦", "");
      expect(again).toBe(source);
    }
  });

  it("whatever property it has is offered where it lacks", () => {
    for (const { node, entry, shape } of nodes) {
      if (!entry || shape.type === "argument" || isOwnName(node.pointer)) continue;
      const end = node.offset + node.length;
      const without = source.slice(0, entry.keyOffset) + source.slice(end).replace(/^,/, "");
      const { options } = completionsAt(without, entry.keyOffset, environment);
      expect(
        options.map(({ label }) => label),
        node.pointer,
      ).toContain(entry.key);
    }
  });

  it("every property and every name can be explained", () => {
    for (const { node, entry } of nodes) {
      if (!entry || isOwnName(node.pointer)) continue;
      expect(hoverAt(source, entry.keyOffset + 1, environment)?.markdown, entry.key).toBeTruthy();
    }
  });

  it("the outline has every block, and lies within the text", () => {
    const kinds = nodes
      .filter(({ shape }) => shape.type === "block")
      .map(({ node }) => node.pointer);
    const found: string[] = [];
    const visit = (parts: ReturnType<typeof outlineOf>): void => {
      for (const { pointer, offset, length, children } of parts) {
        found.push(pointer);
        expect(offset + length).toBeLessThanOrEqual(source.length);
        visit(children);
      }
    };
    visit(outlineOf(source, environment));
    expect(found).toEqual(expect.arrayContaining(kinds));
  });

  it("is laid out as it is shipped, and the same where its lines are broken", () => {
    expect(formatPage(source)).toBe(source);
    const onOneLine = formatPage(JSON.stringify(JSON.parse(source)));
    expect(formatPage(onOneLine)).toBe(onOneLine);
    expect(JSON.parse(onOneLine)).toEqual(JSON.parse(source));
    // A text is never broken into lines, however long it is.
    const breakable = onOneLine.split("\n").filter((line) => !/^ *("\w+": )?"[^"]*",?$/.test(line));
    for (const line of breakable) expect(line.length).toBeLessThanOrEqual(100);
    expect(compilePage("test/page", onOneLine, environment).problems).toEqual([]);
  });
});
