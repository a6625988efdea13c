import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { once } from "./once.ts";

type Visit = () => Promise<Visitor>;

onEveryBackEnd((place) => {
  const visit = once(() => place.staySignedIn());
  describeDragging(visit);
  describeQuestions(visit);
  describePhone(visit);
});

const named = "Personal profile";
const dialogOf = ({ page }: Visitor): Locator => page.getByRole("dialog", { name: named });

async function openProfile({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: named }).click();
  await page.getByRole("dialog", { name: named }).getByRole("button", { name: "Save" }).waitFor();
}

async function close(visitor: Visitor): Promise<void> {
  await dialogOf(visitor).getByRole("button", { name: "Close" }).click();
  await dialogOf(visitor).waitFor({ state: "hidden" });
}

/**
 * The handle by which a dialog is dragged; a question has its title twice, the first one hidden.
 */
const titleOf = (dialog: Locator, title = named) => dialog.getByText(title, { exact: true }).last();

/** The position of an element once it has stopped moving. */
async function restingPlaceOf(part: Locator): Promise<{ x: number; y: number }> {
  await part.hover();
  return placeOf(part);
}

async function placeOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { x: box.x, y: box.y };
}

/** Presses the middle of an element, moves the pointer by an offset and releases it. */
async function drag({ page }: Visitor, part: Locator, x: number, y: number): Promise<void> {
  await part.hover();
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not shown.");
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.down();
  await page.mouse.move(start.x + x / 2, start.y + y / 2);
  await page.mouse.move(start.x + x, start.y + y);
  await page.mouse.up();
}

/** The title, the close button and the save button are in three corners of the dialog. */
async function expectInside(visitor: Visitor): Promise<void> {
  const dialog = dialogOf(visitor);
  const corners = [
    titleOf(dialog),
    dialog.getByRole("button", { name: "Close" }),
    dialog.getByRole("button", { name: "Save" }),
  ];
  for (const corner of corners) {
    await expect
      .poll(async () => {
        const box = await corner.boundingBox();
        const view = visitor.page.viewportSize();
        if (!box || !view) return false;
        const { x, y, width, height } = box;
        return x >= 0 && y >= 0 && x + width <= view.width && y + height <= view.height;
      })
      .toBe(true);
  }
}

function describeDragging(visit: Visit): void {
  describe("a dialog", () => {
    it("is dragged by its header, and opens where dialogs stand the next time", async () => {
      const visitor = await visit();
      await openProfile(visitor);
      const title = titleOf(dialogOf(visitor));
      const before = await restingPlaceOf(title);
      await drag(visitor, title, -120, 40);
      await expect.poll(() => placeOf(title)).toEqual({ x: before.x - 120, y: before.y + 40 });
      await dialogOf(visitor).getByRole("button", { name: "Close" }).click();
      await openProfile(visitor);
      await expect.poll(() => placeOf(title)).toEqual(before);
      await close(visitor);
    });

    it("stays inside the viewport, however far it is dragged", async () => {
      const visitor = await visit();
      await openProfile(visitor);
      const title = titleOf(dialogOf(visitor));
      for (const [x, y] of [
        [-2000, -2000],
        [3000, 0],
        [0, 3000],
        [-3000, 0],
      ] as const) {
        await drag(visitor, title, x, y);
        await expectInside(visitor);
      }
      await close(visitor);
    });

    it("stays inside the viewport after the window shrinks", async () => {
      const visitor = await visit();
      await openProfile(visitor);
      await drag(visitor, titleOf(dialogOf(visitor)), 3000, 3000);
      await visitor.page.setViewportSize({ width: 900, height: 700 });
      await expectInside(visitor);
      await visitor.page.setViewportSize({ width: 640, height: 480 });
      await expectInside(visitor);
      await close(visitor);
      await visitor.page.setViewportSize({ width: 1440, height: 900 });
    });

    it("is not dragged by what it holds, where text can be selected", async () => {
      const visitor = await visit();
      await openProfile(visitor);
      const dialog = dialogOf(visitor);
      const before = await restingPlaceOf(titleOf(dialog));
      await drag(visitor, dialog.getByText("Username", { exact: true }), 90, 0);
      expect(await placeOf(titleOf(dialog))).toEqual(before);
      const selected = () => visitor.page.evaluate(() => window.getSelection()?.toString());
      await expect.poll(selected).not.toBe("");
      await close(visitor);
    });
  });
}

function describeQuestions(visit: Visit): void {
  describe("a question", () => {
    it("is dragged by its title, over a dialog that stays where it is", async () => {
      const visitor = await visit();
      await openProfile(visitor);
      const dialog = dialogOf(visitor);
      await dialog.getByRole("textbox", { name: "Remarks" }).fill("Half a sentence");
      await dialog.getByRole("button", { name: "Close" }).click();
      const question = visitor.page.getByRole("dialog", { name: "Close without saving?" });
      const title = titleOf(question, "Close without saving?");
      const [before, below] = [await restingPlaceOf(title), await placeOf(titleOf(dialog))];
      await drag(visitor, title, 60, 50);
      await expect.poll(() => placeOf(title)).toEqual({ x: before.x + 60, y: before.y + 50 });
      expect(await placeOf(titleOf(dialog))).toEqual(below);
      await question.getByRole("button", { name: "Cancel" }).click();
      await question.waitFor({ state: "hidden" });
      expect(await dialog.getByRole("textbox", { name: "Remarks" }).inputValue()).toBe(
        "Half a sentence",
      );
      await dialog.getByRole("button", { name: "Close" }).click();
      await question.getByRole("button", { name: "Discard" }).click();
      await dialog.waitFor({ state: "hidden" });
    });
  });
}

function describePhone(visit: Visit): void {
  describe("a dialog on a phone", () => {
    it("fills the screen, is not dragged and scrolls inside, with its buttons in reach", async () => {
      const phone = { width: 390, height: 640 };
      const visitor = await visit();
      await visitor.page.setViewportSize(phone);
      await openProfile(visitor);
      const dialog = dialogOf(visitor);
      await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
      const before = await restingPlaceOf(titleOf(dialog));
      await drag(visitor, titleOf(dialog), 40, 100);
      expect(await placeOf(titleOf(dialog))).toEqual(before);
      await expectInside(visitor);
      const remarks = dialogOf(visitor).getByRole("textbox", { name: "Remarks" });
      await remarks.scrollIntoViewIfNeeded();
      await remarks.click();
      await expectInside(visitor);
    });

    it("shows whatever takes the focus above its buttons, also where it is as low as at 400 %", async () => {
      const visitor = await visit();
      await visitor.page.setViewportSize({ width: 320, height: 256 });
      if (!(await dialogOf(visitor).isVisible())) await openProfile(visitor);
      const dialog = dialogOf(visitor);
      const top = (part: Locator) =>
        part.evaluate((element) => element.getBoundingClientRect().top);
      const edge = await top(dialog.getByRole("button", { name: "Save" }));
      const fields = dialog.getByRole("textbox");
      await fields.first().focus();
      const tops: number[] = [];
      while (await fields.last().evaluate((field) => field !== document.activeElement)) {
        await visitor.page.keyboard.press("Tab");
        tops.push(await top(dialog.locator(":focus")));
      }
      expect(Math.max(...tops)).toBeLessThan(edge - 16);
    });
  });
}
