import { describe, expect, test } from "vitest";
import { moved, noChanges } from "../../../../../renderers/blocks/dualList/dual-set.ts";
import {
  linesBetween,
  linesOfList,
  linesOfTree,
  type PaneLines,
  pathOf,
  withBelow,
} from "../../../../../renderers/blocks/dualList/panes/pane-lines.ts";
import { readDualSet } from "../../../../../renderers/blocks/dualList/read-dual-set.ts";

const rows = { keyField: "id", labelField: "name" };
const closedNone: ReadonlySet<number> = new Set();

describe("a list", () => {
  const people = [
    { id: 1, name: "Ana Ruiz", dept: "Sales" },
    { id: 2, name: "Li Wei", dept: "Fleet" },
    { id: 3, name: "Max Fleet", dept: "Sales" },
  ];
  const set = readDualSet(people, [], { rows, details: [{ name: "dept" }], hierarchy: null });
  const found = (search: string) => linesOfList(set, set.order, search);
  const keysOf = ({ found }: PaneLines) => found.map(({ key }) => key);

  test("a search finds an item by its label and by its details", () => {
    expect(keysOf(found(" RUIZ "))).toEqual([1]);
    expect(keysOf(found("fleet"))).toEqual([2, 3]);
    expect(keysOf(found(""))).toEqual([1, 2, 3]);
  });

  test("a range reaches from the first to the last, in the order that is seen", () => {
    const { lines } = found("");
    const between = (from: number, to: number) =>
      linesBetween(lines, from, to).map(({ node }) => node.key);
    expect(between(3, 2)).toEqual([2, 3]);
    expect(between(99, 2)).toEqual([2]);
  });
});

describe("a tree", () => {
  const departments = [
    { id: 1, parentId: null, name: "Head office" },
    { id: 2, parentId: 1, name: "Sales" },
    { id: 3, parentId: 2, name: "Sales North" },
    { id: 4, parentId: 2, name: "Sales South" },
    { id: 5, parentId: 1, name: "Fleet" },
    { id: 6, parentId: null, name: "Works council" },
  ];
  const chosen = departments.filter(({ id }) => id === 2 || id === 4);
  const set = readDualSet(departments, chosen, {
    rows,
    details: [],
    hierarchy: { parentField: "parentId" },
  });
  const isChosen = (key: string | number) => set.base.has(key);
  const isFree = (key: string | number) => !isChosen(key);
  /** The lines as text; a line that is only shown as context is in brackets. */
  const drawn = ({ lines, isFound }: PaneLines) =>
    lines.map(({ node, level, isOpenable, isOpen }) => {
      const title = isFound(node) ? node.title : `(${node.title})`;
      return "  ".repeat(level - 1) + title + (isOpenable && !isOpen ? " +" : "");
    });

  test("shows what stands above for context, on both sides", () => {
    expect(drawn(linesOfTree(set, isFree, "", closedNone))).toEqual([
      "Head office",
      "  (Sales)",
      "    Sales North",
      "  Fleet",
      "Works council",
    ]);
    expect(drawn(linesOfTree(set, isChosen, "", closedNone))).toEqual([
      "(Head office)",
      "  Sales",
      "    Sales South",
    ]);
  });

  test("a search keeps what stands above and below what it finds, also of what is chosen", () => {
    expect(drawn(linesOfTree(set, isFree, "sales", closedNone))).toEqual([
      "(Head office)",
      "  (Sales)",
      "    Sales North",
    ]);
    expect(drawn(linesOfTree(set, isFree, "fleet", closedNone))).toEqual([
      "(Head office)",
      "  Fleet",
    ]);
    expect(drawn(linesOfTree(set, isFree, "nobody", closedNone))).toEqual([]);
  });

  test("what is below a closed item is hidden, unless something is searched for", () => {
    const closed = new Set([1]);
    const all = linesOfTree(set, isFree, "", closed);
    expect(drawn(all)).toEqual(["Head office +", "Works council"]);
    expect(all.found).toHaveLength(4);
    expect(drawn(linesOfTree(set, isFree, "north", closed))).toHaveLength(3);
  });

  test("each line knows its place among those beside it", () => {
    const { lines } = linesOfTree(set, isFree, "", closedNone);
    expect(lines.map(({ position, size }) => `${position}/${size}`)).toEqual([
      ...["1/2", "1/2", "1/1", "2/2", "2/2"],
    ]);
  });

  test("an item is chosen with all below it that the list holds", () => {
    const item = (key: number) => set.items.get(key) ?? expect.fail();
    const isFreeItem = ({ key }: { key: string | number }) => isFree(key);
    expect(withBelow(set, item(1), isFreeItem)).toEqual([1, 3, 5]);
    expect(withBelow(set, item(2), isFreeItem)).toEqual([3]);
    expect(withBelow(set, item(6), isFreeItem)).toEqual([6]);
    expect(pathOf(item(3))).toBe("Head office / Sales");
  });
});

test("ten thousand items of each sort are read, searched and moved in a second of processor time", () => {
  const all = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    name: `Department ${id}`,
    parentId: id === 0 ? null : Math.floor((id - 1) / 5),
  }));
  const fields = { rows, details: [], hierarchy: { parentField: "parentId" } };
  const begun = process.cpuUsage();
  const set = readDualSet(all, all.slice(5000), fields);
  const top = set.items.get(0) ?? expect.fail();
  const everything = withBelow(set, top, () => true);
  expect(everything).toHaveLength(10_000);
  expect(moved(set, noChanges, everything, true).added.size).toBe(5000);
  expect(linesOfTree(set, (key) => !set.base.has(key), "9", closedNone).found.length).toBeLessThan(
    5000,
  );
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
});
