import { describe, expect, test } from "vitest";
import { commandOf, findTyped } from "../../../renderers/blocks/tree/tree-keys.ts";
import { linesWith, treeOf } from "./trees.ts";

const index = treeOf(`
  alpha
    beta
      gamma
    bravo
  delta
    epsilon
  omega
`);
const lines = linesWith(index, "alpha");

describe("what is seen of a tree", () => {
  test("says of every line its level, its place and how many stand beside it", () => {
    const said = linesWith(index, "alpha", "beta").map(
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
});

describe("the keys of the tree pattern", () => {
  const press = (key: string, active: string | null) => {
    const command = commandOf(key, lines, active);
    if (!command) return null;
    return command.type === "go" ? command.key : `${command.type} ${command.keys.join(" ")}`;
  };

  test.each([
    ["ArrowDown", "beta", "bravo"],
    ["ArrowDown", "omega", "omega"],
    ["ArrowDown", null, "alpha"],
    ["ArrowUp", "delta", "bravo"],
    ["ArrowUp", "alpha", "alpha"],
    ["Home", "delta", "alpha"],
    ["End", "beta", "omega"],
    ["PageDown", "alpha", "omega"],
    ["PageUp", "omega", "alpha"],
    ["ArrowRight", "delta", "open delta"],
    ["ArrowRight", "alpha", "beta"],
    ["ArrowRight", "omega", null],
    ["ArrowLeft", "alpha", "close alpha"],
    ["ArrowLeft", "bravo", "alpha"],
    ["ArrowLeft", "omega", null],
    ["*", "omega", "open alpha delta"],
    ["*", "bravo", "open beta"],
    ["x", "alpha", null],
  ])("%s on %s: %s", (key, active, does) => {
    expect(press(key, active)).toBe(does);
  });

  test("a letter goes to the next line that begins with it, round the end", () => {
    expect(findTyped("b", lines, "alpha")).toBe("beta");
    expect(findTyped("B", lines, "beta")).toBe("bravo");
    expect(findTyped("b", lines, "bravo")).toBe("beta");
    expect(findTyped("z", lines, "alpha")).toBeNull();
  });

  test("further letters narrow it, the line they began with included", () => {
    expect(findTyped("br", lines, "beta")).toBe("bravo");
    expect(findTyped("be", lines, "beta")).toBe("beta");
  });
});
