import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { openPlace } from "../place.ts";
import { startOverlaidProduct } from "./overlaid-product.ts";

/** How the points service of this deployment differs from its OpenAPI document. */
const overlay = `
overlay: 1.0.0
info: { title: The points service of the yard, version: "1" }
x-service: points
actions:
  - target: $.paths['/cultural-group/page'].get
    update: { x-list: { rows: /list, total: /page/count } }
  - target: $.components.schemas.GroupPage.properties
    update:
      list: { type: array, items: { $ref: "#/components/schemas/Group" } }
      page: { type: object, properties: { count: { type: integer } } }
  - target: $..[?@.title == 'group.culturalId']
    update: { type: string }
  - target: $.components.schemas.Group.properties.id
    update: { type: string }
  - target: $.paths['/cultural-group/delete'].post..ids.items
    update: { type: string }
  - target: $.components.schemas.Id.properties.id
    update: { type: string }
  - target: $..[?@.title == 'group.status'].enum
    update: [2]
  - target: $.components.schemas.Group.properties.updateTime
    update: { format: date }
`;

const groups = Array.from({ length: 45 }, (_, at) => ({
  id: `g-${at}`,
  name: `Group ${at}`,
  remark: "",
  status: 2,
  userCount: at,
  deptCount: 0,
  createTime: "2026-01-01",
  updateTime: "2026-02-03",
}));

const received: { path: string; body: unknown }[] = [];

const place = openPlace(() =>
  startOverlaidProduct(overlay, async ({ pathname, searchParams }, request) => {
    const body = await text(request);
    if (request.method === "POST")
      received.push({ path: pathname, body: JSON.parse(body || "null") });
    const from = (Number(searchParams.get("current") ?? 1) - 1) * 20;
    const list = { list: groups.slice(from, from + 20), page: { count: groups.length } };
    return pathname.endsWith("/page") ? list : null;
  }),
);

describe("a service that differs from its document as an overlay says", () => {
  it("shows its rows, their number, its own words and days, and turns its pages", async () => {
    const { page } = await place.visitSignedIn({ at: "/points/cultural-group" });
    const row = page.getByRole("row", { name: /Group 1\b/ });
    await row.getByText("2", { exact: true }).waitFor();
    expect(await row.textContent()).toContain("3 Feb 2026");
    await page.getByText("45 in total", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Next page" }).click();
    await page.getByRole("row", { name: /Group 21\b/ }).waitFor();
  });

  it("gets its own ids and words back, judged by what the overlay says", async () => {
    const { page } = await place.visitSignedIn({ at: "/points/cultural-group" });
    const row = page.getByRole("row", { name: /Group 1\b/ });
    await row.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText(/cannot be empty/).waitFor();
    expect(received).toEqual([]);
    await dialog.getByRole("textbox", { name: "Name" }).fill("The first");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => received)
      .toMatchObject([
        {
          path: "/cultural-group/update",
          body: { id: "g-1", name: "The first", status: 2 },
        },
      ]);
  });
});
