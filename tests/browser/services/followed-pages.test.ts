import { expect, it } from "vitest";
import { openPlace } from "../place.ts";
import { startOverlaidProduct } from "./overlaid-product.ts";

/** A points service whose list of groups is paged by a token and gives no total. */
const overlay = `
overlay: 1.0.0
info: { title: Groups by token, version: "1" }
x-service: points
actions:
  - target: $.paths['/cultural-group/page'].get['x-list'].current
    remove: true
  - target: $.paths['/cultural-group/page'].get['x-list'].total
    remove: true
  - target: $.paths['/cultural-group/page'].get
    update:
      x-list: { cursor: after, next: /next }
      parameters: [{ name: after, in: query, schema: { type: string } }]
  - target: $.components.schemas.GroupPage.properties
    update: { next: { type: string } }
`;

const groups = Array.from({ length: 45 }, (_, id) => ({
  id: id + 1,
  name: `Group ${id + 1}`,
  remark: "",
  status: 1,
  userCount: 0,
  deptCount: 0,
  createTime: "2026-01-01 00:00:00",
  updateTime: "2026-01-01 00:00:00",
}));

/** How the token that follows a page is made, where the service repeats its first page for ever. */
let endless: ((token: string) => string) | null = null;

const place = openPlace(() =>
  startOverlaidProduct(overlay, ({ pathname, searchParams }) => {
    if (!pathname.endsWith("/page")) return null;
    if (endless) {
      return { records: groups.slice(0, 20), next: endless(searchParams.get("after") ?? "t") };
    }
    const from = Number((searchParams.get("after") ?? "t0").slice(1));
    const records = groups.slice(from, from + 20);
    return { records, ...(from + 20 < groups.length && { next: `t${from + 20}` }) };
  }),
);

it("a list whose pages have no numbers is turned over, back to the first, and again after a reload", async () => {
  const { page } = await place.visitSignedIn({ at: "/points/cultural-group" });
  await page.getByText("20 so far", { exact: true }).waitFor();
  const next = page.getByRole("button", { name: "Next page" });
  await next.click();
  await page.getByRole("row", { name: /Group 21\b/ }).waitFor();
  await page.getByText("40 so far", { exact: true }).waitFor();
  await next.click();
  await page.getByText("45 in total", { exact: true }).waitFor();
  await expect.poll(() => next.isDisabled()).toBe(true);
  await page.reload();
  await page.getByRole("row", { name: /Group 41\b/ }).waitFor();
  await page.getByRole("button", { name: "Previous page" }).click();
  await page.getByRole("row", { name: /Group 21\b/ }).waitFor();
  await page.getByRole("button", { name: "First page" }).click();
  await page.getByRole("row", { name: /Group 1\b/ }).waitFor();
  await page.getByText("20 so far", { exact: true }).waitFor();
});

it.each([
  ["the same token", () => "t"],
  ["a new token", (token: string) => `${token}t`],
])("a list that repeats for ever with %s ends with one sentence", async (_, token) => {
  endless = token;
  const { page } = await place.visitSignedIn({ at: "/points/cultural-group" });
  const next = page.getByRole("button", { name: "Next page" });
  await page.getByText("20 so far", { exact: true }).waitFor();
  await next.click();
  const sentence = page.getByText("so the rest cannot be loaded");
  await sentence.waitFor();
  expect(await sentence.count()).toBe(1);
  await expect.poll(() => next.isDisabled()).toBe(true);
  endless = null;
});
