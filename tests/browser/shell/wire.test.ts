import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";

/** Holds an answer back until it is let go. */
function held(page: Page, address: string, answer: Parameters<Route["fulfill"]>[0]) {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isAsked = page.route(address, async (route) => {
    await free;
    await route.fulfill(answer);
  });
  return { isAsked, letGo };
}

const succeeded = "The operation succeeded.";

/** The profile dialog: a form whose saving is a write. */
async function openProfile({ page }: Visitor): Promise<Locator> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Personal profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Personal profile" });
  await dialog.getByRole("textbox", { name: "Full name" }).waitFor();
  return dialog;
}

/** The clock of a page, which from now on stands still unless it is told to go on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

function toasts(place: Place): void {
  describe("a toast (specification section 8)", () => {
    it("says for 2 s that the operation succeeded, after a write", async () => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      await page.route("**/api/member/update", (route) => route.fulfill({ json: { code: 0 } }));
      const dialog = await openProfile(visitor);
      await stopClock(page);
      await dialog.getByRole("button", { name: "Save" }).click();
      await page.getByText(succeeded).waitFor();
      await page.clock.runFor(1_900);
      expect(await page.getByText(succeeded).count()).toBe(1);
      await page.clock.runFor(200);
      await page.getByText(succeeded).waitFor({ state: "detached" });
    });

    it("says so after a read that answers a code from 3001 to 3999, and after no other", async () => {
      const { page, open } = await place.visitSignedIn();
      let code = 0;
      await page.route("**/cultural-group/page?*", (route) =>
        route.fulfill({ json: { code, data: { records: [], total: 0, current: 1, size: 20 } } }),
      );
      await open("/points/cultural-group");
      await page.getByText("There is nothing here yet.").waitFor();
      expect(await page.getByText(succeeded).count()).toBe(0);
      code = 3500;
      await open("/points/cultural-group");
      await page.getByText(succeeded).waitFor();
    });

    it.each([
      ["its msg", { code: 1, msg: "Said in msg.", message: "Elsewhere." }, "Said in msg."],
      ["its message", { code: 4000, message: "Said in message." }, "Said in message."],
      ["else Error", { code: 20001 }, "Error"],
    ])("shows for 5 s, in red, what any other code brings: %s", async (_which, json, message) => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      await page.route("**/api/member/update", (route) => route.fulfill({ json }));
      const dialog = await openProfile(visitor);
      await stopClock(page);
      await dialog.getByRole("button", { name: "Save" }).click();
      const toast = page.getByText(message, { exact: true });
      await toast.waitFor();
      await page.getByRole("img", { name: "close-circle" }).first().waitFor();
      await page.clock.runFor(4_900);
      expect(await toast.count()).toBe(1);
      await page.clock.runFor(200);
      await toast.waitFor({ state: "detached" });
      expect(await dialog.isVisible()).toBe(true);
    });

    it("shows the message of a network error for 5 s", async () => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      await page.route("**/api/member/update", (route) => route.abort());
      const dialog = await openProfile(visitor);
      await stopClock(page);
      await dialog.getByRole("button", { name: "Save" }).click();
      const toast = page.getByText("Network error: the service could not be reached.");
      await toast.waitFor();
      await page.clock.runFor(4_900);
      expect(await toast.count()).toBe(1);
      await page.clock.runFor(200);
      await toast.waitFor({ state: "detached" });
      expect(visitor.complaints.splice(0)).toHaveLength(1);
    });

    it("is all that says why a read failed: the block offers to try again", async () => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      let isBroken = true;
      await page.route("**/points-sys-dept/**", (route) =>
        isBroken ? route.fulfill({ json: { code: 500, msg: "Out of order." } }) : route.continue(),
      );
      await visitor.open("/points/department");
      await page.getByText("The data could not be loaded.").waitFor();
      expect(await page.getByText("Out of order.").count()).toBe(1);
      isBroken = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("The data could not be loaded.").waitFor({ state: "detached" });
    });
  });
}

