import { describe, expect, it } from "vitest";
import type { Place } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { frameOf, go } from "../frame.ts";
import { once } from "../once.ts";
import { addPages } from "../own-pages.ts";

const wanted = "/points/cultural-group?name=Sailing#rows";

/** The heading of the page at which an address ends after all redirects. */
const headingOf = ({ page }: Visitor, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** Waits until all redirects have ended at an address. */
const arrivedAt = (visitor: Visitor, address: string) =>
  expect.poll(() => visitor.address()).toBe(address);

type Visit = () => Promise<Visitor>;

function withoutToken(place: Place): void {
  const visit = once(() => place.stay());

  it("the pages open to everybody are open", async () => {
    const visitor = await visit();
    await visitor.open("/login");
    for (const [path, name] of [
      ["/register", "Register"],
      ["/jun/member/industryAtten", "Attendance notice"],
      ["/login", "Sign in"],
    ] as const) {
      await go(visitor, path);
      await headingOf(visitor, name);
      await arrivedAt(visitor, path);
    }
  });

  it("any path leads to /login with the wanted one, query and fragment included, and back", async () => {
    const visitor = await visit();
    const signInFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
    await visitor.open(wanted);
    await arrivedAt(visitor, signInFor(wanted));
    for (const path of ["/nowhere/at/all", "/404", wanted]) {
      await go(visitor, path);
      await arrivedAt(visitor, signInFor(path));
    }
    await visitor.signIn();
    await headingOf(visitor, "Cultural groups");
    await arrivedAt(visitor, wanted);
    await visitor.page.reload();
    await headingOf(visitor, "Cultural groups");
    await arrivedAt(visitor, wanted);
  });

  it("a redirect elsewhere leads home after signing in, and never elsewhere", async () => {
    const visitor = await visit();
    await visitor.context.clearCookies();
    await visitor.open(`/login?redirect=${encodeURIComponent("https://evil.example")}`);
    await visitor.signIn();
    await headingOf(visitor, "Points home");
    await arrivedAt(visitor, "/dashboard");
    await frameOf(visitor).logOut();
    await arrivedAt(visitor, "/login?redirect=%2Fdashboard");
    const trick = `/login?redirect=${encodeURIComponent("/\t/evil.example")}`;
    await go(visitor, trick);
    await arrivedAt(visitor, trick);
    await visitor.signIn();
    await headingOf(visitor, "Points home");
    await arrivedAt(visitor, "/dashboard");
  });
}

function signedIn(place: Place, visitOwnPages: Visit): void {
  const visit = once(() => place.staySignedIn({ at: "/login" }));

  it("/login leads to /, and / to /dashboard", async () => {
    const visitor = await visit();
    await headingOf(visitor, "Points home");
    for (const path of ["/", "/login"]) {
      await arrivedAt(visitor, "/dashboard");
      await go(visitor, path);
    }
    await arrivedAt(visitor, "/dashboard");
  });

  it("every unknown path leads to /404, and from there home", async () => {
    const visitor = await visit();
    await go(visitor, "/nowhere/at/all");
    await headingOf(visitor, "Page not found");
    await arrivedAt(visitor, "/404");
    const { menu, openPages } = frameOf(visitor);
    await menu.getByRole("menuitem", { name: "Points", exact: true }).waitFor();
    expect(await openPages.locator("[aria-current=page]").count()).toBe(0);
    await visitor.page.getByRole("button", { name: "Go to home page" }).click();
    await headingOf(visitor, "Points home");
  });

  it("a page that the server's menu does not name is an unknown path", async () => {
    const visitor = await place.visitSignedIn({ username: "carla.customer" });
    await go(visitor, "/system/member");
    await headingOf(visitor, "Page not found");
    await arrivedAt(visitor, "/404");
  });

  it("a parent whose component path contains home leads to its first child", async () => {
    const visitor = await visitOwnPages();
    await go(visitor, "/own");
    await arrivedAt(visitor, "/own/first");
    await frameOf(visitor).openPages.getByRole("link", { name: "First" }).waitFor();
  });

  it("a hidden page opens by its address and is not in the sidebar", async () => {
    const visitor = await visitOwnPages();
    await go(visitor, "/own/secret");
    const { menu, openPages } = frameOf(visitor);
    await openPages.getByRole("link", { name: "Secret" }).waitFor();
    await arrivedAt(visitor, "/own/secret");
    // The menu expands by itself to show the opened page.
    await menu.getByRole("menuitem", { name: "First" }).waitFor();
    expect(await menu.getByRole("menuitem", { name: "Secret" }).count()).toBe(0);
  });
}

/** A visitor whose menu has an additional folder, and whose back end has two faulty pages. */
async function visitWithOwnPages(place: Place): Promise<Visitor> {
  const visitor = await place.stay();
  const children = [
    { title: "First", routerPath: "first", componentPath: "own/note" },
    { title: "Secret", routerPath: "secret", componentPath: "own/note", isHidden: true },
  ];
  const parent = { title: "Own", routerPath: "/own", componentPath: "layout/home", children };
  await addPages(visitor, [parent], { "own/note": note });
  const answers: Readonly<Record<string, object>> = {
    "system/member": { code: 20000, msg: "", data: { path: "system/member", source, version: 1 } },
    "points/department": { code: 40400, msg: "No such page." },
  };
  await visitor.page.route("**/api/page/get{One,Plan}", (route) => {
    const json = answers[route.request().postDataJSON().path];
    return json ? route.fulfill({ json }) : route.fallback();
  });
  await visitor.arriveSignedIn("/dashboard");
  return visitor;
}

const note = {
  title: "A note",
  body: { kind: "form", submit: "culturalGroup.add", fields: ["name"] },
};

const source = '{\n  "title": "menu.member",\n  "body": { "kind": "tabel" }\n}';

function brokenPages(visitOwnPages: Visit): void {
  it("names its file, what is wrong and where; the others go on", async () => {
    const visitor = await visitOwnPages();
    await go(visitor, "/points/department");
    await visitor.page.getByText("schemas/pages/points/department.json").waitFor();
    await go(visitor, "/system/member");
    await visitor.page.getByText("schemas/pages/system/member.json:3:21").waitFor();
    await visitor.page.getByText("There is no block of kind “tabel”.").waitFor();
    await frameOf(visitor).choose("Points", "Cultural groups");
    await shows(visitor.page.getByRole("row").nth(1));
  });
}

onEveryBackEnd((place) => {
  const visitOwnPages = once(() => visitWithOwnPages(place));
  describe("without a token", () => withoutToken(place));
  describe("signed in", () => signedIn(place, visitOwnPages));
  describe("a broken page", () => brokenPages(visitOwnPages));
});
