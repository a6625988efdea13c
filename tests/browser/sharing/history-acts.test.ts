import { resolve } from "node:path";
import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { answerCodes } from "../../../src/catalogue/answer-codes.ts";
import { password } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";
import { openPlace } from "../place.ts";
import { go } from "../shell/frame.ts";
import { hides } from "../shows.ts";
import { hearNothing } from "./hear-nothing.ts";
import { type Make, pathOf, type SharedRecord, sourceOf } from "./shared-records.ts";
import {
  confirm,
  editor,
  type HistoryButton,
  openHistory,
  pageOfVersions,
  pageWithDraft,
  pressInHistory,
} from "./shared-sources.ts";
import { dialogOf, goneByThem } from "./shared-write.ts";

const place = openPlace(() =>
  startService({ configuration: { clientDirectory: resolve("dist/client") } }),
);
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ password }));
  await hearNothing(page);
});

/** Makes a page, which this window opens in the editor. */
async function edited(make: Make, title: string): Promise<SharedRecord> {
  const { product } = place;
  const token = await product.signIn("sofia.super");
  const record = await make(
    { service: product, call: (id, request) => product.ask(id, request, { token }) },
    title,
  );
  await go({ page }, `/system/screens/edit?page=${pathOf(title)}`);
  await editor(page).waitFor();
  return record;
}

interface Act {
  button: HistoryButton;
  operation: "page.discardDraft" | "page.del" | "page.rollback";
  make: Make;
  /** The source that everybody sees after the act; `undefined` if it deletes the page. */
  shown: ((title: string) => string) | undefined;
}

const acts: Act[] = [
  {
    button: "Discard draft",
    operation: "page.discardDraft",
    make: pageWithDraft(true),
    shown: sourceOf,
  },
  {
    button: "Delete screen",
    operation: "page.del",
    make: pageWithDraft(true),
    shown: undefined,
  },
  {
    button: "Roll back to this version",
    operation: "page.rollback",
    make: pageOfVersions,
    shown: sourceOf,
  },
];

describe.each(acts)("$button in the history of a page", ({ button, operation, make, shown }) => {
  it("takes nothing away that another window has saved after what is seen here", async () => {
    const title = `${button} unseen.`;
    const { change, now } = await edited(make, title);
    const isRollback = operation === "page.rollback";
    // A rollback replaces the version that the history shows, the others what the editor shows.
    if (isRollback) await openHistory(page);
    if (isRollback) await page.getByRole("listitem", { name: "Version 2", exact: true }).waitFor();
    await change();
    if (!isRollback) await openHistory(page);
    await pressInHistory(page, button);
    expect(await confirm(page, button, operation)).toBe(answerCodes.changedMeanwhile);
    const told = dialogOf(page).getByRole("alert");
    await told.getByText(/^Sofía Herrera has changed this in the meantime/).waitFor();
    const theirs = sourceOf(`${title} Theirs.`);
    expect(await now()).toMatchObject({ source: theirs });
    await expect.poll(() => editor(page).textContent()).toContain(`${title} Theirs.`);
    expect(await confirm(page, button, operation)).toBe(20_000);
    await hides(dialogOf(page));
    const stored = expect.poll(now);
    await (shown ? stored.toMatchObject({ source: shown(title) }) : stored.toBeUndefined());
  });
});

it("Delete screen takes no version away that another window has rolled back to", async () => {
  const title = "Deleted unseen.";
  const { product } = place;
  const token = await product.signIn("sofia.super");
  const path = pathOf(title);
  const { now } = await edited(async (windows, name) => {
    const made = await pageOfVersions(windows, name);
    await windows.service.ask("page.saveDraft", { path, source: sourceOf(`${title} Mine.`) });
    return made;
  }, title);
  await openHistory(page);
  await pressInHistory(page, "Delete screen");
  await product.ask("page.rollback", { path, version: 1 }, { token });
  expect(await confirm(page, "Delete screen", "page.del")).toBe(answerCodes.changedMeanwhile);
  await dialogOf(page)
    .getByRole("alert")
    .getByText(/^Sofía Herrera has changed this in the meantime/)
    .waitFor();
  expect(await now()).toMatchObject({ version: 3, state: "published" });
  expect(await confirm(page, "Delete screen", "page.del")).toBe(20_000);
  await hides(dialogOf(page));
  await expect.poll(now).toBeUndefined();
});

it("is told at once what was refused, however long the history takes to be read", async () => {
  const { remove } = await edited(pageWithDraft(true), "Slow history.");
  await openHistory(page);
  await pressInHistory(page, "Discard draft");
  await remove();
  const reads = "**/api/page/{getHistory,getOne}";
  const held: Route[] = [];
  await page.route(reads, (route) => void held.push(route));
  expect(await confirm(page, "Discard draft", "page.discardDraft")).toBe(answerCodes.notFound);
  await dialogOf(page).getByRole("alert").getByText(goneByThem).waitFor();
  await page.unroute(reads);
  await Promise.all(held.map((route) => route.continue()));
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
});

it("discards what was typed a moment ago, without another's change being claimed", async () => {
  const title = "Typed last.";
  const { now } = await edited(pageWithDraft(true), title);
  await openHistory(page);
  await page.getByRole("button", { name: "Discard draft" }).waitFor();
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("\n");
  await pressInHistory(page, "Discard draft");
  expect(await confirm(page, "Discard draft", "page.discardDraft")).toBe(20_000);
  await hides(dialogOf(page));
  await expect.poll(now).toMatchObject({ source: sourceOf(title), state: "published" });
});
