import type { Locator } from "playwright-core";
import type { Visitor } from "../visitor.ts";

/** The frame around the pages, as somebody who reads English finds its parts. */
export interface Frame {
  /** The row of open pages. */
  openPages: Locator;
  /** The sidebar, or the drawer that holds it. */
  menu: Locator;
  tabTitles(): Promise<string[]>;
  heading(name: string): Locator;
  /** Opens a page by the sidebar and waits for its heading. */
  choose(folder: string, page: string): Promise<void>;
  /** Makes an open page anew, by the menu of its tab. */
  reload(tab: string): Promise<void>;
  /** Chooses to log out from the member's menu, whatever is asked then. */
  logOut(): Promise<void>;
  /** Waits until everything that scrolled has been told: a context menu closes when it scrolls. */
  scrolled(): Promise<void>;
  cookie(name: string): Promise<string | undefined>;
}

/** The parts of the frame that a visitor has before them. */
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

/** Goes to an address as a link of the product does it, without loading the application again. */
export async function go({ page }: Pick<Visitor, "page">, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
