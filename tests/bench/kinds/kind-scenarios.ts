import type { Browser, Page } from "playwright-core";
import { serveBench } from "../bench-server.ts";
import { type Taken, type Target, takeStep } from "../paint.ts";
import type { Contestant, RoundTimes, Scenario } from "../scenario.ts";
import { kindAnswers } from "./answers.ts";
import { byHand, type Opponent, product } from "./opponents.ts";
import { type BenchKind, menuOf } from "./places.ts";
import { type NamedStep, standing, stepsOf } from "./steps.ts";

/**
 * What the profiles show where mounting takes more than a fifth longer: the parts that every page
 * of the product has and the hand-written pages lack. They cost about the same whatever the page
 * shows.
 */
const opening =
  "Mount: what the product's profile shows beside the block itself is the opening of a page that " +
  "is data: its source is asked for and compiled, the tab can be dragged, the wire reads the " +
  "envelope, and once idle the answer is looked through for what breaks the catalogue.";

const sizes: readonly (readonly [BenchKind, number, title: string, why?: string])[] = [
  ["table", 100, "A table of 100 rows, 20 a page, paged by the service"],
  [
    "table",
    10_000,
    "A table of 10,000 rows that come at once, in one scroll, windowed",
    `${opening} Beside it each of all rows is given a key unlike all others.`,
  ],
  ["table", 100_000, "A table of 100,000 rows that come at once, in one scroll, windowed"],
  [
    "tree",
    100,
    "A tree of 100 nodes",
    `${opening}\n\nFilter emptied: less than a frame. The script takes 18 ms, nothing in it ` +
      "above 2 but the collection of garbage; the rest is the browser's, which lays out the rows.",
  ],
  ["tree", 10_000, "A tree of 10,000 nodes, windowed"],
  [
    "dual-list",
    100,
    "A relation of 100 candidates",
    "Move: less than a frame. Most of the script's time is in the buttons and counts of antd that " +
      "come with the difference to be saved, which the page by hand does not show.",
  ],
  ["dual-list", 10_000, "A relation of 10,000 candidates, windowed"],
  ["form", 100, "A form of 100 fields, 90 of them required"],
  ["detail", 100, "A record of 100 fields", opening],
  ["chart", 100, "A chart of 100 columns, the greatest first, and a table of the same"],
  ["chart", 10_000, "A line of 10,000 points, and a table of the same"],
  [
    "figures",
    100,
    "100 figures of one answer",
    "Mount: nearly half of the script's time is in the cards of pro-components, which name the " +
      "theme anew for each card by a hash of all its tokens; a fifth in a read for each figure, " +
      "which may fail and be tried again by itself.",
  ],
];

/**
 * The scenarios of each block kind at its sizes: a page is opened from the menu, used, and closed.
 */
export const kindScenarios: readonly Scenario[] = sizes.map(([kind, size, title, why]) => ({
  name: `${kind}-${size}`,
  title,
  ...(why === undefined ? {} : { why }),
  async start(builds, rounds) {
    const menu = menuOf(kind, size, rounds + 1);
    const answers = kindAnswers(menu);
    const servers = [
      await serveBench(builds.byHand, answers),
      await serveBench(builds.product, answers),
    ] as const;
    const contestant = (opponent: Opponent, url: string): Contestant => ({
      name: opponent.name,
      open: (browser) => openHome(browser, url),
      round: (page, visit) => visitPage(page, visit, kind, size, opponent),
    });
    return {
      contestants: [contestant(byHand, servers[0].url), contestant(product, servers[1].url)],
      async stop() {
        await Promise.all(servers.map((server) => server.stop()));
      },
    };
  },
}));

async function visitPage(
  page: Page,
  visit: number,
  kind: BenchKind,
  size: number,
  { parts, leave }: Opponent,
): Promise<RoundTimes> {
  const times: Record<string, Taken[]> = {};
  const opening: NamedStep = {
    name: "mount",
    isPointedAt: true,
    step: {
      on: { css: "[role=menuitem]", text: `Visit ${visit}` },
      until: standing(kind, size, parts),
    },
  };
  for (const { name, step, isPointedAt } of [opening, ...stepsOf(kind, size, parts)]) {
    if (isPointedAt) await pointAt(page, step.on);
    const taken = await takeStep(page, step);
    if (name !== null) times[name] = [...(times[name] ?? []), taken];
  }
  await leave(page);
  if (kind === "table") {
    await pointAt(page, opening.step.on);
    times["mount from memory"] = [await takeStep(page, opening.step)];
    await leave(page);
  }
  return times;
}

/** Rests a pointer on an element, for less time than a person's rests there. */
async function pointAt(page: Page, { css, text }: Target): Promise<void> {
  await page.locator(css).filter({ hasText: text, visible: true }).first().hover();
  await page.waitForTimeout(120);
}

async function openHome(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  await context.addCookies([{ name: "Admin-Token", value: "bench", url }]);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("menuitem", { name: "Visit 0" }).waitFor();
  return page;
}
