import { describe, expect, it } from "vitest";
import { type OutlineNode, outlineOf } from "../../../src/language/editing/outline-of.ts";
import { environment } from "../../support/shipped-environment.ts";
import { table } from "./at-cursor.ts";

/** An outline as indented lines. */
function lines(nodes: readonly OutlineNode[], indent = ""): string[] {
  return nodes.flatMap(({ label, kind, children }) => [
    `${indent}${label} (${kind})`,
    ...lines(children, `${indent}  `),
  ]);
}

describe("the outline of a page", () => {
  it("names its parts as people do", () => {
    const source =
      table(`"columns": ["name", { "field": "status", "label": { "en": "State", "zh": "状态" } }],
      "rowActions": [{ "label": "common.edit", "open": { "kind": "form", "submit": "culturalGroup.update", "title": "Change" } }]`);
    expect(lines(outlineOf(source, environment))).toEqual([
      "Test (page)",
      "  groups (table)",
      "    columns (list)",
      "      name (column)",
      "      State (column)",
      "    rowActions (list)",
      "      Edit (action)",
      "        Change (form)",
    ]);
  });

  it("is there as far as a text can be read", () => {
    const source = table('"columns": ["name"').replace(/[\]} ]*$/, "");
    expect(lines(outlineOf(source, environment))).toContain("      name (column)");
    expect(outlineOf("", environment)).toEqual([]);
    expect(outlineOf("[".repeat(10_000), environment)).toEqual([]);
  });
});
