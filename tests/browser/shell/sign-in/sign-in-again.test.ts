import type { Locator, Page } from "playwright-core";
import { it } from "vitest";
import { texts } from "../../../../src/i18n/texts.ts";
import { productPassword, startProduct } from "../../../support/product.ts";
import { agree, chooseOption } from "../../controls.ts";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import { hasFocus } from "../focus.ts";
import { frameOf } from "../frame.ts";

let lateness = 0;
/** A product whose clock a test can move forward. */
const place = openPlace(() => startProduct({}, () => new Date(Date.now() + lateness)));

/** Adds a member who waits for approval; resolves to the row. */
async function addWaiting(page: Page): Promise<Locator> {
  const member = { username: "willa.waits", fullname: "Willa Waits" };
  await page.evaluate(
    async (body) => {
      const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const headers = { "Content-Type": "application/json", "X-Access-Token": token };
      await fetch("/system-api/api/member/add", { method: "POST", headers, body });
    },
    JSON.stringify({ ...member, password: "purple lamp 77 tree", status: 2 }),
  );
  const search = page.getByRole("searchbox", { name: "Username" });
  await search.fill(member.username);
  await search.press("Enter");
  const row = page.getByRole("row").filter({ hasText: member.username });
  await row.waitFor();
  return row;
}

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
  await hasFocus(question.getByLabel("Password"));
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

it("asks within a form that makes two calls, and makes both with one consent", async () => {
  lateness = 0;
  const visitor = await place.visitSignedIn({ at: "/system/member" });
  const { page } = visitor;
  const row = await addWaiting(page);
  await row.getByRole("button", { name: "Approve" }).click();
  const form = page.getByRole("dialog", { name: "Approve · Willa Waits" });
  await chooseOption(form.getByRole("combobox", { name: "Roles" }), "Customer");
  await page.keyboard.press("Escape");
  lateness = 16 * 60_000;
  await form.getByRole("button", { name: "Approve" }).click();
  const asked = page.getByRole("dialog", { name: "Approve “Willa Waits”?" });
  await asked.getByRole("button", { name: "Approve" }).click();
  const { signInAgain } = texts.en;
  const question = page.getByRole("dialog", { name: signInAgain.title });
  await question.getByLabel("Password").fill(productPassword);
  const told = shows(page.getByText("“Willa Waits” approved"));
  await question.getByRole("button", { name: signInAgain.goOn }).click();
  await told;
  await shows(row.getByText("Active", { exact: true }));
  await shows(row.getByText("Customer"));
});

it("says what helps where the dialog's own code is lost, and the page stays", async () => {
  lateness = 0;
  const visitor = await place.visitSignedIn({ username: "carla.customer" });
  const { page } = visitor;
  await page.route("**/sign-in-again-dialog-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Change password" }).click();
  const form = page.getByRole("dialog", { name: "Change password" });
  await form.getByLabel("Password", { exact: true }).fill("another horse battery 8");
  await form.getByLabel("Confirm password").fill("another horse battery 8");
  lateness = 16 * 60_000;
  await form.getByRole("button", { name: "Save" }).click();
  await agree(page, "Change password");
  await shows(page.getByText("could not be loaded. Load the page again."));
  await shows(form);
  // The browser itself logs the failed request.
  visitor.complaints.length = 0;
});
