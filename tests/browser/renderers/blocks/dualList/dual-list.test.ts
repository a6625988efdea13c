import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openMenus } from "../../../controls.ts";
import { openPlace } from "../../../place.ts";
import { hold } from "../../../shell/files.ts";
import { hasFocus } from "../../../shell/focus.ts";
import { shows } from "../../../shows.ts";
import type { Visitor } from "../../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

const groupName = "Amateur Theatre";

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  page = visitor.page;
});

type Side = "Available" | "Chosen";

const dialog = (of: Page = page) => of.getByRole("dialog", { name: new RegExp(groupName) });
const list = (name: Side, of: Page = page) =>
  dialog(of).getByRole("listbox", { name }).or(dialog(of).getByRole("tree", { name }));
const items = (name: Side, of: Page = page) =>
  list(name, of).getByRole("option").or(list(name, of).getByRole("treeitem"));
const said = (text: string | RegExp) =>
  shows(
    dialog()
      .getByText(text, { exact: typeof text === "string" })
      .first(),
  );
const press = (name: string) =>
  dialog()
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
const search = (name: Side) => dialog().getByRole("textbox", { name: `Search in ${name}` });

async function openRelation(name: "Users" | "Departments", of: Page = page): Promise<void> {
  const row = of.getByRole("row").filter({ hasText: groupName });
  if (name === "Users") await row.getByRole("button", { name, exact: true }).click();
  else {
    await row.getByRole("button", { name: /^More actions/ }).click();
    await openMenus(of).last().getByRole("menuitem", { name }).click();
  }
  await items("Chosen", of).first().waitFor();
}

async function labelOf(name: Side, index: number): Promise<string> {
  const title = items(name).nth(index).locator("[title]").first();
  return (await title.getAttribute("title")) ?? "";
}

/** Moves the pointer in small steps: drag targets only react between two frames. */
async function drag(what: Locator, to: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  const { x = 0, y = 0, width = 0 } = (await to.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 20, { steps: 12 });
  await page.mouse.move(x + width / 2, y + 60, { steps: 12 });
  await page.mouse.up();
}

/** Waits until a list shows only the items that match the search. */
async function expectFound(name: Side, what: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      const texts = await items(name).allInnerTexts();
      return texts.length > 0 && texts.every((text) => what.test(text));
    })
    .toBe(true);
}

const giveUp = async () => {
  await press("Reset");
  await said("No changes");
};

async function leave(): Promise<void> {
  await press("Cancel");
  await dialog().waitFor({ state: "hidden" });
}

