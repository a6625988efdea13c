// @vitest-environment happy-dom
import { act, createElement, type SubmitEvent, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { SearchInput } from "../../../../../renderers/blocks/table/search/search-input.tsx";
import type { MomentSort } from "../../../../../renderers/runtime/choose/picked-moment.ts";
import { HostContext } from "../../../../../renderers/runtime/page/contexts.ts";
import { mountedEach } from "../../../../support/mounted.ts";
import { pageHost } from "../../../../support/page-host.ts";
import { tablePlan } from "../table-plan.ts";

const [input] = tablePlan({ rows: "culturalGroup.page", search: ["name"] }).search;

let searched: unknown[];
let sent: unknown[];

/** A search of one calendar. */
function Search({ sort }: { sort: MomentSort }) {
  const [value, setValue] = useState<unknown>();
  if (!input) throw new Error("There is no search.");
  const onChange = (given: unknown) => {
    searched.push(given);
    setValue(given);
  };
  const drawn = { id: "day", input: { ...input, widget: sort }, value, onChange };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    sent.push(value);
  };
  return createElement(
    HostContext,
    { value: pageHost("en") },
    createElement("form", { onSubmit, noValidate: true }, createElement(SearchInput, drawn)),
  );
}

describe("a calendar in a search", () => {
  const mounted = mountedEach();
  beforeEach(() => {
    searched = [];
    sent = [];
  });

  /**
   * Types into the calendar's input and presses Enter; returns whether the browser's default action
   * follows.
   */
  async function entered(sort: MomentSort, typed: string): Promise<boolean> {
    await mounted.draw(createElement(Search, { sort }));
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
    return pressEnter();
  }

  async function pressEnter(): Promise<boolean> {
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    const field = mounted.container.querySelector("input");
    await act(async () => field?.dispatchEvent(enter));
    return !enter.defaultPrevented;
  }

  it("sends the search by Enter for a day that is written as the calendar writes it", async () => {
    expect(await entered("date", "2026-03-01")).toBe(false);
    expect(sent).toEqual(["2026-03-01"]);
  });

  it("takes what is typed in another way at Enter, and sends the search by the next one", async () => {
    for (const typed of ["18/12/2026", "soon"]) {
      expect(await entered("date", typed)).toBe(false);
      expect(sent).toEqual([]);
      await pressEnter();
      expect(sent.splice(0)).toEqual([searched.at(-1)]);
      await mounted.draw(null);
    }
    expect(searched).toEqual(["2026-12-18", "soon"]);
  });

  it("writes a month by its name, as a form does", async () => {
    expect(await entered("month", "2026-03")).toBe(false);
    expect(searched).toEqual(["2026-03"]);
  });
});
