import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { startContractProduct } from "../../support/contract-product.ts";
import { openPlace } from "../place.ts";

const listed = "**/cultural-group/page*";

/**
 * Gives pages of at most `most` of `count` groups, whatever size is requested; some services also
 * give a total.
 */
async function answerPages(
  page: Page,
  most: number,
  isCounted: boolean,
  count = 17,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(listed, (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(`${query.get("current")} of ${query.get("size")}`);
    const step = Math.min(most, Number(query.get("size")));
    const from = (Number(query.get("current")) - 1) * step;
    const records = Array.from({ length: count }, (_, id) => ({
      id: id + 1,
      name: `Group ${id + 1}.`,
    }));
    const data = { records: records.slice(from, from + step), ...(isCounted && { total: count }) };
    return route.fulfill({ json: { code: 0, msg: "", data } });
  });
  return asked;
}

describe("a table whose service gives fewer rows a page than it is asked for", () => {
  const place = openPlace(() => startContractProduct());
  const open = async (...pages: [most: number, isCounted: boolean, count?: number]) => {
    const { page, arriveSignedIn } = await place.visit();
    const asked = await answerPages(page, ...pages);
    await arriveSignedIn("/points/cultural-group");
    return {
      page,
      asked,
      said: page
        .getByRole("region", { name: "Cultural groups" })
        .getByText(/^\d+ (in total|so far)$/),
    };
  };
  const next = (page: Page) => page.getByRole("button", { name: "Next page" }).click();
  const seen = (page: Page, id: number) =>
    page.getByRole("cell", { name: `Group ${id}.`, exact: true }).waitFor();

  it("reaches every row where it says how many there are", async () => {
    const { page, said } = await open(7, true);
    await seen(page, 7);
    await expect.poll(() => said.textContent()).toBe("17 in total");
    await next(page);
    await seen(page, 14);
    await next(page);
    await seen(page, 17);
    await page.reload();
    await seen(page, 17);
    await expect.poll(() => said.textContent()).toBe("17 in total");
  });

  it("reaches every row of a list that is shorter than the smallest page", async () => {
    const { page, said } = await open(3, true, 7);
    await seen(page, 3);
    await expect.poll(() => said.textContent()).toBe("7 in total");
    await next(page);
    await next(page);
    await seen(page, 7);
  });

  it("asks once for the page after, when the pointer comes near its button", async () => {
    const { page, asked } = await open(7, true);
    await seen(page, 7);
    const before = asked.length;
    await page.getByRole("button", { name: "Next page" }).hover();
    await expect.poll(() => asked.slice(before)).toEqual(["2 of 20"]);
    await next(page);
    await seen(page, 14);
    expect(asked.slice(before)).toEqual(["2 of 20"]);
    // A failure that nobody asked for is told to nobody; the click asks again.
    const refused = { json: { code: 1, msg: "Busy", data: null } };
    await page.route(listed, (route) => route.fulfill(refused), { times: 1 });
    await page.mouse.move(0, 0);
    const failed = page.waitForResponse(listed);
    await page.getByRole("button", { name: "Next page" }).hover();
    await failed;
    await next(page);
    await seen(page, 17);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("reaches every row where nothing is said", async () => {
    const { page, said } = await open(7, false);
    await seen(page, 7);
    await expect.poll(() => said.textContent()).toBe("7 so far");
    await next(page);
    await next(page);
    await seen(page, 17);
    await expect.poll(() => said.textContent()).toBe("17 in total");
  });

  it("looks behind a short page once, and offers no further page where none is", async () => {
    const { page, asked, said } = await open(50, false);
    await seen(page, 17);
    await expect.poll(() => asked.filter((one) => one === "2 of 20")).toHaveLength(1);
    await expect.poll(() => said.textContent()).toBe("17 in total");
    expect(await page.getByRole("button", { name: "Next page" }).isDisabled()).toBe(true);
  });

  it("says that every page is the same where it is, and offers no more of them", async () => {
    const { page, arriveSignedIn } = await place.visit();
    const records = Array.from({ length: 20 }, (_, id) => ({
      id: id + 1,
      name: `Group ${id + 1}.`,
    }));
    await page.route(listed, (route) =>
      route.fulfill({ json: { code: 0, msg: "", data: { records, total: 45 } } }),
    );
    await arriveSignedIn("/points/cultural-group");
    await seen(page, 20);
    await next(page);
    const said = page
      .getByRole("region", { name: "Cultural groups", exact: true })
      .getByText("The service returns the same rows for every page");
    await said.waitFor();
    expect(await said.count()).toBe(1);
  });
});
