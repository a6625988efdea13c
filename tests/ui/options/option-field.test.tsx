// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OptionField } from "../../../src/ui/options/option-field.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("leaves Enter to an input method, also in the form in which Safari tells it", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const onEnter = vi.fn();
  const none = { onType: vi.fn(), onMove: vi.fn(), onEnter };
  const field = { listId: "list", label: "Find", value: "に", count: 2, place: 0, pageOf: 5 };
  await act(async () => root.render(<OptionField {...field} {...none} activeId="first" />));
  const press = (more: KeyboardEventInit) =>
    act(async () => {
      const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...more });
      place.querySelector("input")?.dispatchEvent(enter);
    });
  await press({ isComposing: true });
  await press({ keyCode: 229 });
  expect(onEnter).not.toHaveBeenCalled();
  await press({ keyCode: 13 });
  expect(onEnter).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  place.remove();
});
