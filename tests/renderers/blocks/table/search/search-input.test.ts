// @vitest-environment happy-dom
import { act, createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { SearchInput } from "../../../../../renderers/blocks/table/search/search-input.tsx";
import type { MomentSort } from "../../../../../renderers/runtime/choose/picked-moment.ts";
import { HostContext } from "../../../../../renderers/runtime/page/contexts.ts";
import { mountedEach } from "../../../../support/mounted.ts";
import { pageHost } from "../../../../support/page-host.ts";
import { tablePlan } from "../table-plan.ts";

const [input] = tablePlan({ rows: "culturalGroup.page", search: ["name"] }).search;

describe("a calendar in a search", () => {
  const mounted = mountedEach();
  let searched: unknown[];

  beforeEach(() => {
    searched = [];
  });

  /**
   * Types into the calendar's input and presses Enter; returns whether the browser's default action
   * follows.
   */
  async function entered(sort: MomentSort, typed: string): Promise<boolean> {
    if (!input) throw new Error("There is no search.");
    const onChange = (value: unknown) => searched.push(value);
    const drawn = createElement(SearchInput, {
      id: "day",
      input: { ...input, widget: sort },
      value: undefined,
      onChange,
    });
    await mounted.draw(createElement(HostContext, { value: pageHost("en") }, drawn));
    // The calendar is loaded by the first search that has a date.
    await act(async () => {
      await import("../../../../../renderers/runtime/choose/moment-picker.tsx");
    });
    const field = mounted.container.querySelector("input");
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    await act(async () => field?.focus());
    await act(async () => {
      setValue?.call(field, typed);
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    await act(async () => field?.dispatchEvent(enter));
    return !enter.defaultPrevented;
  }

  it("takes what is typed at Enter, and does not send the search as well", async () => {
    expect(await entered("date", "2026-03-01")).toBe(false);
    expect(searched).toEqual(["2026-03-01"]);
  });

  it("reads a day as people write it, and takes what is no day as it is", async () => {
    expect(await entered("date", "18/12/2026")).toBe(false);
    await entered("date", "soon");
    expect(searched).toEqual(["2026-12-18", "soon"]);
  });

  it("writes a month by its name, as a form does", async () => {
    expect(await entered("month", "2026-03")).toBe(false);
    expect(searched).toEqual(["2026-03"]);
  });
});
