import { expect, it } from "vitest";
import { openPlace } from "../../place.ts";

const place = openPlace();

it("a menu higher than its window comes to the entry of the page that is opened", async () => {
  const { page, arriveSignedIn } = await place.visit({ width: 1280, height: 300 });
  await arriveSignedIn("/points/monthly-average");
  const entry = page.getByRole("menuitem", { name: "Monthly averages" });
  await entry.waitFor();
  await expect.poll(async () => ((await entry.boundingBox())?.y ?? 300) + 20).toBeLessThan(300);
});
