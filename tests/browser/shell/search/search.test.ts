import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Place } from "../../place.ts";
import { shows } from "../../shows.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { hasFocus } from "../focus.ts";
import { frameOf } from "../frame.ts";
import { answerElsewhere, openDeepMenu } from "../menu/deep-menu.ts";
import { once } from "../once.ts";

const home = "Points home";

/** More pages than are ever drawn at once. */
const archive = {
  title: "Archive",
  children: Array.from({ length: 300 }, (_none, index) => ({
    title: `Record ${index + 1}`,
    routerPath: `/archive/record-${index + 1}`,
    componentPath: "own/note",
  })),
};

const search = (visited: Page) => visited.getByRole("combobox", { name: "Find anything" });

const drawer = (visited: Page) => visited.getByRole("dialog", { name: "Settings" });

onEveryBackEnd((place) => {
  searchOverPages(place);
});

function searchOverPages(place: Place): void {
  describe("the search", () => {
    const visit = once(() => place.staySignedIn());

    it("opens by Ctrl+K, also from within a field, and finds a page by its title", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      const { choose, heading } = frameOf(visitor);
      await choose("Points", "Cultural groups");
      const field = visited.locator("input").and(visited.getByLabel("Group name"));
      await field.focus();
      await visited.keyboard.press("Control+k");
      await search(visited).waitFor();
      await visited.keyboard.press("Escape");
      await search(visited).waitFor({ state: "hidden" });
      await hasFocus(field);
      await visited.keyboard.press("Control+k");
      await search(visited).fill("deduction");
      const options = visited.getByRole("option");
      await expect.poll(() => options.allTextContents()).toEqual(["Deduction rulesPoints"]);
      await visited.keyboard.press("Enter");
      await heading("Deduction rules").waitFor();
      await search(visited).waitFor({ state: "hidden" });
    });

    it("goes along its list by the arrows, and offers first what was used last", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      const { choose, heading } = frameOf(visitor);
      await choose("Points", "Deduction rules");
      await choose("Points", "Cultural groups");
      await visited.getByRole("button", { name: "Find anything" }).click();
      const recent = visited.getByRole("group", { name: "Recently opened" });
      await expect
        .poll(() => recent.getByRole("option").allTextContents())
        .toEqual(["Deduction rulesPoints", home]);
      const active = () => visited.getByRole("option", { selected: true }).textContent();
      await hasFocus(search(visited));
      await expect.poll(active).toBe("Deduction rulesPoints");
      await visited.keyboard.press("ArrowDown");
      await expect.poll(active).toBe(home);
      const marked = await search(visited).getAttribute("aria-activedescendant");
      expect(await visited.getByRole("option", { selected: true }).getAttribute("id")).toBe(marked);
      await visited.keyboard.press("ArrowUp");
      await expect.poll(active).toBe("Deduction rulesPoints");
      await visited.keyboard.press("ArrowDown");
      await expect.poll(active).toBe(home);
      await visited.keyboard.press("Enter");
      await heading(home).waitFor();
    });

    it("offers no hidden page, opens external addresses in a new tab, says what it lacks", async () => {
      const visitor = await visit();
      await answerElsewhere(visitor);
      await openDeepMenu(visitor, [archive]);
      const { page: visited } = visitor;
      await visited.keyboard.press("Control+k");
      await search(visited).fill("secret");
      await visited.getByText("Nothing matches “secret”.").waitFor();
      await search(visited).fill("level four");
      await visited
        .getByRole("option", { name: "Deep page Level one / Level two / Level three / Level four" })
        .waitFor();
      await search(visited).fill("record");
      await visited.getByText("Found: 300").waitFor();
      const marked = visited.getByRole("option", { selected: true });
      await expect.poll(() => marked.textContent()).toBe("Record 1Archive");
      expect(await visited.getByRole("option").count()).toBeLessThan(60);
      await hasFocus(search(visited));
      await visited.keyboard.press("ArrowUp");
      await expect.poll(() => marked.textContent()).toBe("Record 300Archive");
      expect(await marked.getAttribute("aria-posinset")).toBe("300");
      expect(await marked.getAttribute("aria-setsize")).toBe("300");
      // The results around the chosen one are drawn as well, but never all of them.
      await visited.getByRole("option", { name: /Record 298/ }).click({ trial: true });
      expect(await visited.getByRole("option").count()).toBeLessThan(60);
      await search(visited).fill("help");
      const opened = visitor.context.waitForEvent("page");
      await visited.getByRole("option", { name: /Help elsewhere/ }).click();
      await (await opened).waitForURL("https://example.org/help");
      expect(visitor.address()).toBe("/dashboard");
    });

    it("does not open over a dialog that waits for an answer", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      await visited.getByRole("button", { name: "Settings" }).click();
      await drawer(visited).waitFor();
      await visited.keyboard.press("Control+k");
      await visited.keyboard.press("Escape");
      await drawer(visited).waitFor({ state: "hidden" });
      expect(await search(visited).count()).toBe(0);
    });

    it("opens as soon as a dialog is closed, while that still fades out", async () => {
      const visitor = await visit();
      const { page: visited } = visitor;
      await visited.emulateMedia({ reducedMotion: "no-preference" });
      await visited.getByRole("button", { name: "Settings" }).click();
      await drawer(visited).waitFor();
      await visited.keyboard.press("Escape");
      await visited.locator('[class*="motion-right-leave"]').waitFor({ state: "attached" });
      await visited.keyboard.press("Control+k");
      await hasFocus(search(visited));
      await drawer(visited).waitFor({ state: "hidden" });
      await hasFocus(search(visited));
      await visited.keyboard.press("Escape");
      await visited.emulateMedia({ reducedMotion: "reduce" });
    });

    it("unfolds in the menu where the page stands that it opens", async () => {
      const visitor = await place.visitSignedIn();
      const { page: visited } = visitor;
      const { menu, heading } = frameOf(visitor);
      const folder = menu.getByRole("menuitem", { name: "Points", exact: true });
      if ((await folder.getAttribute("aria-expanded")) === "true") await folder.click();
      await folder.and(visited.locator("[aria-expanded=false]")).waitFor();
      await visited.keyboard.press("Control+k");
      await search(visited).fill("dictionary types");
      await visited.keyboard.press("Enter");
      await heading("Dictionary types").waitFor();
      await folder.and(visited.locator("[aria-expanded=true]")).waitFor();
      await shows(menu.getByRole("menuitem", { name: "Dictionary types" }));
    });
  });
}
