import { describe, expect, it } from "vitest";
import type { Place } from "../../place.ts";
import type { Visitor } from "../../visitor.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { type Frame, frameOf, go } from "../frame.ts";
import { once } from "../once.ts";

const page = (id: number, title: string, routerPath: string, more: object = {}) => ({
  id,
  title,
  routerPath,
  componentPath: "points/cultural-group",
  typeId: "1",
  ...more,
});

/** A menu branch with ten levels. */
const deep = Array.from({ length: 9 }).reduce<object>(
  (inside, _none, level) => ({
    id: 100 + level,
    title: `Level ${9 - level}`,
    routerPath: `level-${9 - level}`,
    typeId: "0",
    children: [inside],
  }),
  page(99, "The deepest", "deepest"),
);

const cycle = {
  id: 1,
  title: "Odd things",
  routerPath: "/odd",
  typeId: "0",
  icon: "unicorn",
  children: [
    page(2, "Good", "good"),
    page(3, "", "untitled"),
    page(4, "Nowhere", ""),
    page(5, "Twin", "good"),
    page(6, "Script", "javascript:alert(1)"),
    page(7, "Strange", "strange", { typeId: "9" }),
    { id: 8, title: "Inside", typeId: "0", children: [{ id: 1, title: "Again" }] },
    page(9, "Odd children", "odd-children", { children: "none" }),
    "no node",
    null,
    page(10, "Outside", "https://example.org/help"),
    { id: 11, typeId: "2", name: "area:thing:read" },
  ],
};

const bad = [cycle, deep];

interface Reader {
  visitor: Visitor;
  /** Opens the dashboard with the menu that the back end answers from now on. */
  read(data: unknown): Promise<Frame>;
}

/** A visitor whose menu the test determines. */
function readerAt(place: Place, username?: string, first = bad): () => Promise<Reader> {
  return once(async () => {
    const visitor = await place.stay();
    let data: unknown = first;
    await visitor.page.route("**/api/menu/getTreeRoleList", (route) =>
      route.fulfill({ json: { code: 20000, msg: "", data } }),
    );
    await visitor.arriveSignedIn("/dashboard", username);
    const read = async (next: unknown) => {
      const isThere = data === next;
      data = next;
      if (!isThere) await visitor.open("/dashboard");
      return frameOf(visitor);
    };
    return { visitor, read };
  });
}

function badInput(place: Place): void {
  const reader = readerAt(place);

  it("draws what it can: a javascript: address is no link, an external one a new browser tab's", async () => {
    const { visitor, read } = await reader();
    const { menu, heading } = await read(bad);
    await visitor.context.route("https://example.org/**", (route) => route.fulfill({ body: "" }));
    await menu.getByRole("menuitem", { name: "Odd things" }).click();
    await menu.getByRole("menuitem", { name: "no-name" }).waitFor();
    const opened = visitor.context.waitForEvent("page");
    await menu.getByRole("menuitem", { name: "Outside External link: example.org" }).click();
    await expect.poll(async () => (await opened).url()).toBe("https://example.org/help");
    await (await opened).close();
    expect(visitor.address()).toBe("/dashboard");
    await menu.getByRole("menuitem", { name: "Script" }).click();
    await menu.getByRole("menuitem", { name: "Strange" }).click();
    await heading("Cultural groups").waitFor();
    expect(visitor.address()).toBe("/odd/strange");
    const links = await menu
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.filter((href) => !/^(\/|https:)/.test(href))).toEqual([]);
    const path = Array.from({ length: 9 }, (_none, level) => `level-${level + 1}`).join("/");
    await go(visitor, `/${path}/deepest`);
    const deepest = visitor.page.getByRole("region", { name: "The deepest" });
    await deepest.getByRole("heading", { level: 1, name: "Cultural groups" }).waitFor();
  });

  it("that is no menu at all leaves the dashboard", async () => {
    const { read } = await reader();
    const { menu, heading } = await read([null, 7, "x"]);
    await menu.getByRole("menuitem", { name: "Points home" }).waitFor();
    await heading("Points home").waitFor();
    expect(await menu.getByRole("menuitem", { name: "Odd things" }).count()).toBe(0);
  });

  it("is reported to an administrator by node: its place, what is wrong, the remedy", async () => {
    const { visitor } = await readerAt(place, "adam.admin", [cycle])();
    const notice = visitor.page.getByRole("status").filter({ hasText: "Problems in the menu: 10" });
    await notice.getByRole("button", { name: "Show them" }).click();
    const list = visitor.page.getByRole("dialog").getByRole("listitem");
    const twin = list.filter({ hasText: "Twin" });
    await twin.getByText("Odd things").waitFor();
    await twin.getByText("Another page already has the path good.").waitFor();
    await twin.getByText("Give this one another path.").waitFor();
    const script = list.filter({ hasText: "Script" });
    await script
      .getByText("javascript:alert(1) is neither a path nor an http(s) address.")
      .waitFor();
    await expect.poll(() => list.count()).toBe(10);
    await visitor.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await notice.waitFor({ state: "detached" });
  });

  it("is kept from staff", async () => {
    const { visitor, read } = await readerAt(place, "carla.customer")();
    const { menu } = await read(bad);
    await menu.getByRole("menuitem", { name: "Odd things" }).waitFor();
    expect(await visitor.page.getByText("Problems in the menu").count()).toBe(0);
  });
}

onEveryBackEnd((place) => {
  describe("a menu with bad input", () => badInput(place));
});
