import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({
    configuration: { pagesDirectory: "schemas/pages", linkHosts: ["docs.example.com"] },
  });
});
afterAll(() => service.stop());

const page = (params: object, go?: string) =>
  JSON.stringify({
    title: "Test",
    params,
    body: {
      kind: "table",
      name: "types",
      rows: "dictType.list",
      ...(go !== undefined && { rowActions: [{ label: "Go", go }] }),
    },
  });
const publish = async (path: string, source: string): Promise<void> => {
  await service.ask("page.saveDraft", { path, source });
  await service.ask("page.publish", { path });
};
const problems = async (go: string): Promise<string[]> => {
  const told = await service.ask("page.check", { path: "points/test", source: page({}, go) });
  return told.problems.map(({ code, remedy }) => `${code}: ${remedy}`);
};
const linkedFrom = async (path: string, source?: string) =>
  (await service.ask("page.check", { path, ...(source !== undefined && { source }) })).linkedFrom;
const rowOf = async (path: string) =>
  (await service.ask("page.getList", {})).find((row) => row.path === path);

describe("a link of a page that is checked", () => {
  beforeAll(() => publish("points/entry", page({ id: "integer" })));

  it("leads to a page that there is, with what that takes", async () => {
    expect(await problems("'/points/usr'")).toEqual([expect.stringContaining("“/points/user”")]);
    expect(await problems("'/points/entry?id=7'")).toEqual([]);
    expect(await problems("'/points/entry?id=seven'")).toEqual([
      expect.stringContaining("paramDoesNotFit"),
    ]);
  });

  it("leads to where the menu has the page, which would open nothing without it", async () => {
    const { id } = await service.ask("menu.add", {
      parentId: null,
      name: "entries",
      title: "Entries",
      routerPath: "/people/entries",
      icon: "",
      componentPath: "points/entry",
      typeId: "1",
      sort: 90,
      status: 1,
      isHidden: false,
      noCache: false,
      affix: false,
      roles: ["admin"],
    });
    expect(await problems("'/people/entries?id=7'")).toEqual([]);
    expect(await problems("'/points/entry?id=7'")).toEqual([
      expect.stringMatching(/^noSuchPage.*“\/people\/entries\?id=7”/),
    ]);
    expect((await service.ask("page.check", { path: "points/entry" })).usedIn).toEqual(["Entries"]);
    await service.ask("menu.del", { id });
    expect((await service.ask("page.check", { path: "points/entry" })).usedIn).toEqual([]);
  });

  it("carries data to those hosts alone that the operator lists", async () => {
    expect(await problems("'https://docs.example.com/' + encode(row.dictName)")).toEqual([]);
    expect(await problems("'https://example.org/' + encode(row.dictName)")).toEqual([
      expect.stringContaining("unlistedHost"),
    ]);
  });
});

describe("a page to which others link", () => {
  beforeAll(async () => {
    await publish("points/entry", page({ id: "integer" }));
    await publish("points/list", page({}, "'/points/entry?id=' + encode(row.id)"));
    await publish("points/other", page({}, "'/points/entry-of-others'"));
  });

  it("is told so, and what its next version would take from their links", async () => {
    expect((await rowOf("points/entry"))?.linkedFrom).toEqual(["points/list"]);
    expect(await linkedFrom("points/entry", page({ id: "integer" }))).toEqual([]);
    expect(await linkedFrom("points/entry", page({ key: "string" }))).toEqual(["points/list"]);
  });

  it("is told which links would lead nowhere without it", async () => {
    expect(await linkedFrom("points/entry")).toEqual(["points/list"]);
    expect(await linkedFrom("points/list")).toEqual([]);
  });

  it("falls back to its file, which takes what it takes", async () => {
    expect((await rowOf("points/user"))?.linkedFrom).toContain("dashboard");
    expect(await linkedFrom("points/user")).toEqual([]);
  });

  it("makes another count of problems in the list of those that link to it", async () => {
    expect((await rowOf("points/list"))?.problemCount).toBe(0);
    await publish("points/entry", page({ key: "string" }));
    expect((await rowOf("points/list"))?.problemCount).toBeGreaterThan(0);
    await publish("points/entry", page({ id: "integer" }));
    expect((await rowOf("points/list"))?.problemCount).toBe(0);
  });
});

it("the addresses to which links may lead are told with what is taken there", async () => {
  const addresses = await service.ask("page.getAddresses", {});
  expect(addresses).toContainEqual({
    address: "/points/entry",
    path: "points/entry",
    blocks: ["types"],
    uses: [],
    searches: [],
    takesPlainNames: false,
    params: [{ name: "id", type: "integer", isRequired: true }],
  });
  expect(addresses).toContainEqual(expect.objectContaining({ address: "/points", params: null }));
});
