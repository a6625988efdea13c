import { describe, expect, it } from "vitest";
import { distinctionOf } from "../../../src/shell/tabs/tab-distinction.ts";
import { noTabs, type Tabs, visit } from "../../../src/shell/tabs/tabs.ts";

/** The tabs after these addresses were opened one after the other. */
function opened(...addresses: readonly [path: string, search: string][]): Tabs {
  return addresses.reduce<Tabs>(
    (tabs, [path, search]) => visit(tabs, { path, search, tabId: null, isPinned: false }),
    noTabs,
  );
}

const told = ({ tabs }: Tabs) =>
  tabs.map((tab) => distinctionOf(tabs, tab, ({ path, title }) => title ?? path));

describe("tabs of one page", () => {
  it("are told apart by what their addresses ask for", () => {
    const tabs = opened(
      ["/users", "?name=Ann"],
      ["/users", "?name=Ben&page=2"],
      ["/groups", "?a=1"],
    );
    expect(told(tabs)).toEqual(["Ann", "Ben, 2", ""]);
  });

  it("are not where the page is open once, or the tab has no query", () => {
    expect(told(opened(["/users", "?name=Ann"]))).toEqual([""]);
    expect(told(opened(["/users", ""], ["/users", "?name=Ann"]))).toEqual(["", "Ann"]);
  });

  it("say which field they ask for where the values are the same", () => {
    const tabs = opened(["/users", "?name=Ann"], ["/users", "?remark=Ann"]);
    expect(told(tabs)).toEqual(["name: Ann", "remark: Ann"]);
  });

  it("are not where their pages call themselves otherwise", () => {
    const { tabs, ...state } = opened(["/user", "?id=1"], ["/user", "?id=2"]);
    const named = tabs.map((tab) => ({ ...tab, title: tab.search }));
    expect(told({ ...state, tabs: named })).toEqual(["", ""]);
  });
});
