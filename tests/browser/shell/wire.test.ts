import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { frameOf, go } from "./frame.ts";
import { once } from "./once.ts";

/** Holds a response until it is released. */
function held(page: Page, address: string, answer: Parameters<Route["fulfill"]>[0]) {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isAsked = page.route(address, async (route) => {
    await free;
    // The requesting page may have aborted the call meanwhile.
    await route.fulfill(answer).catch(() => undefined);
  });
  return { isAsked, letGo };
}

const succeeded = "The operation succeeded.";

/** The profile dialog, a form that sends a write when it is saved. */
async function openProfile({ page }: Visitor): Promise<Locator> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Personal profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Personal profile" });
  await dialog.getByRole("textbox", { name: "Full name" }).waitFor();
  return dialog;
}

/** Stops the clock of a page until the test moves it forward. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** A visitor with the profile open, whose clock only runs when the test moves it forward. */
async function visitProfile(place: Place) {
  const visitor = await place.staySignedIn();
  const dialog = await openProfile(visitor);
  await stopClock(visitor.page);
  return { visitor, page: visitor.page, dialog };
}

/** Waits until effects that follow the drawing, such as the start of a timer, have run. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _turn of [1, 2, 3]) {
      const { port1, port2 } = new MessageChannel();
      const isDone = new Promise((done) => port1.addEventListener("message", done, { once: true }));
      port1.start();
      port2.postMessage(null);
      await isDone;
    }
  });
}

/** Checks that a toast is shown for the given time and no longer. */
async function expectToastFor(page: Page, toast: Locator, milliseconds: number): Promise<void> {
  await toast.waitFor();
  await drawn(page);
  await page.clock.runFor(milliseconds - 100);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(200);
  await toast.waitFor({ state: "detached" });
}

const update = "**/api/member/update";

function toasts(visit: () => ReturnType<typeof visitProfile>): void {
  describe("a toast (specification section 8)", () => {
    it("shows for 5 s, in red, what any other code brings: its msg, its message, else Error", async () => {
      const { page, dialog } = await visit();
      for (const [json, message] of [
        [{ code: 1, msg: "Said in msg.", message: "Elsewhere." }, "Said in msg."],
        [{ code: 4000, message: "Said in message." }, "Said in message."],
        [{ code: 20001 }, "Error"],
      ] as const) {
        await page.route(update, (route) => route.fulfill({ json }));
        await dialog.getByRole("button", { name: "Save" }).click();
        await page.locator("[data-icon=close-circle]").first().waitFor();
        await expectToastFor(page, page.getByText(message, { exact: true }), 5_000);
        expect(await dialog.isVisible()).toBe(true);
        await page.unroute(update);
      }
    });

    it("shows the message of a network error for 5 s", async () => {
      const { visitor, page, dialog } = await visit();
      await page.route(update, (route) => route.abort());
      await dialog.getByRole("button", { name: "Save" }).click();
      const toast = page.getByText("Network error: the service could not be reached.");
      await expectToastFor(page, toast, 5_000);
      await page.unroute(update);
      expect(visitor.complaints.splice(0)).toHaveLength(1);
    });

    it("says for 2 s which record was changed, after a write", async () => {
      const { page, dialog } = await visit();
      await page.route(update, (route) => route.fulfill({ json: { code: 0 } }));
      await dialog.getByRole("button", { name: "Save" }).click();
      await expectToastFor(page, page.getByText(/^“.+” changed$/), 2_000);
      await page.unroute(update);
    });
  });
}

const groups = "**/cultural-group/page?*";
const departments = "**/points-sys-dept/**";

function reads(visit: Visit): void {
  describe("a read (specification section 8)", () => {
    it("succeeds in silence, unless it answers a code from 3001 to 3999", async () => {
      const visitor = await visit();
      const { page } = visitor;
      let code = 0;
      await page.route(groups, (route) =>
        route.fulfill({ json: { code, data: { records: [], total: 0, current: 1, size: 20 } } }),
      );
      await go(visitor, "/points/cultural-group");
      await page.getByText("There is nothing here yet.").waitFor();
      expect(await page.getByText(succeeded).count()).toBe(0);
      code = 3500;
      await frameOf(visitor).reload("Cultural groups");
      await page.getByText(succeeded).waitFor();
      await page.unroute(groups);
    });

    it("that failed says why in its place too, where it stays: a toast is soon gone", async () => {
      const visitor = await visit();
      const { page } = visitor;
      let isBroken = true;
      await page.route(departments, (route) =>
        isBroken ? route.fulfill({ json: { code: 500, msg: "Out of order." } }) : route.continue(),
      );
      await go(visitor, "/points/department");
      await page.getByText("The data could not be loaded.").waitFor();
      await shows(page.getByRole("main").getByRole("alert").getByText("Out of order."));
      isBroken = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("The data could not be loaded.").waitFor({ state: "detached" });
      await page.unroute(departments);
    });
  });
}

