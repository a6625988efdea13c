import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../support/first-start.ts";
import { shows } from "../../shows.ts";
import { openPlaceOfOwnPages } from "../own-page-files.ts";

const body = {
  kind: "table",
  title: "Jobs",
  rows: "culturalGroup.page",
  every: 600,
  columns: ["name"],
  search: [],
  toolbar: [{ label: "New", open: { kind: "form", submit: "culturalGroup.add" } }],
};

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;
let reads = 0;
/** For each read, whether its request is marked as a background refresh. */
const unasked: boolean[] = [];

beforeAll(async () => {
  await addPage("made/jobs", { title: "Jobs", body });
  // A test switches the network off, which fails whatever is being requested at that moment.
  const visitor = await place.staySignedIn({ password, expectsFailures: true });
  page = visitor.page;
  await page.clock.install();
  await visitor.open("/made/jobs");
  await page.getByText("refreshes every 600 s").waitFor();
  await page.evaluate(() => {
    const { setTimeout } = window;
    const counted: typeof window & { waits?: number } = window;
    counted.waits = 0;
    const counting = (run: TimerHandler, delay?: number) => {
      if (delay === 600_000) counted.waits = (counted.waits ?? 0) + 1;
      return setTimeout(run, delay);
    };
    window.setTimeout = Object.assign(counting, setTimeout);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/cultural-group/page")) {
      reads += 1;
      unasked.push(request.headers()["x-unasked"] === "1");
    }
  });
});

/** Expects the given number of reads since the test began. */
const isRead = (times: number) => expect.poll(() => reads).toBe(times);

/** Expects that the next read is waited for, which begins once the last one is answered. */
const isWaiting = (times: number) =>
  expect
    .poll(() => page.evaluate(() => (window as typeof window & { waits?: number }).waits))
    .toBe(times);

it("what a block shows is read again by itself", async () => {
  await page.clock.fastForward(600_000);
  await isRead(1);
  await isWaiting(1);
  await page.clock.fastForward(600_000);
  await isRead(2);
});

it("no session lasts longer by that, but by what somebody has asked for", async () => {
  expect(unasked).toEqual([true, true]);
  await page.getByRole("button", { name: "Refresh" }).click();
  await isRead(3);
  expect(unasked).toEqual([true, true, false]);
});

it("nothing is read while something of it is edited", async () => {
  await page.getByRole("button", { name: "New" }).click();
  await page.getByRole("dialog").getByLabel("Group name").fill("Zebras");
  await shows(page.getByText("paused"));
  await page.clock.fastForward(6_000_000);
  expect(reads).toBe(3);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await shows(page.getByText("refreshes every 600 s"));
  await page.clock.fastForward(600_000);
  await isRead(4);
});

it("nothing is read without a network, and again once there is one", async () => {
  await page.context().setOffline(true);
  await shows(page.getByText("paused"));
  await page.clock.fastForward(6_000_000);
  expect(reads).toBe(4);
  await page.context().setOffline(false);
  await shows(page.getByText("refreshes every 600 s"));
  await page.clock.fastForward(600_000);
  await expect.poll(() => reads).toBeGreaterThan(4);
});
