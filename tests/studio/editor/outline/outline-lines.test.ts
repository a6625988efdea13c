import { describe, expect, it } from "vitest";
import type { OutlineNode } from "../../../../src/language/editing/outline-of.ts";
import { innermostAt, outlineLines } from "../../../../src/studio/editor/outline/outline-lines.ts";
import { commandOf, findTyped } from "../../../../src/ui/list/tree-keys.ts";

function node(
  pointer: string,
  offset: number,
  length: number,
  children: OutlineNode[] = [],
): OutlineNode {
  return { pointer, label: pointer, kind: "block", offset, length, children };
}

const nodes = [
  node("/body", 10, 100, [
    node("/body/blocks/0", 20, 30, [node("/body/blocks/0/rowActions/0", 30, 10)]),
    node("/body/blocks/1", 60, 40),
  ]),
];
const open = outlineLines(nodes, new Set());
const pointers = (lines: ReturnType<typeof outlineLines>): string[] =>
  lines.map((line) => line.node.part.pointer);

describe("the lines of an outline", () => {
  it("are its nodes from the top, with their level and their place among their siblings", () => {
    expect(open.map(({ level, position, size }) => [level, position, size])).toEqual([
      [1, 1, 1],
      [2, 1, 2],
      [3, 1, 1],
      [2, 2, 2],
    ]);
  });

  it("leave out what stands in a closed node", () => {
    const lines = outlineLines(nodes, new Set(["/body/blocks/0"]));
    expect(pointers(lines)).toEqual(["/body", "/body/blocks/0", "/body/blocks/1"]);
  });

  it("follow the cursor: the innermost part around it, or the closed one that holds that", () => {
    expect(innermostAt(open, 35)?.node.part.pointer).toBe("/body/blocks/0/rowActions/0");
    expect(innermostAt(open, 55)?.node.part.pointer).toBe("/body");
    expect(innermostAt(open, 5)).toBeNull();
    const closed = outlineLines(nodes, new Set(["/body/blocks/0"]));
    expect(innermostAt(closed, 35)?.node.part.pointer).toBe("/body/blocks/0");
  });
});

describe("the keys of an outline", () => {
  it.each([
    ["ArrowDown", "/body", { type: "go", key: "/body/blocks/0" }],
    ["End", "/body", { type: "go", key: "/body/blocks/1" }],
    ["ArrowRight", "/body", { type: "go", key: "/body/blocks/0" }],
    ["ArrowRight", "/body/blocks/1", null],
    ["ArrowLeft", "/body/blocks/0", { type: "close", keys: ["/body/blocks/0"] }],
    ["ArrowLeft", "/body/blocks/1", { type: "go", key: "/body" }],
  ])("are those of a tree: %s on %s", (key, active, command) => {
    expect(commandOf(key, open, active)).toEqual(command);
  });

  it("find a part by its name", () => {
    expect(findTyped("/body/blocks/1", open, "/body")).toBe("/body/blocks/1");
  });
});
