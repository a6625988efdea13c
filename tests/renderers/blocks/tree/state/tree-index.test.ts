import { describe, expect, test } from "vitest";
import {
  aboveAdded,
  filterTree,
  indexTree,
  splitAtMatch,
  type TreeNode,
} from "../../../../../renderers/blocks/tree/state/tree-index.ts";

const fields = { keyField: "id", labelField: "name", childrenField: "children" };

function node(id: unknown, name: string, ...children: unknown[]) {
  return { id, name, children };
}

/** The tree as indented text. */
function drawn(roots: readonly TreeNode[], depth = 0): string[] {
  return roots.flatMap(({ title, children }) => [
    "  ".repeat(depth) + title,
    ...drawn(children, depth + 1),
  ]);
}

const company = indexTree(
  [
    node(
      1,
      "Company",
      node(2, "Sales", node(3, "Sales North"), node(4, "Support")),
      node(5, "Logistics", node(6, "Fleet")),
    ),
  ],
  fields,
);

describe("reading the nodes", () => {
  test("keeps their order and knows each by its key", () => {
    expect(drawn(company.roots)).toEqual([
      "Company",
      "  Sales",
      "    Sales North",
      "    Support",
      "  Logistics",
      "    Fleet",
    ]);
    expect(company.nodes.get(4)?.parent?.title).toBe("Sales");
    expect(company.parents).toEqual([1, 2, 5]);
  });

  test("draws a node once whose id appears again, or that lies below itself", () => {
    const { roots, nodes } = indexTree(
      [node(1, "A", node(2, "B", node(1, "A again", node(3, "C")))), node(2, "B again")],
      fields,
    );
    expect(drawn(roots)).toEqual(["A", "  B"]);
    expect(nodes.size).toBe(2);
  });

  test("leaves out what is no node, and names one without a label by its key", () => {
    const rows = [node(null, "no key"), { id: 7, children: [null, "text", node(8, "below")] }];
    expect(drawn(indexTree(rows, fields).roots)).toEqual(["7", "  below"]);
  });

  test("does not run out of stack on a tree of ten thousand levels", () => {
    let deepest: Record<string, unknown> = node(0, "deepest");
    for (let id = 1; id < 10_000; id++) deepest = node(id, `level ${id}`, deepest);
    const index = indexTree([deepest], fields);
    expect(index.nodes.size).toBe(10_000);
    expect(filterTree(index, "deepest").opened.size).toBe(9_999);
  });
});

describe("filtering", () => {
  test("keeps what stands above a match, and opens it", () => {
    const { roots, count, opened } = filterTree(company, "fleet");
    expect(drawn(roots)).toEqual(["Company", "  Logistics", "    Fleet"]);
    expect(count).toBe(1);
    expect([...opened]).toEqual([5, 1]);
  });

  test("keeps what stands below a match, but does not open it", () => {
    const { roots, count, opened } = filterTree(company, "SALES");
    expect(drawn(roots)).toEqual(["Company", "  Sales", "    Sales North", "    Support"]);
    expect(count).toBe(2);
    expect([...opened]).toEqual([1, 2]);
  });

  test("answers nothing where nothing matches", () => {
    expect(filterTree(company, "zzz")).toEqual({ roots: [], count: 0, opened: new Set() });
  });

  test("marks the place of the match, whatever its case", () => {
    expect(splitAtMatch("Sales North", "NOR")).toEqual(["Sales ", "Nor", "th"]);
    expect(splitAtMatch("Sales", "")).toEqual(["Sales", "", ""]);
  });
});

describe("what was added", () => {
  test("opens what stands above it, so that it is seen", () => {
    const grown = indexTree(
      [
        node(
          1,
          "Company",
          node(2, "Sales", node(3, "Sales North"), node(4, "Support")),
          node(5, "Logistics", node(6, "Fleet", node(9, "New"))),
        ),
      ],
      fields,
    );
    expect(aboveAdded(company, grown)).toEqual([6, 5, 1]);
    expect(aboveAdded(company, company)).toEqual([]);
  });

  test("leaves a tree alone that is another one altogether", () => {
    const other = indexTree([node(7, "A", node(8, "B"))], fields);
    expect(aboveAdded(company, other)).toEqual([]);
  });
});

describe("nodes that are read when the one above them is opened", () => {
  const isKnown = new Map([[1, [node(2, "Below"), node(3, "Also below")]]]);
  const index = indexTree(
    [
      { id: 1, name: "A" },
      { id: 4, name: "B" },
    ],
    { ...fields, childrenField: null },
    {
      belowOf: (key) => {
        const rows = isKnown.get(Number(key));
        if (rows) return { state: "known", rows };
        return Number(key) < 4 ? { state: "known", rows: [] } : { state: "unread", rows: [] };
      },
    },
  );

  test("stand where those that come with it would, and can be opened before they are read", () => {
    expect(drawn(index.roots)).toEqual(["A", "  Below", "  Also below", "B"]);
    expect(index.parents).toEqual([1, 4]);
  });

  test("a node above itself is drawn once", () => {
    const rows = [{ id: 1, name: "A" }];
    const again = indexTree(
      rows,
      { ...fields, childrenField: null },
      {
        belowOf: () => ({ state: "known", rows }),
      },
    );
    expect(drawn(again.roots)).toEqual(["A"]);
  });
});

test("nodes that are not to be shown are left out with all below them", () => {
  const rows = [node(1, "A", node(2, "B", node(3, "C")), node(4, "D"))];
  const index = indexTree(rows, fields, { isShown: ({ name }) => name !== "B" });
  expect(drawn(index.roots)).toEqual(["A", "  D"]);
});

describe("rows that come side by side", () => {
  const beside = { ...fields, childrenField: null, parentField: "above" };
  const row = (id: number, name: string, above: unknown = null) => ({ id, name, above });

  test("stand below the one that each names, in their order", () => {
    const rows = [row(3, "Shirts", 1), row(1, "Clothes"), row(4, "Polo", 3), row(2, "Food")];
    expect(drawn(indexTree(rows, beside).roots)).toEqual([
      "Clothes",
      "  Shirts",
      "    Polo",
      "Food",
    ]);
  });

  test("are none of them lost: what names nobody there, or is named in a circle, is a root", () => {
    const rows = [row(1, "Lone", 99), row(2, "A", 3), row(3, "B", 2), row(4, "Self", 4)];
    const all = drawn(indexTree(rows, beside).roots).map((line) => line.trim());
    expect(all.toSorted()).toEqual(["A", "B", "Lone", "Self"]);
  });
});
