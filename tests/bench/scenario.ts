import type { Browser, Page } from "playwright-core";
import type { Taken } from "./paint.ts";

/** What each step of a round took, as often as it was taken. */
export type RoundTimes = Readonly<Record<string, readonly Taken[]>>;

/** One of those that are compared: it takes the same steps on a page of its own. */
export interface Contestant {
  name: string;
  /** Opens its page and brings it to where the steps begin. */
  open(browser: Browser): Promise<Page>;
  /** Takes all steps once; answers what each took. `number` counts the rounds from 0. */
  round(page: Page, number: number): Promise<RoundTimes>;
}

/** What is compared, and how it is set up. */
export interface Scenario {
  name: string;
  /** What is done, in a line. */
  title: string;
  /** Where the product takes more than a fifth longer, and what its profile shows there. */
  why?: string;
  /** Serves what the contestants need; the one all others are held against comes first. */
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
