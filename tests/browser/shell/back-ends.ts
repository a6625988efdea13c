import { describe } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { startProduct } from "../../support/product.ts";
import { openPlace, type Place } from "../place.ts";

/** What the shell must live with (decisions, two ways to run). */
const backEnds = {
  embedded: { name: "on the embedded service", start: () => startProduct() },
  other: { name: "on another back end", start: () => startContractProduct() },
};

/** `BACK_ENDS=other` runs each suite of the shell on that one, `BACK_ENDS=all` on both. */
const asked = process.env.BACK_ENDS ?? "embedded";
const chosen = Object.entries(backEnds).filter(([name]) => asked === "all" || asked === name);

/**
 * Runs a suite of the shell's tests on each back end that was asked for, which is told whether that
 * is the product's own service: some tests are of that alone.
 */
export function onEveryBackEnd(suite: (place: Place, isEmbedded: boolean) => void): void {
  for (const [back, { name, start }] of chosen) {
    describe(name, () => suite(openPlace(start), back === "embedded"));
  }
}
