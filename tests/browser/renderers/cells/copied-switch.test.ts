import { expect, it } from "vitest";
import { openPlace } from "../../place.ts";

const place = openPlace();

it("a switch is copied with its row as the word for its state", async () => {
  const { page, context } = await place.visitSignedIn({ at: "/points/dept-group" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("switch").first().waitFor();
  // The code that copies comes once the pointer has been used in the table.
  await page.locator("tbody td").nth(1).click();
  const copied = async () => {
    await page.locator("tbody").first().selectText();
    await page.keyboard.press("ControlOrMeta+c");
    return (await page.evaluate(() => navigator.clipboard.readText())).split(/[\n\t]/);
  };
  await expect.poll(copied).toEqual(expect.arrayContaining(["Enabled", "Disabled"]));
});
