import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { languages } from "../../../src/i18n/language.ts";
import { texts } from "../../../src/i18n/texts.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { hasFocus } from "./focus.ts";
import { frameOf } from "./frame.ts";
import { switchLanguage } from "./language/switch-language.ts";
import { once } from "./once.ts";

/** The name that the icon library gives to the icon of an element. */
const drawingOf = (place: Locator) => place.locator("svg[data-icon]").first();

const drawn = async (place: Locator) => await drawingOf(place).getAttribute("data-icon");

/** The options of an open combobox. */
const offered = (page: Page) => page.locator(".ant-select-item-option:visible");

onEveryBackEnd((place, isEmbedded) => {
  it("an unknown icon of a node is drawn as the default one", async () => {
    const visitor = await place.visit();
    await visitor.page.route("**/api/menu/getTreeRoleList", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"icon":\s*"system"/, '"icon":"constructor"');
      await route.fulfill({ response: answer, body });
    });
    await visitor.arriveSignedIn("/404");
    const { menu } = frameOf(visitor);
    const folder = menu.getByRole("menuitem", { name: "System", exact: true });
    await expect.poll(() => drawn(folder)).toBe("file-text");
  });

  it("no icon is read aloud by the English name of its drawing", async () => {
    const { page } = await place.visitSignedIn({ at: "/points/cultural-group" });
    await page.getByRole("combobox").first().waitFor();
    await page.locator("[data-icon=ellipsis]").first().waitFor();
    expect(await page.getByRole("img", { name: /^[a-z]+(-[a-z]+)*$/ }).count()).toBe(0);
    await page.getByRole("searchbox").first().fill("Hikers");
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    expect(await page.getByRole("searchbox").first().inputValue()).toBe("");
  });

  const visit = once(() => place.staySignedIn({ at: "/system/menu" }));

  it("every icon is found by its name in each language", async () => {
    const visitor = await visit();
    const { page } = visitor;
    const dialog = page.getByRole("dialog");
    for (const language of languages) {
      await switchLanguage(visitor, language);
      const { action, common, icon: names, menu } = texts[language];
      await page.getByRole("button", { name: action.addNode }).click();
      const icon = dialog.getByRole("combobox", { name: menu.icon, exact: true });
      for (const name of ["logistics", "finance", "customer", "address"] as const) {
        await icon.fill(names[name]);
        await expect.poll(() => offered(page).allInnerTexts()).toContain(names[name]);
      }
      for (const name of ["delivery", "tracking", "cost"] as const) {
        await icon.fill(name);
        await expect.poll(() => offered(page).allInnerTexts()).toContain(names[name]);
      }
      await drawingOf(offered(page)).waitFor();
      await icon.press("Escape");
      await dialog.getByRole("button", { name: common.close, exact: true }).click();
      await dialog.waitFor({ state: "hidden" });
    }
  });

  it.runIf(isEmbedded)(
    "an icon of the menu screen is picked by name, by keyboard, and shows in the sidebar",
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      const { menu } = frameOf(visitor);
      await switchLanguage(visitor, "en");
      const node = page.getByRole("treeitem", { name: "System" });
      await node.click();
      await node.getByRole("button", { name: /actions/i }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit node" });
      const icon = dialog.getByRole("combobox", { name: "Icon" });
      await icon.focus();
      await hasFocus(icon);
      await page.keyboard.type("logis");
      await expect.poll(() => offered(page).allInnerTexts()).toEqual(["Logistics"]);
      await expect.poll(() => drawn(offered(page))).toBe("car");
      await page.keyboard.press("Enter");
      await dialog.getByText("Logistics").last().waitFor();
      await dialog.getByRole("button", { name: "Save" }).click();
      const question = page.getByRole("dialog", { name: "Change menu node" });
      await question.getByRole("button", { name: "Change menu node" }).click();
      await dialog.waitFor({ state: "detached" });
      const folder = menu.getByRole("menuitem", { name: "System", exact: true });
      await expect.poll(() => drawn(folder)).toBe("car");
    },
  );
});
