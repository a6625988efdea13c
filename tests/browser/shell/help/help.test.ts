import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { followShifts, shiftsOf } from "../../../sweep/look.ts";
import { violationsOf } from "../../axe.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { hasFocus } from "../focus.ts";
import { frameOf, go } from "../frame.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/cultural-group" });
  page = visitor.page;
  await page.getByRole("row").nth(2).waitFor();
});

const help = () => page.getByRole("dialog", { name: "Help" });
const closed = () => help().waitFor({ state: "hidden" });
const guide = () => page.getByRole("main").getByRole("region", { name: "First steps" });

describe("the help of a page", () => {
  it("opens by its button, says what the page is for, and gives the focus back", async () => {
    const button = page.getByRole("button", { name: "Help" });
    await button.click();
    await shows(help().getByText("Cultural groups bring together users and departments."));
    await shows(help().getByText("Find pages, records and commands"));
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await closed();
    await hasFocus(button);
  });

  it("opens by F1 and by a question mark, which a field takes as a character", async () => {
    const field = page.getByRole("searchbox", { name: "Group name" });
    await field.focus();
    await page.keyboard.press("?");
    await expect.poll(() => field.inputValue()).toBe("?");
    await page.keyboard.press("F1");
    await help().waitFor();
    await page.keyboard.press("Escape");
    await closed();
    await hasFocus(field);
    await field.fill("");
    await page.getByRole("row").nth(2).focus();
    await page.keyboard.press("?");
    await help().waitFor();
    await page.keyboard.press("Escape");
    await closed();
  });

  it("does not open over a dialog", async () => {
    await page.getByRole("button", { name: "Add group" }).click();
    const dialog = page.getByRole("dialog", { name: "Add group" });
    await dialog.getByRole("textbox", { name: "Group name" }).waitFor();
    await page.keyboard.press("F1");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await help().count()).toBe(0);
  });

  it("follows the page that is open", async () => {
    await frameOf(visitor).choose("Points", "Deduction rules");
    await frameOf(visitor).heading("Deduction rules").waitFor();
    await page.keyboard.press("F1");
    await shows(help().getByText(/Deduction rules say how many points/));
    await page.keyboard.press("Escape");
    await closed();
  });
});

describe("the help of a screen of the studio", () => {
  it.each([
    ["edit?page=points%2Fcultural-group", "What you type is saved as a draft."],
    ["new", "Start from an operation"],
    ["gallery", "Nothing you edit here is saved."],
    ["reference", "Everything the page language knows"],
    ["services", "Import an OpenAPI document"],
    ["exchange", "nothing is imported until you confirm"],
  ])("says what %s is for", async (screen, said) => {
    await go(visitor, `/system/screens/${screen}`);
    await expect.poll(() => visitor.address()).toBe(`/system/screens/${screen}`);
    const button = page.getByRole("button", { name: "Help" });
    await expect
      .poll(async () => {
        await button.click();
        const isTold = await help().getByText(said).isVisible();
        await help().getByRole("button", { name: "Close" }).click();
        await closed();
        return isTold;
      })
      .toBe(true);
  });
});

describe("the first steps of an administrator", () => {
  it("do not push down the page that is left for the dashboard", async () => {
    const other = await place.visit();
    await followShifts(other.page);
    await other.arriveSignedIn("/points/monthly-average");
    await other.page.getByRole("row").nth(2).waitFor();
    await shiftsOf(other.page);
    await go(other, "/dashboard");
    await shows(other.page.getByRole("region", { name: "First steps" }));
    await frameOf(other).heading("Points home").waitFor();
    expect(await shiftsOf(other.page)).toEqual([]);
  });

  it("stand above the dashboard, and are done once their pages were opened", async () => {
    await visitor.open("/dashboard");
    await shows(guide());
    expect(await violationsOf(page)).toEqual([]);
    await guide().getByRole("link", { name: "Open “Members”" }).click();
    await frameOf(visitor).heading("Members").waitFor();
    expect(await guide().count()).toBe(0);
    await page.goBack();
    await shows(guide().getByRole("img", { name: "Done" }));
    expect(await guide().getByRole("img", { name: "Done" }).count()).toBe(1);
  });

  it("are closed for good, and stay in the help", async () => {
    await guide().getByRole("button", { name: "Close for good" }).click();
    await guide().waitFor({ state: "detached" });
    await hasFocus(page.getByRole("main"));
    await page.reload();
    await frameOf(visitor).heading("Points home").waitFor();
    expect(await guide().count()).toBe(0);
    await page.keyboard.press("F1");
    await help().getByRole("link", { name: "Open “Menu”" }).click();
    await frameOf(visitor).heading("Menu").waitFor();
    await closed();
  });

  it("are not offered to members who administer nothing", async () => {
    const other = await place.visitSignedIn({ username: "carla.customer", at: "/dashboard" });
    await frameOf(other).heading("Points home").waitFor();
    expect(await other.page.getByRole("region", { name: "First steps" }).count()).toBe(0);
  });
});

describe("on a phone", () => {
  it("the help is in the menu of the tools, and keeps within the screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "More tools" }).click();
    await page.getByRole("menuitem", { name: "Help" }).click();
    await help().waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(390);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await closed();
    await hasFocus(page.getByRole("button", { name: "More tools" }));
  });
});
