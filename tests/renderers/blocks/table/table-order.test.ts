import { expect, it } from "vitest";
import { tablePlan } from "./table-plan.ts";

const sortable = (rows: string | object): string[] =>
  tablePlan({ rows })
    .columns.filter(({ isSortable }) => isSortable)
    .map(({ name }) => name);

it("rows whose order the page gives are sorted by nothing else", () => {
  expect(sortable("culturalGroup.page")).toContain("name");
  const ordered = { call: "culturalGroup.page", with: { sort: "'updateTime'", order: "'desc'" } };
  expect(sortable(ordered)).toEqual([]);
});
