import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password, startService, type TestService } from "../support/service.ts";

const page = (title: string, extra = {}) =>
  JSON.stringify({ title, body: { kind: "table", rows: { call: "dictType.list" } }, ...extra });
const path = "points/notes";

let service: TestService;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "screenwright-pages-"));
  await mkdir(join(directory, "points"));
  await writeFile(join(directory, "points/notes.json"), page("Shipped"));
  await writeFile(join(directory, "open.json"), page("Open", { public: true }));
  service = await startService({
    sampleData: false,
    configuration: { pagesDirectory: directory },
    checkPage: (_path, source) =>
      source.includes("broken")
        ? [
            {
              code: "unknownKind",
              severity: "error",
              message: "There is no such kind.",
              remedy: "Use table.",
              pointer: "/body/kind",
              line: 3,
              column: 5,
            },
          ]
        : [],
  });
});
afterAll(async () => {
  await service.stop();
  await rm(directory, { recursive: true });
});

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
    expect(draft).toMatchObject({ state: "draft", source: page("Draft") });
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
    expect(await service.ask("page.getHistory", { path })).toEqual([]);
    const checked = await service.ask("page.check", { path, source: "broken" });
    expect(checked.problems).toMatchObject([{ code: "unknownKind", line: 3 }]);
  });
});

describe("a published page", () => {
  it("takes the file's place, keeps its history, and can be rolled back and deleted", async () => {
    await saveDraft(page("Version 1"));
    expect(await service.ask("page.publish", { path, note: "First" })).toEqual({ version: 1 });
    await saveDraft(page("Version 2"));
    expect(await service.ask("page.publish", { path })).toEqual({ version: 2 });
    expect(await service.ask("page.getOne", { path })).toMatchObject({
      state: "published",
      version: 2,
      source: page("Version 2"),
    });
    expect(await service.ask("page.rollback", { path, version: 1 })).toEqual({ version: 3 });
    const history = await service.ask("page.getHistory", { path });
    expect(history.map(({ version, source, author }) => [version, source, author])).toEqual([
      [3, page("Version 1"), "admin"],
      [2, page("Version 2"), "admin"],
      [1, page("Version 1"), "admin"],
    ]);
    expect(history[2]?.note).toBe("First");
    await service.ask("page.del", { path });
    expect(await service.ask("page.getOne", { path })).toMatchObject({ state: "shipped" });
  });

  it("is refused where there is no draft, no version and no page", async () => {
    const codeOf = async (...call: Parameters<TestService["call"]>) =>
      (await service.call(call[0], call[1], admin())).envelope.code;
    expect(await codeOf("page.publish", { path: "open" })).toBe(40400);
    expect(await codeOf("page.rollback", { path: "open", version: 9 })).toBe(40400);
    expect(await codeOf("page.del", { path: "open" })).toBe(40400);
  });
});

describe("the list of pages", () => {
  it("tells of each its title, state and number of problems", async () => {
    await service.call("page.saveDraft", { path: "studio/new", source: "broken" }, admin());
    const rows = await service.ask("page.getList", {});
    expect(rows.map(({ path: row, title, state }) => [row, title, state])).toEqual([
      ["open", "Open", "shipped"],
      ["points/added", "Added", "shipped"],
      ["points/notes", "Shipped", "shipped"],
      ["studio/new", "studio/new", "draft"],
    ]);
    expect(rows.at(-1)).toMatchObject({ problemCount: 1, author: "admin" });
  });
});
