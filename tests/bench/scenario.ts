import type { Browser, Page } from "playwright-core";
import type { Taken } from "./paint.ts";

/** The times that each step of a round took, one for each time the step was taken. */
export type RoundTimes = Readonly<Record<string, readonly Taken[]>>;

/** One of the compared programs: it takes the same steps as the others on a page of its own. */
export interface Contestant {
  name: string;
  /** Opens the contestant's page and brings it to the state in which the steps begin. */
  open(browser: Browser): Promise<Page>;
  /** Takes all steps once and returns their times. `number` counts the rounds from 0. */
  round(page: Page, number: number): Promise<RoundTimes>;
}

/** A comparison of contestants and its setup. */
export interface Scenario {
  name: string;
  /** What the scenario does, in one line. */
  title: string;
  /**
   * The steps for which the product takes more than a fifth longer, and what its profile shows
   * there.
   */
  why?: string;
  /**
   * Serves the files and answers that the contestants need. The other contestants are compared with
   * the first one.
   */
  start(
    builds: Builds,
    rounds: number,
  ): Promise<{
    contestants: readonly Contestant[];
    stop(): Promise<void>;
  }>;
}

/** The folders of the built front ends. */
export interface Builds {
  byHand: string;
  product: string;
}
