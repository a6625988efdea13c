import { expect, test } from "vitest";
import { linesWith, smallTree } from "./trees.ts";

test("a tree says of every line its level, its place and how many stand beside it", () => {
  const said = linesWith(smallTree, "alpha", "beta").map(
    ({ node, level, position, size, isOpenable, isOpen }) =>
      `${node.key} ${level} ${position}/${size} ${isOpenable ? (isOpen ? "open" : "closed") : "-"}`,
  );
  expect(said).toEqual([
    "alpha 1 1/3 open",
    "beta 2 1/2 open",
    "gamma 3 1/1 -",
    "bravo 2 2/2 -",
    "delta 1 2/3 closed",
    "omega 1 3/3 -",
  ]);
});
