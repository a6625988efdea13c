import type { Page, Route } from "playwright-core";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { openPlace } from "../browser/place.ts";
import { go } from "../browser/shell/frame.ts";
import { addPages } from "../browser/shell/own-pages.ts";
import { newVisitor, type Visitor } from "../browser/visitor.ts";
import type { Random } from "../support/random.ts";
import { type Attack, testAttacks } from "./attack.ts";
import { mutatedJson } from "./mutated-json.ts";

const place = openPlace();

/** The number of pages that are opened before the application is reloaded. */
const pagesOfOneVisit = 200;

const nameOf = (number: number) => `hostile-${number}`;

const shipped = readPageFiles().map(({ source }): object => JSON.parse(source));

/** Answers every read with the service's own response, which is mutated half of the time. */
async function mutateAnswers(page: Page, random: Random): Promise<void> {
  const isAside = /\/(page\/get(One|Plan)|changes)/;
  await page.route(/\/(points|system)-api\//, async (route: Route) => {
    if (isAside.test(route.request().url()) || random.isOneIn(2)) return route.fallback();
    const response = await route.fetch();
    const answer: unknown = await response.json().catch(() => null);
    return route.fulfill({ response, json: mutatedJson(answer, random) });
  });
}

/**
 * A visitor for the given number of hostile pages. Messages about a page's mistakes are no
 * complaint.
 */
async function visitHostile(sources: Record<string, object>, random: Random): Promise<Visitor> {
  const visitor = await newVisitor(place.browser, place.product);
  const nodes = Object.keys(sources).map((name) => ({
    title: name,
    routerPath: `/${name}`,
    componentPath: name,
    noCache: true,
    isHidden: true,
  }));
  await addPages(visitor, nodes, sources);
  await visitor.arriveSignedIn("/dashboard");
  await mutateAnswers(visitor.page, random);
  return visitor;
}

const isBreach = (complaint: string) =>
  /content.security.policy|trusted ?types|unhandled|^\w*Error\b/i.test(complaint);

const mutatedPages: Attack = {
  promise: "No page, and no answer, leaves a white screen, an unhandled failure or a broken policy",
  tries: { short: 30, long: 10_000 },
  portion: pagesOfOneVisit,
  async run(tried, random) {
    const broken: string[] = [];
    const sources = Object.fromEntries(
      Array.from({ length: tried }, (_, number): [string, object] => [
        nameOf(number),
        Object(mutatedJson(random.one(shipped), random)),
      ]),
    );
    const visitor = await visitHostile(sources, random);
    for (const name of Object.keys(sources)) {
      await go(visitor, `/${name}`);
      const fault = await whatIsShown(visitor.page);
      const breaches = visitor.complaints.splice(0).filter(isBreach);
      for (const what of [fault ?? [], breaches].flat()) {
        broken.push(`${what}: ${JSON.stringify(sources[name]).slice(0, 2_000)}`);
      }
    }
    await visitor.context.close();
    return { tried, broken };
  },
};

/**
 * The fault of the screen once the page or a message in its place is drawn; `null` where there is
 * none.
 */
async function whatIsShown(page: Page): Promise<string | null> {
  const isDone = (done: Promise<void>) =>
    done.then(
      () => true,
      () => false,
    );
  const content = page.locator("#content").filter({ hasText: /\S/ });
  if (!(await isDone(content.waitFor()))) return "a white screen";
  const skeleton = page.locator("#content .ant-skeleton:visible").first();
  if (!(await isDone(skeleton.waitFor({ state: "hidden" })))) return "it loads for ever";
  const hasFrame = await page.getByRole("navigation", { name: "Main menu" }).isVisible();
  return hasFrame ? null : "the frame is gone";
}

testAttacks([{ attack: mutatedPages, on: "Chromium" }]);
