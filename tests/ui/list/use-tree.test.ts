// @vitest-environment happy-dom
import { act, createElement, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { commandOf, findTyped } from "../../../src/ui/list/tree-keys.ts";
import { useTree } from "../../../src/ui/list/use-tree.ts";
import { linesWith, smallTree } from "../../renderers/blocks/tree/trees.ts";

const lines = linesWith(smallTree, "alpha");

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

/** The effect of each key: what it opened or closed, or that nothing handled it. */
let told: string[] = [];

function Walked() {
  const [active, setActive] = useState<string | number>("alpha");
  const scroller = useRef<HTMLDivElement>(null);
  const { walk, isWithinWord } = useTree({
    scroller,
    lines,
    active,
    rowHeightPx: 20,
    goTo: setActive,
    setOpen: (keys, isOpen) => told.push(`${isOpen ? "open" : "close"} ${keys.join(" ")}`),
  });
  return createElement("div", {
    role: "tree",
    ref: scroller,
    "data-active": active,
    onKeyDown(event) {
      if (isWithinWord(event)) told.push("within a word");
      if (!walk(event)) told.push("not taken");
    },
  });
}

describe("a walk through a tree", () => {
  const container = document.createElement("div");
  const root = createRoot(container);

  const press = (key: string, timeStamp: number, more: KeyboardEventInit = {}) =>
    act(async () => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
      Object.defineProperty(event, "timeStamp", { value: timeStamp });
      container.firstElementChild?.dispatchEvent(event);
    });
  const active = (): string | null | undefined =>
    container.firstElementChild?.getAttribute("data-active");

  beforeAll(async () => {
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    document.body.append(container);
    await act(async () => root.render(createElement(Walked)));
  });

  afterEach(() => {
    told = [];
  });

  afterAll(async () => {
    await act(async () => root.unmount());
    container.remove();
    Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  });

  test("letters in quick succession are one word, after a pause they begin another", async () => {
    await press("b", 1000);
    expect(active()).toBe("beta");
    await press("r", 1400);
    expect(active()).toBe("bravo");
    await press("b", 2000);
    expect(active()).toBe("beta");
  });

  test("a space belongs to a word that is being typed, and to nothing else", async () => {
    await press(" ", 5000);
    expect(told).toEqual([]);
    await press("o", 9000);
    await press(" ", 9100);
    expect(told).toEqual(["within a word"]);
  });

  test("a space after another one or an arrow chooses a line, however quickly it comes", async () => {
    await press(" ", 10_000);
    await press(" ", 10_100);
    await press("o", 10_200);
    await press("ArrowUp", 10_300);
    await press(" ", 10_400);
    expect(told).toEqual([]);
  });

  test("arrows go and open; keys with a modifier are left to others", async () => {
    await press("Home", 12_000);
    await press("ArrowLeft", 12_100);
    expect(told).toEqual(["close alpha"]);
    await press("ArrowDown", 12_200, { ctrlKey: true });
    await press("d", 12_300, { metaKey: true });
    await press("Tab", 12_400);
    expect(told.slice(1)).toEqual(["not taken", "not taken", "not taken"]);
    expect(active()).toBe("alpha");
  });
});
