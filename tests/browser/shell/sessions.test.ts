import { describe, expect, it } from "vitest";
import { texts } from "../../../src/i18n/texts.ts";
import { openPlace } from "../place.ts";
import { shows } from "../shows.ts";
import type { Visitor } from "../visitor.ts";

/** Opens the list of the member's own sessions from the account menu. */
async function openSessions({ page }: Visitor) {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: texts.en.account.sessions }).click();
  const dialog = page.getByRole("dialog", { name: texts.en.account.sessions });
  await dialog.getByRole("row").nth(1).waitFor();
  return dialog;
}

describe("the list of one's own sessions", () => {
  const place = openPlace();

  it("tells where one is signed in, and ends what one does not use any more", async () => {
    const elsewhere = await place.visitSignedIn({ username: "arturo.area" });
    const here = await place.visitSignedIn({ username: "arturo.area" });
    const dialog = await openSessions(here);
    const others = dialog.getByRole("row").filter({ hasText: "Chrome, Linux" });
    await expect.poll(() => others.count()).toBe(2);
    await shows(dialog.getByRole("row").filter({ hasText: "Yes" }));
    await dialog.getByRole("button", { name: "End", exact: true }).click();
    const question = here.page.getByRole("dialog", { name: "End session" });
    await question.getByRole("button", { name: "End session" }).click();
    await expect.poll(() => others.count()).toBe(1);
    expect(await dialog.getByRole("button", { name: "End", exact: true }).count()).toBe(0);

    await elsewhere.page.getByRole("button", { name: "Refresh" }).first().click();
    await elsewhere.page.getByText(texts.en.session.signedOut).waitFor();
  });
});
