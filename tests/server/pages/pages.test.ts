import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService, type TestService } from "../../support/service.ts";

const page = (title: string, extra = {}) =>
  JSON.stringify({ title, body: { kind: "table", rows: { call: "dictType.list" } }, ...extra });
const path = "points/notes";

let service: TestService;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "screenwright-pages-"));
  await mkdir(join(directory, "points"));
  // A folder whose name is like a page's is no page.
  await mkdir(join(directory, "points/folder.json"));
  await writeFile(join(directory, "points/notes.json"), page("Shipped"));
  await writeFile(join(directory, "open.json"), page("Open", { public: true }));
  service = await startService({
    sampleData: false,
    configuration: { pagesDirectory: directory },
    checkPage: (_path, source) =>
      source.includes("broken")
        ? {
            calls: [],
            links: [],
            problems: [
              {
                code: "unknownKind",
                severity: "error",
                message: "There is no such kind.",
                remedy: "Use table.",
                pointer: "/body/kind",
                line: 3,
                column: 5,
              },
            ],
          }
        : { problems: [], calls: [], links: [] },
  });
});
afterAll(() => service.stop());

const admin = () => ({ token: service.adminToken });
const saveDraft = (source: string, ifMatch?: string) =>
  service.call(
    "page.saveDraft",
    { path, source },
    { ...admin(), headers: ifMatch === undefined ? {} : { "If-Match": ifMatch } },
  );
const getDraft = () => service.call("page.getOne", { path, draft: true }, admin());

describe("a shipped page", () => {
  it("is served from its file as it stands now, also one added meanwhile", async () => {
    expect(await service.ask("page.getOne", { path })).toEqual({
      path,
      source: page("Shipped"),
      version: 0,
      state: "shipped",
      author: null,
      updateTime: null,
    });
    await writeFile(join(directory, "points/added.json"), page("Added"));
    const added = await service.ask("page.getOne", { path: "points/added" });
    expect(added.source).toBe(page("Added"));
  });

  it("is served without a token only where it says it is public", async () => {
    expect((await service.call("page.getOne", { path: "open" })).envelope.code).toBe(20000);
    expect((await service.call("page.getOne", { path })).envelope.code).toBe(50008);
    expect((await service.call("page.getOne", { path: "nothing" })).envelope.code).toBe(50008);
  });

  it("is never a file outside of its directory", async () => {
    for (const outside of ["../package", "/etc/passwd", "points/../../x", "points\\notes"]) {
      const { envelope } = await service.call("page.getOne", { path: outside }, admin());
      expect(envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/path" }] } });
    }
    const missing = await service.call("page.getOne", { path: "points/none" }, admin());
    expect(missing.envelope.code).toBe(40400);
  });
});

describe("a draft", () => {
  it("is seen by those who may read pages, and by nobody else", async () => {
    expect((await saveDraft(page("Draft"))).envelope.data).toEqual({ version: 1 });
    const draft = await service.ask("page.getOne", { path, draft: true });
    expect(draft).toMatchObject({ state: "draft", source: page("Draft"), author: "admin" });
    expect(new Date(draft.updateTime ?? 0).getTime()).toBeGreaterThan(0);
    expect(await service.ask("page.getOne", { path })).toMatchObject({ state: "shipped" });
    await service.ask("member.add", { username: "reader", fullname: "Reader", password });
    const token = await service.signIn("reader");
    const seen = await service.ask("page.getOne", { path, draft: true }, { token });
    expect(seen.state).toBe("shipped");
  });

  it("is saved against the version it was read at; a stale one is refused with 40900", async () => {
    const etag = (await getDraft()).headers.get("etag") ?? "";
    const first = await saveDraft(page("First"), etag);
    expect(first.envelope.code).toBe(20000);
    const second = await saveDraft(page("Second"), etag);
    expect(second.envelope.code).toBe(40900);
    const current = await getDraft();
    expect(current.envelope.data).toMatchObject({ source: page("First") });
    expect(current.headers.get("etag")).toBe(first.headers.get("etag"));
    expect((await saveDraft(page("Without header"))).envelope.code).toBe(20000);
  });

  it("is of no new page whose path is another page's but for letter case", async () => {
    const save = (to: string) =>
      service.call(
        "page.saveDraft",
        { path: to, source: page("Twin") },
        { ...admin(), headers: { "If-Match": '"none"', "Accept-Language": "en" } },
      );
    const both = await Promise.all(["points/Twin", "points/twin"].map(save));
    expect(both.map(({ envelope }) => envelope.code).sort()).toEqual([20000, 40000]);
    const { envelope } = await save("points/Notes");
    expect(envelope.code).toBe(40000);
    expect(envelope.msg).toContain("There is already a page points/notes");
    const made = both[0]?.envelope.code === 20000 ? "points/Twin" : "points/twin";
    await service.ask("page.discardDraft", { path: made });
  });

  it("lets one of two who save at the same time through", async () => {
    const etag = (await getDraft()).headers.get("etag") ?? "";
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((title) => saveDraft(page(title), etag)),
    );
    const answered = answers.map(({ envelope }) => envelope.code).sort();
    expect(answered).toEqual([20000, 40900, 40900]);
  });

  it("may be saved with errors, but not published", async () => {
    await saveDraft("broken");
    const { envelope } = await service.call(
      "page.publish",
      { path },
      { ...admin(), headers: { "Accept-Language": "en" } },
    );
    expect(envelope).toEqual({
      code: 40000,
      msg: "The page has errors and cannot be published.",
      data: { errors: [{ path: "/body/kind", message: "3:5 There is no such kind." }] },
    });
    expect(await service.ask("page.getHistory", { path })).toMatchObject({ records: [], total: 0 });
    const checked = await service.ask("page.check", { path, source: "broken" });
    expect(checked.problems).toMatchObject([{ code: "unknownKind", line: 3 }]);
  });
});

