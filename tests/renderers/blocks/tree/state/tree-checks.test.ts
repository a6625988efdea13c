import { describe, expect, test } from "vitest";
import {
  keptChecks,
  partlyChecked,
  toggleMany,
  toggleWithBelow,
} from "../../../../../renderers/blocks/tree/state/tree-checks.ts";
import { toggled } from "../../../../../src/ui/toggled.ts";
import { linesWith, treeOf } from "../trees.ts";

const drawing = `
  a
    b
      c
      d
    e
  f
`;
const index = treeOf(drawing);
const none: ReadonlySet<string> = new Set();
const sorted = (keys: Iterable<unknown>) => [...keys].map(String).sort().join(" ");

describe("several nodes, each for itself", () => {
  test("are checked and unchecked one by one", () => {
    const checked = toggled(toggled(none, "a"), "d");
    expect(sorted(checked)).toBe("a d");
    expect(sorted(toggled(checked, "a"))).toBe("d");
  });

  test("are all checked at once, and none of them when all were", () => {
    const lines = linesWith(index, "a");
    const all = toggleMany(index, new Set(["b"]), lines, false);
    expect(sorted(all)).toBe("a b e f");
    expect(sorted(toggleMany(index, all, lines, false))).toBe("");
  });
});

describe("checks that go down", () => {
  test("take all below a node along, and up to a node of which all below are checked", () => {
    const withB = toggleWithBelow(index, none, "b");
    expect(sorted(withB)).toBe("b c d");
    expect(sorted(toggleWithBelow(index, withB, "e"))).toBe("a b c d e");
  });

  test("leave the nodes above one that is unchecked partly checked", () => {
    const all = toggleWithBelow(index, none, "a");
    const left = toggleWithBelow(index, all, "c");
    expect(sorted(left)).toBe("d e");
    expect(sorted(partlyChecked(index, left))).toBe("a b");
    expect(sorted(partlyChecked(index, all))).toBe("");
  });

  test("of all that is seen count an open node by what is below it", () => {
    const all = toggleMany(index, none, linesWith(index), true);
    expect(sorted(all)).toBe("a b c d e f");
    const seen = linesWith(index).filter(({ node }) => ["a", "b", "c"].includes(String(node.key)));
    expect(sorted(toggleMany(index, none, seen, true))).toBe("c");
    expect(sorted(toggleMany(index, all, linesWith(index), true))).toBe("");
  });
});

describe("when the nodes were read again", () => {
  test("those that are gone are checked no longer", () => {
    const fewer = treeOf("a\n  e");
    expect(sorted(keptChecks(index, fewer, new Set(["a", "b", "e"]), false))).toBe("a e");
  });

  test("those read for the first time below a checked one are checked, where checks go down", () => {
    const unread = treeOf("a\n  b\nf");
    const checked = new Set(["b"]);
    expect(sorted(keptChecks(unread, index, checked, true))).toBe("b c d");
    expect(sorted(keptChecks(unread, index, checked, false))).toBe("b");
  });

  test("nothing else changes", () => {
    const checked = new Set(["b", "c", "d"]);
    expect(keptChecks(index, treeOf(drawing), checked, true)).toBe(checked);
  });
});
