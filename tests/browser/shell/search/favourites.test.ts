import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Place } from "../../place.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { hasFocus } from "../focus.ts";
import { frameOf, go } from "../frame.ts";
import { once } from "../once.ts";

const add = (visited: Page) => visited.getByRole("button", { name: "Add to favourites" });

const remove = (visited: Page) => visited.getByRole("button", { name: "Remove from favourites" });

const favourites = (visited: Page) =>
  visited.getByRole("group", { name: "Favourites" }).getByRole("option").allTextContents();

onEveryBackEnd((place) => {
  favouritePages(place);
});

function favouritePages(place: Place): void {
  describe("a favourite", () => {
    const visit = once(() => place.staySignedIn({ at: "/points/deduction-rule" }));

    it("is first in the search, also after a reload, until it is removed", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      const { choose, heading } = frameOf(visitor);
      await heading("Deduction rules").waitFor();
      // The name says what the button does, so its state is not told a second time.
      expect(await add(visited).getAttribute("aria-pressed")).toBeNull();
      await add(visited).press("Enter");
      await hasFocus(remove(visited));
      expect(await remove(visited).getAttribute("aria-pressed")).toBeNull();
      await choose("Points", "Cultural groups");
      await add(visited).waitFor();
      await visited.reload();
      await heading("Cultural groups").waitFor();
      await visited.keyboard.press("Control+k");
      await expect.poll(() => favourites(visited)).toEqual(["Deduction rulesPoints"]);
      const titled = visited.getByRole("option", { name: /^Deduction rules/ });
      expect(await titled.count()).toBe(1);
      expect(await titled.getAttribute("aria-selected")).toBe("true");
      await visited.keyboard.press("Enter");
      await heading("Deduction rules").waitFor();
      await remove(visited).click();
      await add(visited).waitFor();
      await choose("Points", "Cultural groups");
      await visited.keyboard.press("Control+k");
      await titled.waitFor();
      expect(await favourites(visited)).toEqual([]);
      await visited.keyboard.press("Escape");
    });

    it("is kept when its member logs out", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      await add(visited).click();
      await frameOf(visitor).logOut();
      await visitor.signIn();
      await expect.poll(() => remove(visited).count()).toBe(1);
    });

    it("can be chosen on a phone, by a target large enough", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      await go(visitor, "/points/dept-group");
      await add(visited).waitFor();
      await visited.setViewportSize({ width: 390, height: 844 });
      const widthOfPage = () => visited.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widthOfPage).toBe(390);
      const { width, height, x } = (await add(visited).boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(24);
      expect(x).toBeLessThan(300);
    });
  });
}
