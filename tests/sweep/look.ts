import type { Page } from "playwright-core";
import { violationsOf } from "../browser/axe.ts";
import * as contrast from "./in-page/contrast.ts";
import * as standing from "./in-page/standing.ts";

/** The kinds of faults that the sweep looks for. */
export const faultSorts = ["scroll", "cut", "overlap", "target", "contrast", "shift"] as const;

/** A fault that was found on a page, and its place. */
export interface Fault {
  sort: (typeof faultSorts)[number];
  what: string;
}

type Find = (top: Element, pieces: readonly standing.Piece[]) => standing.Found[];

/** The functions that find each kind of fault; their source text is sent to the page. */
const finders: readonly (readonly [Fault["sort"], Find])[] = [
  ["scroll", standing.scrolledSideways],
  ["cut", standing.cutTexts],
  ["overlap", standing.overlappingTexts],
  ["target", standing.smallTargets],
  ["contrast", contrast.faintTexts],
  ["contrast", contrast.faintBoxes],
];

const calls = finders.map(([sort, { name }]) => `...told("${sort}", ${name}(top, pieces))`);

/** A program that may use the functions of the folder `in-page`. */
const programOf = (body: string) => `(() => {
  ${[...Object.values(standing), ...Object.values(contrast)].join("\n")}
  ${body}
})()`;

const faultsProgram = programOf(`
  const told = (sort, found) =>
    found.map(([element, more]) => ({ sort, what: nameOf(element) + " " + more }));
  const top = topLayer();
  const pieces = piecesIn(top);
  return [${calls}];`);

const appearancesProgram = programOf("return appearances(piecesIn(document.body))");

/** The greatest sum of layout shifts allowed when something opens. */
const largestShift = 0.02;

/** Makes a page record layout shifts from now on; it must be called before the page loads. */
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
  /** The score of layout shifts as browsers define it: how much of the window moved how far. */
  value: number;
  part: string;
}

/** The layout shifts since the last call. */
export async function shiftsOf(page: Page): Promise<Fault[]> {
  const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const said = shifts.map(({ value, part }) => `${value.toFixed(3)} “${part}”`);
  return sum > largestShift ? [{ sort: "shift", what: said.join(", ") }] : [];
}

/** The faults in the layout of a page. */
export const faultsOf = (page: Page): Promise<Fault[]> => page.evaluate(faultsProgram);

/** The appearances of texts in which axe found no fault; they look the same in every language. */
const judged = new Set<string>();

/**
 * Further contrast faults that axe finds, such as texts over images. Since axe takes longer than
 * all else, a page is spared where it has only appearances that were judged before.
 */
export async function faintByAxe(page: Page): Promise<Fault[]> {
  const seen: string[] = await page.evaluate(appearancesProgram);
  if (seen.every((appearance) => judged.has(appearance))) return [];
  const found = await violationsOf(page, ["color-contrast"]);
  if (found.length === 0) for (const appearance of seen) judged.add(appearance);
  return found.map((what) => ({ sort: "contrast", what }));
}
