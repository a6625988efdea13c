import { describe, expect, it } from "vitest";
import type {
  ExportedValue,
  SheetFormat,
} from "../../../../../../renderers/blocks/table/export/sheet.ts";
import { fileMaker } from "../../../../../../renderers/blocks/table/export/sheet-file.ts";
import {
  isAsWritten,
  updatedRow,
} from "../../../../../../renderers/blocks/table/import/existing/updated-row.ts";
import { readSheet } from "../../../../../../renderers/blocks/table/import/sheet/read-sheet.ts";
import type { SheetCell } from "../../../../../../renderers/blocks/table/import/sheet/sheet-cell.ts";
import { tablePlan } from "../../table-plan.ts";

/** The cell that is read where an export wrote a value. */
async function readBack(value: ExportedValue, format: SheetFormat): Promise<SheetCell> {
  const maker = fileMaker({ titles: ["Name", "Value"] }, format);
  maker.add([["a", value]]);
  const bytes = await (await maker.file()).arrayBuffer();
  const { rows } = await readSheet(bytes, { language: "en" });
  return rows[1]?.[1] ?? null;
}

describe.each<SheetFormat>(["xlsx", "csv"])("a cell of an exported file, as %s,", (format) => {
  it.each<[string, ExportedValue]>([
    ["a label", "Enabled"],
    ["a text with spaces around it", "  North \n South  "],
    ["a text like a formula", "=1+1"],
    ["a text like an escaped formula", "'=1+1"],
    ["a whole number", 20],
    ["a fraction", 1234.5678],
    ["a number with its format", { number: 0.125, format: "0.0%" }],
    ["a moment", { moment: new Date("2026-11-21T08:30:07.456"), hasTime: true }],
    ["a moment at midnight", { moment: new Date("2026-11-21T00:00:00"), hasTime: true }],
    ["a day", { moment: new Date("2026-11-21T00:00:00"), hasTime: false }],
    ["nothing", null],
  ])("is as written where it held %s", async (_what, value) => {
    expect(isAsWritten(await readBack(value, format), value)).toBe(true);
  });

  it.each<[string, ExportedValue, ExportedValue]>([
    ["another label", "Enabled", "Disabled"],
    ["another number", 20, 21],
    ["an emptied text", "Remark", null],
    [
      "a later moment",
      { moment: new Date("2026-11-21T08:30:07"), hasTime: true },
      { moment: new Date("2026-11-21T08:30:08"), hasTime: true },
    ],
  ])("is not where it holds %s", async (_what, value, now) => {
    expect(isAsWritten(await readBack(now, format), value)).toBe(false);
  });
});

describe("what a row of a file changes of its record", () => {
  const { import: plan } = tablePlan({ rows: "culturalGroup.page", import: "culturalGroup.add" });
  const fieldOf = (name: string) => plan?.fields.find((field) => field.name === name) ?? null;
  const columns = ["name", "remark", "status"].map(fieldOf);
  const target = { id: 7, name: "Sailing", remark: "  By the\nlake ", status: 1, key: "x" };
  const names = ["id", "name", "remark", "status"];
  const written = (row: Readonly<Record<string, unknown>>, { name }: { name: string }) =>
    name === "status" ? "Enabled" : String(row[name]);
  const key = fieldOf("name");
  if (!key) throw new Error("A group has a name.");
  const update = { key, names, declared: null, records: new Map(), written };

  it("is nothing where its cells are as exported, however they are read", () => {
    const cells = ["Sailing", "By the\r\nlake", "Enabled"];
    const request = { name: "Sailing", remark: "By the\r\nlake", status: "Enabled" };
    const found = updatedRow({ cells, columns, request }, target, update);
    expect(found.changed).toEqual(new Set());
  });

  it("is the changed cells alone; all others keep exactly what the record holds", () => {
    const cells = ["Sailing", "By the lake", "Enabled"];
    const request = { name: "Sailing", remark: "By the lake", status: 1 };
    const found = updatedRow({ cells, columns, request }, target, update);
    expect(found.changed).toEqual(new Set(["remark"]));
    expect(found.request).toEqual({ id: 7, name: "Sailing", remark: "By the lake", status: 1 });
    const disabled = { ...request, remark: "By the lake", status: 0 };
    const other = updatedRow(
      { cells: ["Sailing", "By the\nlake", "Disabled"], columns, request: disabled },
      target,
      update,
    );
    expect(other.request).toEqual({ id: 7, name: "Sailing", remark: target.remark, status: 0 });
  });

  it("is nothing where a cell is empty, and an argument of the page where that differs", () => {
    const none = { cells: ["Sailing", null, null], columns, request: { name: "Sailing" } };
    expect(updatedRow(none, target, update).changed).toEqual(new Set());
    const bound = {
      ...none,
      columns: columns.slice(0, 2),
      request: { name: "Sailing", status: 0 },
    };
    expect(updatedRow(bound, target, update).changed).toEqual(new Set(["status"]));
  });

  it("keeps what the document of a replacement declares nowhere", () => {
    const cells = ["Sailing", "By the lake", "Enabled"];
    const request = { name: "Sailing", remark: "By the lake", status: 1 };
    const declared = [...names, "key", "createTime"];
    const whole = { ...target, createTime: "2026", mail: { host: "m" } };
    const found = updatedRow({ cells, columns, request }, whole, { ...update, declared });
    expect(found.request).toEqual({ ...request, id: 7, mail: { host: "m" } });
  });
});
