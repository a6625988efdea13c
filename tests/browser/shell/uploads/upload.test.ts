import { describe, expect, it } from "vitest";
import type { Place } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";
import { onEveryBackEnd } from "../back-ends.ts";
import { bring, choose, fileOf, hold, picture } from "../files.ts";
import { hasFocus } from "../focus.ts";
import { once } from "../once.ts";
import { type AvatarField, openAvatar } from "./avatar.ts";

const image = "**/api/upload/image";
const onlyOne = "Only one file can be uploaded, delete the old file first.";

/** A visitor with the profile open, whose avatar field is empty. */
type Visit = () => Promise<readonly [Visitor, AvatarField]>;

function visitOf(place: Place): Visit {
  const profile = once(async () => {
    const visitor = await place.staySignedIn();
    return [visitor, await openAvatar(visitor)] as const;
  });
  return async () => {
    const [visitor, avatar] = await profile();
    if ((await avatar.deleteButton.count()) > 0) await clear(visitor, avatar);
    await avatar.chooseButton.waitFor();
    return [visitor, avatar];
  };
}

async function clear({ page }: Visitor, { deleteButton }: AvatarField): Promise<void> {
  await deleteButton.click();
  const question = page.getByRole("dialog", { name: "Hint" });
  await question.getByRole("button", { name: "Delete" }).click();
  await question.waitFor({ state: "hidden" });
}

onEveryBackEnd((place) => {
  const visit = visitOf(place);
  describeStates(visit);
  describeTrouble(visit);
  describeOneFile(visit);
});

function describeStates(visit: Visit): void {
  describe("the upload widget", () => {
    it("is idle, then uploading with its progress, then done with a preview", async () => {
      const [visitor, avatar] = await visit();
      const held = await hold(visitor.page, image);
      await choose(visitor.page, avatar.chooseButton, await picture());
      await avatar.field.getByRole("status").getByText("Uploading sail.png").waitFor();
      await avatar.field.getByRole("progressbar", { name: "Uploading sail.png" }).waitFor();
      held.release();
      await avatar.preview.waitFor();
      await avatar.field.getByRole("progressbar").waitFor({ state: "detached" });
      await avatar.chooseButton.waitFor({ state: "detached" });
      const shown = avatar.preview.locator("img");
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
    });

    it("can be cancelled while it uploads", async () => {
      const [visitor, avatar] = await visit();
      const held = await hold(visitor.page, image);
      await choose(visitor.page, avatar.chooseButton, await picture());
      await avatar.field.getByRole("button", { name: "Cancel" }).click();
      held.release();
      await avatar.chooseButton.waitFor();
      expect(await avatar.preview.count()).toBe(0);
    });

    it("takes a file that is dropped on it, or pasted while it has the focus", async () => {
      const [visitor, avatar] = await visit();
      await bring("drop", avatar.field, await picture());
      await avatar.preview.waitFor();
      await clear(visitor, avatar);
      await bring("paste", avatar.chooseButton, await picture());
      await shows(avatar.preview);
    });

    it("is worked by keyboard alone, and the focus stays on its button", async () => {
      const [visitor, avatar] = await visit();
      const focused = () =>
        visitor.page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      const chooser = visitor.page.waitForEvent("filechooser");
      await avatar.chooseButton.press("Enter");
      await (await chooser).setFiles(await picture());
      await avatar.preview.waitFor();
      await expect.poll(focused).toBe("Avatar: Delete");
      await visitor.page.keyboard.press("Enter");
      const question = visitor.page.getByRole("dialog", { name: "Hint" });
      await question.waitFor();
      // A dangerous answer is never the one that Enter gives at once.
      await hasFocus(question.getByRole("button", { name: "Cancel" }));
      await visitor.page.keyboard.press("Tab");
      await hasFocus(question.getByRole("button", { name: "Delete" }));
      await visitor.page.keyboard.press("Enter");
      await avatar.chooseButton.waitFor();
      await expect.poll(focused).toBe("Avatar: Choose a file");
    });
  });
}

function describeOneFile(visit: Visit): void {
  describe("the one file of an upload widget", () => {
    it("is refused a second: only one file can be uploaded, delete the old file first", async () => {
      const [visitor, avatar] = await visit();
      const refusal = visitor.page.getByText(onlyOne);
      await bring("drop", avatar.field, await picture("a.png"), await picture("b.png"));
      await refusal.waitFor();
      expect(await avatar.preview.count()).toBe(0);
      await visitor.page.clock.install();
      await bring("drop", avatar.field, await picture());
      await avatar.preview.waitFor();
      await visitor.page.clock.runFor(5000);
      await refusal.waitFor({ state: "detached" });
      const address = await avatar.preview.locator("img").getAttribute("src");
      for (const how of ["drop", "paste"] as const) {
        await bring(how, avatar.deleteButton, await picture("second.png"));
        await refusal.waitFor();
        expect(await avatar.preview.locator("img").getAttribute("src")).toBe(address);
        await visitor.page.clock.runFor(5000);
        await refusal.waitFor({ state: "detached" });
      }
    });

    it("is deleted after a question, titled as a hint and drawn as a warning", async () => {
      const [visitor, avatar] = await visit();
      await bring("drop", avatar.field, await picture());
      await avatar.deleteButton.click();
      const question = visitor.page.getByRole("dialog", { name: "Hint" });
      await question.getByText("Delete this file?").waitFor();
      await question.locator("[data-icon=exclamation-circle]").waitFor();
      await question.getByRole("button", { name: "Cancel" }).click();
      await avatar.preview.waitFor();
      await avatar.deleteButton.click();
      await question.getByRole("button", { name: "Delete" }).click();
      await avatar.chooseButton.waitFor();
      expect(await avatar.preview.count()).toBe(0);
    });
  });
}

function describeTrouble(visit: Visit): void {
  describe("an upload", () => {
    it("of the wrong type is refused by the file, its type and what is accepted", async () => {
      const [, avatar] = await visit();
      await bring("drop", avatar.field, fileOf("photo.tiff", "image/tiff"));
      await avatar.field
        .getByRole("alert")
        .getByText("photo.tiff is of type TIFF. Accepted: PNG, JPEG, WebP and GIF.")
        .waitFor();
      await bring("drop", avatar.field, await picture());
      await shows(avatar.preview);
      await avatar.field.getByRole("alert").waitFor({ state: "detached" });
    });

    it("that fails keeps the form, says why, and tries again", async () => {
      const [visitor, avatar] = await visit();
      await avatar.dialog.getByRole("textbox", { name: "Remarks" }).fill("Half a sentence");
      await visitor.page.route(image, (route) =>
        route.fulfill({ json: { code: 50000, msg: "The disk is full." } }),
      );
      await choose(visitor.page, avatar.chooseButton, await picture());
      await avatar.field
        .getByRole("alert")
        .getByText("sail.png was not uploaded. The disk is full.")
        .waitFor();
      await visitor.page.unroute(image);
      await avatar.field.getByRole("button", { name: "Try again" }).click();
      await avatar.preview.waitFor();
      expect(await avatar.dialog.getByRole("textbox", { name: "Remarks" }).inputValue()).toBe(
        "Half a sentence",
      );
    });

    it("keeps its form from being sent without the file that is on its way", async () => {
      const [visitor, avatar] = await visit();
      const held = await hold(visitor.page, image);
      await choose(visitor.page, avatar.chooseButton, await picture());
      await avatar.dialog.getByRole("button", { name: "Save" }).click();
      await visitor.page.getByText("A file is still being uploaded.").waitFor();
      await avatar.dialog.waitFor();
      held.release();
      await shows(avatar.preview);
    });
  });
}
