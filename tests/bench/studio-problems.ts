import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { root } from "../../src/build/built-from.mjs";
import { type Answer, serveBench } from "./bench-server.ts";
import type { BenchNode } from "./organisation.ts";
import { type Taken, takeStep } from "./paint.ts";
import type { Contestant, Scenario } from "./scenario.ts";
import { sessionAnswers } from "./session-answers.ts";

/** The number of mistakes that are typed and undone in a round. */
const mistakes = 6;

/** The path of the edited page, and the menu screen below which it stands. */
const edited = "bench/long";
const screens: BenchNode = {
  id: 1,
  title: "Screens",
  routerPath: "/system/screens",
  componentPath: "system/screens",
  typeId: "1",
  icon: "",
  children: [],
};

const problem = { css: ".cm-lintRange-error" };
const editor = { css: ".cm-content" };
const source = longSource();

/**
 * Measures the time from a key press in the studio, on a page of 2,000 lines, until its problems
 * are shown or gone.
 */
export const studioProblems: Scenario = {
  name: "studio-problems",
  title: `The studio: last key to problems, on a page of ${source.split("\n").length} lines`,
  async start({ product }) {
    const server = await serveBench(product, studioAnswers());
    const contestant: Contestant = {
      name: "product",
      open: (browser) => openEditor(browser, server.url),
      async round(page) {
        const [drawn, gone]: [Taken[], Taken[]] = [[], []];
        for (let count = 0; count < mistakes; count += 1) {
          drawn.push(await takeStep(page, { on: editor, key: "x", until: [problem] }));
          const until = [{ ...problem, atMost: 0 }];
          gone.push(await takeStep(page, { on: editor, key: "Backspace", until }));
        }
        return { "problem drawn": drawn, "problem gone": gone };
      },
    };
    return { contestants: [contestant], stop: () => server.stop() };
  },
};

/** A shipped screen with ten times its blocks. */
function longSource(): string {
  const file = join(root, "schemas/pages/points/cultural-group.json");
  const page: { body: object } = JSON.parse(readFileSync(file, "utf8"));
  const items = Array.from({ length: 10 }, (_none, index) => ({
    ...page.body,
    name: `groups${index}`,
  }));
  return JSON.stringify({ ...page, body: { kind: "stack", items } }, null, 2);
}

/** Answers the studio's calls for editing the page; a saved page is kept. */
function studioAnswers(): Answer {
  const saved = new Map([[edited, source]]);
  const session = sessionAnswers([screens], (path) => saved.get(path) ?? source);
  const success = (data: unknown) => ({ code: 20000, msg: "", data });
  return (path, query, body) => {
    if (path === "/system-api/api/page/saveDraft" && isSource(body)) {
      saved.set(body.path, body.source);
      return success({ version: 1 });
    }
    if (/^.system-api.api.(page|service|menu|role).get(?!One|TreeRoleList)/.test(path)) {
      return success([]);
    }
    return session(path, query, body);
  };
}

function isSource(body: unknown): body is { path: string; source: string } {
  return typeof body === "object" && body !== null && "path" in body && "source" in body;
}

/** Opens the page in the editor and adds an empty line below its first line. */
async function openEditor(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en",
  });
  await context.addCookies([{ name: "Admin-Token", value: "bench", url }]);
  const page = await context.newPage();
  await page.goto(`${url}/system/screens/edit?page=${edited}`);
  await page.getByRole("textbox", { name: /Source of/ }).click();
  for (const key of ["Control+Home", "End", "Enter"]) await page.keyboard.press(key);
  return page;
}
