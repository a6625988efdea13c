import { describe } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { startProduct } from "../../support/product.ts";
import { openPlace, type Place } from "../place.ts";

type Suite = (place: Place, isEmbedded: boolean) => void;

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

/** Runs a suite as `onEveryBackEnd` does, by default on both back ends. */
export function onBothBackEnds(suite: Suite): void {
  runOn(asked ?? "all", suite);
}

function runOn(chosen: string, suite: Suite): void {
  for (const [back, { name, start }] of Object.entries(backEnds)) {
    if (chosen !== "all" && chosen !== back) continue;
    describe(name, () => suite(openPlace(start), back === "embedded"));
  }
}
