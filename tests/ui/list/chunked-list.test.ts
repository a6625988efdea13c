// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChunkedList } from "../../../src/ui/list/chunked-list.tsx";

type Told = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

/** For each observed list, the callback with which the browser reports its visibility. */
const observers = new Map<Element, Told>();

class Observer {
  #told: Told;
  constructor(told: Told) {
    this.#told = told;
  }
  observe(element: Element): void {
    observers.set(element, this.#told);
  }
  disconnect(): void {
    // The double has nothing to disconnect.
  }
}

describe("a list of which only what is near is drawn", () => {
  const container = document.createElement("div");
  const root = createRoot(container);
  const shipped = globalThis.IntersectionObserver;
  const lists = (): Element[] => [...container.querySelectorAll("ul")];
  const drawn = (): number[] => lists().map((list) => list.querySelectorAll("li").length);

  /** Reports as the browser that a list is visible, not visible, or hidden with the size 0. */
  const tell = (index: number, isIntersecting: boolean, size = 500) =>
    act(async () => {
      const list = lists()[index];
      if (!list) throw new Error("There is no such list.");
      const boundingClientRect = new DOMRect(0, 0, size, size);
      observers.get(list)?.([{ isIntersecting, boundingClientRect }]);
    });

  beforeAll(async () => {
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    Reflect.set(globalThis, "IntersectionObserver", Observer);
    document.body.append(container);
    const draw = (count: number) =>
      act(async () =>
        root.render(
          createElement(ChunkedList<number>, {
            className: undefined,
            label: "Numbers",
            estimatedHeightPx: 20,
            items: Array.from({ length: count }, (_none, index) => index),
            item: (value, place) => createElement("li", { key: value, ...place }, value),
          }),
        ),
      );
    await draw(199);
    expect(drawn()).toEqual([199]);
    expect(container.querySelector("li")?.hasAttribute("aria-setsize")).toBe(false);
    await draw(250);
  });

  afterAll(async () => {
    await act(async () => root.unmount());
    container.remove();
    Reflect.set(globalThis, "IntersectionObserver", shipped);
    Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  });

  it("draws the first, and of the others as much as comes near", async () => {
    expect(drawn()).toEqual([25, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    await tell(9, true);
    expect(drawn()).toEqual([25, 0, 0, 0, 0, 0, 0, 0, 0, 25]);
    expect(lists()[1]?.getAttribute("style")).toContain("height: 500px");
    expect(lists()[1]?.getAttribute("aria-hidden")).toBe("true");
    expect(lists()[9]?.getAttribute("aria-label")).toBe("Numbers");
  });

  it("says of each item which of how many it is", () => {
    const item = lists()[9]?.querySelector("li");
    expect(item?.getAttribute("aria-posinset")).toBe("226");
    expect(item?.getAttribute("aria-setsize")).toBe("250");
  });

  it("leaves a space as high as what was drawn once it is far", async () => {
    await tell(9, false, 730);
    expect(drawn()[9]).toBe(0);
    expect(lists()[9]?.getAttribute("style")).toContain("height: 730px");
  });

  it("stays as it is while it is hidden, as in another tab", async () => {
    await tell(0, false, 0);
    await tell(1, false, 0);
    expect(drawn()[0]).toBe(25);
    expect(lists()[1]?.getAttribute("style")).toContain("height: 500px");
  });

  it("keeps what has the focus", async () => {
    const item = lists()[0]?.querySelector("li");
    item?.setAttribute("tabindex", "-1");
    item?.focus();
    await tell(0, false);
    expect(drawn()[0]).toBe(25);
  });
});
