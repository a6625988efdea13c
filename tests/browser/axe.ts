import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { quiet } from "./quiet.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules whose finding depends on colours. */
export const colourRules = ["color-contrast", "link-in-text-block"] as const;

/** What axe finds wrong with the page as it stands by some rules or all, one line for each rule. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await quiet(page);
  // A script element would be blocked by the page's policy.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${source};undefined`);
  const all = { rules: { "target-size": { enabled: true } } };
  const options = JSON.stringify(rules ? { runOnly: rules } : all);
  const results: AxeResults = await page.evaluate(`axe.run(${options})`);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
