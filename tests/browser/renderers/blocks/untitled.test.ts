import { expect, it } from "vitest";
import { password } from "../../../support/first-start.ts";
import { violationsOf } from "../../axe.ts";
import { openPlaceOfOwnPages } from "../own-page-files.ts";

const { place, addPage } = openPlaceOfOwnPages();

const ofFirstGroup = (read: string) => ({ call: read, with: { groupId: 1 } });

const blocks = {
  chart: {
    kind: "chart",
    as: "column",
    rows: "culturalGroup.page",
    category: "name",
    value: "row.userCount",
  },
  relation: {
    kind: "dualList",
    candidates: ofFirstGroup("culturalGroupUserRel.candidates"),
    current: ofFirstGroup("culturalGroupUserRel.current"),
    save: ofFirstGroup("culturalGroupUserRel.update"),
  },
};

it("a chart without a title names its table by its values", async () => {
  await addPage("made/chart", { title: "Groups", body: blocks.chart });
  const { page } = await place.visitSignedIn({ password, at: "/made/chart" });
  await page.getByRole("button", { name: "Show as table" }).click();
  await page.getByRole("table", { name: "Value" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it.each([
  { path: "made/untitled", level: 2, body: blocks.relation },
  { path: "made/titled", level: 3, body: { ...blocks.relation, title: "Readers" } },
])("the lists of the relation at $path have headings of level $level", async (relation) => {
  const { path, level, body } = relation;
  await addPage(path, { title: "Members of a group", body });
  const { page } = await place.visitSignedIn({ password, at: `/${path}` });
  await page.getByRole("heading", { name: "Available", level }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
