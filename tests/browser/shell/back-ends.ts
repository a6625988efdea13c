import { describe } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { startProduct } from "../../support/product.ts";
import { openPlace, type Place } from "../place.ts";

/** The last argument tells whether `onEveryBackEnd` chooses this back end, too. */
type Suite = (place: Place, isEmbedded: boolean, isChosen: boolean) => void;

/** The kinds of back ends that the shell must work with (decisions, two ways to run). */
const backEnds = {
  embedded: { name: "on the embedded service", start: () => startProduct() },
  other: { name: "on another back end", start: () => startContractProduct() },
};

/**
 * The back ends that the shell's suites run on: `BACK_ENDS=other` chooses the other back end,
 * `BACK_ENDS=all` both.
 */
const asked = process.env.BACK_ENDS;

/**
 * Runs a suite of the shell's tests on each chosen back end, by default on the embedded service
 * alone. The suite is told whether the back end is the product's own service, since some tests only
 * apply to that.
 */
export function onEveryBackEnd(suite: Suite): void {
  runOn(asked ?? "embedded", suite);
}

/**
 * Runs a suite as `onEveryBackEnd` does, by default on both back ends: what only the browser decides
 * is tested where the back end is chosen.
 */
export function onBothBackEnds(suite: Suite): void {
  runOn(asked ?? "all", suite);
}

const isIn = (chosen: string, back: string) => chosen === "all" || chosen === back;

function runOn(chosen: string, suite: Suite): void {
  for (const [back, { name, start }] of Object.entries(backEnds)) {
    if (!isIn(chosen, back)) continue;
    const isChosen = isIn(asked ?? "embedded", back);
    describe(name, () => suite(openPlace(start), back === "embedded", isChosen));
  }
}
