import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { type Desk, deskAt, field, home, unsavedMarks } from "./desk.ts";

/** Somebody with three pages open; in that called Gamma, not the shown one, is something unsaved. */
async function deskWithUnsaved(place: Place): Promise<Desk> {
  const desk = await deskAt(place);
  await desk.openAll("Alpha", "Gamma");
  await field(desk).fill("Half a name");
  await unsavedMarks(desk).waitFor();
  await desk.openAll("Beta");
  return desk;
}

const question = ({ page }: Desk) => page.getByRole("dialog");

/** Says no to the question and looks whether everything is as it was. */
async function refuse(desk: Desk): Promise<void> {
  await question(desk).getByRole("button", { name: "Cancel" }).click();
  await question(desk).waitFor({ state: "hidden" });
  await desk.expectTabs(home, "Alpha", "Gamma", "Beta");
}

onEveryBackEnd((place) => {
  describe("a tab with unsaved changes", () => {
    it("is marked until they are undone, and still while another page is shown", async () => {
      const desk = await deskWithUnsaved(place);
      expect(await unsavedMarks(desk).count()).toBe(1);
      await desk.show("Gamma");
      expect(await field(desk).inputValue()).toBe("Half a name");
      await field(desk).fill("");
      await unsavedMarks(desk).waitFor({ state: "detached" });
      await desk.tab("Gamma").press("Delete");
      await desk.expectTabs(home, "Alpha", "Beta");
    });

    it.each(["Close", "Reload", "Close all"])(
      "asks before %s, and keeps them if told so",
      async (item) => {
        const desk = await deskWithUnsaved(place);
        await desk.command("Gamma", item);
        await refuse(desk);
        await desk.show("Gamma");
        expect(await field(desk).inputValue()).toBe("Half a name");
      },
    );

    it.each([
      ["Close others", "Alpha"],
      ["Close those to the left", "Beta"],
      ["Close those to the right", "Alpha"],
    ])("asks before %s of a tab beside it", async (item, beside) => {
      const desk = await deskWithUnsaved(place);
      await desk.command(beside, item);
      await refuse(desk);
    });

    it("asks before it closes by the middle button, its own button or Delete", async () => {
      const desk = await deskWithUnsaved(place);
      await desk.tab("Gamma").click({ button: "middle" });
      await refuse(desk);
      await desk.openPages.getByRole("button", { name: "Close Gamma" }).click();
      await refuse(desk);
      await desk.tab("Gamma").press("Delete");
      await question(desk).getByRole("button", { name: "Close and discard" }).click();
      await desk.expectTabs(home, "Alpha", "Beta");
    });

    it("is made anew once told to reload and discard", async () => {
      const desk = await deskWithUnsaved(place);
      await desk.command("Gamma", "Reload");
      await question(desk).getByRole("button", { name: "Reload and discard" }).click();
      await unsavedMarks(desk).waitFor({ state: "detached" });
      await desk.show("Gamma");
      expect(await field(desk).inputValue()).toBe("");
    });

    it("is not asked about where others close", async () => {
      const desk = await deskWithUnsaved(place);
      await desk.command("Gamma", "Close others");
      await desk.expectTabs(home, "Gamma");
      expect(await field(desk).inputValue()).toBe("Half a name");
    });
  });
});
