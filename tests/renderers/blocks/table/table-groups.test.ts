// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { inGroups } from "../../../../renderers/blocks/table/query/row-groups.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import type { Language } from "../../../../src/i18n/language.ts";
import { explainPage, explanationText } from "../../../../src/language/explain/explain-page.ts";
import { layOut } from "../../../../src/snapshot/lay-out.ts";
import { readExamples, readFixtures } from "../../../../src/snapshot/project.ts";
import { renderPage } from "../../../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../../../src/snapshot/role.ts";
import { compileBody, environment, problemsOfBody } from "../../../support/shipped-environment.ts";
import { tablePlan } from "./table-plan.ts";

beforeAll(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
});

/** The gallery's report, drawn after the named control was pressed. */
function drawn(language: Language, pressed?: string): Promise<string> {
  const { source = "" } = readExamples().find(({ shown }) => shown === "report") ?? {};
  return renderPage({
    path: "screens/report",
    source,
    language,
    state: "loaded",
    catalogue: shippedCatalogue(),
    fixtures: readFixtures("."),
    can: () => true,
    user: memberOfRole("superAdministrator"),
    ...(pressed === undefined ? {} : { pressed }),
  });
}

describe("a table whose rows are grouped", () => {
  it("has a heading for each group, with its name, its count and what it comes to beside the whole", async () => {
    const text = await drawn("en");
    expect(text).toMatch(/button "Points 0 – 99 2 rows" \(expanded\).* Average 3\.00 \| Sum 162\n/);
    expect(text).toMatch(/button "Points 100 \+ 2 rows" \(expanded\).* Average 5\.39 \| Sum 292\n/);
    expect(text).toMatch(/Average 3\.797 \| Sum 454\n/);
  });

  it("says that a group is of this page where the service answers a page at a time, and calls it by its dictionary", async () => {
    expect(await drawn("en")).toMatch(/"Status Enabled 5 rows on this page".* Sum on this page 85/);
  });

  it("folds a group, whose heading and sums stay", async () => {
    const text = await drawn("en", "2 rows");
    expect(text).toMatch(/"Points 100 \+ 2 rows" \(collapsed\).* Sum 292\n/);
    expect(text).not.toContain("徐欣怡");
    expect(text).toContain("Amara Taylor");
  });

  it.each([
    ["zh", "状态 启用 本页 5 行"],
    ["es", "Estado Activado 5 filas en esta página"],
    ["ja", "状態 有効 このページの 5 行"],
  ] as const)("does so in %s", async (language, heading) => {
    expect(await drawn(language)).toContain(heading);
  });
});

const rows = [
  { id: 1, area: "b", points: 1 },
  { id: 2, area: null, points: 2 },
  { id: 3, area: "a", points: 3 },
  { id: 4, area: "b", points: 4 },
  { id: 5, area: "", points: 5 },
];

describe("the order of groups", () => {
  it("is that in which the rows begin them; rows without a value come last, together", () => {
    const { groupBy } = tablePlan({ rows: "audit.getList", groupBy: "area" });
    expect(inGroups(rows, groupBy).map(({ id }) => id)).toEqual([1, 4, 3, 2, 5]);
  });
});

describe("what rows are grouped by", () => {
  const told = (groupBy: unknown, call = "culturalGroup.page") =>
    problemsOfBody({ kind: "table", rows: call, groupBy });

  it.each([
    ["a field that there is not", "staus", "unknownField /body/groupBy"],
    ["a list", { value: "[row.name]", label: "Names" }, "groupsByMany /body/groupBy"],
    ["nothing", {}, "missingProperty /body/groupBy"],
    [
      "what cannot be worked out",
      { value: "row.nam", label: "Name" },
      "unknownMember /body/groupBy/value",
    ],
    ["a value without a label", { value: "row.name" }, "missingProperty /body/groupBy"],
  ])("is told where it is %s", (_what, groupBy, wanted) => {
    expect(told(groupBy)).toEqual([wanted]);
  });

  it("is told where the rows are a tree, of which it would group the first level alone", () => {
    expect(told("title", "deductionPointsRule.getAll4TreeData")).toEqual([
      "groupsTree /body/groupBy",
    ]);
  });

  it("is said of the page in words", () => {
    const body = {
      kind: "table",
      rows: "culturalGroup.page",
      groupBy: "status",
      columns: ["name"],
    };
    const said = explainPage("test/page", compileBody(body), environment);
    expect(explanationText(said)).toContain("Grouped by: Status.");
  });
});
