import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { password } from "../../../../support/first-start.ts";
import { openPlaceOfOwnPages } from "../../own-page-files.ts";

const body = {
  kind: "split",
  start: { kind: "table", name: "groups", rows: "culturalGroup.page", columns: ["name"] },
  end: {
    kind: "form",
    values: "blocks.groups.selected",
    submit: { call: "culturalGroup.update" },
  },
};

const { place, addPage } = openPlaceOfOwnPages();
let page: Page;

beforeAll(async () => {
  await addPage("made/beside", { title: "Groups beside", body });
  for (const name of ["Readers", "Runners"]) await place.product.ask("culturalGroup.add", { name });
  ({ page } = await place.staySignedIn({ at: "/made/beside", password }));
});

const select = (name: string) => page.getByRole("cell", { name, exact: true }).click();
const field = () => page.getByRole("textbox", { name: "Group name" });
const holds = (text: string) => expect.poll(() => field().inputValue()).toBe(text);

it("a form beside a list keeps what was typed for each of two records", async () => {
  await select("Readers");
  await holds("Readers");
  await field().fill("Readers of old");
  await select("Runners");
  await holds("Runners");
  await field().fill("Runners of the hill");
  await select("Readers");
  await holds("Readers of old");
  await select("Runners");
  await holds("Runners of the hill");
});

it("asks before a tab is closed whose only typed text is another record's", async () => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("cell", { name: "Runners of the hill", exact: true }).waitFor();
  await page.getByRole("img", { name: "Unsaved changes" }).waitFor();
  await page.getByRole("button", { name: "Close Groups beside" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await select("Readers");
  await holds("Readers of old");
  expect(await page.getByRole("img", { name: "Unsaved changes" }).count()).toBe(1);
});
