import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { compilePage } from "../../../src/language/compile/compile-page.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { partsOf, takeParts } from "../../../src/language/scaffold/scaffold-parts.ts";
import { environment } from "../../support/shipped-environment.ts";

const catalogue = shippedCatalogue();

function relationOfRow(tag: string) {
  const bound = { groupId: "row.id" };
  return {
    kind: "dualList",
    candidates: { call: `${tag}.candidates`, with: bound },
    current: { call: `${tag}.current`, with: bound },
    save: { call: `${tag}.update`, with: bound },
  };
}

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
          { label: "action.users", open: relationOfRow("culturalGroupUserRel") },
          { label: "action.departments", open: relationOfRow("culturalGroupDeptRel") },
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

  it("calls a relation by its list where the keys have only their own name as a title", () => {
    const text = JSON.stringify(catalogue.documents.get("points"));
    const document = JSON.parse(text.replaceAll('"title":"action.users"', '"title":"Ids"'));
    const page = scaffoldPage(createCatalogue([document]), "culturalGroup.page");
    expect(JSON.stringify(page)).toContain('{"label":"Users"');
  });

  it("is taken in part: without some of its actions, its search, some of its fields", () => {
    const page = scaffoldPage(catalogue, "culturalGroup.page");
    if (!page) throw new Error("There is no page.");
    expect(partsOf(page).map(({ pointer, label }) => `${pointer} ${label}`)).toEqual([
      "/toolbar/0 common.add",
      "/rowActions/0 common.edit",
      "/rowActions/1 action.users",
      "/rowActions/2 action.departments",
      "/rowActions/3 common.delete",
    ]);
    const without = new Set(["/toolbar/0", "/rowActions/1", "/rowActions/2", "/rowActions/3"]);
    const choice = {
      title: "Clubs",
      without,
      properties: { search: [], columns: ["name", "userCount"] },
    };
    expect(takeParts(page, choice)).toEqual({
      version: 1,
      title: "Clubs",
      body: {
        kind: "table",
        rows: "culturalGroup.page",
        search: [],
        columns: ["name", "userCount"],
        rowActions: [page.body.rowActions].flat().slice(0, 1),
      },
    });
  });

  it("is a tree where the answer is one", () => {
    const page = scaffoldPage(catalogue, "deductionPointsRule.getAll4TreeData");
    expect(page?.body).toMatchObject({ kind: "tree", nodeActions: [{ label: "common.delete" }] });
  });

  it("is an editor of both lists where the operation is of a relation", () => {
    const groupId = "params.groupId";
    expect(scaffoldPage(catalogue, "culturalGroupUserRel.update")?.body).toEqual({
      kind: "dualList",
      candidates: { call: "culturalGroupUserRel.candidates", with: { groupId } },
      current: { call: "culturalGroupUserRel.current", with: { groupId } },
      save: { call: "culturalGroupUserRel.update", with: { groupId } },
    });
  });

  it("declares what it reads from its address, as long as what reads it is taken", () => {
    const page = scaffoldPage(catalogue, "culturalGroupUserRel.update");
    expect(page?.params).toEqual({ groupId: "integer" });
    if (!page) return;
    const choice = { title: "Users", without: new Set<string>(), properties: {} };
    expect(takeParts(page, choice).params).toEqual({ groupId: "integer" });
    const others = { candidates: "a", current: "b", save: "c" };
    expect(takeParts(page, { ...choice, properties: others })).not.toHaveProperty("params");
  });

  it("is a form where it writes, and the details of what it answers where it reads one", () => {
    expect(scaffoldPage(catalogue, "notice.getPublic")?.body).toMatchObject({ kind: "detail" });
    expect(scaffoldPage(catalogue, "task.saveMonthAvgPoints")?.body).toMatchObject({
      kind: "form",
    });
  });

  it("is none where there is no such operation, or none that a page may call", () => {
    expect(scaffoldPage(catalogue, "culturalGroup.pages")).toBeNull();
    expect(scaffoldPage(catalogue, "login.logout")).toBeNull();
  });

  const callable = [...catalogue.operations.values()].filter(({ isSession }) => !isSession);
  it.each(callable.map(({ id }) => id))("passes the checker: %s", (id) => {
    const source = JSON.stringify(scaffoldPage(catalogue, id), null, 2);
    const told = compilePage("new/page", source, environment).problems;
    expect(told.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([]);
  });
});
