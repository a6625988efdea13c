import { describe, expect, test } from "vitest";
import {
  countSeen,
  filterTree,
  indexTree,
  newParents,
  splitAtMatch,
  type TreeNode,
} from "../../../renderers/blocks/tree/tree-index.ts";

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
    expect(filterTree(index, "deepest").opened).toHaveLength(9_999);
  });
});

describe("filtering", () => {
  test("keeps what stands above a match, and opens it", () => {
    const { roots, count, opened } = filterTree(company, "fleet");
    expect(drawn(roots)).toEqual(["Company", "  Logistics", "    Fleet"]);
    expect(count).toBe(1);
    expect(opened).toEqual([5, 1]);
  });

  test("keeps what stands below a match, but does not open it", () => {
    const { roots, count, opened } = filterTree(company, "SALES");
    expect(drawn(roots)).toEqual(["Company", "  Sales", "    Sales North", "    Support"]);
    expect(count).toBe(2);
    expect(opened).toEqual([1, 2]);
  });

  test("answers nothing where nothing matches", () => {
    expect(filterTree(company, "zzz")).toEqual({ roots: [], count: 0, opened: [] });
  });

  test("marks the place of the match, whatever its case", () => {
    expect(splitAtMatch("Sales North", "NOR")).toEqual(["Sales ", "Nor", "th"]);
    expect(splitAtMatch("Sales", "")).toEqual(["Sales", "", ""]);
  });
});

describe("what is seen", () => {
  test("counts the nodes below open ones, up to a limit", () => {
    expect(countSeen(company.roots, new Set([1]), 100)).toBe(3);
    expect(countSeen(company.roots, new Set(company.parents), 100)).toBe(6);
    expect(countSeen(company.roots, new Set(company.parents), 4)).toBe(4);
  });

  test("a node that got its first child is named, so that it can be opened", () => {
    const grown = indexTree(
      [
        node(
          1,
          "Company",
          node(2, "Sales"),
          node(5, "Logistics", node(6, "Fleet", node(9, "New"))),
        ),
      ],
      fields,
    );
    expect(newParents(company, grown)).toEqual([6]);
  });
});
