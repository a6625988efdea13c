import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { hold } from "../hold.ts";
import { openPlace } from "../place.ts";
import { hasFocus } from "../shell/focus.ts";
import { go } from "../shell/frame.ts";
import { hides } from "../shows.ts";
import { pathOf, sourceOf } from "./shared-records.ts";
import { confirm, editor } from "./shared-sources.ts";
import { dialogOf } from "./shared-write.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ password }));
});

/**
 * Makes a page of two versions with a draft of the person at this window, who opens the dialog to
 * publish it, and returns the calls of the person at the other window.
 */
async function opened(title: string, shows = () => differs("Two.", "Mine.")) {
  const { product } = place;
  const token = await product.signIn("sofia.super");
  const path = pathOf(title);
  for (const part of ["One.", "Two."]) {
    await product.ask("page.saveDraft", { path, source: sourceOf(`${title} ${part}`) });
    await product.ask("page.publish", { path });
  }
  await product.ask("page.saveDraft", { path, source: sourceOf(`${title} Mine.`) });
  await go({ page }, `/system/screens/edit?page=${path}`);
  await editor(page).waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await shows();
  return {
    save: () =>
      product.ask("page.saveDraft", { path, source: sourceOf(`${title} Theirs.`) }, { token }),
    publish: () => product.ask("page.publish", { path }, { token }),
    rollBack: () => product.ask("page.rollback", { path, version: 1 }, { token }),
    discard: () => product.ask("page.discardDraft", { path }, { token }),
    remove: () => product.ask("page.del", { path }, { token }),
    published: async () => (await product.ask("page.getOne", { path })).source,
    drafted: async () => (await product.ask("page.getOne", { path, draft: true })).source,
  };
}

/** Waits until the dialog shows the difference between two titles that end so. */
async function differs(before: string, after: string): Promise<void> {
  const changes = dialogOf(page).getByRole("region", { name: "What changes for everyone" });
  await changes.getByText(new RegExp(`${before}.*${after}`)).waitFor();
}

const publishHere = () => confirm(page, "Publish", "page.publish");
const told = () => dialogOf(page).getByRole("alert");

/** Waits until the dialog's button can be pressed, or cannot. */
const isEnabled = (wanted: boolean): Promise<void> =>
  expect
    .poll(() => dialogOf(page).getByRole("button", { name: "Publish", exact: true }).isEnabled())
    .toBe(wanted);
const theyChanged = /^Sofía Herrera has changed this in the meantime/;