const publish = async (source: string, note?: string, to = path) => {
  await service.ask("page.saveDraft", { path: to, source });
  return await service.ask("page.publish", note === undefined ? { path: to } : { path: to, note });
};
const historyOf = async (of = path) =>
  (await service.ask("page.getHistory", { path: of })).records.map(
    ({ version, change, ofVersion, note }) => [version, change, ofVersion, note],
  );
const codeOf = async (...call: Parameters<TestService["call"]>) =>
  (await service.call(call[0], call[1], { ...admin(), ...call[2] })).envelope.code;

describe("a published page", () => {
  it("takes the file's place, keeps its history, and can be rolled back", async () => {
    expect(await publish(page("Version 1"), "First")).toEqual({ version: 1 });
    expect(await publish(page("Version 2"))).toEqual({ version: 2 });
    expect(await service.ask("page.getOne", { path })).toMatchObject({
      state: "published",
      version: 2,
      source: page("Version 2"),
      author: "admin",
    });
    const back = { path, version: 1, note: "Too wide" };
    expect(await service.ask("page.rollback", back)).toEqual({ version: 3 });
    expect(await historyOf()).toEqual([
      [3, "rolledBack", 1, "Too wide"],
      [2, "published", null, ""],
      [1, "published", null, "First"],
    ]);
    const third = await service.ask("page.getVersion", { path, version: 3 });
    expect(third).toMatchObject({ source: page("Version 1"), author: "admin" });
  });

  it("has its history read a page at a time, newest first", async () => {
    const { records, total } = await service.ask("page.getHistory", { path, current: 2, size: 2 });
    expect([records.map(({ version }) => version), total]).toEqual([[1], 3]);
  });

  it("is published from the draft that the admin has read, and from no other", async () => {
    await saveDraft(page("Mine"));
    const etag = (await getDraft()).headers.get("etag") ?? "";
    await saveDraft(page("Theirs"));
    const mine = { headers: { "If-Match": etag } };
    expect(await codeOf("page.publish", { path }, mine)).toBe(40900);
    expect(await codeOf("page.discardDraft", { path }, mine)).toBe(40900);
    expect(await codeOf("page.discardDraft", { path })).toBe(20000);
    expect(await codeOf("page.discardDraft", { path })).toBe(40400);
    expect(await service.ask("page.getOne", { path, draft: true })).toMatchObject({ version: 3 });
  });

  it("is replaced only by who has seen it, where they say what they have seen", async () => {
    await saveDraft(page("Mine"));
    for (const replaces of ['"published-1"', '"none"']) {
      expect(await codeOf("page.publish", { path, replaces })).toBe(40900);
      expect(await codeOf("page.del", { path, replaces })).toBe(40900);
    }
    expect(await codeOf("page.discardDraft", { path })).toBe(20000);
  });

  it("names who has discarded the draft that its author has seen", async () => {
    await saveDraft(page("Mine"));
    const etag = (await getDraft()).headers.get("etag") ?? "";
    await service.ask("page.discardDraft", { path });
    for (const operation of ["page.publish", "page.discardDraft"] as const) {
      const headers = { "If-Match": etag, "Accept-Language": "en" };
      const stale = { ...admin(), headers };
      const { envelope } = await service.call(operation, { path }, stale);
      const msg = expect.stringMatching(/^Administrator has changed this in the meantime/);
      expect(envelope).toMatchObject({ code: 40900, msg });
    }
  });

  it("is rolled back and deleted as the admin saw it, or not at all", async () => {
    const seen = (await service.call("page.getOne", { path }, admin())).headers.get("etag") ?? "";
    await publish(page("Meanwhile"));
    const stale = { headers: { "If-Match": seen } };
    expect(await codeOf("page.rollback", { path, version: 1 }, stale)).toBe(40900);
    expect(await codeOf("page.del", { path }, stale)).toBe(40900);
    const now = (await service.call("page.getOne", { path }, admin())).headers.get("etag") ?? "";
    const fresh = { headers: { "If-Match": now } };
    expect(await codeOf("page.rollback", { path, version: 3 }, fresh)).toBe(20000);
  });

  it("is refused where there is no draft, no version and no page", async () => {
    expect(await codeOf("page.publish", { path: "open" })).toBe(40400);
    expect(await codeOf("page.rollback", { path: "open", version: 9 })).toBe(40400);
    expect(await codeOf("page.getVersion", { path: "open", version: 9 })).toBe(40400);
  });
});

