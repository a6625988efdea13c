import type { Browser, Page } from "playwright-core";
import { benchAnswers } from "./answers.ts";
import { serveBench } from "./bench-server.ts";
import { openTabs } from "./organisation.ts";
import { type Step, type Taken, takeStep } from "./paint.ts";
import type { Contestant, Scenario } from "./scenario.ts";

/** The tabs that a round switches to, near and far ones, each of which is kept alive. */
const visits = [2, 3, 17, 30, 1, 9, 24, 25, 12, 5, 28, 14];

/** What the profile of a tab switch shows, and where the product takes longer. */
const why =
  "Most of a switch is the same on both sides: antd draws the whole menu anew for the entry that " +
  "lights up, and its transitions take some twenty frames. Of what the product takes longer its " +
  "profile shows the shown page, of twice as many elements (cells that cut off what is too long, " +
  "tools, foot), whose effects begin anew; an icon beside each entry of the menu, which changes " +
  "its colour with it; the router's pass after the page's; and, once the page is painted, the " +
  "call that asks whether it has a newer version.";

/**
 * The scenario that switches between 30 open tabs, each with a table of 20 rows, beside a menu of
 * 200 nodes.
 */
export const tabSwitching: Scenario = {
  name: "tab-switching",
  title: "Switching tabs: 200 menu nodes in 4 levels, 30 open tabs with tables of 20 rows",
  why,
  async start(builds) {
    const servers = {
      byHand: await serveBench(builds.byHand, benchAnswers),
      product: await serveBench(builds.product, benchAnswers),
    };
    const tabOf = (index: number) => ({
      byHand: `.ant-tabs-tab:nth-child(${index}) .ant-tabs-tab-btn`,
      product: `a[data-tab$="/bench/page-${index}"]`,
    });
    const contestant = (name: string, url: string, tab: (index: number) => string): Contestant => ({
      name,
      open: (browser) => openAll(browser, url),
      async round(page) {
        const times: Taken[] = [];
        for (const index of visits) {
          times.push(await takeStep(page, pageStep(tab(index), index)));
        }
        return { "switch tab": times };
      },
    });
    return {
      contestants: [
        contestant("by hand", servers.byHand.url, (index) => tabOf(index).byHand),
        contestant("product", servers.product.url, (index) => tabOf(index).product),
      ],
      async stop() {
        await Promise.all([servers.byHand.stop(), servers.product.stop()]);
      },
    };
  },
};

const pageStep = (css: string, index: number): Step => ({
  on: { css },
  until: [
    { css: `[data-page="Page ${index}"] h1, section[aria-label="Page ${index}"] h1` },
    { css: "tbody tr[data-row-key]", atLeast: 20, atMost: 20 },
  ],
});

/** Signs in with a token and opens the first 30 pages from the menu, one after the other. */
async function openAll(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  await context.addCookies([{ name: "Admin-Token", value: "bench", url }]);
  const page = await context.newPage();
  await page.goto(url);
  for (let index = 1; index <= openTabs; index += 1) {
    await reveal(page, `Page ${index}`);
    await page.getByRole("heading", { level: 1, name: `Page ${index}`, exact: true }).waitFor();
    await page.locator("tbody tr[data-row-key]:visible").nth(19).waitFor();
  }
  return page;
}

/** Opens a page from the menu, which is a tree in the product, after expanding its folders. */
async function reveal(page: Page, title: string): Promise<void> {
  const named = { name: title, exact: true };
  const item = page.getByRole("menuitem", named).or(page.getByRole("treeitem", named));
  for (let level = 0; level < 4 && !(await item.isVisible()); level += 1) {
    const closed = page.locator('nav [aria-expanded="false"], aside [aria-expanded="false"]');
    await closed.first().click();
  }
  await item.click();
}
