import { describe, expect, test } from "vitest";
import {
  isAtPlace,
  type MoveRules,
  placementsFor,
  placeOf,
  type Target,
  targetsAmong,
} from "../../../../../renderers/blocks/tree/change/tree-places.ts";
import { linesWith, nodeIn, treeOf } from "../trees.ts";

const index = treeOf(`
  a 1
    b 1
    c 2
      d 1
    e 3
  f 2
`);

const free: MoveRules = { keepsOrder: true, mayEnter: () => true };

function place(key: string, target: Target, rules = free) {
  const found = placeOf(index, nodeIn(index, key), target, rules);
  return found && `${found.position} below ${found.parent?.key ?? "the top"}`;
}

describe("a place for a node", () => {
  test("is before, after or inside another, the node itself not counted", () => {
    expect(place("b", { key: "e", zone: "before" })).toBe("1 below a");
    expect(place("e", { key: "b", zone: "after" })).toBe("1 below a");
    expect(place("f", { key: "c", zone: "inside" })).toBe("1 below c");
    expect(place("d", { key: "a", zone: "before" })).toBe("0 below the top");
  });

  test("is never the node itself or anything below it", () => {
    expect(place("a", { key: "a", zone: "inside" })).toBeNull();
    expect(place("a", { key: "d", zone: "inside" })).toBeNull();
    expect(place("c", { key: "d", zone: "before" })).toBeNull();
  });

  test("is only where the page lets a node enter", () => {
    const closed: MoveRules = { keepsOrder: true, mayEnter: (_, parent) => parent?.key !== "c" };
    expect(place("f", { key: "d", zone: "before" }, closed)).toBeNull();
    expect(place("f", { key: "c", zone: "before" }, closed)).toBe("1 below a");
  });

  test("is another parent's where siblings have no order of their own", () => {
    const unsorted: MoveRules = { ...free, keepsOrder: false };
    expect(place("b", { key: "e", zone: "after" }, unsorted)).toBeNull();
    expect(place("b", { key: "f", zone: "inside" }, unsorted)).toBe("0 below f");
  });

  test("that the node has already is known", () => {
    const node = nodeIn(index, "c");
    const at = (target: Target) => {
      const found = placeOf(index, node, target, free);
      return found !== null && isAtPlace(index, node, found);
    };
    expect(at({ key: "b", zone: "after" })).toBe(true);
    expect(at({ key: "e", zone: "before" })).toBe(true);
    expect(at({ key: "e", zone: "after" })).toBe(false);
  });
});

describe("the places that keys go through", () => {
  const targets = (key: string, ...opened: string[]) =>
    targetsAmong(index, linesWith(index, ...opened), nodeIn(index, key), free).map(
      (target) => `${target.zone} ${target.key}`,
    );

  test("are all there are, from the top down, each once", () => {
    expect(targets("f")).toEqual([
      "before a",
      "before b",
      "inside b",
      "after b",
      "before d",
      "inside d",
      "after d",
      "after c",
      "inside e",
      "after e",
      "after a",
    ]);
  });

  test("leave out the node with all below it, and stay outside closed nodes but for their end", () => {
    expect(targets("c", "a")).toEqual([
      "before a",
      "before b",
      "inside b",
      "after b",
      "inside e",
      "after e",
      "after a",
      "inside f",
      "after f",
    ]);
  });
});

describe("the numbers by which siblings are sorted", () => {
  const order = (key: string) => Number(nodeIn(index, key).row.sort);
  const sent = (key: string, target: Target, orderOf = order) => {
    const moved = nodeIn(index, key);
    const found = placeOf(index, moved, target, free);
    if (!found) throw new Error("The node cannot go there.");
    const placements = placementsFor(index, moved, found, (node) => orderOf(String(node.key)));
    return placements.map(({ node, parent, order: at }) => [node.key, parent?.key ?? null, at]);
  };

  test("change for as few as can be", () => {
    expect(sent("f", { key: "e", zone: "after" })).toEqual([["f", "a", 4]]);
    expect(sent("d", { key: "f", zone: "after" })).toEqual([["d", null, 3]]);
  });

  test("go up for those behind that would no longer rise", () => {
    expect(sent("e", { key: "b", zone: "before" })).toEqual([["e", "a", 0]]);
    expect(sent("f", { key: "b", zone: "after" })).toEqual([
      ["f", "a", 2],
      ["c", "a", 3],
      ["e", "a", 4],
    ]);
  });

  test("are given anew where all were the same", () => {
    expect(sent("e", { key: "b", zone: "before" }, () => 0)).toEqual([
      ["e", "a", 0],
      ["b", "a", 1],
      ["c", "a", 2],
    ]);
  });

  test("stay within what the service takes", () => {
    const huge = (key: string) => (key === "e" ? 1_000_000 : 0);
    expect(sent("f", { key: "e", zone: "after" }, huge)).toEqual([
      ["c", "a", 1],
      ["e", "a", 2],
      ["f", "a", 3],
    ]);
  });
});
