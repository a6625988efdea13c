import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { bring, picture } from "./files.ts";
import { hasFocus } from "./focus.ts";
import { once } from "./once.ts";
import { openAvatar } from "./uploads/avatar.ts";

onEveryBackEnd((place) => {
  describe("the image viewer", () => {
    const viewer = ({ page }: Visitor) => page.getByRole("dialog", { name: "Avatar", exact: true });
    const zoomOf = (visitor: Visitor) =>
      viewer(visitor).getByRole("status", { name: "Zoom" }).textContent();
    const openProfile = once(async () => {
      const visitor = await place.staySignedIn();
      return { visitor, avatar: await openAvatar(visitor) };
    });

    /** Replaces the image in the avatar's field and opens the new one. */
    async function openViewer(width = 64, height = 48) {
      const { visitor, avatar } = await openProfile();
      if ((await avatar.deleteButton.count()) > 0) {
        await avatar.deleteButton.click();
        const question = visitor.page.getByRole("dialog", { name: "Hint" });
        await question.getByRole("button", { name: "Delete" }).click();
        await question.waitFor({ state: "hidden" });
      }
      await avatar.chooseButton.waitFor();
      await bring("drop", avatar.field, await picture("sail.png", width, height));
      await avatar.preview.press("Enter");
      await viewer(visitor).getByRole("button", { name: "Zoom in" }).waitFor();
      return { visitor, avatar };
    }

    async function close(visitor: Visitor): Promise<void> {
      await visitor.page.keyboard.press("Escape");
      await viewer(visitor).waitFor({ state: "hidden" });
    }

    it("zooms by a ratio of 0.1 with the buttons, the wheel, + and -, and 0 resets", async () => {
      const { visitor, avatar } = await openViewer();
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
      // Escape closes the viewer and returns the focus to the thumbnail.
      await close(visitor);
      await hasFocus(avatar.preview);
      await avatar.field.waitFor();
    });

    it("zooms no further out than 0.01 and no further in than 100", async () => {
      const { visitor } = await openViewer(2, 2);
      const out = viewer(visitor).getByRole("button", { name: "Zoom out" });
      const into = viewer(visitor).getByRole("button", { name: "Zoom in" });
      await pressWhileEnabled(out);
      await expect.poll(() => zoomOf(visitor)).toBe("1%");
      await pressWhileEnabled(into);
      await expect.poll(() => zoomOf(visitor)).toBe("10,000%");
      await close(visitor);
    });

    it("shows a picture at most 1200 px wide, turns it and lets it be dragged", async () => {
      const { visitor } = await openViewer(3000, 300);
      const shown = viewer(visitor).getByRole("img", { name: "Avatar" });
      await expect.poll(async () => (await shown.boundingBox())?.width).toBe(1200);
      await viewer(visitor).getByRole("button", { name: "Rotate right" }).click();
      await expect.poll(async () => (await shown.boundingBox())?.height).toBe(1200);
      const before = await shown.boundingBox();
      await shown.hover();
      await visitor.page.mouse.down();
      await visitor.page.mouse.move(600, 300);
      await visitor.page.mouse.up();
      await expect.poll(async () => (await shown.boundingBox())?.x).not.toBe(before?.x);
      await close(visitor);
    });
  });
});

async function pressWhileEnabled(button: Locator): Promise<void> {
  await button.evaluate(async (element: HTMLButtonElement) => {
    while (!element.disabled) {
      element.click();
      // The next frame draws the zoom step; the one after it enables or disables the button.
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
}
