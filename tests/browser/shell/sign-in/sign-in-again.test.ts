import { it } from "vitest";
import { texts } from "../../../../src/i18n/texts.ts";
import { productPassword, startProduct } from "../../../support/product.ts";
import { agree } from "../../controls.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import { frameOf } from "../frame.ts";

let lateness = 0;
/** A product whose clock a test can move forward. */
const place = openPlace(() => startProduct({}, () => new Date(Date.now() + lateness)));

it("asks for the password again in a dialog, and then does what was asked for, with all that was typed", async () => {
  const visitor = await place.visitSignedIn({ username: "anna.administrator" });
  const { page } = visitor;
  await frameOf(visitor).choose("System", "Members");
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Change password" }).click();
  const form = page.getByRole("dialog", { name: "Change password" });
  await form.getByLabel("Password", { exact: true }).fill("another horse battery 7");
  await form.getByLabel("Confirm password").fill("another horse battery 7");
  lateness = 16 * 60_000;
  await form.getByRole("button", { name: "Save" }).click();
  await agree(page, "Change password");

  const { signInAgain } = texts.en;
  const question = page.getByRole("dialog", { name: signInAgain.title });
  await question.getByLabel("Password").fill("wrong");
  await question.getByRole("button", { name: signInAgain.goOn }).click();
  await question.getByText(signInAgain.wrong).waitFor();
  await question.getByLabel("Password").fill(productPassword);
  // The message shows for two seconds only, so that it is awaited before the dialogs are.
  const told = shows(page.getByText("Password changed").first());
  await question.getByRole("button", { name: signInAgain.goOn }).click();
  await told;
  await question.waitFor({ state: "detached" });
  await form.waitFor({ state: "detached" });
});