function timeOut(visit: Visit): void {
  describe("the time-out", () => {
    it("of every call is 50 000 ms, after which a message says so (sections 7, 9)", async () => {
      const visitor = await visit();
      const { page } = visitor;
      const dialog = await openProfile(visitor);
      const unanswered = held(page, update, {});
      await unanswered.isAsked;
      await page.evaluate(() => {
        const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, "timeout");
        // The clock runs a thousand times as fast, so that the test need not wait.
        Object.defineProperty(XMLHttpRequest.prototype, "timeout", {
          ...timeout,
          set(milliseconds: number) {
            Object.assign(window, { timeouts: milliseconds });
            timeout?.set?.call(this, milliseconds / 1000);
          },
        });
      });
      await dialog.getByRole("button", { name: "Save" }).click();
      // What is read again by itself has no more time, and says so in its own place.
      await page.getByText("The service did not respond in time.").first().waitFor();
      expect(await page.evaluate(() => Reflect.get(window, "timeouts"))).toBe(50_000);
      unanswered.letGo();
      await page.unroute(update);
    });
  });
}

const months = "**/task/saveMonthAvgPoints*";

function files(visit: Visit): void {
  describe("a file (specification section 8)", () => {
    /** Requests the averages of a month, which the service answers in a special form. */
    async function compute(
      visitor: Visitor,
      month: string,
      answer: Parameters<Route["fulfill"]>[0],
    ): Promise<void> {
      const { page } = visitor;
      await page.route(months, (route) => route.fulfill(answer));
      await go(visitor, "/points/monthly-average");
      await page.getByRole("textbox", { name: "Month" }).fill(month);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Calculate" }).click();
    }

    it("passes through and is saved under its name", async () => {
      const visitor = await visit();
      for (const [contentType, month] of [
        ["application/pdf", "2024-02"],
        ["application/octet-stream", "2024-03"],
      ] as const) {
        const saved = visitor.page.waitForEvent("download");
        await compute(visitor, month, {
          contentType,
          headers: { "content-disposition": "attachment; filename*=UTF-8''%E6%9C%88%E6%8A%A5.pdf" },
          body: "%PDF-1.7",
        });
        expect((await saved).suggestedFilename(), contentType).toBe("月报.pdf");
        await visitor.page.unroute(months);
      }
    });

    it("that holds JSON shows the message from it", async () => {
      const visitor = await visit();
      await compute(visitor, "2024-04", {
        contentType: "application/octet-stream",
        body: '{"code":500,"msg":"There is no report for that month."}',
      });
      await shows(visitor.page.getByText("There is no report for that month."));
      await visitor.page.unroute(months);
    });
  });
}

const maskOf = (page: Page) => page.getByRole("status", { name: "One moment, please" });

function mask(visit: () => ReturnType<typeof visitProfile>): void {
  describe("the full-screen mask (specification section 7)", () => {
    it("shows while a call lasts longer than a blink, and leaves the focus where it is", async () => {
      const { page, dialog } = await visit();
      const saving = held(page, update, { json: { code: 1, msg: "Not now." } });
      await saving.isAsked;
      const name = dialog.getByRole("textbox", { name: "Full name" });
      await name.focus();
      const asked = page.waitForRequest(update);
      await name.press("Enter");
      await asked;
      await page.clock.runFor(250);
      expect(await maskOf(page).count()).toBe(0);
      await page.clock.runFor(100);
      await maskOf(page).waitFor();
      expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
      saving.letGo();
      await maskOf(page).waitFor({ state: "detached" });
      expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.getByText("Not now.").waitFor();
      await drawn(page);
      await page.clock.runFor(5_100);
      await page.getByText("Not now.").waitFor({ state: "detached" });
      await page.unroute(update);
    });
  });
}

function withoutMask(visit: Visit): void {
  it("no mask shows for calls whose payload says `loading: 'no'`, which never travels", async () => {
    const { page, open } = await visit();
    const reading = held(page, groups, { json: { code: 0, data: {} } });
    await reading.isAsked;
    await page.clock.install();
    const asked = page.waitForRequest(groups);
    await open("/dashboard");
    expect((await asked).url()).not.toContain("loading");
    await page.clock.runFor(1_000);
    expect(await maskOf(page).count()).toBe(0);
    reading.letGo();
    await page.unroute(groups);
  });
}

type Visit = () => Promise<Visitor>;

onEveryBackEnd((place) => {
  const visitStill = once(() => visitProfile(place));
  mask(visitStill);
  toasts(visitStill);
  const visit = once(() => place.staySignedIn());
  reads(visit);
  files(visit);
  timeOut(visit);
  withoutMask(visit);
});
