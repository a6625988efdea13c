import { createElement, createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SpacedItems } from "../../../src/ui/list/spaced-items.tsx";
import { withHeld } from "../../../src/ui/list/use-window.ts";

describe("what is drawn of a long list", () => {
  it("is what its window has, in order", () => {
    expect(withHeld([8, 12])).toEqual([8, 9, 10, 11]);
    expect(withHeld([0, 0])).toEqual([]);
  });

  it("is also what is held beside the window, at its place, once", () => {
    expect(withHeld([8, 11], 3, 40)).toEqual([3, 8, 9, 10, 40]);
    expect(withHeld([8, 11], 40, 40, 9)).toEqual([8, 9, 10, 40]);
  });

  it("has nothing for what is held nowhere", () => {
    expect(withHeld([0, 2], undefined, -1)).toEqual([0, 1]);
  });
});

describe("the items of a list that is read by ear", () => {
  const drawn = (count: number, held: number): string[] => {
    const markup = renderToStaticMarkup(
      createElement(SpacedItems<number>, {
        height: 40,
        held,
        keyOf: String,
        scroller: createRef<HTMLElement>(),
        items: Array.from({ length: count }, (_none, index) => index),
        item: (value, index, place) =>
          createElement("li", { "aria-setsize": place?.count }, `${value}:${index}`),
      }),
    );
    return [...markup.matchAll(/<li(.*?)>(.*?)<.li>/g)].map(([, about = "", text = ""]) =>
      `${about} ${text}`.trim(),
    );
  };

  it("are all drawn where they are few", () => {
    expect(drawn(3, -1)).toEqual(["0:0", "1:1", "2:2"]);
  });

  it("are those in sight and the one held, with as much space as the others take", () => {
    const items = drawn(1000, 500);
    const texts = items.filter((item) => item.startsWith("aria-setsize"));
    expect(texts.at(-2)).toBe('aria-setsize="1000" 23:23');
    expect(texts.at(-1)).toBe('aria-setsize="1000" 500:500');
    const spaces = items
      .map((item) => Number(/height:(\d+)px/.exec(item)?.[1] ?? 0))
      .filter((height) => height > 0);
    expect(spaces).toEqual([(500 - 24) * 40, (1000 - 501) * 40]);
  });
});
