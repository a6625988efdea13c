import { describe } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { startProduct } from "../../support/product.ts";
import { openPlace, type Place } from "../place.ts";

/** What the shell must live with (decisions, two ways to run). */
const backEnds = [
  { name: "on the embedded service", start: () => startProduct() },
  { name: "on another back end", start: () => startContractProduct() },
];

/** `BACK_ENDS=all` runs each suite of the shell on both; that takes half an hour on two cores. */
const chosen = process.env.BACK_ENDS === "all" ? backEnds : backEnds.slice(0, 1);

/** Runs a suite of the shell's tests on each back end that was asked for. */
export function onEveryBackEnd(suite: (place: Place) => void): void {
  for (const { name, start } of chosen) describe(name, () => suite(openPlace(start)));
}
