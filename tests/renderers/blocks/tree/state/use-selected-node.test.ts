import { expect, test } from "vitest";
import { indexTree } from "../../../../../renderers/blocks/tree/state/tree-index.ts";
import { nodeOf } from "../../../../../renderers/blocks/tree/state/use-open-nodes.ts";

const fields = { keyField: "id", labelField: "name", childrenField: "children" };

test("the node that an address selects is found by a number or a text, and is none otherwise", () => {
  const index = indexTree([{ id: 0 }, { id: 12 }, { id: "north" }, { id: "7" }], fields);
  for (const [text, key] of [
    ["12", 12],
    ["north", "north"],
    ["7", "7"],
    ["0", 0],
  ] as const) {
    expect(nodeOf(index, text)?.key).toBe(key);
  }
  for (const text of ["", " ", "south", "1e400"]) expect(nodeOf(index, text)).toBeNull();
});
