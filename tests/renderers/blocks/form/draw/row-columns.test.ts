// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import { type Language, languages } from "../../../../../src/i18n/language.ts";
import { layOut } from "../../../../../src/snapshot/lay-out.ts";
import { readExamples, readFixtures } from "../../../../../src/snapshot/project.ts";
import { renderPage } from "../../../../../src/snapshot/render-page.tsx";
import { memberOfRole } from "../../../../../src/snapshot/role.ts";
import { problemsOfBody } from "../../../../support/shipped-environment.ts";

beforeAll(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  layOut(globalThis);
});

const { source = "" } = readExamples().find(({ shown }) => shown === "batch-grid") ?? {};

/** The drawn batch grid of the gallery. */
function drawn(language: Language) {
  return renderPage({
    path: "screens/batch-grid",
    source,
    language,
    state: "loaded",
    catalogue: shippedCatalogue(),
    fixtures: readFixtures("."),
    can: () => true,
    user: memberOfRole("superAdministrator"),
  });
}

/** The problems of a grid with the given columns. */
function told(columns: readonly unknown[], field = "columns") {
  const path = { call: "view.save", with: { path: "'a'", block: "'b'" } };
  const fields = [{ field, items: ["name", "width"], columns }];
  return problemsOfBody({ kind: "form", submit: path, values: "{'columns': []}", fields });
}

describe("a list in a form", () => {
  it("shows beside each record what is worked out of it, and below the columns their sums", async () => {
    const text = await drawn("en");
    expect(text).toMatch(/Printed \(mm\)[\s\S]*74\.1[\s\S]*31\.8[\s\S]*50\.8/);
    expect(text).toMatch(/Sum 592 \| Sum 156\.7/);
  });

  it.each(languages)("says so in %s", async (language) => {
    expect(await drawn(language)).toMatch(/592/);
  });
});

describe("a column of a list in a form", () => {
  it.each([
    ["works with what the record has", [{ label: "A", value: "row.height" }], "unknownMember"],
    ["has a label", [{ value: "row.width * 2" }], "missingProperty"],
    ["is not one that is entered, unless for its sum", ["width"], "duplicateField"],
    ["sums numbers", [{ field: "name", summary: "sum" }], "expressionType"],
  ])("%s, else it is told", (_what, columns, code) => {
    expect(told(columns).map((problem) => problem.split(" ")[0])).toEqual([code]);
  });

  it("may work with the whole list", () => {
    const value = "sum(answer.map(one, one.width)) / size(answer)";
    expect(told([{ field: "width", summary: { value } }])).toEqual([]);
  });

  it("belongs to a list", () => {
    const fields = [{ field: "name", columns: [{ label: "A", value: "row.name" }] }];
    const form = { kind: "form", submit: "culturalGroup.add", fields };
    expect(problemsOfBody(form)).toEqual(["unknownProperty /body/fields/0/columns"]);
  });
});
