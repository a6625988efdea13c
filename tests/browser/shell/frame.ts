import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";

/** The parts of the shell around the pages, found by their English names. */
export interface Frame {
  /** The row of tabs. */
  openPages: Locator;
  /** The sidebar, or the drawer that contains it. */
  menu: Locator;
  tabTitles(): Promise<string[]>;
  heading(name: string): Locator;
  /** Opens a page from the sidebar and waits for its heading. */
  choose(folder: string, page: string): Promise<void>;
  /** Refreshes an open page from the context menu of its tab. */
  reload(tab: string): Promise<void>;
  /** Chooses to log out from the member's menu; a question that follows is left open. */
  logOut(): Promise<void>;
  /**
   * Waits until all scroll events have been delivered, since a context menu closes when the page
   * scrolls.
   */
  scrolled(): Promise<void>;
  cookie(name: string): Promise<string | undefined>;
}

/** The parts of the shell in a visitor's browser. */
export function frameOf({ page, context }: Visitor): Frame {
  const openPages = page.getByRole("navigation", { name: "Open pages" });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  return {
    openPages,
    menu,
    heading,
    tabTitles: () => openPages.getByRole("link").allTextContents(),
    async choose(folder, name) {
      const parent = menu.getByRole("menuitem", { name: folder, exact: true });
      if ((await parent.getAttribute("aria-expanded")) !== "true") await parent.click();
      await menu.getByRole("menuitem", { name, exact: true }).click();
      await heading(name).waitFor();
    },
    async reload(tab) {
      await openPages.getByRole("link", { name: tab }).press("Shift+F10");
      await page.getByRole("menuitem", { name: "Reload", exact: true }).click();
    },
    async logOut() {
      await page.getByRole("button", { name: "Account" }).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
    },
    scrolled: async () => {
      await page.evaluate(
        () =>
          new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
    cookie: async (name) =>
      (await context.cookies()).find((candidate) => candidate.name === name)?.value,
  };
}

/** Goes to an address as a link of the product does, without reloading the application. */
export async function go({ page }: Pick<Visitor, "page">, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

/** Chooses a page in the settings as the one that opens after signing in. */
export async function chooseStartPage(
  { page }: Pick<Visitor, "page">,
  title: string,
): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  const field = page.getByRole("combobox", { name: "Start page" });
  await field.fill(title);
  await page.locator(".ant-select-item-option").filter({ hasText: title }).waitFor();
  await field.press("Enter");
  await expect.poll(() => field.getAttribute("aria-expanded")).toBe("false");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}
