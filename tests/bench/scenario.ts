import type { Browser, Page } from "playwright-core";

/** One of those that are compared: it takes the same steps on a page of its own. */
export interface Contestant {
  name: string;
  /** Opens its page and brings it to where the steps begin. */
  open(browser: Browser): Promise<Page>;
  /** Takes all steps once; answers the times of each in milliseconds. */
  round(page: Page): Promise<Readonly<Record<string, readonly number[]>>>;
}

/** What is compared, and how it is set up. */
export interface Scenario {
  name: string;
  /** What is done, in a line. */
  title: string;
  /** Builds and serves what the contestants need; the one all others are held against comes first. */
  start(): Promise<{ contestants: readonly Contestant[]; stop(): Promise<void> }>;
}
