import { describe, expect, it } from "vitest";
import { openPlace } from "../../../place.ts";

const place = openPlace();

describe("the first rows of a table with tags", () => {
  it("are drawn with the labels, which are read beside them, and never move for them", async () => {
    const { arriveSignedIn, page } = await place.visit();
    // The wait that ends by time is made endless, since a busy machine could end it early.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const held = (act: TimerHandler, delay?: number) =>
        delay === 500 ? 0 : setTimeout(act, delay);
      Object.assign(window, { setTimeout: held });
    });
    await page.addInitScript(() => {
      const statuses = new Set<string>();
      const look = (): void => {
        for (const cell of document.querySelectorAll("tbody [data-row-key] td:nth-of-type(5)")) {
          statuses.add(cell.textContent);
        }
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      Object.assign(window, { statuses });
    });
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/dict/getList", async (route) => {
      await released;
      await route.fallback();
    });
    const read = page.waitForResponse((response) => response.url().includes("/member/getList"));
    await arriveSignedIn("/system/member");
    await (await read).finished();
    await page.getByRole("status", { name: "Loading" }).waitFor();
    release();
    await page.getByRole("row").filter({ hasText: "Active" }).first().waitFor();
    const seen = await page.evaluate(() => [
      // The set is made by the script above.
      ...(window as unknown as { statuses: Set<string> }).statuses,
    ]);
    expect(seen).toContain("Active");
    expect(seen.filter((status) => !/^[A-Z]/.test(status))).toEqual([]);
  });

  it("keep their height when the code of their pictures arrives", async () => {
    const { arriveSignedIn, page } = await place.visit();
    const height = async () => (await page.locator("[data-row-key]").first().boundingBox())?.height;
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/avatar-picture-*.js", async (route) => {
      await released;
      await route.fallback();
    });
    await arriveSignedIn("/system/member");
    await page.getByRole("row").filter({ hasText: "Active" }).first().waitFor();
    const before = await height();
    expect(await page.locator("td .ant-avatar").count()).toBe(0);
    release();
    await page.locator("td .ant-avatar").first().waitFor();
    expect(await height()).toBe(before);
  });

  it("do not wait for labels that fail, or that never come", async () => {
    const { arriveSignedIn, page } = await place.visit();
    const rows = page.getByRole("row").filter({ hasText: "admin" });
    const refusal = { code: 40000, msg: "No labels today." };
    await page.route("**/dict/getList", (route) => route.fulfill({ json: refusal }));
    await arriveSignedIn("/system/member");
    await rows.first().waitFor();
    await page.route("**/dict/getList", () => {});
    await page.reload();
    await rows.first().waitFor();
    expect(await page.getByRole("status", { name: "Loading" }).count()).toBe(0);
  });
});
