import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

/** The element of the document in which a test draws with React. */
export interface Mounted {
  readonly container: HTMLElement;
  draw(what: ReactNode): Promise<void>;
}

/** Gives each test an element of its own, in which nothing is drawn any more after the test. */
export function mountedEach(tag = "main"): Mounted {
  let container: HTMLElement;
  let root: Root;
  beforeAll(() => {
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  });
  beforeEach(() => {
    container = document.body.appendChild(document.createElement(tag));
    root = createRoot(container);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  return {
    get container() {
      return container;
    },
    draw: (what) => act(async () => root.render(what)),
  };
}
