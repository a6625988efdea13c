import type { Locator, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "./axe.ts";
import { activeOption, agree, chooseOption } from "./controls.ts";
import { openPlace } from "./place.ts";
import { holdsFocus } from "./shell/focus.ts";
import { hides, shows } from "./shows.ts";

const place = openPlace();
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ at: "/system/menu" }));
  await page.getByRole("treeitem", { name: "System" }).waitFor();
});

const node = (name: string) => page.getByRole("treeitem", { name });
const root = (name: string) =>
  page.locator('[role=treeitem][aria-level="1"]').filter({ hasText: name });
const dialog = () => page.getByRole("dialog");
const told = () => page.getByRole("status").filter({ hasText: /moving|moved/i });
const save = async (what: string) => {
  await dialog().getByRole("button", { name: "Save" }).click();
  await agree(page, what);
  await expect.poll(() => dialog().count()).toBe(0);
};

/** The titles of the visible nodes of a level, in order. */
const titlesAt = (level: number) => async () => {
  const items = page.locator(`[role=treeitem][aria-level="${level}"]`);
  const texts = await items.allInnerTexts();
  return texts.map((text) => text.trim().split("\n")[0]);
};

/** The titles at the first level of the sidebar. */
const sidebar = async () => {
  const items = page.getByRole("navigation").getByRole("menuitem");
  return (await items.allInnerTexts()).map((text) => text.trim());
};

describe("an administrator of the menu", () => {
  it("finds a screen that everybody can use, also while a node is moved", async () => {
    await node("System").click();
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("ArrowUp");
    await told().filter({ hasText: "Moving “System”" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Put it here" }).waitFor({ state: "detached" });
  });

  it("adds a page with an icon, and is warned of a screen that nobody knows", async () => {
    await page.getByRole("button", { name: "Add node" }).click();
    await dialog().getByLabel("Title").fill("Quality");
    await chooseOption(dialog().getByRole("combobox", { name: "Type" }), "Page");
    await dialog().getByLabel("Address").fill("/quality");
    const screen = dialog().getByRole("combobox", { name: "Screen" });
    await screen.fill("views/points/nowhere.vue");
    await dialog().getByText("There is no screen with the path points/nowhere").waitFor();
    await screen.fill("Deduction");
    await page.getByText("points/deduction-rule", { exact: true }).last().click();
    await dialog().getByText("There is no screen with the path").waitFor({ state: "detached" });
    await expect.poll(() => screen.inputValue()).toBe("points/deduction-rule");
    const icon = dialog().getByRole("combobox", { name: "Icon" });
    await icon.fill("audit");
    await expect.poll(() => activeOption(icon)).toMatch(/audit/i);
    await page.keyboard.press("Enter");
    await save("Add menu node");
    await node("Quality").waitFor();
    await expect.poll(sidebar).toContain("Quality");
  });

  it("renames it in its place; what was typed survives a refusal, Escape gives up what is not sent", async () => {
    await node("Quality").click();
    await page.keyboard.press("F2");
    const name = page.getByRole("textbox", { name: "New name of “Quality”" });
    await name.fill("Never mind");
    await page.keyboard.press("Escape");
    await name.waitFor({ state: "detached" });
    await node("Quality").waitFor();
    await holdsFocus(page.getByRole("tree"));
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/menu/update", async (route) => {
      await isReleased;
      await route.fulfill({ json: { code: 40900, msg: "Somebody was faster.", data: null } });
    });
    await page.keyboard.press("F2");
    await name.fill("Quality circle");
    await page.keyboard.press("Enter");
    const sent = page.waitForRequest("**/api/menu/update");
    await agree(page, "Change menu node");
    await sent;
    await name.press("Escape");
    release();
    await page.getByRole("alert").filter({ hasText: "Somebody was faster." }).waitFor();
    await expect.poll(() => name.inputValue()).toBe("Quality circle");
    await page.unroute("**/api/menu/update");
    await name.press("Enter");
    await agree(page, "Change menu node");
    await node("Quality circle").waitFor();
    await expect.poll(sidebar).toContain("Quality circle");
    await holdsFocus(page.getByRole("tree"));
  });

  it("keeps a name that is typed while its node is out of view, and is asked before it is lost", async () => {
    await node("Quality circle").click();
    await page.keyboard.press("F2");
    const name = page.getByRole("textbox", { name: "New name of “Quality circle”" });
    await name.fill("Circle of quality");
    const filter = page.getByRole("textbox", { name: "Filter" });
    await filter.fill("System");
    await name.waitFor({ state: "detached" });
    await filter.fill("");
    await expect.poll(() => name.inputValue()).toBe("Circle of quality");
    const openPages = page.getByRole("navigation", { name: "Open pages" });
    await openPages.getByRole("link", { name: "Menu" }).press("Delete");
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await name.press("Escape");
    await hides(openPages.getByRole("img", { name: "Unsaved changes" }));
  });
});