describe("The dialog that publishes a page", () => {
  it("replaces no version that another window has rolled back to since", async () => {
    const title = "Rolled back.";
    const { rollBack, published } = await opened(title);
    await rollBack();
    expect(await publishHere()).toBe(answerCodes.changedMeanwhile);
    await told().getByText(theyChanged).waitFor();
    expect(await published()).toBe(sourceOf(`${title} One.`));
    await differs("One.", "Mine.");
    expect(await publishHere()).toBe(20_000);
    await hides(dialogOf(page));
    expect(await published()).toBe(sourceOf(`${title} Mine.`));
  });

  it.each([
    ["", false],
    [" and this window, looked at again, shows", true],
  ])("publishes no draft that another window has saved%s since", async (_shows, isLookedAt) => {
    const title = `Saved ${isLookedAt}.`;
    const { save, published } = await opened(title);
    await save();
    if (isLookedAt) {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await differs("Two.", "Theirs.");
    }
    expect(await publishHere()).toBe(answerCodes.changedMeanwhile);
    await told().getByText(theyChanged).waitFor();
    expect(await published()).toBe(sourceOf(`${title} Two.`));
    await differs("Two.", "Theirs.");
    expect(await publishHere()).toBe(20_000);
    await hides(dialogOf(page));
    expect(await published()).toBe(sourceOf(`${title} Theirs.`));
  });

  it("waits after a refusal until what others have saved is shown", async () => {
    const title = "Shown late.";
    const { save, published } = await opened(title);
    await save();
    const { begun, release } = await hold(page, "**/api/page/getOne");
    expect(await publishHere()).toBe(answerCodes.changedMeanwhile);
    await told().getByText(theyChanged).waitFor();
    await begun;
    await isEnabled(false);
    release();
    await differs("Two.", "Theirs.");
    await isEnabled(true);
    await hasFocus(dialogOf(page).getByRole("button", { name: "Publish", exact: true }));
    expect(await published()).toBe(sourceOf(`${title} Two.`));
    expect(await publishHere()).toBe(20_000);
    await hides(dialogOf(page));
    expect(await published()).toBe(sourceOf(`${title} Theirs.`));
  });

  it("waits until what was typed last is saved, with what others have saved before", async () => {
    const { product } = place;
    const token = await product.signIn("sofia.super");
    const title = "Merged.";
    const path = pathOf(title);
    const inLines = (part: string) =>
      JSON.stringify(JSON.parse(sourceOf(`${title} ${part}`)), null, 2);
    await product.ask("page.saveDraft", { path, source: inLines("One.") });
    await product.ask("page.publish", { path });
    await product.ask("page.saveDraft", { path, source: inLines("Mine.") });
    await go({ page }, `/system/screens/edit?page=${path}`);
    await editor(page).click();
    const { begun, release } = await hold(page, "**/api/page/saveDraft");
    await product.ask("page.saveDraft", { path, source: inLines("Theirs.") }, { token });
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText(" ");
    await begun;
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await differs("One.", "Mine.");
    await isEnabled(false);
    release();
    await differs("One.", "Theirs.");
    expect(await publishHere()).toBe(20_000);
    await hides(dialogOf(page));
    expect((await product.ask("page.getOne", { path })).source).toBe(`${inLines("Theirs.")} `);
  });

  it("asks again for the page that it replaces where that could not be read", async () => {
    const title = "Read late.";
    const reads = "**/api/page/getOne";
    const failure = { code: 50000, msg: "Not now.", data: null };
    await page.route(reads, (route) =>
      "draft" in route.request().postDataJSON()
        ? route.continue()
        : route.fulfill({ json: failure }),
    );
    const { published } = await opened(title, () => told().getByText("Not now.").waitFor());
    await page.unroute(reads);
    await dialogOf(page).getByRole("button", { name: "Publish", exact: true }).click();
    await differs("Two.", "Mine.");
    expect(await publishHere()).toBe(20_000);
    await hides(dialogOf(page));
    expect(await published()).toBe(sourceOf(`${title} Mine.`));
  });

  /** Closes the dialog and saves the own text, which is still there, as a new draft. */
  async function keepMine(): Promise<void> {
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Save as a new draft" }).click();
    await hides(page.getByRole("button", { name: "Save as a new draft" }));
  }

  it("names who has published another draft since", async () => {
    const title = "Published.";
    const { save, publish, published, drafted } = await opened(title);
    await save();
    await publish();
    expect(await publishHere()).toBe(answerCodes.changedMeanwhile);
    await told().getByText(theyChanged).waitFor();
    expect(await published()).toBe(sourceOf(`${title} Theirs.`));
    await differs("Theirs.", "Mine.");
    await keepMine();
    await expect.poll(drafted).toBe(sourceOf(`${title} Mine.`));
  });

  it("names who has discarded the draft since", async () => {
    const title = "Discarded.";
    const { discard, published, drafted } = await opened(title);
    await discard();
    expect(await publishHere()).toBe(answerCodes.changedMeanwhile);
    await told().getByText(theyChanged).waitFor();
    expect(await published()).toBe(sourceOf(`${title} Two.`));
    await differs("Two.", "Mine.");
    await keepMine();
    await expect.poll(drafted).toBe(sourceOf(`${title} Mine.`));
  });

  it("names who has deleted the page since", async () => {
    const { remove } = await opened("Deleted.");
    await remove();
    expect(await publishHere()).toBe(answerCodes.notFound);
    await told().getByText("Sofía Herrera has deleted this in the meantime").waitFor();
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  });
});
