import { describe, expect, it } from "vitest";
import { exportedValue } from "../../../renderers/blocks/table/export/export-rows.ts";
import { choicesOfSchema } from "../../../renderers/runtime/choose/choices.ts";
import { namesOfSchema } from "../../../renderers/runtime/read/use-dictionary.ts";
import { partsThatAre } from "../../../src/language/plan/part.ts";
import { tablePlan } from "../../renderers/blocks/table/table-plan.ts";
import { pageHost } from "../../support/page-host.ts";
import { problemsOfBody } from "../../support/shipped-environment.ts";
import { compileForShop } from "./shop.ts";

const rows = { call: "view.getList", with: { path: "'points/user'" } };
const all = {
  large: { label: { en: "Roomy", zh: "宽松", es: "Amplia", ja: "広い" }, color: "success" },
  middle: { label: "common.edit" },
  small: { label: { en: "Tight", zh: "紧凑", es: "Compacta", ja: "狭い" }, icon: "save" },
};

/** The problems of a column whose values have the given names in the page. */
const told = (values: unknown, column: object = { field: "density" }) =>
  problemsOfBody({ kind: "table", rows, search: [], columns: [{ ...column, values }] });

describe("the names that a page gives the values of a field", () => {
  const { columns } = tablePlan({ rows, search: [], columns: [{ field: "density", values: all }] });
  const [column] = columns;
  const english = pageHost("en");

  it("stand in cells as tags, with their colours and icons, and in exports", () => {
    expect(column?.cell).toBe("dict");
    const names = namesOfSchema(column?.schema ?? {}, english).byValue;
    expect(names.get("large")).toMatchObject({ label: "Roomy", color: "success" });
    expect(names.get("small")).toMatchObject({ label: "Tight", icon: "save" });
    expect(column && exportedValue("small", column, undefined, pageHost("zh"))).toBe("紧凑");
  });

  it("are offered where such a value is chosen", () => {
    const none = { entries: [], byValue: new Map() };
    const choices = choicesOfSchema(column?.schema ?? {}, none, english.text);
    expect(choices.map(({ label }) => label)).toEqual(["Roomy", "Edit", "Tight"]);
  });

  it("are offered by the search beside the column too", () => {
    const columns = [{ field: "status", values: { draft: { color: "warning", icon: "edit" } } }];
    const source = { kind: "table", rows: "orders.page", search: ["status"], columns };
    const { parts, problems } = compileForShop(source);
    expect(problems).toEqual([]);
    const [table] = partsThatAre(["block"], parts);
    expect(table?.plan).toMatchObject({
      search: [{ schema: { "x-values": { draft: { color: "warning" } } } }],
    });
  });

  it("are those of yes and no too, and of what an expression gives", () => {
    const flags = { true: { label: "Gone", color: "error" }, false: { label: "Here" } };
    const users = { call: "pointsSysUser.getByDeptId", with: { deptId: 4 } };
    const columns = [{ field: "isDeleted", values: flags }];
    expect(problemsOfBody({ kind: "table", rows: users, search: [], columns })).toEqual([]);
    const size = { label: "Size", value: "row.density == 'large' ? 'much' : 'little'" };
    expect(told({ much: { label: "Much" }, little: { label: "Little" } }, size)).toEqual([]);
  });
});

describe("what is wrong with such names", () => {
  it.each([
    [
      "one for a value that there is not",
      { ...all, smal: { label: "Tight" } },
      "notOneOf /body/columns/0/values/smal",
    ],
    [
      "a value without one beside others",
      { large: { label: "Roomy" } },
      "valueUnnamed /body/columns/0/values",
    ],
    [
      "a colour that means nothing",
      { ...all, large: { ...all.large, color: "pink" } },
      "notOneOf /body/columns/0/values/large/color",
    ],
    [
      "an icon that there is not",
      { large: { icon: "svae" } },
      "unknownIcon /body/columns/0/values/large/icon",
    ],
    [
      "a text that is none",
      { ...all, large: { label: "common.edti" } },
      "unknownKey /body/columns/0/values/large/label",
    ],
  ])("is told where it is %s", (_what, values, wanted) => {
    expect(told(values)).toEqual([wanted]);
  });

  it("is nothing where only colours are given to some", () => {
    expect(told({ large: { color: "success" } })).toEqual([]);
  });

  it("is told of lists, and of a field whose names come from a dictionary", () => {
    expect(told({ a: { label: "A" } }, { field: "columns" })).toContain(
      "notNameable /body/columns/0/values",
    );
    const columns = [{ field: "status", values: { 1: { label: "On" }, 0: { label: "Off" } } }];
    expect(problemsOfBody({ kind: "table", rows: "culturalGroup.page", columns })).toEqual([
      "notNameable /body/columns/0/values",
    ]);
  });
});
