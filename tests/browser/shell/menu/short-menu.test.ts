import { expect, it } from "vitest";
import { openPlace } from "../../place.ts";

const place = openPlace();

it("a menu higher than its window comes to the entry of the page that is opened", async () => {
  const { page, arriveSignedIn } = await place.visit({ width: 1280, height: 300 });
  await arriveSignedIn("/points/monthly-average");
  const comesIntoView = async (name: string) => {
    const entry = page.getByRole("menuitem", { name });
    await expect.poll(async () => ((await entry.boundingBox())?.y ?? 300) + 20).toBeLessThan(300);
  };
  await comesIntoView("Monthly averages");
  // Its folder is closed, and is opened with it.
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Find anything" }).fill("audit");
  await page.getByRole("option", { name: "Audit log" }).waitFor();
  await page.keyboard.press("Enter");
  await comesIntoView("Audit log");
});