describe("a relation in two lists", () => {
  it("keeps what was ticked while it is searched, and moves it", async () => {
    await openRelation("Users");
    const first = await labelOf("Available", 0);
    await items("Available").nth(0).click();
    await search("Available").fill("finance");
    await expectFound("Available", /finance/i);
    await items("Available").first().click();
    await said(/^2 of \d+ selected$/);
    await press("Add selected");
    await said("2 added");
    await list("Chosen").getByText(first, { exact: true }).waitFor();
    await giveUp();
  });

  it("takes what is typed while the lists are still read, on a slow line", async () => {
    const wanted = await labelOf("Available", 3);
    await leave();
    const reads = "**/cultural-group-user-rel/get-*";
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(reads, async (route) => {
      await isAsked;
      await route.continue();
    });
    const row = page.getByRole("row").filter({ hasText: groupName });
    await row.getByRole("button", { name: "Users", exact: true }).press("Enter");
    await hasFocus(search("Available"));
    await page.keyboard.type(wanted);
    answer();
    await expectFound("Available", new RegExp(wanted));
    expect(await search("Available").inputValue()).toBe(wanted);
    await page.unroute(reads);
    await search("Available").fill("");
  });

  it("saves nothing until the chosen items are known, which a save would remove", async () => {
    await items("Available").first().dblclick();
    await said("1 added");
    const address = "**/cultural-group-user-rel/get-by-group-id*";
    const held = await hold(page, address);
    const isRead = page.waitForResponse("**/cultural-group-user-rel/get-candidate-for-group*");
    page.once("dialog", (question) => void question.accept());
    // The dialog with what was moved opens by itself.
    await page.reload();
    await (await isRead).finished();
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
    const save = dialog().getByRole("button", { name: "Save" });
    expect(await save.isDisabled()).toBe(true);
    held.release();
    await said("1 added");
    expect(await save.isDisabled()).toBe(false);
    await page.unroute(address);
    await dialog().getByRole("button", { name: "Reset" }).click();
  });

  it("ticks all that a search shows", async () => {
    await search("Available").fill("transport");
    await said(/^\d+ of \d+ shown$/);
    await expectFound("Available", /transport/i);
    const shown = await items("Available").count();
    await dialog().getByRole("checkbox", { name: "Select all in Available" }).click();
    const add = dialog().getByRole("button", { name: /^Add selected/ });
    await add.press("Enter");
    await said(`${shown} added`);
    await hasFocus(add);
    await giveUp();
    await search("Available").fill("");
    await expect
      .poll(() =>
        dialog()
          .getByText(/ shown$/)
          .count(),
      )
      .toBe(0);
  });

  it("moves by double click, by drag and by keyboard, and one back is no change", async () => {
    const moved = await labelOf("Available", 0);
    await items("Available").nth(0).dblclick();
    await said("1 added");
    await list("Chosen").getByText(moved, { exact: true }).dblclick();
    await said("No changes");
    await drag(items("Available").nth(0), list("Chosen"));
    await said("1 added");
    await list("Available").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await said("2 added");
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("ArrowRight");
    await said("4 added");
  });

  it("goes to the item whose name is typed, spaces in it included", async () => {
    const wanted = await labelOf("Available", 7);
    await list("Available").focus();
    await page.keyboard.type(wanted);
    await expect
      .poll(async () => {
        const id = await list("Available").getAttribute("aria-activedescendant");
        return page.locator(`[id="${id}"] [title]`).first().getAttribute("title");
      })
      .toBe(wanted);
    await said("4 added");
  });

  it("shows by name what saving would change, and takes one change back", async () => {
    const kept = items("Chosen").filter({ hasNotText: "Added" }).first();
    const gone = (await kept.locator("[title]").first().getAttribute("title")) ?? "";
    await kept.dblclick();
    await said("1 removed");
    await press("Show changes");
    const removed = dialog().getByRole("region", { name: "1 removed" });
    await removed.getByText(gone, { exact: true }).waitFor();
    await removed.getByRole("button", { name: `Undo “${gone}”` }).click();
    await removed.waitFor({ state: "hidden" });
    await shows(dialog().getByRole("region", { name: "4 added" }));
  });

  it("asks before a change is lost, and cannot be saved without one", async () => {
    await press("Cancel");
    const question = page.getByRole("dialog").filter({ hasText: "has not been saved" });
    await question.getByRole("button", { name: "Discard" }).click();
    await dialog().waitFor({ state: "hidden" });
    await openRelation("Users");
    const save = dialog().getByRole("button", { name: "Save" });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await leave();
  });
});

describe("a relation in two trees", () => {
  it("chooses an item with all below it, or alone, and shows what stands above it", async () => {
    await openRelation("Departments");
    const operations = list("Available").getByRole("treeitem", { name: "Operations" });
    const above = list("Chosen").getByRole("treeitem", { name: "Operations" });
    await expect.poll(() => operations.getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => above.getAttribute("aria-level")).toBe("2");
    await operations.click();
    await said("3 of 9 selected");
    await press("Add selected");
    await said("3 added");
    await giveUp();
    await dialog().getByRole("checkbox", { name: "Include everything below" }).uncheck();
    await operations.dblclick();
    await said("1 added");
    expect(await list("Available").getByRole("treeitem", { name: "Transport" }).count()).toBe(1);
  });

  it("closes and opens by arrows, and is searched with what stands above and below", async () => {
    await list("Chosen").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => items("Chosen").count()).toBe(1);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => items("Chosen").count()).toBeGreaterThan(1);
    await search("Available").fill("training");
    await said("1 of 8 shown");
    await list("Available").getByRole("treeitem", { name: "People and Culture" }).waitFor();
    await search("Available").fill("");
  });

  it("can be undone once it is saved", async () => {
    await press("Save");
    // The message's timer stops while the pointer is over it.
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.hover();
    await page.getByText("Departments · Amateur Theatre · 1 added").waitFor();
    await dialog().waitFor({ state: "hidden" });
    const row = page.getByRole("row").filter({ hasText: groupName });
    const count = row.getByRole("cell", { name: "4", exact: true });
    await count.waitFor();
    await undo.click();
    await page.getByText(/^Undone: /).waitFor();
    await shows(row.getByRole("cell", { name: "3", exact: true }));
  });
});

