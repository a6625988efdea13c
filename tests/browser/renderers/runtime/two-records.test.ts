import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../support/first-start.ts";
import { openPlaceOfOwnPages } from "../own-page-files.ts";

const body = {
  kind: "table",
  rows: "culturalGroup.page",
  columns: ["name"],
  search: [],
  rowActions: [
    {
      label: "Disable",
      call: { call: "culturalGroup.update", with: { id: "row.id", name: "row.name", status: 0 } },
    },
  ],
};

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;

beforeAll(async () => {
  await addPage("made/groups", { title: "Groups", body });
  ({ page } = await place.staySignedIn({ at: "/made/groups", password }));
});

it("an action is done for a second record while it runs for another, and once for each", async () => {
  const asked: number[] = [];
  let answer = (): void => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/cultural-group/update", async (route) => {
    asked.push(route.request().postDataJSON().id);
    await mayAnswer;
    await route.continue();
  });
  const buttons = page.getByRole("button", { name: "Disable" });
  for (const index of [0, 0, 1, 1]) await buttons.nth(index).dispatchEvent("click");
  await expect.poll(() => asked.length).toBe(2);
  answer();
  await page.getByText("Disable").first().waitFor();
  expect(new Set(asked).size).toBe(2);
});
