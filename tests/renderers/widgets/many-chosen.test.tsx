// @vitest-environment happy-dom
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HostContext } from "../../../renderers/runtime/page/contexts.ts";
import { ChoicesSelect } from "../../../renderers/widgets/choices-select.tsx";
import { pageHost } from "../../support/page-host.ts";

const choices = Array.from({ length: 1000 }, (_none, value) => ({ value, label: `User ${value}` }));

describe("a select of several values", () => {
  let container: HTMLElement;
  let root: Root;
  let value: unknown;

  beforeEach(() => {
    container = document.body.appendChild(document.createElement("div"));
    root = createRoot(container);
  });
  afterEach(async () => {
    root.unmount();
    container.remove();
    // The dialog closes together with the control that opened it.
    await expect.poll(listShown).toBeNull();
  });

  const draw = (readonly = false): void =>
    root.render(
      <HostContext value={pageHost("en")}>
        <ChoicesSelect
          id="users"
          name="users"
          label="Users"
          choices={choices}
          value={value}
          readonly={readonly}
          schema={{ type: "array", items: { type: "integer" } }}
          options={{}}
          onBlur={() => {}}
          onFocus={() => {}}
          onChange={(changed) => {
            value = changed;
            draw();
          }}
        />
      </HostContext>,
    );
  /** Draws the select with the given number of choices selected. */
  const choose = async (count: number, readonly = false): Promise<void> => {
    value = choices.slice(0, count).map((choice) => choice.value);
    draw(readonly);
    const isMany = count >= 200;
    const last = isMany ? `+${count - 50}` : `User ${count - 1}`;
    await expect.poll(() => container.textContent).toContain(last);
    await expect
      .poll(() => named(`Show all ${count.toLocaleString("en")} chosen`) !== null)
      .toBe(isMany);
    await expect.poll(() => container.querySelectorAll("button").length).toBe(isMany ? 1 : 0);
  };

  const named = (name: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  const listShown = (): HTMLElement | null =>
    document.querySelector<HTMLElement>("[role=dialog] ul");
  const open = async (count: number): Promise<void> => {
    named(`Show all ${count.toLocaleString("en")} chosen`)?.click();
    await expect.poll(() => listShown()?.textContent).toContain("User 0");
  };
  const press = (key: string): void => {
    const field = container.querySelector("input");
    field?.focus();
    field?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  };

  it("shows all that is chosen where that is not much", async () => {
    await choose(199);
    expect(container.textContent).toContain("User 100");
    expect(named("Show all 199 chosen")).toBeNull();
  });

  it("shows some of very much, and all in a list, of which what is in sight is drawn", async () => {
    await choose(1000);
    expect(container.textContent).toContain("User 49");
    expect(container.textContent).not.toContain("User 50");
    await open(1000);
    const items = [...(listShown()?.querySelectorAll("[aria-posinset]") ?? [])];
    expect(items.length).toBeGreaterThan(10);
    expect(items.length).toBeLessThan(60);
    expect(items[3]?.textContent).toBe("User 3");
    expect(items[3]?.getAttribute("aria-posinset")).toBe("4");
    expect(items[3]?.getAttribute("aria-setsize")).toBe("1000");
  });

  it("loses what is removed in the list, and the keys go on from there", async () => {
    await choose(300);
    await open(300);
    named("Remove “User 7”")?.click();
    await expect.poll(() => named("Remove “User 7”")).toBeNull();
    expect(value).toHaveLength(299);
    expect(value).not.toContain(7);
    expect(document.activeElement).toBe(listShown());
  });

  it("removes nothing by Backspace that is not seen", async () => {
    await choose(300);
    press("Backspace");
    expect(value).toHaveLength(300);
    await choose(3);
    press("Backspace");
    expect(value).toEqual([0, 1]);
  });

  it("shows the list to who may not change it, without a way to do so", async () => {
    await choose(300, true);
    await open(300);
    expect(listShown()?.querySelector("button")).toBeNull();
  });
});
