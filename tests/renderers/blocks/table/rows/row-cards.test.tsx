// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { RowCards } from "../../../../../renderers/blocks/table/rows/row-cards.tsx";
import { HostContext } from "../../../../../renderers/runtime/page/contexts.ts";
import { mountedEach } from "../../../../support/mounted.ts";
import { pageHost } from "../../../../support/page-host.ts";
import { tablePlan } from "../table-plan.ts";

const mounted = mountedEach();
const queries = new QueryClient();
const none = { selection: null, checked: null, expanded: null, empty: null };
const names = ["fullname", "username", "mobile", "roles", "lastLoginTime", "createTime", "id"];
const row = { id: 7, fullname: "Anna Weber", username: "anna", remarks: "", ext: "E-12" };

/** Draws one card with the given fields, and answers the names of the values on it. */
async function cardOf(columns: readonly string[]): Promise<() => string[]> {
  const plan = tablePlan({ rows: "member.getList", columns });
  await mounted.draw(
    <QueryClientProvider client={queries}>
      <HostContext value={pageHost("en")}>
        <RowCards plan={plan} {...none} rows={[row]} keys={new Map([[row, "7"]])} />
      </HostContext>
    </QueryClientProvider>,
  );
  return () => [...mounted.container.querySelectorAll("dt")].map((term) => term.textContent ?? "");
}

const more = () => mounted.container.querySelector("button");

describe("a card with a row's values", () => {
  it("shows the first of many, and all of them when they are asked for", async () => {
    const shown = await cardOf([...names, "remarks", "ext"]);
    expect(shown()).toHaveLength(6);
    expect(more()?.textContent).toBe("Show all fields");
    await act(async () => more()?.click());
    expect(shown()).toHaveLength(8);
    expect(more()?.getAttribute("aria-expanded")).toBe("true");
    expect(mounted.container.textContent).toContain("E-12");
  });

  it("shows one more rather than a button in its place", async () => {
    expect((await cardOf([...names, "ext"]))()).toHaveLength(7);
    expect(more()).toBeNull();
  });
});
