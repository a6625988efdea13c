import { describe, expect, it } from "vitest";
import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { texts } from "../../src/i18n/texts.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import { scaffoldPage } from "../../src/language/scaffold/scaffold-page.ts";

const catalogue = shippedCatalogue();
const environment = createEnvironment(catalogue, "en", texts.en);

describe("the page proposed for an operation", () => {
  it("is a table with search, forms and actions from the operations that belong together", () => {
    expect(scaffoldPage(catalogue, "culturalGroup.page")).toEqual({
      version: 1,
      title: "The cultural groups, a page at a time",
      body: {
        kind: "table",
        rows: "culturalGroup.page",
        toolbar: [
          {
            label: "common.add",
            emphasis: "primary",
            open: { kind: "form", submit: "culturalGroup.add" },
          },
        ],
        rowActions: [
          {
            label: "common.edit",
            open: {
              kind: "form",
              values: "row",
              submit: { call: "culturalGroup.update", with: { id: "row.id" } },
            },
          },
          {
            label: "common.delete",
            emphasis: "danger",
            confirm: true,
            call: { call: "culturalGroup.delete", with: { ids: "[row.id]" } },
          },
        ],
      },
    });
  });

  it("is a tree where the answer is one", () => {
    const page = scaffoldPage(catalogue, "deductionPointsRule.getAll4TreeData");
    expect(page?.body).toMatchObject({ kind: "tree", nodeActions: [{ label: "common.delete" }] });
  });

  it("is an editor of both lists where the operation is of a relation", () => {
    const groupId = "number(route.query.groupId)";
    expect(scaffoldPage(catalogue, "culturalGroupUserRel.update")?.body).toEqual({
      kind: "dualList",
      candidates: { call: "culturalGroupUserRel.candidates", with: { groupId } },
      current: { call: "culturalGroupUserRel.current", with: { groupId } },
      save: { call: "culturalGroupUserRel.update", with: { groupId } },
    });
  });

  it("is a form where it writes, and the details of what it answers where it reads one", () => {
    expect(scaffoldPage(catalogue, "notice.getPublic")?.body).toMatchObject({ kind: "detail" });
    expect(scaffoldPage(catalogue, "task.saveMonthAvgPoints")?.body).toMatchObject({
      kind: "form",
    });
  });

  it("is none where there is no such operation", () => {
    expect(scaffoldPage(catalogue, "culturalGroup.pages")).toBeNull();
  });

  it.each([...catalogue.operations.keys()])("passes the checker: %s", (id) => {
    const source = JSON.stringify(scaffoldPage(catalogue, id), null, 2);
    const told = compilePage("new/page", source, environment).problems;
    expect(told.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([]);
  });
});
