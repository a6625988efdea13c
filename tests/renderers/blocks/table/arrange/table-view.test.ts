import { describe, expect, it } from "vitest";
import {
  placesOf,
  readTableView,
  shownColumns,
  type TableView,
  usualView,
  withColumn,
  withPlace,
  withWidths,
  writeTableView,
} from "../../../../../renderers/blocks/table/arrange/table-view.ts";
import { tablePlan } from "../table-plan.ts";

const { columns } = tablePlan({
  rows: "culturalGroup.page",
  columns: ["name", { field: "status", width: 120 }, "userCount", "deptCount"],
});

const namesOf = (view: TableView) => view.columns.map(({ name }) => name);
const shownIn = (view: TableView) => shownColumns(columns, view).map(({ name }) => name);

describe("a table that nobody has arranged", () => {
  it("is as its page has it", () => {
    const view = readTableView(null, columns);
    expect(view).toEqual(usualView(columns));
    expect(shownColumns(columns, view)).toEqual(columns);
  });
});

describe("what a member has arranged", () => {
  it("comes back as it was kept", () => {
    let view = usualView(columns);
    view = withPlace(view, "deptCount", 0);
    view = withColumn(view, "status", { isHidden: true });
    view = withWidths(view, new Map([["name", 240.4]]));
    view = withColumn(view, "userCount", { pin: "start" });
    view = { ...view, density: "small" };
    expect(writeTableView(view)).toEqual({
      density: "small",
      columns: [
        { name: "userCount", pin: "start" },
        { name: "deptCount" },
        { name: "name", width: 240 },
        { name: "status", isHidden: true },
      ],
    });
    expect(readTableView(writeTableView(view), columns)).toEqual(view);
    expect(shownIn(view)).toEqual(["userCount", "deptCount", "name"]);
    expect(shownColumns(columns, view)[2]?.width).toBe(240);
  });

  it("keeps the page's width where the member chose none", () => {
    const view = readTableView({ columns: [{ name: "status" }] }, columns);
    expect(shownColumns(columns, view).find(({ name }) => name === "status")?.width).toBe(120);
  });

  it("pays no heed to a column that the page has no longer, nor to one named twice", () => {
    const saved = { columns: [{ name: "gone" }, { name: "status" }, { name: "status" }] };
    expect(namesOf(readTableView(saved, columns)).sort()).toEqual(
      ["deptCount", "name", "status", "userCount"].sort(),
    );
  });

  it("shows a new column of the page behind the one that it follows there", () => {
    const saved = { columns: [{ name: "deptCount" }, { name: "status" }, { name: "name" }] };
    const view = readTableView(saved, columns);
    expect(namesOf(view)).toEqual(["deptCount", "status", "userCount", "name"]);
    const onlyLast = readTableView({ columns: [{ name: "deptCount" }] }, columns);
    expect(namesOf(onlyLast)).toEqual(["name", "status", "userCount", "deptCount"]);
  });

  it("shows all columns where nothing would be left, as after the page lost those shown", () => {
    const hidden = columns.map(({ name }) => ({ name, isHidden: true }));
    const view = readTableView({ columns: [...hidden, { name: "gone" }] }, columns);
    expect(shownIn(view)).toEqual(columns.map(({ name }) => name));
  });

  it.each([
    ["no columns", {}],
    ["columns that are no list", { columns: "name" }],
    ["a density nobody knows", { density: "tiny", columns: [] }],
    ["columns that are no columns", { columns: [null, 7, "name", { width: 3 }] }],
    ["a width and a pin that are none", { columns: [{ name: "name", width: "wide", pin: "up" }] }],
  ])("that another version kept as %s counts as not kept", (_name, saved) => {
    expect(readTableView(saved, columns)).toEqual(usualView(columns));
  });

  it.each([
    [3, 48],
    [99_999, 1200],
  ])("a width of %d becomes one that a column can have, %d", (width, possible) => {
    const view = readTableView({ columns: [{ name: "name", width }] }, columns);
    expect(view.columns[0]?.width).toBe(possible);
  });
});

describe("pinned columns", () => {
  const pinned = withColumn(withColumn(usualView(columns), "userCount", { pin: "start" }), "name", {
    pin: "end",
  });

  it("stand outermost, at their edges", () => {
    expect(namesOf(pinned)).toEqual(["userCount", "status", "deptCount", "name"]);
  });

  it("stay there whatever place another one is given", () => {
    expect(placesOf(pinned, "status")).toEqual([1, 2]);
    expect(namesOf(withPlace(pinned, "deptCount", 0))).toEqual([
      "userCount",
      "deptCount",
      "status",
      "name",
    ]);
    expect(namesOf(withPlace(pinned, "userCount", 3))[0]).toBe("userCount");
  });
});