describe("a deleted page", () => {
  it("falls back to its file, keeps its history, and comes back with its draft", async () => {
    await saveDraft(page("Not yet"));
    await service.ask("page.del", { path, note: "Nobody used it" });
    expect(await service.ask("page.getOne", { path, draft: true })).toMatchObject({
      state: "shipped",
    });
    expect((await historyOf())[0]).toEqual([6, "deleted", null, "Nobody used it"]);
    expect(await service.ask("page.restore", { path, note: "They did" })).toEqual({
      version: 7,
      notes: [],
    });
    expect((await historyOf())[0]).toEqual([7, "restored", 5, "They did"]);
    expect(await service.ask("page.getOne", { path })).toMatchObject({
      source: page("Version 1"),
      state: "published",
    });
    expect(await service.ask("page.getOne", { path, draft: true })).toMatchObject({
      source: page("Not yet"),
      state: "draft",
    });
    expect(await codeOf("page.restore", { path })).toBe(40400);
  });

  it("comes back as a draft alone where that is all it was, or where it has errors by now", async () => {
    const only = "studio/only-draft";
    await service.ask("page.saveDraft", { path: only, source: page("Only a draft") });
    await service.ask("page.del", { path: only });
    expect(await codeOf("page.getOne", { path: only, draft: true })).toBe(40400);
    expect(await service.ask("page.restore", { path: only })).toEqual({
      version: 0,
      notes: [],
    });
    const back = await service.ask("page.getOne", { path: only, draft: true });
    expect(back).toMatchObject({ state: "draft", source: page("Only a draft") });
    const unsound = "studio/unsound";
    await publish(page("Sound so far"), "", unsound);
    await service.database.db
      .updateTable("pageVersion")
      .set({ source: "broken" })
      .where("path", "=", unsound)
      .execute();
    await service.ask("page.del", { path: unsound });
    expect(await service.ask("page.restore", { path: unsound })).toEqual({
      version: 0,
      notes: [`${unsound} 已恢复为草稿，但未发布，因此其他人看不到它。页面存在错误，无法发布。`],
    });
    expect(await codeOf("page.getOne", { path: unsound })).toBe(40400);
    const { source } = await service.ask("page.getOne", { path: unsound, draft: true });
    expect(source).toBe("broken");
  });

  it("is nothing that ships as a file and was never changed: that stays", async () => {
    const { envelope } = await service.call(
      "page.del",
      { path: "open" },
      { ...admin(), headers: { "Accept-Language": "en" } },
    );
    expect(envelope.code).toBe(40400);
    expect(envelope.msg).toContain("ships with the product as a file");
    expect(await codeOf("page.del", { path: "points/none" })).toBe(40400);
  });
});

