import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { frameOf, go } from "./frame.ts";
import { once } from "./once.ts";
import { addPages } from "./own-pages.ts";

const wanted = "/points/cultural-group?name=Sailing#rows";

/** The heading of the page that stands at an address once everything has led there. */
const headingOf = ({ page }: Visitor, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

function withoutToken(place: Place): void {
  const visit = once(() => place.stay());

  it("the pages open to everybody are open", async () => {
    const visitor = await visit();
    for (const path of ["/login", "/register", "/jun/member/industryAtten"]) {
      await visitor.open(path);
      await visitor.page.getByRole("heading", { level: 1 }).waitFor();
      expect(visitor.address()).toBe(path);
    }
  });

  it("any path leads to /login with the wanted one, query and fragment included, and back", async () => {
    const visitor = await visit();
    for (const path of ["/nowhere/at/all", "/404", wanted]) {
      await visitor.open(path);
      await visitor.page.waitForURL("**/login?**");
      expect(visitor.address()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    }
    await visitor.signIn();
    await headingOf(visitor, "Cultural groups");
    expect(visitor.address()).toBe(wanted);
    await visitor.page.reload();
    await headingOf(visitor, "Cultural groups");
    expect(visitor.address()).toBe(wanted);
  });

  it("a redirect elsewhere leads home after signing in, and never elsewhere", async () => {
    const visitor = await visit();
    for (const redirect of ["https://evil.example", "/\t/evil.example"]) {
      await visitor.context.clearCookies();
      await visitor.open(`/login?redirect=${encodeURIComponent(redirect)}`);
      await visitor.signIn();
      await headingOf(visitor, "Points home");
      expect(visitor.address(), redirect).toBe("/dashboard");
    }
  });
}

function signedIn(place: Place): void {
  const visit = once(() => place.staySignedIn());

  const visitOwnPages = once(async () => {
    const visitor = await place.stay();
    const children = [
      { title: "First", routerPath: "first", componentPath: "own/note" },
      { title: "Secret", routerPath: "secret", componentPath: "own/note", isHidden: true },
    ];
    const parent = { title: "Own", routerPath: "/own", componentPath: "layout/home", children };
    await addPages(visitor, [parent], { "own/note": note });
    return visitor;
  });

  it("/login leads to /, and / to /dashboard", async () => {
    const visitor = await visit();
    for (const path of ["/login", "/"]) {
      await visitor.open(path);
      await headingOf(visitor, "Points home");
      expect(visitor.address()).toBe("/dashboard");
    }
  });

  it("every unknown path leads to /404, and from there home", async () => {
    const visitor = await visit();
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
    const visitor = await visitOwnPages();
    await visitor.open("/own");
    await visitor.signIn();
    expect(visitor.address()).toBe("/own/first");
  });

  it("a hidden page opens by its address and is not in the sidebar", async () => {
    const visitor = await visitOwnPages();
    await go(visitor, "/own/secret");
    const { menu, openPages } = frameOf(visitor);
    await openPages.getByRole("link", { name: "Secret" }).waitFor();
    expect(visitor.address()).toBe("/own/secret");
    await menu.getByRole("menuitem", { name: "First" }).waitFor();
    expect(await menu.getByRole("menuitem", { name: "Secret" }).count()).toBe(0);
  });
}

const note = {
  title: "A note",
  body: { kind: "form", submit: "culturalGroup.add", fields: ["name"] },
};

const source = '{\n  "title": "menu.member",\n  "body": { "kind": "tabel" }\n}';

function brokenPages(place: Place): void {
  it("names its file, what is wrong and where; the others go on", async () => {
    const visitor = await place.visitSignedIn();
    await addPages(visitor, [], {});
    const data = { path: "system/member", source, version: 1, state: "published" };
    let answer: object = { code: 40400, msg: "No such page." };
    await visitor.page.route("**/api/page/getOne", (route) =>
      route.request().postDataJSON().path === "system/member"
        ? route.fulfill({ json: answer })
        : route.fallback(),
    );
    await visitor.open("/system/member");
    await visitor.page.getByText("schemas/pages/system/member.json").waitFor();
    answer = { code: 20000, msg: "", data };
    await visitor.page.reload();
    await visitor.page.getByText("schemas/pages/system/member.json:3:21").waitFor();
    await visitor.page.getByText("table", { exact: false }).first().waitFor();
    await frameOf(visitor).choose("Points", "Cultural groups");
    await visitor.page.getByRole("row").nth(1).waitFor();
  });
}

onEveryBackEnd((place) => {
  describe("without a token", () => withoutToken(place));
  describe("signed in", () => signedIn(place));
  describe("a broken page", () => brokenPages(place));
});
