import { describe, expect, it } from "vitest";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { renamesAt } from "../../../src/language/editing/renames-at.ts";
import { targetAt } from "../../../src/language/editing/target-at.ts";
import { applyFix } from "../../../src/language/fixes/quick-fix.ts";
import { environment } from "../../support/shipped-environment.ts";
import { cursorIn, rowAction } from "./at-cursor.ts";

const page = `{
  "title": "Test",
  "body": {
    "kind": "split",
    "start": { "kind": "table", "name": "groups", "rows": "culturalGroup.page" },
    "end": {
      "kind": "dualList",
      "when": "blocks.groups.selected != null && blocks.groups.selected.name != 'blocks.groups'",
      "candidates": { "call": "culturalGroupUserRel.candidates", "with": { "groupId": "blocks.groups.selected.id" } },
      "current": { "call": "culturalGroupUserRel.current", "with": { "groupId": "blocks.groups.selected.id" } },
      "save": { "call": "culturalGroupUserRel.update", "with": { "groupId": "blocks.groups.selected.id" } }
    }
  }
}`;

const targeted = (marked: string) => {
  const { source, offset } = cursorIn(marked);
  return targetAt(source, offset, environment);
};

describe("from a name one goes to what it names", () => {
  it("to an operation", () => {
    const operation = { kind: "operation", operationId: "culturalGroup.delete" };
    expect(targeted(rowAction('"call": "culturalGroup.del¦ete"'))).toEqual(operation);
    expect(targeted(rowAction('"ca¦ll": "culturalGroup.delete"'))).toEqual(operation);
    const call = '"call": { "call": "culturalGroup.delete", "wi¦th": {} }';
    expect(targeted(rowAction(call))).toEqual(operation);
  });

  it("to a block", () => {
    const offset = page.indexOf("blocks.groups") + "blocks.gr".length;
    const found = targetAt(page, offset, environment);
    const block = '{ "kind": "table", "name": "groups", "rows": "culturalGroup.page" }';
    expect(found).toEqual({ kind: "block", offset: page.indexOf(block), length: block.length });
  });

  it("to nothing from what names nothing", () => {
    expect(targeted(rowAction('"call": "no.su¦ch"'))).toBeNull();
    expect(targeted(rowAction('"when": "blocks.nob¦ody.selected"'))).toBeNull();
    expect(targeted('{ "title": "culturalGroup.del¦ete" }')).toBeNull();
    expect(targeted("¦")).toBeNull();
  });
});

describe("the name of a block is changed wherever it stands", () => {
  it.each([
    ["where it is given", '"name": "gr'],
    ["where it is read", "blocks.gr"],
  ])("%s", (_, before) => {
    const offset = page.indexOf(before) + before.length;
    const found = renamesAt(page, offset, environment);
    expect(found?.name).toBe("groups");
    expect(page.slice(found?.from)).toMatch(/^groups\b/);
    const edits = found?.edits("teams") ?? [];
    expect(edits).toHaveLength(6);
    const after = applyFix(page, { edits });
    // A text that only looks like the name is not renamed.
    expect(after).toContain("'blocks.groups'");
    expect(after.split("groups")).toHaveLength(2);
    expect(compilePage("test/page", after, environment).problems).toEqual([]);
  });

  it("but not to what can be no name, or is another's", () => {
    const other = page.replace('"kind": "dualList"', '"kind": "dualList", "name": "users"');
    const offset = other.indexOf('"groups"') + 2;
    const found = renamesAt(other, offset, environment);
    for (const name of ["", "1a", "a b", "users"]) expect(found?.edits(name)).toEqual([]);
  });

  it("other words have no name to change", () => {
    const at = (marked: string) => {
      const { source, offset } = cursorIn(marked);
      return renamesAt(source, offset, environment);
    };
    expect(at('{ "title": "gro¦ups" }')).toBeNull();
    expect(at(rowAction('"when": "blocks.nob¦ody != null"'))).toBeNull();
    expect(at("¦")).toBeNull();
  });
});
