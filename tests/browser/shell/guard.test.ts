import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { frameOf } from "./frame.ts";
import { addPages } from "./own-pages.ts";

const wanted = "/points/cultural-group?name=Sailing#rows";

/** The heading of the page that stands at an address once everything has led there. */
const headingOf = ({ page }: Visitor, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

function withoutToken(place: Place): void {
  it("any path leads to /login with the wanted one, query and fragment included, and back", async () => {
    const visitor = await place.visit();
    await visitor.open(wanted);
    await visitor.page.waitForURL("**/login?**");
    expect(visitor.address()).toBe(`/login?redirect=${encodeURIComponent(wanted)}`);
    await visitor.signIn();
    await headingOf(visitor, "Cultural groups");
    expect(visitor.address()).toBe(wanted);
    await visitor.page.reload();
    await headingOf(visitor, "Cultural groups");
    expect(visitor.address()).toBe(wanted);
  });

  it.each(["/login", "/register", "/jun/member/industryAtten"])("%s is open", async (path) => {
    const visitor = await place.visit();
    await visitor.open(path);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    expect(visitor.address()).toBe(path);
  });

  it.each(["/nowhere/at/all", "/404"])("%s leads to /login as any other path", async (path) => {
    const visitor = await place.visit();
    await visitor.open(path);
    await visitor.page.waitForURL("**/login?**");
    expect(visitor.address()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example"])(
    "a redirect to %j leads home after signing in, and never elsewhere",
    async (redirect) => {
      const visitor = await place.visit();
      await visitor.open(`/login?redirect=${encodeURIComponent(redirect)}`);
      await visitor.signIn();
      await headingOf(visitor, "Points home");
      expect(visitor.address()).toBe("/dashboard");
    },
  );
}

function signedIn(place: Place): void {
  it("/login leads to /, and / to /dashboard", async () => {
    const visitor = await place.visitSignedIn();
    for (const path of ["/login", "/"]) {
      await visitor.open(path);
      await headingOf(visitor, "Points home");
      expect(visitor.address()).toBe("/dashboard");
    }
  });

  it("every unknown path leads to /404, and from there home", async () => {
    const visitor = await place.visitSignedIn();
    await visitor.open("/nowhere/at/all");
    await headingOf(visitor, "There is no such page");
    expect(visitor.address()).toBe("/404");
    await visitor.page.getByRole("button", { name: "To the home page" }).click();
    await headingOf(visitor, "Points home");
  });

  it("a page that the server's menu does not name is an unknown path", async () => {
    const visitor = await place.visitSignedIn({ username: "carla.customer" });
    await visitor.open("/system/member");
    await headingOf(visitor, "There is no such page");
    expect(visitor.address()).toBe("/404");
  });

  it("a parent whose component path contains home leads to its first child", async () => {
    const visitor = await place.visit();
    const children = [{ title: "First", routerPath: "first", componentPath: "own/note" }];
    const parent = { title: "Own", routerPath: "/own", componentPath: "layout/home", children };
    await addPages(visitor, [parent], { "own/note": note });
    await visitor.open("/own");
    await visitor.signIn();
    expect(visitor.address()).toBe("/own/first");
  });

  it("a hidden page opens by its address and is not in the sidebar", async () => {
    const visitor = await place.visit();
    const children = [
      { title: "Shown", routerPath: "shown", componentPath: "own/note" },
      { title: "Secret", routerPath: "secret", componentPath: "own/note", isHidden: true },
    ];
    await addPages(visitor, [{ title: "Own", routerPath: "/own", children }], { "own/note": note });
    await visitor.open("/own/secret");
    await visitor.signIn();
    expect(visitor.address()).toBe("/own/secret");
    const { menu, openPages } = frameOf(visitor);
    await openPages.getByRole("link", { name: "Secret" }).waitFor();
    await menu.getByRole("menuitem", { name: "Shown" }).waitFor();
    expect(await menu.getByRole("menuitem", { name: "Secret" }).count()).toBe(0);
  });
}

const note = {
  title: "A note",
  body: { kind: "form", submit: "culturalGroup.add", fields: ["name"] },
};

const source = '{\n  "title": "menu.member",\n  "body": { "kind": "tabel" }\n}';

/** Somebody who opens the members, whose page the service answers in a way of its own. */
async function openMembers(place: Place, answer: object): Promise<Visitor> {
  const visitor = await place.visitSignedIn();
  await addPages(visitor, [], {});
  await visitor.page.route("**/api/page/getOne", (route) =>
    route.request().postDataJSON().path === "system/member"
      ? route.fulfill({ json: answer })
      : route.fallback(),
  );
  await visitor.open("/system/member");
  return visitor;
}

function brokenPages(place: Place): void {
  it("says which file, what is wrong and where, and the others go on", async () => {
    const data = { path: "system/member", source, version: 1, state: "published" };
    const visitor = await openMembers(place, { code: 20000, msg: "", data });
    await visitor.page.getByText("schemas/pages/system/member.json:3:21").waitFor();
    await visitor.page.getByText("table", { exact: false }).first().waitFor();
    await frameOf(visitor).choose("Points", "Cultural groups");
    await visitor.page.getByRole("row").nth(1).waitFor();
  });

  it("that is missing names its file", async () => {
    const visitor = await openMembers(place, { code: 40400, msg: "No such page." });
    await visitor.page.getByText("schemas/pages/system/member.json").waitFor();
  });
}

onEveryBackEnd((place) => {
  describe("without a token", () => withoutToken(place));
  describe("signed in", () => signedIn(place));
  describe("a broken page", () => brokenPages(place));
});