function timeOut(place: Place): void {
  describe("the time-out", () => {
    it("of every call is 50 000 ms, after which a message says so (sections 7, 9)", async () => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      const dialog = await openProfile(visitor);
      const unanswered = held(page, "**/api/member/update", {});
      await unanswered.isAsked;
      await page.evaluate(() => {
        const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, "timeout");
        // A thousand times as fast, so that nobody waits.
        Object.defineProperty(XMLHttpRequest.prototype, "timeout", {
          ...timeout,
          set(milliseconds: number) {
            Object.assign(window, { timeouts: milliseconds });
            timeout?.set?.call(this, milliseconds / 1000);
          },
        });
      });
      await dialog.getByRole("button", { name: "Save" }).click();
      await page.getByText("The service did not answer in time.").waitFor();
      expect(await page.evaluate(() => Reflect.get(window, "timeouts"))).toBe(50_000);
      unanswered.letGo();
    });
  });
}

function files(place: Place): void {
  describe("a file (specification section 8)", () => {
    async function compute(visitor: Visitor, answer: Parameters<Route["fulfill"]>[0]) {
      await visitor.page.route("**/task/saveMonthAvgPoints*", (route) => route.fulfill(answer));
      await visitor.open("/points/monthly-average");
      await visitor.page.getByRole("textbox", { name: "Month" }).fill("2024-02");
      await visitor.page.keyboard.press("Enter");
      await visitor.page.getByRole("button", { name: "Compute" }).click();
    }

    it.each(["application/pdf", "application/octet-stream"])(
      "%s passes through and is saved under its name",
      async (contentType) => {
        const visitor = await place.visitSignedIn();
        const saved = visitor.page.waitForEvent("download");
        await compute(visitor, {
          contentType,
          headers: { "content-disposition": "attachment; filename*=UTF-8''%E6%9C%88%E6%8A%A5.pdf" },
          body: "%PDF-1.7",
        });
        expect((await saved).suggestedFilename()).toBe("月报.pdf");
      },
    );

    it("that holds JSON shows the message from it", async () => {
      const visitor = await place.visitSignedIn();
      await compute(visitor, {
        contentType: "application/octet-stream",
        body: '{"code":500,"msg":"There is no report for that month."}',
      });
      await visitor.page.getByText("There is no report for that month.").waitFor();
    });
  });
}

function emptyData(place: Place): void {
  describe("empty data (specification section 8)", () => {
    it.each([
      ["user info", "**/api/member/userInfo"],
      ["role data", "**/api/member/getRoleGroup"],
    ])("of %s says: Verification failed, please Login again.", async (_which, address) => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      await page.route(address, (route) => route.fulfill({ json: { code: 20000, data: {} } }));
      await page.reload();
      await page.getByText("Verification failed, please Login again.").waitFor();
      await page.waitForURL("**/login?redirect=*");
    });
  });
}

function mask(place: Place): void {
  describe("the full-screen mask (specification section 7)", () => {
    const maskOf = (page: Page) => page.getByRole("status", { name: "One moment, please" });

    it("shows while a call lasts longer than a blink, and leaves the focus where it is", async () => {
      const visitor = await place.visitSignedIn();
      const { page } = visitor;
      const saving = held(page, "**/api/member/update", { json: { code: 1, msg: "Not now." } });
      await saving.isAsked;
      const dialog = await openProfile(visitor);
      await stopClock(page);
      const name = dialog.getByRole("textbox", { name: "Full name" });
      await name.focus();
      const asked = page.waitForRequest("**/api/member/update");
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
    });

    it("stays away from calls whose payload says `loading: 'no'`, which never travels", async () => {
      const { page, open } = await place.visitSignedIn();
      await open("/dashboard");
      const reading = held(page, "**/cultural-group/page?*", { json: { code: 0, data: {} } });
      await reading.isAsked;
      await page.clock.install();
      const asked = page.waitForRequest("**/cultural-group/page?*");
      await page.reload();
      expect((await asked).url()).not.toContain("loading");
      await page.clock.runFor(1_000);
      expect(await maskOf(page).count()).toBe(0);
      reading.letGo();
    });
  });
}

onEveryBackEnd((place) => {
  toasts(place);
  timeOut(place);
  files(place);
  emptyData(place);
  mask(place);
});
