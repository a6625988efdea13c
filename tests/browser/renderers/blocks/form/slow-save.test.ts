import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";

const place = openPlace();
let page: Page;

beforeAll(async () => {
  ({ page } = await place.staySignedIn({ at: "/points/cultural-group" }));
});

const dialog = () => page.getByRole("dialog", { name: "Add group" });
const question = () => page.getByText("has not been saved");

/** Types a name and saves; the service's response is held until the returned function is called. */
async function saveSlowly(name: string, status: "saved" | "refused"): Promise<() => void> {
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const address = "**/cultural-group/add";
  await page.route(
    address,
    async (route) => {
      await mayAnswer;
      if (status === "saved") await route.continue();
      else await route.fulfill({ json: { code: 40300, msg: "You may no longer do this." } });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Add group" }).click();
  await dialog().getByRole("textbox", { name: "Name" }).fill(name);
  const isSent = page.waitForRequest(address);
  await page.keyboard.press("Enter");
  await isSent;
  return answer;
}

describe("a dialog whose save is under way", () => {
  it("waits for its end where Escape is pressed, and asks nothing of what is saved", async () => {
    const answer = await saveSlowly("Saved slowly", "saved");
    await page.keyboard.press("Escape");
    await dialog().getByRole("button", { name: "Close" }).dispatchEvent("click");
    await dialog().getByRole("button", { name: "Cancel" }).dispatchEvent("click");
    answer();
    await dialog().waitFor({ state: "hidden" });
    await page.getByRole("cell", { name: "Saved slowly", exact: true }).waitFor();
    expect(await question().count()).toBe(0);
  });

  it("keeps what was typed where the save is refused, and asks from then on", async () => {
    const answer = await saveSlowly("Refused slowly", "refused");
    await page.keyboard.press("Escape");
    answer();
    await page.getByText("You may no longer do this.").waitFor();
    expect(await question().count()).toBe(0);
    await page.keyboard.press("Escape");
    await question().waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog().waitFor({ state: "hidden" });
  });

  it("takes no more typing, which would be lost where it closes", async () => {
    const answer = await saveSlowly("Refused while typing", "refused");
    await page.keyboard.type(" more");
    await page.keyboard.press("Backspace");
    const name = dialog().getByRole("textbox", { name: "Name" });
    expect(await name.inputValue()).toBe("Refused while typing");
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    answer();
    await expect.poll(() => dialog().locator(".ant-btn-loading").count()).toBe(0);
    await page.keyboard.type(" again");
    await expect.poll(() => name.inputValue()).toBe("Refused while typing again");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog().waitFor({ state: "hidden" });
  });
});
