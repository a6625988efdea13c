// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MenuDropdown } from "../../src/ui/menu-dropdown.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("of a double click on an entry, the second presses nothing that the menu uncovers", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const [onClick, onUncovered] = [vi.fn(), vi.fn()];
  const menu = { items: [{ key: "delete", label: "Delete" }], onClick };
  const drawn = (
    <>
      <button type="button" onClick={onUncovered}>
        Users
      </button>
      <MenuDropdown open menu={menu}>
        <button type="button">More</button>
      </MenuDropdown>
    </>
  );
  await act(async () => root.render(drawn));
  const click = (element: Element | null, detail: number) =>
    act(async () => {
      element?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    });
  const entry = document.querySelector("[role=menuitem]");
  const uncovered = place.querySelector("button");
  await click(entry, 1);
  await click(uncovered, 2);
  expect([onClick.mock.calls.length, onUncovered.mock.calls.length]).toEqual([1, 0]);
  await click(entry, 1);
  await click(uncovered, 1);
  await click(uncovered, 2);
  expect([onClick.mock.calls.length, onUncovered.mock.calls.length]).toEqual([2, 2]);
  await act(async () => root.unmount());
  place.remove();
});
