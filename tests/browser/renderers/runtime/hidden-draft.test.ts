import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../support/first-start.ts";
import { openPlaceOfOwnPages } from "../own-page-files.ts";

const body = {
  kind: "stack",
  items: [
    { kind: "filters", name: "asked", of: "culturalGroup.page", fields: ["name"] },
    {
      kind: "form",
      when: "blocks.asked.values.name == null",
      fields: ["name", "remark"],
      submit: "culturalGroup.add",
    },
  ],
};

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;

beforeAll(async () => {
  await addPage("made/hidden", { title: "Hidden", body });
  ({ page } = await place.staySignedIn({ at: "/made/hidden", password }));
});

it("what was typed into a block that its condition hides is asked about before it is lost", async () => {
  const remark = page.getByRole("textbox", { name: "Remark" });
  const word = page.getByRole("textbox", { name: "Group name" }).first();
  await remark.fill("Meets on Mondays");
  await word.fill("Readers");
  await word.press("Enter");
  await remark.waitFor({ state: "detached" });
  const openPages = page.getByRole("navigation", { name: "Open pages" });
  await openPages.getByRole("link", { name: "Hidden" }).press("Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await word.fill("");
  await word.press("Enter");
  await expect.poll(() => remark.inputValue()).toBe("Meets on Mondays");
});