describe("the version that people are given", () => {
  it("is told of many pages at once, as the page itself is answered with", async () => {
    const paths = [path, "open", "points/none"];
    const versions = await service.ask("page.getVersions", { paths });
    const etagOf = async (of: string) =>
      (await service.call("page.getOne", { path: of }, admin())).headers.get("etag");
    expect(versions).toEqual([
      { path, etag: await etagOf(path) },
      { path: "open", etag: await etagOf("open") },
      { path: "points/none", etag: null },
    ]);
  });

  it("is another one after a version is published, and after a file has changed", async () => {
    const paths = [path, "points/added"];
    const before = await service.ask("page.getVersions", { paths });
    await publish(page("Newer"));
    await writeFile(join(directory, "points/added.json"), page("Added and changed"));
    const after = await service.ask("page.getVersions", { paths });
    expect(after.map(({ etag }, index) => etag === before[index]?.etag)).toEqual([false, false]);
    await saveDraft(page("A draft changes nothing"));
    expect(await service.ask("page.getVersions", { paths })).toEqual(after);
  });

  it("is told to every member, and to nobody without a token", async () => {
    const token = await service.signIn("reader");
    expect(await codeOf("page.getVersions", { paths: [path] }, { token })).toBe(20000);
    expect(await codeOf("page.getVersions", { paths: [path] }, { token: null })).toBe(50008);
  });
});

describe("the export", () => {
  it("holds every page as people are given it, or with its draft", async () => {
    const shown = await service.ask("page.export", {});
    const sourceOf = (pages: typeof shown, of: string) =>
      pages.find((exported) => exported.path === of)?.source;
    expect(sourceOf(shown, path)).toBe(page("Newer"));
    expect(sourceOf(shown, "open")).toBe(page("Open", { public: true }));
    expect(sourceOf(shown, "studio/only-draft")).toBeUndefined();
    const drafts = await service.ask("page.export", { drafts: true });
    expect(sourceOf(drafts, path)).toBe(page("A draft changes nothing"));
    expect(sourceOf(drafts, "studio/only-draft")).toBe(page("Only a draft"));
  });

  it("names for each page which published page a draft of it replaces", async () => {
    const exported = await service.ask("page.export", { drafts: true });
    const paths = exported.map((one) => one.path);
    const published = await service.ask("page.getVersions", { paths });
    expect(exported.map(({ path: of, replaces }) => ({ path: of, replaces }))).toEqual(
      published.map(({ path: of, etag }) => ({ path: of, replaces: etag ?? '"none"' })),
    );
  });

  it("names for each page what a draft of it is saved against", async () => {
    const [exported] = await service.ask("page.export", { paths: [path] });
    expect((await saveDraft(page("Imported"), exported?.etag)).envelope.code).toBe(20000);
    expect((await saveDraft(page("Imported too"), exported?.etag)).envelope.code).toBe(40900);
  });
});

