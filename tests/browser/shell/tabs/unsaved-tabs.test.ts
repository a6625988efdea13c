import { describe, expect, it } from "vitest";
import { hold } from "../../hold.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { type Desk, field, home, sharedDesk, unsavedMarks } from "../desk.ts";

/** Opens three pages; the one called Gamma, which is not shown, has unsaved changes. */
async function openWithUnsaved(desk: Desk): Promise<void> {
  await desk.openAll("Alpha", "Gamma");
  await field(desk).fill("Half a name");
  await unsavedMarks(desk).waitFor();
  await desk.openAll("Beta");
}

const question = ({ page }: Desk) => page.getByRole("dialog");

/** Cancels the question and checks that everything is unchanged. */
async function refuse(desk: Desk): Promise<void> {
  await question(desk).getByRole("button", { name: "Cancel" }).click();
  await question(desk).waitFor({ state: "hidden" });
  await desk.expectTabs(home, "Alpha", "Gamma", "Beta");
}

/** Checks whether the typed text is still there. */
async function expectKept(desk: Desk): Promise<void> {
  await desk.show("Gamma");
  await expect.poll(() => field(desk).inputValue()).toBe("Half a name");
}

onEveryBackEnd((place) => {
  const atDesk = sharedDesk(place);

  describe("a tab with unsaved changes", () => {
    it("is marked until they are undone, and still while another page is shown", async () => {
      const desk = await atDesk();
      await openWithUnsaved(desk);
      await expect.poll(() => unsavedMarks(desk).count()).toBe(1);
      await expectKept(desk);
      await field(desk).fill("");
      await unsavedMarks(desk).waitFor({ state: "detached" });
      await desk.tab("Gamma").press("Delete");
      await desk.expectTabs(home, "Alpha", "Beta");
    });

    it("waits for the end of a save that is under way, and closes without a question", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Gamma");
      await field(desk).fill("Saved slowly");
      let answer = (): void => {};
      const mayAnswer = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await desk.page.route("**/cultural-group/add", async (route) => {
        await mayAnswer;
        await route.fulfill({ json: { code: 0, msg: "", data: { id: 7 } } });
      });
      const isSent = desk.page.waitForRequest("**/cultural-group/add");
      await field(desk).press("Enter");
      await isSent;
      await desk.tab("Gamma").press("Delete");
      await desk.expectTabs(home, "Alpha", "Gamma");
      answer();
      await desk.expectTabs(home, "Alpha");
      expect(await question(desk).count()).toBe(0);
      await desk.page.unroute("**/cultural-group/add");
    });

    it("loses its mark when its save ends while another page is shown", async () => {
      const desk = await atDesk();
      await desk.openAll("Alpha", "Gamma");
      await field(desk).fill("Saved while hidden");
      await unsavedMarks(desk).waitFor();
      const save = await hold(desk.page, "**/cultural-group/add");
      await field(desk).press("Enter");
      await save.begun;
      await desk.show("Alpha");
      save.release();
      await unsavedMarks(desk).waitFor({ state: "detached" });
      await desk.tab("Gamma").press("Delete");
      await desk.expectTabs(home, "Alpha");
    });

    it("asks before any command that would close it or make it anew, and keeps them if told so", async () => {
      const desk = await atDesk();
      await openWithUnsaved(desk);
      for (const [tab, item] of [
        ["Gamma", "Close"],
        ["Gamma", "Reload"],
        ["Gamma", "Close all"],
        ["Alpha", "Close others"],
        ["Beta", "Close tabs to the left"],
        ["Alpha", "Close tabs to the right"],
      ] as const) {
        await desk.command(tab, item);
        await refuse(desk);
        await expectKept(desk);
        await desk.show("Beta");
      }
      await desk.command("Gamma", "Reload");
      await question(desk).getByRole("button", { name: "Reload and discard" }).click();
      await unsavedMarks(desk).waitFor({ state: "detached" });
      await desk.show("Gamma");
      await expect.poll(() => field(desk).inputValue()).toBe("");
    });

    it("asks before it closes by the middle button, its own button or Delete", async () => {
      const desk = await atDesk();
      await openWithUnsaved(desk);
      await desk.tab("Gamma").click({ button: "middle" });
      await refuse(desk);
      await desk.openPages.getByRole("button", { name: "Close Gamma" }).click();
      await refuse(desk);
      await desk.tab("Gamma").press("Delete");
      await question(desk).getByRole("button", { name: "Close and discard" }).click();
      await desk.expectTabs(home, "Alpha", "Beta");
    });

    it("is not asked about where others close", async () => {
      const desk = await atDesk();
      await openWithUnsaved(desk);
      await desk.command("Gamma", "Close others");
      await desk.expectTabs(home, "Gamma");
      await expectKept(desk);
    });
  });
});
