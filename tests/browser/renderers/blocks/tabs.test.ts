import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { openPlace } from "../../place.ts";
import { shows } from "../../shows.ts";
import type { Visitor } from "../../visitor.ts";

const place = openPlace();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await place.staySignedIn({ at: "/points/user" });
  page = visitor.page;
});

/** Waits until one of the tabs of users is the selected one. */
const isSelected = (name: string) => shows(page.getByRole("tab", { name, selected: true }));

describe("a tab of a page", () => {
  it("is the same after a reload", async () => {
    await isSelected("Active");
    await page.getByRole("tab", { name: "Including deleted" }).click();
    await isSelected("Including deleted");
    await page.reload();
    await isSelected("Including deleted");
  });

  it("is selected where the address has a filter of a list below it", async () => {
    await visitor.open("/points/user?end.items.1.body.fullname=Amara+Reid");
    await isSelected("Including deleted");
    await page
      .getByRole("row")
      .filter({ hasText: "amara.reid2" })
      .filter({ visible: true })
      .waitFor();
    await page.getByRole("tab", { name: "Active" }).click();
    await isSelected("Active");
  });
});