describe("the list of pages", () => {
  const listed = async (filter = {}) =>
    (await service.ask("page.getList", filter)).map(({ path: of, title, state }) => [
      of,
      title,
      state,
    ]);

  it("tells of each its title, state and number of problems", async () => {
    await service.ask("page.saveDraft", { path: "studio/new", source: "broken" });
    await service.ask("page.discardDraft", { path });
    await publish(page("Once"), "", "studio/gone");
    await service.ask("page.del", { path: "studio/gone" });
    expect(await listed()).toEqual([
      ["open", "Open", "shipped"],
      ["points/added", "Added and changed", "shipped"],
      ["points/notes", "Newer", "published"],
      ["studio/new", "studio/new", "broken"],
      ["studio/only-draft", "Only a draft", "draft"],
      ["studio/unsound", "studio/unsound", "broken"],
    ]);
    const rows = await service.ask("page.getList", {});
    const broken = { errorCount: 1, problemCount: 1, author: "admin", hasDraft: true };
    expect(rows.find(({ path: of }) => of === "studio/new")).toMatchObject(broken);
  });

  it("holds deleted pages where they are asked for, and finds pages by path and title", async () => {
    expect(await listed({ state: "deleted" })).toEqual([["studio/gone", "studio/gone", "deleted"]]);
    expect(await listed({ path: "Notes" })).toEqual([["points/notes", "Newer", "published"]]);
    expect(await listed({ title: "ADDED" })).toHaveLength(1);
    expect(await listed({ state: "draft" })).toHaveLength(3);
  });

  it("says that what people are given is broken beside a draft that is not", async () => {
    await publish(page("Sound so far"), "", "studio/half");
    await service.database.db
      .updateTable("pageVersion")
      .set({ source: "broken" })
      .where("path", "=", "studio/half")
      .execute();
    await service.ask("page.saveDraft", { path: "studio/half", source: page("Mended") });
    const [half] = await service.ask("page.getList", { path: "studio/half" });
    expect(half).toMatchObject({ state: "broken", errorCount: 1, hasDraft: true, version: 1 });
  });

  it("names the places of the menu that show a page, however they write its path", async () => {
    const node = { parentId: null, typeId: "1", routerPath: "/notes", title: "Notes" } as const;
    await service.ask("menu.add", { ...node, componentPath: "/views/points/notes/index.vue" });
    const [row] = await service.ask("page.getList", { path });
    expect(row?.usedIn).toEqual(["Notes"]);
  });

  it("checks a page once, and again where its source is another one", async () => {
    let checked = 0;
    const counting = await startService({
      sampleData: false,
      configuration: { pagesDirectory: directory },
      checkPage: () => {
        checked += 1;
        return { problems: [], calls: [], links: [] };
      },
    });
    await counting.ask("page.getList", {});
    const first = checked;
    await counting.ask("page.getList", {});
    expect([first, checked]).toEqual([3, 3]);
    await counting.ask("page.saveDraft", { path, source: page("Changed") });
    await counting.ask("page.getList", {});
    expect(checked).toBe(4);
    await counting.stop();
  });
});

describe("a published version", () => {
  it("leaves the shipped file that it replaced to those who may read pages", async () => {
    const replaced = "points/replaced";
    await writeFile(join(directory, `${replaced}.json`), page("Shipped"));
    await service.ask("page.saveDraft", { path: replaced, source: page("Published") });
    await service.ask("page.publish", { path: replaced });
    const shippedFor = (token: string) =>
      service.ask("page.getOne", { path: replaced, shipped: true }, { token });
    expect(await shippedFor(service.adminToken)).toMatchObject({
      version: 0,
      source: page("Shipped"),
    });
    const reader = await service.signIn("reader");
    expect(await shippedFor(reader)).toMatchObject({ version: 1, source: page("Published") });
  });
});
