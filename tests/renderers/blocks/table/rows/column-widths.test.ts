import { describe, expect, it } from "vitest";
import {
  fixed,
  roomOf,
  shareWidth,
} from "../../../../../renderers/blocks/table/rows/column-widths.ts";
import { actionsWidth } from "../../../../../renderers/blocks/table/rows/columns.tsx";
import { tablePlan } from "../table-plan.ts";

const flexible = { least: 100, whole: 200, wanted: 200, isFlexible: true };

describe("the widths of columns", () => {
  it("fill the room, the flexible ones taking what is left over", () => {
    expect(shareWidth([flexible, fixed(90)], 490)).toEqual([400, 90]);
  });

  it("give way down to the least; where the table scrolls, they are as wide as their texts", () => {
    expect(shareWidth([flexible, fixed(90)], 240)).toEqual([150, 90]);
    expect(shareWidth([flexible, fixed(90)], 190)).toEqual([100, 90]);
    expect(shareWidth([flexible, fixed(90)], 100)).toEqual([200, 90]);
    const long = { ...flexible, whole: 320, wanted: 320 };
    expect(shareWidth([long, fixed(90)], 100)).toEqual([220, 90]);
    expect(shareWidth([fixed(90)], 500)).toEqual([90]);
  });

  it("are taken from headings that can break before any value is cut", () => {
    const headed = { least: 60, whole: 80, wanted: 140, isFlexible: true };
    expect(shareWidth([flexible, headed], 300)).toEqual([200, 100]);
    expect(shareWidth([flexible, headed], 280)).toEqual([200, 80]);
    expect(shareWidth([flexible, headed], 220)).toEqual([150, 70]);
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

  it("show long numbers whole, which cut would be read as others", () => {
    const { columns } = tablePlan({ rows: "culturalGroup.page", columns: ["userCount"] });
    const least = (userCount: unknown) =>
      columns.map((column) => roomOf(column, "Users", true, [{ userCount }]).least);
    expect(least(12)).toEqual(least(123_456));
    expect(least("90071992547401177")[0]).toBeGreaterThan(Number(least(12)[0]) + 40);
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

  it("need less for actions the more of them are in a menu, and as much as one row needs", () => {
    const [action] = tablePlan({
      rows: "culturalGroup.page",
      rowActions: [{ label: "A", go: "'/'" }],
    }).rowActions;
    if (!action) throw new Error("The table has no action");
    const labelled = (label: string) => ({ action, label, isEnabled: true, host: null });
    const few = ["Edit", "Users"].map(labelled);
    const many = [...few, ...["Copy", "Delete"].map(labelled)];
    const width = (inline: number) => actionsWidth([few, many], "Actions", inline);
    expect(width(3)).toBeGreaterThan(width(2));
    expect(width(2)).toBeGreaterThan(width(1));
    expect(actionsWidth([few, few], "Actions", 3)).toBeLessThan(width(3));
    expect(actionsWidth([], "Actions", 3)).toBeGreaterThan(0);
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