/** Saves as another member while the dialog is open. */
async function colleagueAdds(name: string): Promise<void> {
  const base = `${place.product.url}/points-api/cultural-group`;
  const cookies = await visitor.context.cookies();
  const token = cookies.find((cookie) => cookie.name === "Admin-Token")?.value ?? "";
  const headers = { "X-Access-Token": token };
  const ask = async (path: string, data?: object) => {
    const { request } = visitor.context;
    const address = base + path;
    const answer = await (data
      ? request.post(address, { headers, data })
      : request.get(address, { headers }));
    return (await answer.json()).data;
  };
  const { records } = await ask(`/page?current=1&size=100&name=${encodeURIComponent(groupName)}`);
  const groupId = records[0].id;
  const people: { id: number; fullname: string }[] = await ask(
    `-user-rel/get-candidate-for-group?groupId=${groupId}`,
  );
  const current: { id: number }[] = await ask(`-user-rel/get-by-group-id?groupId=${groupId}`);
  const added = people.find(({ fullname }) => fullname === name) ?? expect.fail(name);
  await ask("-user-rel/update", { groupId, ids: [...current.map(({ id }) => id), added.id] });
}

describe("two people at one relation", () => {
  it("the slower one sees what the other did, loses nothing, and saves on top", async () => {
    await openRelation("Users");
    const mine = await labelOf("Available", 0);
    const theirs = await labelOf("Available", 1);
    await items("Available").nth(0).dblclick();
    await said("1 added");
    await colleagueAdds(theirs);
    await press("Save");
    const notice = dialog().getByRole("alert");
    await notice.getByText(`Others added: ${theirs}`).waitFor();
    await notice.getByText(/1 added, 0 removed/).waitFor();
    await list("Chosen").getByText(theirs, { exact: true }).waitFor();
    await list("Chosen").getByText(mine, { exact: true }).waitFor();
    await notice.getByRole("button", { name: "Save my changes too" }).click();
    await dialog().waitFor({ state: "hidden" });
    await openRelation("Users");
    await search("Chosen").fill(mine);
    await list("Chosen").getByText(mine, { exact: true }).waitFor();
    await search("Chosen").fill(theirs);
    await list("Chosen").getByText(theirs, { exact: true }).waitFor();
    await leave();
  });
});

describe("ten thousand items", () => {
  it("draws only those in sight, and moves all of them", async () => {
    const users = Array.from({ length: 10_000 }, (_, id) => ({
      id: id + 1,
      username: `u${id}`,
      fullname: `Person ${id}`,
      mobile: "",
      deptId: 1,
      deptName: `Department ${id % 40}`,
      points: 1,
      monthAvgPoints: null,
      isDeleted: false,
    }));
    await page.route("**/get-candidate-for-group*", (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: users } }),
    );
    await openRelation("Users");
    await said(/^[\d,]{5,6} items$/);
    expect(await items("Available").count()).toBeLessThan(60);
    await list("Available").focus();
    await page.keyboard.press("End");
    await list("Available").getByText("Person 9999", { exact: true }).waitFor();
    await press("Add all shown");
    await said(/^[\d,]{5,6} added$/);
    await page.unroute("**/get-candidate-for-group*");
  });

  it("are seen several at once in a window as low as at 400 %, which the buttons filled", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const seen = () =>
      list("Chosen").evaluate((element) => {
        element.scrollIntoView({ block: "end" });
        const { left, top, bottom } = element.getBoundingClientRect();
        const isSeen = (y: number) => element.contains(document.elementFromPoint(left + 40, y));
        return Array.from({ length: bottom - top }, (_, y) => top + y).filter(isSeen).length;
      });
    await expect.poll(seen).toBeGreaterThan(70);
  });
});

describe("somebody who may not change the relation", () => {
  it("reads both lists, without ticks and buttons", async () => {
    const { page: theirs } = await place.visitSignedIn({
      username: "carla.customer",
      at: "/points/cultural-group",
    });
    await openRelation("Users", theirs);
    const opened = dialog(theirs);
    expect(await opened.getByRole("checkbox").count()).toBe(0);
    expect(await opened.getByRole("button", { name: /Add|Remove|Save|Reset/ }).count()).toBe(0);
    await list("Available", theirs).getByRole("option").first().dblclick();
    expect(await opened.getByText("added").count()).toBe(0);
  });
});
