import { describe, expect, it } from "vitest";
import {
  arrangeItems,
  type Combination,
  chartRows,
  type ItemOrder,
  type Measured,
} from "../../../../renderers/blocks/chart/chart-items.ts";
import { planOf } from "./charts.ts";

const nowhere = { row: {}, root: {} };
const collator = new Intl.Collator("en", { numeric: true });

/** The items of a chart for the given categories and values, one row each. */
function arranged(
  rows: readonly [category: string | null, value: number | null][],
  over: { combine?: Combination; order?: ItemOrder; limit?: number; hasOthers?: boolean } = {},
) {
  const measured = rows.map(([category, value]): Measured => ({ category, value, from: nowhere }));
  const plan = { combine: "sum", order: "value", limit: null, hasOthers: true, ...over } as const;
  const compare = (a: unknown, b: unknown) => collator.compare(String(a), String(b));
  const { items, others, beyond } = arrangeItems(measured, plan, compare);
  const shown = items.map(({ category, value }) => [category, value]);
  return { shown, others: others?.value ?? null, beyond };
}

describe("rows of one category make one item", () => {
  const rows = [
    ["north", 1],
    ["south", 10],
    ["north", 4],
    ["north", null],
  ] as const;

  it.each([
    [
      "sum",
      [
        ["south", 10],
        ["north", 5],
      ],
    ],
    [
      "average",
      [
        ["south", 10],
        ["north", 2.5],
      ],
    ],
    [
      "count",
      [
        ["north", 3],
        ["south", 1],
      ],
    ],
  ] as const)("by %s", (combine, shown) => {
    expect(
      arranged([...rows.map(([a, b]): [string, number | null] => [a, b])], { combine }).shown,
    ).toEqual(shown);
  });

  it("that has no value at all where none of its rows has one", () => {
    expect(arranged([["north", null]]).shown).toEqual([["north", null]]);
    expect(arranged([["north", null]], { combine: "average" }).shown).toEqual([["north", null]]);
  });
});

describe("items stand", () => {
  const rows: [string, number][] = [
    ["item 10", 5],
    ["item 9", 7],
    ["item 1", 6],
  ];

  it("with the greatest first, those without a value last", () => {
    const { shown } = arranged([["none", null], ...rows]);
    expect(shown.map(([name]) => name)).toEqual(["item 9", "item 1", "item 10", "none"]);
  });

  it("by their names, as people sort numbers in them", () => {
    const { shown } = arranged(rows, { order: "category" });
    expect(shown.map(([name]) => name)).toEqual(["item 1", "item 9", "item 10"]);
  });

  it("as they come", () => {
    const { shown } = arranged(rows, { order: "given" });
    expect(shown.map(([name]) => name)).toEqual(["item 10", "item 9", "item 1"]);
  });
});

describe("beyond a limit", () => {
  const rows: [string, number][] = [
    ["a", 1],
    ["b", 2],
    ["c", 30],
    ["d", 3],
    ["a", 4],
  ];

  it("the greatest stay, in the order asked for, and the others are one item", () => {
    const found = arranged(rows, { limit: 2, order: "given" });
    expect(found).toEqual({
      shown: [
        ["a", 5],
        ["c", 30],
      ],
      others: 5,
      beyond: 2,
    });
  });

  it("the average of the others is one of their rows, not of their averages", () => {
    const many: [string, number][] = [
      ["x", 9],
      ["y", 1],
      ["y", 1],
      ["y", 1],
      ["z", 5],
    ];
    expect(arranged(many, { limit: 1, combine: "average" }).others).toBe(2);
  });

  it("the others may be left out, and are counted", () => {
    const found = arranged(rows, { limit: 3, hasOthers: false });
    expect(found).toMatchObject({ others: null, beyond: 1 });
  });
});

describe("without a limit", () => {
  const source = { rows: "culturalGroup.page", category: "name", value: "userCount" };

  it("a hundred bars, columns or parts are drawn, and all points of a line", () => {
    const limits = ["bar", "column", "doughnut", "line"].map(
      (as) => planOf({ ...source, as }).limit,
    );
    expect(limits).toEqual([100, 100, 100, null]);
  });
});

describe("the rows of a chart", () => {
  it("are all nodes of a tree, each with the node at its top; a cycle ends it", () => {
    const { rows } = planOf({ rows: "deductionPointsRule.getAll4TreeData", category: "title" });
    const leaf = { id: 3, children: [{ id: 1, children: [] }] };
    const tree = [{ id: 1, children: [{ id: 2, children: [leaf] }] }, { id: 4 }];
    const found = chartRows(tree, rows).map(({ row, root }) => [row.id, root.id]);
    expect(found).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 4],
    ]);
  });

  it("are records alone, each once; without a key each counts", () => {
    const { rows } = planOf({ rows: "culturalGroup.page", category: "name" });
    const records = [{ id: 1 }, null, "x", { id: 1 }, { name: "a" }, { name: "b" }];
    expect(chartRows({ records }, rows)).toHaveLength(3);
    expect(chartRows({}, rows)).toEqual([]);
    expect(chartRows(null, rows)).toEqual([]);
  });
});
