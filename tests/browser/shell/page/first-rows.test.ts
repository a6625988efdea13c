import { describe, expect, it } from "vitest";
import { openPlace } from "../../place.ts";

const place = openPlace();

describe("the first rows of a page that is opened by its address", () => {
  it("are requested once, after the menu has named the page and before the page is drawn", async () => {
    const { arriveSignedIn, page } = await place.visit();
    const told: string[] = [];
    const tell = (what: string): void => void told.push(what);
    await page.exposeFunction("tell", tell);
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector("#content h1")) return;
        seen.disconnect();
        // The binding is given by the test.
        (window as unknown as { tell(what: string): void }).tell("drawn");
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/cultural-group/page")) tell(`rows by ${searchParams.get("size")}`);
    });
    page.on("response", (response) => {
      if (response.url().includes("/menu/getTreeRoleList")) tell("menu");
    });
    await arriveSignedIn("/points/cultural-group?groups._size=50");
    await page.getByRole("row").nth(2).waitFor();
    expect(told).toEqual(["menu", "rows by 50", "drawn"]);
  });

  it("are not requested where the menu does not name the page, and a refusal is told once", async () => {
    const { arriveSignedIn, page } = await place.visit();
    const asked: string[] = [];
    await page.route("**/points-api/cultural-group/page?*", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: { code: 40000, msg: "No rows today." } });
    });
    const empty = { code: 20000, data: [] };
    await page.route("**/menu/getTreeRoleList", (route) => route.fulfill({ json: empty }));
    await arriveSignedIn("/points/cultural-group");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(asked).toEqual([]);
    await page.unroute("**/menu/getTreeRoleList");
    await arriveSignedIn("/points/cultural-group");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    const told = page.locator(".ant-message").getByText("No rows today.");
    await told.first().waitFor();
    expect([asked.length, await told.count()]).toEqual([1, 1]);
  });

  it("are not requested where the member may not read them, as a figure that is left out", async () => {
    const { arriveSignedIn, page } = await place.visit();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await arriveSignedIn("/dashboard", "carla.customer");
    await page.getByRole("link", { name: "Department groups" }).first().waitFor();
    await page.getByRole("row").nth(2).waitFor();
    expect(asked).toContain("/points-api/cultural-group/page");
    expect(asked).not.toContain("/points-api/points-sys-user/get-by-dept-id");
    expect(asked).not.toContain("/points-api/deduction-points-rule/getAll4TreeData");
    expect(
      await page
        .locator(".ant-message")
        .getByText(/permission/)
        .count(),
    ).toBe(0);
  });
});

describe("the first rows of a page that is chosen in the menu", () => {
  it("are requested once, before the page is drawn", async () => {
    const { page } = await place.visitSignedIn({ at: "/points/cultural-group" });
    await page.getByRole("row").nth(2).waitFor();
    const loaded = page.waitForResponse(/page\/getPlan/);
    const item = page.getByRole("menuitem", { name: "Department groups" });
    await item.hover();
    await (await loaded).finished();
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
        if (String(url).includes("/dept-group/page")) told.push("rows");
        open.call(this, method, url, true);
      };
      const seen = new MutationObserver(() => {
        if (!document.querySelector("section[aria-label='Department groups']")) return;
        seen.disconnect();
        told.push("drawn");
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await item.click();
    await page.getByRole("region", { name: "Department groups" }).getByRole("row").nth(2).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "told"))).toEqual(["rows", "drawn"]);
  });
});
