import { describe, expect, it } from "vitest";
import { translators } from "../../../src/i18n/texts.ts";
import { distinctionOf } from "../../../src/shell/tabs/tab-distinction.ts";
import { noTabs, type Tabs, visit } from "../../../src/shell/tabs/tabs.ts";

/** The tabs after these addresses were opened one after the other. */
function opened(...addresses: readonly [path: string, search: string][]): Tabs {
  return addresses.reduce<Tabs>(
    (tabs, [path, search]) => visit(tabs, { path, search, tabId: null, isPinned: false }),
    noTabs,
  );
}

const told = ({ tabs }: Tabs, language: keyof typeof translators = "en") => {
  const { say } = translators[language];
  return tabs.map((tab) => distinctionOf(tabs, tab, ({ path, title }) => title ?? path, say));
};

describe("tabs of one page", () => {
  it("are told apart by what their addresses ask for", () => {
    const tabs = opened(
      ["/users", "?name=Ann"],
      ["/users", "?name=Ben&status=2"],
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

  it("leave out the place in a list where the filters tell them apart", () => {
    const tabs = opened(["/users", "?list.name=Ann&list._page=2"], ["/users", "?list._size=50"]);
    expect(told(tabs)).toEqual(["Ann", ""]);
  });

  it.each([
    ["en", ["Page: 2", "Rows per page: 50", "Sort by: name ↓"]],
    ["zh", ["页码：2", "每页条数：50", "排序字段：name ↓"]],
    ["es", ["Página: 2", "Filas por página: 50", "Ordenar por: name ↓"]],
    ["ja", ["ページ：2", "1 ページの件数：50", "並べ替え項目：name ↓"]],
  ] as const)("say what a place in a list is, in %s", (language, [page, size, sort]) => {
    const tabs = opened(
      ["/users", ""],
      ["/users", "?list._page=2"],
      ["/users", "?list._size=50"],
      ["/users", "?list.name=Ann&list._sort=-name"],
      ["/users", "?list.name=Ann"],
    );
    expect(told(tabs, language)).toEqual([
      "",
      page,
      size,
      // With the comma and the colon of the language.
      translators[language].say("{{both}}", { both: ["Ann", sort] }),
      "Ann",
    ]);
  });

  it("are not where their pages call themselves otherwise", () => {
    const { tabs, ...state } = opened(["/user", "?id=1"], ["/user", "?id=2"]);
    const named = tabs.map((tab) => ({ ...tab, title: tab.search }));
    expect(told({ ...state, tabs: named })).toEqual(["", ""]);
  });
});
