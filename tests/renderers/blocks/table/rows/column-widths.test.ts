import { describe, expect, it } from "vitest";
import {
  fixed,
  roomOf,
  shareWidth,
} from "../../../../../renderers/blocks/table/rows/column-widths.ts";
import { tablePlan } from "../table-plan.ts";

const flexible = { least: 100, wanted: 200, isFlexible: true };

describe("the widths of columns", () => {
  it("fill the room, the flexible ones taking what is left over", () => {
    expect(shareWidth([flexible, fixed(90)], 490)).toEqual([400, 90]);
  });

  it("give way down to the least, then the table scrolls", () => {
    expect(shareWidth([flexible, fixed(90)], 240)).toEqual([150, 90]);
    expect(shareWidth([flexible, fixed(90)], 100)).toEqual([100, 90]);
    expect(shareWidth([fixed(90)], 500)).toEqual([90]);
  });

  it("go by what the rows hold, within bounds", () => {
    const { columns } = tablePlan({ rows: "culturalGroup.page", columns: ["name", "userCount"] });
    const wanted = (name: string) =>
      columns.map((column) => roomOf(column, column.name, true, [{ name, userCount: 3 }]).wanted);
    const [short, count] = wanted("Ada");
    const [long] = wanted("x".repeat(5_000));
    expect(short).toBeLessThan(long ?? 0);
    expect(long).toBeLessThanOrEqual(320);
    expect(wanted("Ada")[1]).toBe(count);
  });

  it("show the labels of tags whole, however little room there is", () => {
    const { columns } = tablePlan({ rows: "culturalGroup.page", columns: ["status"] });
    const roomFor = (label: string) => {
      const [room] = columns.map((column) => roomOf(column, "Status", true, [], [label, "On"]));
      return room ?? fixed(0);
    };
    const long = roomFor("Pendiente de aprobación");
    expect(long.least).toBe(long.wanted);
    expect(long.wanted).toBeGreaterThan(roomFor("Activo").wanted);
    expect(roomFor("x".repeat(500)).least).toBeLessThan(200);
  });

  it("are as the page has them where it says so", () => {
    const plan = tablePlan({
      rows: "culturalGroup.page",
      columns: [{ field: "name", width: 333 }],
    });
    const [column] = plan.columns;
    expect(column && roomOf(column, "Name", true, [])).toEqual(fixed(333));
  });
});
