import type { Page } from "playwright-core";
import { launchBrowser } from "../support/browser/browser.ts";
import { type Round, resultTable } from "./result-table.ts";
import type { Builds, Contestant, Scenario } from "./scenario.ts";

/**
 * Runs a scenario: one round to warm up, then the requested number of rounds, in each of which
 * every contestant takes its turn. Returns the table of the times and the explanations of slow
 * steps.
 */
export async function runScenario(
  scenario: Scenario,
  count: number,
  builds: Builds,
): Promise<string> {
  const { contestants, stop } = await scenario.start(builds, count);
  const browser = await launchBrowser({ isLongLived: true });
  try {
    const opened: { contestant: Contestant; page: Page }[] = [];
    for (const contestant of contestants) {
      opened.push({ contestant, page: await contestant.open(browser) });
    }
    const rounds: Round[] = [];
    for (let index = 0; index <= count; index += 1) {
      const round: Round = {};
      // The contestants change places each round, so that none is always first.
      for (const { contestant, page } of index % 2 === 0 ? opened : opened.toReversed()) {
        await page.bringToFront();
        round[contestant.name] = await contestant.round(page, index);
      }
      if (index > 0) rounds.push(round);
    }
    const names = contestants.map(({ name }) => name);
    const why = scenario.why === undefined ? "" : `\n${scenario.why}\n`;
    return resultTable(scenario.title, names, rounds) + why;
  } finally {
    await browser.close();
    await stop();
  }
}
