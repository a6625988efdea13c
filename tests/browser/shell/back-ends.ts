import { describe } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { startProduct } from "../../support/product.ts";
import { openPlace, type Place } from "../place.ts";

/** What the shell must live with (decisions, two ways to run). */
const backEnds = [
  { name: "on the embedded service", start: () => startProduct() },
  { name: "on another back end", start: () => startContractProduct() },
];

/** Runs a suite of the shell's tests on each back end. */
export function onEveryBackEnd(suite: (place: Place) => void): void {
  describe.each(backEnds)("$name", ({ start }) => suite(openPlace(start)));
}
