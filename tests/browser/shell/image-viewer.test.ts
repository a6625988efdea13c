import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Visitor } from "../visitor.ts";
import { openAvatar } from "./avatar.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { bring, picture } from "./files.ts";

onEveryBackEnd((place) => {
  describe("the image viewer", () => {
    const viewer = ({ page }: Visitor) => page.getByRole("dialog", { name: "Avatar", exact: true });
    const zoomOf = (visitor: Visitor) =>
      viewer(visitor).getByRole("status", { name: "Zoom" }).textContent();

    async function openViewer(width = 64, height = 48) {
      const visitor = await place.visitSignedIn();
      const avatar = await openAvatar(visitor);
      await bring("drop", avatar.field, await picture("sail.png", width, height));
      await avatar.preview.press("Enter");
      await viewer(visitor).getByRole("button", { name: "Zoom in" }).waitFor();
      return { visitor, avatar };
    }

    it("opens by keyboard, closes by Escape, and gives the focus back", async () => {
      const { visitor, avatar } = await openViewer();
      await visitor.page.keyboard.press("Escape");
      await viewer(visitor).waitFor({ state: "hidden" });
      await expect
        .poll(() => avatar.preview.evaluate((button) => button === document.activeElement))
        .toBe(true);
      await avatar.field.waitFor();
    });

    it("zooms by a ratio of 0.1 with the buttons, the wheel, + and -, and 0 resets", async () => {
      const { visitor } = await openViewer();
      const { keyboard } = visitor.page;
      await viewer(visitor).getByRole("button", { name: "Zoom in" }).click();
      await expect.poll(() => zoomOf(visitor)).toBe("110%");
      await keyboard.press("+");
      await expect.poll(() => zoomOf(visitor)).toBe("121%");
      await keyboard.press("-");
      await expect.poll(() => zoomOf(visitor)).toBe("110%");
      await keyboard.press("0");
      await expect.poll(() => zoomOf(visitor)).toBe("100%");
      await viewer(visitor).getByRole("img", { name: "Avatar" }).hover();
      await visitor.page.mouse.wheel(0, -100);
      await expect.poll(() => zoomOf(visitor)).toBe("110%");
      await viewer(visitor).getByRole("button", { name: "Original view" }).click();
      await expect.poll(() => zoomOf(visitor)).toBe("100%");
    });

    it("zooms no further out than 0.01 and no further in than 100", async () => {
      const { visitor } = await openViewer(2, 2);
      const out = viewer(visitor).getByRole("button", { name: "Zoom out" });
      const into = viewer(visitor).getByRole("button", { name: "Zoom in" });
      await pressWhileEnabled(out);
      expect(await zoomOf(visitor)).toBe("1%");
      await pressWhileEnabled(into);
      expect(await zoomOf(visitor)).toBe("10,000%");
    });

    it("turns the picture and lets it be dragged", async () => {
      const { visitor } = await openViewer(400, 200);
      const shown = viewer(visitor).getByRole("img", { name: "Avatar" });
      await expect.poll(async () => (await shown.boundingBox())?.width).toBe(400);
      const before = await shown.boundingBox();
      await viewer(visitor).getByRole("button", { name: "Rotate right" }).click();
      await expect.poll(async () => (await shown.boundingBox())?.height).toBe(400);
      await shown.hover();
      await visitor.page.mouse.down();
      await visitor.page.mouse.move(600, 300);
      await visitor.page.mouse.up();
      const after = await shown.boundingBox();
      expect(after?.x).not.toBe(before?.x);
    });

    it("shows a picture at most 1200 px wide", async () => {
      const { visitor } = await openViewer(3000, 300);
      const shown = viewer(visitor).getByRole("img", { name: "Avatar" });
      await expect.poll(async () => (await shown.boundingBox())?.width).toBe(1200);
    });
  });
});

async function pressWhileEnabled(button: Locator): Promise<void> {
  await button.evaluate(async (element: HTMLButtonElement) => {
    while (!element.disabled) {
      element.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}
