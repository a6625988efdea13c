import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../src/i18n/language.ts";
import { texts } from "../../../src/i18n/texts.ts";
import { productPassword } from "../../support/product.ts";
import { isWhole } from "../../support/whole.ts";
import { agree } from "../controls.ts";
import type { Place } from "../place.ts";
import { hides } from "../shows.ts";
import type { Visitor } from "../visitor.ts";
import { onEveryBackEnd } from "./back-ends.ts";
import { bring, picture } from "./files.ts";
import { frameOf } from "./frame.ts";
import { switchLanguage } from "./language/switch-language.ts";
import { once } from "./once.ts";
import { avatarIn, openAvatar } from "./uploads/avatar.ts";

type Visit = () => Promise<Visitor>;

/** The languages in which the password dialog complains: two; in a whole run all. */
const complainedIn: readonly Language[] = isWhole ? languages : ["en", "ja"];

onEveryBackEnd((place, isEmbedded) => {
  const visit = once(() => place.staySignedIn());
  describeProfile(visit);
  describePassword(visit);
  if (isEmbedded) describeChange(place, visit);
});

/** Opens one of the member's own dialogs, found by its English name. */
async function openOwn({ page }: Visitor, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name }).click();
  return page.getByRole("dialog", { name });
}

function describeProfile(visit: Visit): void {
  describe("the profile dialog", () => {
    it("shows the username to read, and the fallback avatar; the rest can be changed", async () => {
      const dialog = await openOwn(await visit(), "Personal profile");
      await dialog.getByText("admin", { exact: true }).waitFor();
      expect(await dialog.getByRole("textbox", { name: "Username" }).count()).toBe(0);
      const fields = ["Full name", "Mobile", "Extended information", "Remarks"];
      for (const name of fields) await dialog.getByRole("textbox", { name }).waitFor();
      const { field, chooseButton } = avatarIn(dialog);
      await chooseButton.waitFor();
      expect(await field.locator("img").getAttribute("src")).toBe("/avatar.svg");
      await closeDialog(dialog);
    });

    it("closes once it is saved; the top bar shows the new name and avatar at once", async () => {
      const visitor = await visit();
      const account = visitor.page.getByRole("button", { name: "Account" });
      const shown = () => account.locator("img").getAttribute("src");
      const { dialog, field, preview, deleteButton } = await openAvatar(visitor);
      await bring("drop", field, await picture());
      const address = await preview.locator("img").getAttribute("src");
      await dialog.getByRole("textbox", { name: "Full name" }).fill("Ada Administrator");
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.waitFor({ state: "hidden" });
      await visitor.page.getByText("“Ada Administrator” changed").waitFor();
      await visitor.page.getByRole("button", { name: "Ada Administrator: account" }).waitFor();
      await expect.poll(shown).toBe(address);
      await openAvatar(visitor);
      await deleteButton.click();
      const question = visitor.page.getByRole("dialog", { name: "Hint" });
      await question.getByRole("button", { name: "Delete" }).click();
      await question.waitFor({ state: "hidden" });
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(shown).toBe("/avatar.svg");
    });
  });
}

async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "hidden" });
}

function describePassword(visit: Visit): void {
  describe("the password dialog", () => {
    it("shows the user name, a password and a confirm password", async () => {
      const dialog = await openOwn(await visit(), "Change password");
      await dialog.getByText("admin", { exact: true }).waitFor();
      for (const name of ["Password", "Confirm password"]) {
        const field = dialog.getByRole("textbox", { name, exact: true });
        expect(await field.getAttribute("type")).toBe("password");
      }
      await closeDialog(dialog);
    });

    it("says in every language that neither may be empty and both must agree", async () => {
      const visitor = await visit();
      const { page } = visitor;
      for (const code of complainedIn) {
        await switchLanguage(visitor, code);
        const { account, common, member, password } = texts[code];
        await page.getByRole("banner").getByRole("button").last().click();
        await page.getByRole("menuitem", { name: account.password }).click();
        const dialog = page.getByRole("dialog", { name: account.password });
        await dialog.getByText("admin", { exact: true }).waitFor();
        await dialog.getByRole("button", { name: common.save }).click();
        await dialog.getByText(password.empty, { exact: true }).waitFor();
        await dialog.getByText(password.confirmEmpty, { exact: true }).waitFor();
        await dialog.getByLabel(member.password, { exact: true }).fill("a new password");
        await dialog.getByLabel(member.rePassword, { exact: true }).fill("another password");
        await dialog.getByText(password.mismatch).waitFor();
        const complaint = dialog.getByText(password.empty, { exact: true });
        await complaint.waitFor({ state: "detached" });
        await dialog.getByLabel(member.password, { exact: true }).fill("");
        await dialog.getByLabel(member.rePassword, { exact: true }).fill("");
        await dialog.getByRole("button", { name: common.close, exact: true }).click();
        await hides(dialog);
      }
    });

    it("uses the specification's words", () => {
      expect(texts.en.password).toMatchObject({
        empty: "The password cannot be empty.",
        confirmEmpty: "Confirm password cannot be empty.",
        mismatch: "The two passwords are inconsistent.",
      });
    });
  });
}

function describeChange(place: Place, visit: Visit): void {
  it("a changed password closes the dialog with a toast; the member's other sessions end, this one goes on", async () => {
    const here = await visit();
    const elsewhere = await place.visitSignedIn();
    const { menu, choose } = frameOf(elsewhere);
    await choose("Points", "Points users");
    await switchLanguage(here, "en");
    const dialog = await openOwn(here, "Change password");
    const next = `${productPassword}, changed`;
    await dialog.getByRole("textbox", { name: "Password", exact: true }).fill(next);
    await dialog.getByRole("textbox", { name: "Confirm password" }).fill(next);
    await dialog.getByRole("button", { name: "Save" }).click();
    await agree(here.page, "Change password");
    await dialog.waitFor({ state: "hidden" });
    await here.page.getByText("Password changed").waitFor();
    await frameOf(here).choose("Points", "Departments");
    // A background call may already have opened the dialog over the menu.
    await menu.getByRole("menuitem", { name: "Departments" }).dispatchEvent("click");
    await elsewhere.page.getByRole("dialog", { name: "Confirm logout" }).waitFor();
    await here.page.getByRole("heading", { level: 1, name: "Departments" }).waitFor();
    expect(await here.page.getByRole("dialog").count()).toBe(0);
  });
}
