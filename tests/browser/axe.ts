import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import type { Page } from "playwright-core";
import { quiet } from "./quiet.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The axe rules whose findings depend on colours. */
export const colourRules = ["color-contrast", "link-in-text-block"] as const;

/**
 * The violations that axe finds on the current page by the given rules or by all, one line for each
 * rule.
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await quiet(page);
  // The page's content security policy would block a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${source};undefined`);
  const checks = rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } };
  // Axe describes every element of the other results too, unless it is told not to.
  const options = JSON.stringify({ ...checks, resultTypes: ["violations"] });
  const violations: Result[] = await page.evaluate(
    `axe.run(${options}).then((all) => all.violations)`,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  return rules ? found : [...found, ...(await namelessTables(page))];
}

/** The tables of antd that have no name of their own: what is around a calendar or a detail has. */
const namedAround = ".ant-picker-content, .ant-descriptions table";

/** The tables without a name, which axe has no rule for. */
function namelessTables(page: Page): Promise<string[]> {
  return page.locator(`table:not(${namedAround})`).evaluateAll((tables) =>
    tables
      .filter((table) => table instanceof HTMLTableElement && table.checkVisibility())
      .filter((table) => {
        const named = table.getAttribute("aria-labelledby");
        const name = named === null ? table.ariaLabel : document.getElementById(named)?.textContent;
        return !name?.trim() && !table.querySelector("caption");
      })
      .map((table) => `table-name: ${table.outerHTML.slice(0, 160)}`),
  );
}
