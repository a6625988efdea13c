import { describe } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { startProduct } from "../../support/product.ts";
import { openPlace, type Place } from "../place.ts";

/** The kinds of back ends that the shell must work with (decisions, two ways to run). */
const backEnds = {
  embedded: { name: "on the embedded service", start: () => startProduct() },
  other: { name: "on another back end", start: () => startContractProduct() },
};

/**
 * The back ends that the shell's suites run on: `BACK_ENDS=other` chooses the other back end,
 * `BACK_ENDS=all` both.
 */
const asked = process.env.BACK_ENDS ?? "embedded";
const chosen = Object.entries(backEnds).filter(([name]) => asked === "all" || asked === name);

/**
 * Runs a suite of the shell's tests on each chosen back end. The suite is told whether the back end
 * is the product's own service, since some tests only apply to that.
 */
export function onEveryBackEnd(suite: (place: Place, isEmbedded: boolean) => void): void {
  for (const [back, { name, start }] of chosen) {
    describe(name, () => suite(openPlace(start), back === "embedded"));
  }
}
