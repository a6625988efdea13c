import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { requestsTo } from "../../../controls.ts";
import { hold } from "../../../shell/files.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;
const address = "**/member/update";

beforeAll(async () => {
  const body = {
    kind: "form",
    title: "Note",
    submit: { call: "member.update", with: { id: "user.id", fullname: "user.fullname" } },
    fields: ["remarks"],
  };
  await addPage("made/note", { title: "Note", body });
  ({ page } = await place.staySignedIn({ password, at: "/made/note" }));
});

beforeEach(async () => {
  await page.unroute(address);
});

const remarks = () => page.getByRole("textbox", { name: "Remarks" });
const save = () => page.getByRole("button", { name: "Save" });
const isSaving = () => page.locator("[aria-busy=true]", { has: page.getByText("Save") });
const saving = (text: string) => expect.objectContaining({ remarks: text });

/** Saves a text; the answer of the service is held until it is released. */
async function saveSlowly(text: string) {
  const held = await hold(page, address);
  await remarks().fill(text);
  const isSent = page.waitForRequest(address);
  await save().click();
  await isSent;
  await isSaving().waitFor();
  return held;
}

it("a form that stays takes what is typed while it is saved, and saves it where Save is pressed", async () => {
  const sent = requestsTo(page, "/member/update");
  const held = await saveSlowly("first");
  await remarks().press("End");
  await page.keyboard.type(" and second");
  await save().press("Enter");
  held.release();
  await expect.poll(() => sent).toEqual([saving("first"), saving("first and second")]);
  await isSaving().waitFor({ state: "hidden" });
  expect(await remarks().inputValue()).toBe("first and second");
});

it("a second press of Save without a change sends nothing", async () => {
  const sent = requestsTo(page, "/member/update");
  const held = await saveSlowly("once");
  await save().press("Enter");
  held.release();
  await isSaving().waitFor({ state: "hidden" });
  await remarks().fill("twice");
  await save().click();
  await expect.poll(() => sent).toEqual([saving("once"), saving("twice")]);
});

it("what is typed while a form is saved outlasts a reload", async () => {
  const held = await saveSlowly("saved");
  await remarks().fill("typed meanwhile");
  held.release();
  await isSaving().waitFor({ state: "hidden" });
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => remarks().inputValue()).toBe("typed meanwhile");
});
