import { describe, expect, it } from "vitest";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { type KnownPage, knownPageOf } from "../../../src/language/link/known-pages.ts";
import { problemsOf as problemsInShop } from "../../mistakes/check.ts";
import { environment as shipped } from "../../support/shipped-environment.ts";

const pageOf = (params: object, body: object) =>
  knownPageOf("points/group", JSON.stringify({ params, body }));
const rows = "culturalGroup.page";
const pages = new Map<string, KnownPage>([
  ["/points/groups", pageOf({}, { kind: "table", name: "groups", rows })],
  ["/points/group", pageOf({ id: "integer" }, { kind: "detail", record: rows })],
  [
    "/points/named",
    pageOf({}, { kind: "table", name: "groups", rows, search: ["name", { field: "status" }] }),
  ],
  ["/points/list", pageOf({}, { kind: "table", rows })],
  [
    "/points/read",
    pageOf({}, { kind: "table", name: "groups", rows, when: "route.query.name == 'a'" }),
  ],
]);

function problemsOf(go: string, known: typeof pages | undefined = pages) {
  const rowActions = [{ label: "Go", go }];
  const source = JSON.stringify({ title: "Test", body: { kind: "table", rows, rowActions } });
  return compilePage("test/page", source, { ...shipped, pages: known }).problems;
}

const told = (go: string, known?: typeof pages) =>
  problemsOf(go, known).map(({ code, suggestion }) =>
    suggestion === null ? code : `${code} ${suggestion}`,
  );

describe("a link within the application", () => {
  it.each([
    "'/points/groups'",
    "'/points/groups?groups.name=' + encode(row.name) + '&groups._page=2'",
    "'/points/group?id=' + encode(row.id)",
    "'/points/group?id=7'",
    "'/points/named?groups.name=a&groups.status=1&groups._page=2'",
    "'/points/list?name=' + encode(row.name)",
    "'/points/read?name=' + encode(row.name)",
    "row.status == 1 ? '/points/groups' : '/points/list'",
    "route.path + '/new'",
    "'/points/groups/new'",
    "'/points/groups/'",
    "'/points/group/?id=7'",
    "row.status == 1 ? '/points/groups' : ''",
    "'?groups._page=2'",
    "'/login'",
    "'https://example.com/points/nothing'",
  ])("may be %s", (go) => {
    expect(told(go)).toEqual([]);
  });

  it.each([
    ["'/points/grups'", "noSuchPage /points/groups"],
    ["'/points/groups.json'", "noSuchPage /points/groups"],
    ["'points/groups?groups.name=a'", "noSuchPage /points/groups?groups.name=a"],
    ["'#/points/groups?groups.name=a'", "noSuchPage /points/groups?groups.name=a"],
    ["'/#/points/group?id=' + encode(row.id)", "noSuchPage /points/group?id="],
    ["'#top'", "noSuchPage"],
    ["'../points/groups'", "noSuchPage /points/groups"],
    ["'./points/groups/'", "noSuchPage /points/groups/"],
    ["'/Points/Groups'", "noSuchPage /points/groups"],
    ["''", "noSuchPage"],
    ["'www.example.com/help'", "noSuchPage https://www.example.com/help"],
    ["row.status == 1 ? '/points/groups' : '/points/lists'", "noSuchPage /points/list"],
  ])("%s leads to no page", (go, problem) => {
    expect(told(go)).toEqual([problem]);
  });

  it.each([
    ["'/points/group'", "missingParam"],
    ["'/points/group/'", "missingParam"],
    ["'/points/group?key=' + encode(row.id)", "paramNotTaken"],
    ["'/points/group?id=' + encode(row.name)", "paramDoesNotFit"],
    ["'/points/group?id=seven'", "paramDoesNotFit"],
    ["'/points/groups?group.name=a'", "paramNotTaken"],
    ["'/points/groups?name=a'", "paramNotTaken"],
    ["'/points/named?groups.nme=a'", "paramNotTaken"],
  ])("%s gives a page what it does not take", (go, problem) => {
    expect(told(go)).toEqual([problem]);
  });

  it.each([
    ["encode('/points/groups')", "encodedWhole"],
    ["'/points/groups?groups.name=' + row.name", "notEncoded"],
    [
      "'/points/groups?groups.name=a?groups._page=2'",
      "brokenQuery /points/groups?groups.name=a&groups._page=2",
    ],
  ])("%s is written wrongly", (go, problem) => {
    expect(told(go)).toEqual([problem]);
  });

  it("is not told to lead nowhere where nobody knows the pages", () => {
    const source = JSON.stringify({
      title: "Test",
      body: { kind: "table", rows, toolbar: [{ label: "Go", go: "'/points/grups'" }] },
    });
    expect(compilePage("test/page", source, shipped).problems).toEqual([]);
  });
});

describe("the page itself, as it is written", () => {
  const rowActions = (go: string) => [{ label: "Go", go }];
  const problems = (path: string, params: object, go: string) => {
    const body = { kind: "table", rows, rowActions: rowActions(go) };
    const source = JSON.stringify({ title: "Test {{params.key}}", params, body });
    const all = compilePage(path, source, { ...shipped, pages }).problems;
    return all.map(({ code }) => code);
  };
  it("may be led to with what it declares, whatever people are given of it now", () => {
    expect(problems("points/group", { key: "string" }, "'/points/group?key=a'")).toEqual([]);
    expect(problems("points/group", { key: "string" }, "'/points/group?id=7'")).toEqual([
      "missingParam",
    ]);
  });
  it("may be new", () => {
    expect(problems("points/fresh", { key: "string" }, "'/points/fresh?key=a'")).toEqual([]);
  });
});

describe("an address of which less is known", () => {
  const menu = new Map<string, KnownPage>([
    ["/people/members", { ...pageOf({ id: "integer" }, {}), path: "points/user" }],
    [
      "/people",
      { path: null, params: null, uses: [], blocks: [], searches: [], takesPlainNames: true },
    ],
    ["/points/group", pageOf({}, {})],
  ]);
  it("may be given anything where nobody knows what stands there", () => {
    expect(told("'/people?whatever=7'", menu)).toEqual([]);
  });
  it("is the menu's where somebody writes the page's path", () => {
    expect(told("'/points/user?id=7'", menu)).toEqual(["noSuchPage /people/members?id=7"]);
  });
});

describe("a page that passes its parameter on as the key of a record", () => {
  const problems = (go: string) => {
    const rowActions = [{ label: "Go", go }];
    const body = { kind: "table", rows: "orders.page", search: [], columns: ["no"], rowActions };
    return problemsInShop({ title: "Orders", body }).map(({ code, values }) => ({
      code,
      ...values,
    }));
  };
  it("is not led to with the key of another sort of record", () => {
    expect(problems("'/shop/customer?id=' + string(row.id)")).toEqual([
      { code: "otherKey", given: "Order id", wanted: "Customer id", name: "id" },
    ]);
    expect(problems("'/shop/customer?id=' + string(row.customerId)")).toEqual([]);
  });
});
