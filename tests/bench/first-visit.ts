import type { Browser, Page } from "playwright-core";
import { serveBench } from "./bench-server.ts";
import { kindAnswers } from "./kinds/answers.ts";
import { menuOf, placePath } from "./kinds/places.ts";
import { paintedAt, type Sight, type Taken } from "./paint.ts";
import type { Contestant, Scenario } from "./scenario.ts";

const rows: readonly Sight[] = [
  { css: "[data-row-key]", text: "Item 1 " },
  { css: "[data-row-key]", atLeast: 10 },
];

/**
 * The scenario of a signed-in member who opens the address of a table with an empty cache: the
 * session's three requests, then the menu and the rows. The same page without a shell shows what
 * the shell costs.
 */
export const firstVisit: Scenario = {
  name: "first-visit",
  title: "The first visit of a signed-in member to a table of 100 rows, 20 a page",
  async start(builds, rounds) {
    const answers = kindAnswers(menuOf("table", 100, rounds + 1));
    const byHand = await serveBench(builds.byHand, answers);
    const product = await serveBench(builds.product, answers);
    const addressOf = (visit: number): string => `/${placePath("table", 100, visit)}`;
    return {
      contestants: [
        contestant("by hand, in a shell", (visit) => byHand.url + addressOf(visit)),
        contestant("product", (visit) => product.url + addressOf(visit)),
        contestant("by hand, alone", (visit) => `${byHand.url}/alone${addressOf(visit)}`),
      ],
      async stop() {
        await Promise.all([byHand.stop(), product.stop()]);
      },
    };
  },
};

function contestant(name: string, addressOf: (visit: number) => string): Contestant {
  return {
    name,
    open: async (browser) => (await browser.newContext()).newPage(),
    async round(page, number) {
      const browser = page.context().browser();
      if (!browser) throw new Error("The page belongs to no browser.");
      return { "first row": [await visit(browser, addressOf(number))] };
    },
  };
}

/** Opens an address with an empty cache and returns the time until its rows were painted. */
async function visit(browser: Browser, address: string): Promise<Taken> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  try {
    await context.addCookies([{ name: "Admin-Token", value: "bench", url: address }]);
    const page: Page = await context.newPage();
    return await paintedAt(page, address, rows);
  } finally {
    await context.close();
  }
}
