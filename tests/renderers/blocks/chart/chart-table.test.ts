// @vitest-environment happy-dom
import { act, createElement, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { ChartTable } from "../../../../renderers/blocks/chart/chart-table.tsx";
import type { ShownItem } from "../../../../renderers/blocks/chart/use-chart-items.ts";
import { HostContext } from "../../../../renderers/runtime/page/contexts.ts";
import { mountedEach } from "../../../support/mounted.ts";
import { pageHost } from "../../../support/page-host.ts";
import { planOf } from "./charts.ts";

/** A thousand groups, of which every tenth has no link. */
const items = Array.from({ length: 1000 }, (_none, key): ShownItem => {
  const leads = key % 10 === 9 ? null : { kind: "inside" as const, address: `/groups/${key}` };
  return { key, label: `Group ${key}`, value: key, isRest: false, leads };
});
const plan = planOf({
  title: "Groups",
  as: "line",
  rows: "culturalGroup.page",
  category: "name",
  value: "userCount",
});

/** The table of a chart, which is visually hidden. */
function Drawn() {
  const [active, onActive] = useState<number | null>(null);
  return createElement(ChartTable, { plan, items, isHidden: true, active, onActive });
}

describe("the keys of a chart with a thousand items", () => {
  const mounted = mountedEach();

  beforeEach(async () => {
    const drawn = createElement(HostContext, { value: pageHost("en") }, createElement(Drawn));
    await mounted.draw(drawn);
    await act(async () => mounted.container.querySelector("a")?.focus());
  });

  const focused = () => document.activeElement?.textContent;

  const press = (...keys: string[]) =>
    act(async () => {
      for (const key of keys) {
        const init = { key, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
      }
    });

  it("go from item to item that leads somewhere", async () => {
    expect(focused()).toBe("Group 0");
    await press("ArrowDown", "ArrowRight");
    expect(focused()).toBe("Group 2");
    await press(...Array.from({ length: 7 }, () => "ArrowDown"));
    expect(focused()).toBe("Group 10");
    await press("ArrowUp", "ArrowLeft");
    expect(focused()).toBe("Group 7");
  });

  it("come to rows that were not drawn, and draw no more than a few hundred", async () => {
    const rows = () => mounted.container.querySelectorAll("tbody tr").length;
    await press("End");
    expect(focused()).toBe("Group 998");
    expect(document.activeElement?.closest("tr")?.getAttribute("aria-rowindex")).toBe("1000");
    expect(rows()).toBeLessThanOrEqual(200);
    await press("Home");
    expect(focused()).toBe("Group 0");
    expect(rows()).toBeLessThanOrEqual(200);
  });

  it("have one stop of the Tab key, at the item that they came to", async () => {
    await press("End");
    const stops = [...mounted.container.querySelectorAll("a")].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map(({ textContent }) => textContent)).toEqual(["Group 998"]);
  });
});
