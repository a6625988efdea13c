import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startProduct } from "../../support/product.ts";
import { openPlace } from "../place.ts";

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
  ...{ id: id + 1, name: `Group ${id + 1}`, remark: "", status: 1, userCount: 0, deptCount: 0 },
  ...{ createTime: "2026-01-01 00:00:00", updateTime: "2026-01-01 00:00:00" },
}));

function startOther(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://other");
    const from = Number((searchParams.get("after") ?? "t0").slice(1));
    const records = groups.slice(from, from + 20);
    const data = { records, ...(from + 20 < groups.length && { next: `t${from + 20}` }) };
    response.setHeader("Content-Type", "application/json");
    const answered = pathname.endsWith("/page") ? data : null;
    response.end(JSON.stringify({ code: 0, msg: "", data: answered }));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function startFollowed() {
  const other = await startOther();
  const folder = mkdtempSync(join(tmpdir(), "followed-"));
  const file = join(folder, "points.yaml");
  writeFileSync(file, overlay);
  const address = other.address();
  const port = typeof address === "object" ? address?.port : null;
  const product = await startProduct({
    POINTS_API_URL: `http://127.0.0.1:${port}`,
    OVERLAYS: file,
  });
  return {
    ...product,
    stop: async () => {
      await product.stop();
      other.close();
      other.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

const place = openPlace(startFollowed);

it("a list whose pages have no numbers is turned over, back to the first, and again after a reload", async () => {
  const { page } = await place.visitSignedIn({ at: "/points/cultural-group" });
  await page.getByText("20 so far", { exact: true }).waitFor();
  const next = page.getByRole("button", { name: "Next page" });
  await next.click();
  await page.getByRole("row", { name: /Group 21\b/ }).waitFor();
  await page.getByText("40 so far", { exact: true }).waitFor();
  await next.click();
  await page.getByText("45 in total", { exact: true }).waitFor();
  expect(await next.isDisabled()).toBe(true);
  await page.reload();
  await page.getByRole("row", { name: /Group 41\b/ }).waitFor();
  await page.getByRole("button", { name: "Previous page" }).click();
  await page.getByRole("row", { name: /Group 21\b/ }).waitFor();
  await page.getByRole("button", { name: "First page" }).click();
  await page.getByRole("row", { name: /Group 1\b/ }).waitFor();
  await page.getByText("20 so far", { exact: true }).waitFor();
});
