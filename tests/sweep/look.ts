import type { Page } from "playwright-core";
import { violationsOf } from "../browser/axe.ts";
import * as contrast from "./in-page/contrast.ts";
import * as standing from "./in-page/standing.ts";

/** What the sweep looks for. */
export const faultSorts = ["scroll", "cut", "overlap", "target", "contrast", "shift"] as const;

/** Something that a look at a page found wrong, and where. */
export interface Fault {
  sort: (typeof faultSorts)[number];
  what: string;
}

type Find = (top: Element, pieces: readonly standing.Piece[]) => standing.Found[];

/** What finds faults of each sort; they run in the page, told to it as text. */
const finders: readonly (readonly [Fault["sort"], Find])[] = [
  ["scroll", standing.scrolledSideways],
  ["cut", standing.cutTexts],
  ["overlap", standing.overlappingTexts],
  ["target", standing.smallTargets],
  ["contrast", contrast.faintTexts],
];

const calls = finders.map(([sort, { name }]) => `...told("${sort}", ${name}(top, pieces))`);

const program = `(() => {
  ${[...Object.values(standing), ...Object.values(contrast)].join("\n")}
  const told = (sort, found) =>
    found.map(([element, more]) => ({ sort, what: nameOf(element) + " " + more }));
  const top = topLayer();
  const pieces = piecesIn(top);
  return [${calls}];
})()`;

/** The largest sum of layout shifts that opening something may bring. */
const largestShift = 0.02;

/** Has a page note what shifts from now on by itself; to be called before it loads. */
export async function followShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        const [first]: { node?: Node }[] = Reflect.get(entry, "sources");
        const part = first?.node?.textContent ?? "";
        shifts.push({ value: Number(Reflect.get(entry, "value")), part: part.slice(0, 60) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

interface Shift {
  /** How much of the window moved how far, as the browsers count it. */
  value: number;
  part: string;
}

/** What has shifted since it was last asked. */
export async function shiftsOf(page: Page): Promise<Fault[]> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const said = shifts.map(({ value, part }) => `${value.toFixed(3)} “${part}”`);
  return sum > largestShift ? [{ sort: "shift", what: said.join(", ") }] : [];
}

/** What is wrong with how a page stands. */
export const faultsOf = (page: Page): Promise<Fault[]> => page.evaluate(program);

/** What else axe finds too faint, as over pictures. */
export async function faintByAxe(page: Page): Promise<Fault[]> {
  const found = await violationsOf(page, ["color-contrast"]);
  return found.map((what) => ({ sort: "contrast", what }));
}
