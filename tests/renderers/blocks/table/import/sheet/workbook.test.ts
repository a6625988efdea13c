import { describe, expect, it } from "vitest";
import { readWorkbookSheet } from "../../../../../../renderers/blocks/table/import/sheet/workbook.ts";
import { textCell, workbookFile } from "./workbook-file.ts";

const row = (number: number, cells: string, attributes = "") =>
  `<row r="${number}"${attributes}>${cells}</row>`;
const heading = row(1, textCell("A1", "Name") + textCell("B1", "Remark"));
const read = (rows: string, after = "", chosen?: number) =>
  readWorkbookSheet(workbookFile([{ name: "Groups", rows, after }]), chosen);

describe("the sheets of a workbook", () => {
  const file = workbookFile([
    { name: "Lists", state: "hidden", rows: row(1, textCell("A1", "no")) },
    { name: "Groups &amp; more", rows: row(1, textCell("A1", "yes")) },
    { name: "Deep", state: "veryHidden", rows: row(1, textCell("A1", "deep")) },
  ]);

  it("are named, and the first that is not hidden is read", async () => {
    const { rows, workbook } = await readWorkbookSheet(file, undefined);
    expect(rows).toEqual([["yes"]]);
    expect(workbook).toMatchObject({
      sheet: 1,
      sheets: [
        { name: "Lists", isHidden: true },
        { name: "Groups & more", isHidden: false },
        { name: "Deep", isHidden: true },
      ],
    });
  });

  it("can be chosen, hidden ones too", async () => {
    expect((await readWorkbookSheet(file, 2)).rows).toEqual([["deep"]]);
  });
});

describe("the cells of a workbook", () => {
  it("that hold an error, or a formula without its result, are told by row and column", async () => {
    const { rows, notes } = await read(
      heading +
        row(2, `${textCell("A2", "Choir")}<c r="C2" t="e"><f>Z1</f><v>#REF!</v></c>`) +
        row(3, '<c r="B3" t="str"><f>A2&amp;"x"</f></c><c r="C3"><f>SUM(A1:A2)</f></c>') +
        row(4, '<c r="A4" t="e"><v>#N/A</v></c><c r="B4" t="str"><f>T("")</f><v></v></c>'),
    );
    expect(notes).toEqual([
      { row: 2, column: 2, code: "error", value: "#REF!" },
      { row: 3, column: 1, code: "formula", value: '=A2&"x"' },
      { row: 3, column: 2, code: "formula", value: "=SUM(A1:A2)" },
      { row: 4, column: 0, code: "error", value: "#N/A" },
    ]);
    expect(rows[3]?.[0]).toBe("#N/A");
    expect(rows[2]).toEqual([null, '=A2&"x"', "=SUM(A1:A2)"]);
  });

  it("are the percentages that they show, the seconds that they hold, and times without a day", async () => {
    const { rows } = await read(
      heading +
        row(2, '<c r="A2" s="1"><v>0.5</v></c><c r="B2" s="2"><v>0.125</v></c>') +
        row(3, '<c r="A3" s="3"><v>46347.212581018518</v></c>') +
        row(4, '<c r="A4" s="4"><v>0.54513888888888884</v></c><c r="B4"><v>0.5</v></c>'),
    );
    expect(rows[1]).toEqual(["50%", "12.5%"]);
    expect(rows[2]?.[0]).toEqual(new Date(Date.UTC(2026, 10, 21, 5, 6, 7)));
    expect(rows[3]).toEqual(["13:05:00", 0.5]);
  });

  it("that are merged, and rows that are hidden, are told", async () => {
    const { workbook } = await read(
      heading +
        row(2, textCell("A2", "Choir")) +
        row(3, textCell("B3", "secret"), ' hidden="1"') +
        row(4, "", ' hidden="true"'),
      '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
    );
    expect(workbook).toMatchObject({ merged: ["A2:A3"], hidden: [3] });
  });

  it("far away in a file made to harm take no room", async () => {
    const far = (cell: string) => read(heading + row(1_048_576, cell));
    const refused = { code: "tooLarge" };
    await expect(far('<c r="XFD1048576" t="e"><v>#N/A</v></c>')).rejects.toMatchObject(refused);
    await expect(far(textCell("ABC1048576", "far"))).rejects.toMatchObject(refused);
    // A style without a value is not far away, but usual.
    expect((await far('<c r="XFD1048576" s="1"/>')).rows).toHaveLength(1);
  });
});