describe("a node of the menu", () => {
  it("is seen to be reached by keyboard, and where it would stand, in the colours of the system too", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const outline = (line: Locator) =>
      line.evaluate((element) => getComputedStyle(element).outlineStyle);
    const edge = (line: Locator) =>
      line.evaluate((element) => getComputedStyle(element, "::before").borderTopStyle);
    await node("Points").click();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => outline(root("Quality circle"))).toBe("solid");
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("ArrowDown");
    await told().filter({ hasText: "below “System”" }).waitFor();
    await expect.poll(() => outline(root("System"))).toBe("solid");
    await page.keyboard.press("ArrowDown");
    await told().filter({ hasText: "after “System”" }).waitFor();
    await expect.poll(() => edge(root("System"))).toBe("solid");
    await page.keyboard.press("Escape");
    await page.emulateMedia({ forcedColors: "none" });
  });

  it("is moved by keyboard, told at every step where it would stand", async () => {
    await expect.poll(titlesAt(1)).toEqual(["Points", "Quality circle", "System"]);
    await page.keyboard.press("Alt+ArrowDown");
    await told().filter({ hasText: "Moving “Quality circle”" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await told().filter({ hasText: "below “System”" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await told().filter({ hasText: "after “System”" }).waitFor();
    await page.keyboard.press("Enter");
    await dialog().getByText("Moving “Quality circle”: after “System”").waitFor();
    await agree(page, "Sort menu");
    await told().filter({ hasText: "“Quality circle” moved: after “System”" }).waitFor();
    const moved = ["Points", "System", "Quality circle"];
    await expect.poll(titlesAt(1)).toEqual(moved);
    await page.keyboard.press("Alt+ArrowUp");
    await told().filter({ hasText: "Moving “Quality circle”" }).waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Put it here" }).waitFor({ state: "detached" });
    expect(await titlesAt(1)()).toEqual(moved);
  });

  it("is moved by drag into another node and back to the top", async () => {
    await node("Quality circle").dragTo(node("System"));
    await agree(page, "Sort menu");
    await expect.poll(titlesAt(1)).toEqual(["Points", "System"]);
    await expect.poll(async () => (await titlesAt(2)()).at(-1)).toBe("Quality circle");
    const above = { targetPosition: { x: 80, y: 3 } };
    await node("Quality circle").dragTo(node("Points"), above);
    await agree(page, "Sort menu");
    await expect.poll(titlesAt(1)).toEqual(["Quality circle", "Points", "System"]);
    await expect.poll(sidebar).toEqual(expect.arrayContaining(["Quality circle", "Points"]));
  });

  it("is moved in its turn where it is dropped while another is still being moved", async () => {
    let answer = (): void => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const address = "**/api/menu/multiSort";
    const slowly = async (route: Route): Promise<void> => {
      await mayAnswer;
      await route.continue();
    };
    await page.route(address, slowly, { times: 1 });
    const isSent = page.waitForRequest(address);
    const above = { targetPosition: { x: 80, y: 3 } };
    await root("System").dragTo(node("Quality circle"), above);
    await agree(page, "Sort menu");
    await isSent;
    await root("Points").dragTo(node("Quality circle"), above);
    answer();
    await agree(page, "Sort menu");
    await expect.poll(titlesAt(1)).toEqual(["System", "Points", "Quality circle"]);
  });

  it("is moved on a phone by a bar that stays in sight, however far down the node stands", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Expand all" }).click();
    await node("Audit log").first().click();
    await page.keyboard.press("Alt+ArrowUp");
    await told().filter({ hasText: "Moving “Audit log”" }).waitFor();
    const put = page.getByRole("button", { name: "Put it here" });
    const isInSight = () =>
      put.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await page.keyboard.press("Escape");
    await put.waitFor({ state: "detached" });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("shows all its fields, and the nodes of its level in their order", async () => {
    await node("Quality circle").click();
    const cell = (name: string) => page.getByRole("cell", { name, exact: true });
    await cell("points/deduction-rule").waitFor();
    await page.getByRole("tab", { name: "At the same level" }).click();
    const table = page.getByRole("table");
    await table.getByRole("cell", { name: "Quality circle" }).waitFor();
    await shows(table.getByRole("cell", { name: "/system" }));
  });

  it("is deleted after a question that names it", async () => {
    await node("Quality circle").click();
    await page.keyboard.press("Delete");
    await dialog()
      .filter({ hasText: "Quality circle" })
      .getByRole("button", { name: "Delete" })
      .click();
    await node("Quality circle").waitFor({ state: "detached" });
    await expect.poll(sidebar).not.toContain("Quality circle");
  });
});

describe("the menu", () => {
  it("is looked at as a role sees it", async () => {
    await page.getByRole("tab", { name: "View as a role" }).click();
    const role = (name: string) => page.getByRole("row").filter({ hasText: name }).first();
    await role("Customer").click();
    const preview = page.getByRole("tree", { name: "Menu of this role" });
    const titles = async () =>
      (await preview.getByRole("treeitem").allInnerTexts()).map(
        (text) => text.trim().split("\n")[0],
      );
    await expect.poll(titles).toContain("Cultural groups");
    expect(await titles()).not.toContain("Members");
    await role("System administrator").click();
    await expect.poll(titles).toContain("Audit log");
  });
});
