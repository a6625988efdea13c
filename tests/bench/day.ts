import type { Page } from "playwright-core";
import { launchBrowser } from "../support/browser/browser.ts";
import { password } from "../support/first-start.ts";
import { prepareFirstData, startProductProcess } from "../support/product-process.ts";
import { workDay } from "./work-day.ts";

/** The largest interaction to next paint at the 98th percentile, in milliseconds. */
const goal = 200;

/** How many of the slowest interactions are printed. */
const mostPrinted = 8;

/** An interaction as browsers report it: from the input to the next frame that is painted. */
interface Interaction {
  id: number;
  type: string;
  /** The element that took the input. */
  target: string;
  /** Milliseconds, in steps of 8. */
  duration: number;
}

/** Records every interaction of a page from its first moment. */
function observe(): void {
  const seen: Interaction[] = [];
  Object.assign(window, { interactions: seen });
  const nameOf = (node: unknown): string => {
    if (!(node instanceof Element)) return "";
    const said = node.getAttribute("aria-label") ?? node.textContent ?? "";
    return `${node.tagName.toLowerCase()} ${said.trim().slice(0, 30)}`;
  };
  // TypeScript does not know the threshold yet, whose least value is this.
  const observed = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, "interactionId"));
      const { name: type, duration } = entry;
      if (id > 0) seen.push({ id, type, duration, target: nameOf(Reflect.get(entry, "target")) });
    }
  }).observe(observed);
}

/** The interactions of a page, slowest first, and the number of all, quick ones too. */
async function interactionsOf(page: Page) {
  const entries: Interaction[] = await page.evaluate(() => Reflect.get(window, "interactions"));
  const count: number = await page.evaluate(() => Reflect.get(performance, "interactionCount"));
  const slowest = new Map<number, Interaction>();
  for (const entry of entries) {
    if (entry.duration > (slowest.get(entry.id)?.duration ?? -1)) slowest.set(entry.id, entry);
  }
  return { slow: [...slowest.values()].sort((a, b) => b.duration - a.duration), count };
}

/** Works through a day in the built product, with real keys and clicks, and prints its figures. */
async function main(): Promise<void> {
  await prepareFirstData();
  const product = await startProductProcess();
  const browser = await launchBrowser({ isLongLived: true });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "en",
    });
    const page = await context.newPage();
    await page.addInitScript(observe);
    const login = `${product.url}/system-api/api/login/login`;
    const data = { username: "admin", password, code: "" };
    const answer: { data: { token: string } } = await (
      await context.request.post(login, { data })
    ).json();
    await context.addCookies([
      { url: product.url, name: "Admin-Token", value: answer.data.token, sameSite: "Strict" },
    ]);
    await page.goto(`${product.url}/dashboard`);
    await workDay(page);
    const { slow, count } = await interactionsOf(page);
    const at = (share: number): string => {
      const duration = slow[Math.floor(count * (1 - share))]?.duration;
      return duration === undefined ? "under 16 ms" : `${duration} ms`;
    };
    process.stdout.write(
      `${count} interactions. To the next paint: median ${at(0.5)}, 75th percentile ${at(0.75)}, ` +
        `98th percentile ${at(0.98)} (at most ${goal} ms), longest ${at(1)}.\n`,
    );
    console.table(slow.slice(0, mostPrinted).map(({ id: _, ...shown }) => shown));
  } finally {
    await browser.close();
    await product.stop();
  }
}

// The work runs at the top level and not in a function called later, since Vite's module loader
// closes once this module has been evaluated.
await main();
