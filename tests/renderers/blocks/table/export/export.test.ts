import { strFromU8, unzipSync } from "fflate";
import readXlsxFile from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { exportedValue } from "../../../../../renderers/blocks/table/export/export-rows.ts";
import { fileMaker } from "../../../../../renderers/blocks/table/export/sheet-file.ts";
import { readSheet } from "../../../../../renderers/blocks/table/import/sheet/read-sheet.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import { tablePlan } from "../table-plan.ts";
import { sheetFile } from "./sheet-file.ts";

const plan = tablePlan({ rows: "culturalGroup.page" });
const host = {
  catalogue: shippedCatalogue(),
  language: "en",
  text: (key: string) => `the text of ${key}`,
} as const;
const status = new Map([["1", { value: "1", label: "status.enabled", color: null }]]);
const dictionary = { entries: [...status.values()], byValue: status };

function exported(name: string, value: unknown) {
  const column = plan.columns.find((candidate) => candidate.name === name);
  if (!column) throw new Error(`There is no column ${name}.`);
  return exportedValue(value, column, column.dictionary ? dictionary : undefined, host);
}

describe("an exported value", () => {
  it("is the label of a dictionary's entry, in the language that is shown", () => {
    expect(exported("status", 1)).toBe("the text of status.enabled");
    expect(exported("status", 7)).toBe(7);
  });

  it("is a number or a moment where it is one, and empty where there is none", () => {
    expect(exported("userCount", 12)).toBe(12);
    expect(exported("updateTime", "2026-11-21T04:30:00Z")).toEqual({
      moment: new Date("2026-11-21T04:30:00Z"),
      hasTime: true,
    });
    expect(exported("remark", null)).toBeNull();
  });
});

describe("an exported value of a cell that a page tells something", () => {
  const save = {
    call: "culturalGroup.update",
    with: { id: "row.id", name: "row.name", status: "value" },
  };
  const told = (field: string, cell: unknown, value: unknown) => {
    const [column] = tablePlan({ rows: "culturalGroup.page", columns: [{ field, cell }] }).columns;
    if (!column) throw new Error("There is no column.");
    return exportedValue(value, column, column.dictionary ? dictionary : undefined, host);
  };

  it("is a number in the sheet's own format where it is money or a share", () => {
    expect(told("userCount", { kind: "money", currency: "JPY" }, 5)).toEqual({
      number: 5,
      format: '#,##0 "JPY"',
    });
    expect(told("userCount", "percentage", 12.5)).toEqual({ number: 12.5, format: '0.0"%"' });
    expect(told("userCount", { kind: "percentage", whole: 1, digits: 0 }, 0.5)).toEqual({
      number: 0.5,
      format: "0%",
    });
    expect(told("userCount", { kind: "progress", whole: 7 }, 5)).toBe(5);
  });

  it("is a moment, a name or a label as the plain value would be", () => {
    const moment = "2026-11-21T04:30:00Z";
    expect(told("updateTime", "timeAgo", moment)).toEqual({
      moment: new Date(moment),
      hasTime: true,
    });
    expect(told("name", "user", "Ada")).toBe("Ada");
    expect(told("status", { kind: "switch", save }, 1)).toBe("the text of status.enabled");
    expect(told("status", { kind: "switch", save }, 0)).toBe("the text of common.no");
  });

  it("is yes or no where the cell shows it so, whatever the service writes for it", () => {
    const column = { cell: "boolean", schema: { type: "boolean" }, settings: null } as const;
    expect(exportedValue(1, column, undefined, host)).toBe("the text of common.yes");
    expect(exportedValue("0", column, undefined, host)).toBe("the text of common.no");
  });

  it("stands in the file as such", async () => {
    const rows = [[{ number: 1250.5, format: '#,##0.00 "EUR"' }]];
    const csv = await sheetFile({ titles: ["Amount"], rows }, "csv");
    expect(await csv.text()).toContain("Amount\r\n1250.5");
    const workbook = await sheetFile({ titles: ["Amount"], rows }, "xlsx");
    const read = await readXlsxFile(Buffer.from(await workbook.arrayBuffer()));
    expect(JSON.stringify(read)).toContain("1250.5");
  });
});

const sheet = {
  titles: ["Name", "Users", "Changed"],
  rows: [
    ['Choir, "the old one"', 12, { moment: new Date(2026, 10, 21, 4, 30), hasTime: true }],
    ["=HYPERLINK(1)", -3, { moment: new Date(2026, 0, 2), hasTime: false }],
    ["-3,5", null, null],
  ],
} as const;

describe("a CSV file", () => {
  it("is UTF-8 with its mark, quoted where it must be, and runs no formula", async () => {
    const file = await sheetFile(sheet, "csv");
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await file.text()).split("\r\n")).toEqual([
      "Name,Users,Changed",
      '"Choir, ""the old one""",12,2026-11-21 04:30:00',
      '"\'=HYPERLINK(1)",-3,2026-01-02',
      '"-3,5",,',
    ]);
  });

  it("defuses the wide signs and line breaks that some spreadsheets take for a formula's too", async () => {
    const texts = ["＝1+1", "＋1", "－1", "＠SUM(A1)", "\n=1+1"];
    const rows = texts.map((text, index) => [index, text]);
    const file = await sheetFile({ titles: ["＝A", ...sheet.titles.slice(1, 2)], rows }, "csv");
    const written = await file.text();
    for (const text of ["＝A", ...texts]) expect(written).toContain(`'${text}`);
    const { rows: read } = await readSheet(await file.arrayBuffer(), { language: "ja" });
    expect(read.slice(1).map(([, text]) => text)).toEqual(texts);
  });

  it("has decimal commas, and semicolons between its values, where the language has them", async () => {
    const rows = [
      ["a;b", 1250.5, "c,d"],
      ["-3,5", -1.5e-7, null],
    ];
    const file = await sheetFile({ titles: ["A", "B", "C"], rows, decimalMark: "," }, "csv");
    const lines = ["A;B;C", '"a;b";1250,5;c,d', "-3,5;-1,5e-7;"];
    expect((await file.text()).split("\r\n")).toEqual(lines);
    const { rows: read } = await readSheet(await file.arrayBuffer(), { language: "es" });
    expect(read[1]).toEqual(["a;b", "1250,5", "c,d"]);
  });
});

describe("an Excel workbook", () => {
  it("holds numbers as numbers, moments as the clock showed them, formulas as text", async () => {
    const file = await sheetFile(sheet, "xlsx");
    const read = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
    expect(JSON.stringify(read)).toContain("2026-11-21T04:30:00.000Z");
    expect(JSON.stringify(read)).toContain('"=HYPERLINK(1)",-3');
  });
});

describe("a workbook of exported rows", () => {
  it("has its sheet named after the page, its heads in sight and a filter over all its rows", async () => {
    const head = {
      titles: ["Name", "Users"],
      name: "Groups: [all] of the north and the south",
      isFiltered: true,
    };
    const maker = fileMaker(head, "xlsx");
    maker.add([["Choir", 1]]);
    maker.add([["Band", 2]]);
    const bytes = new Uint8Array(await (await maker.file()).arrayBuffer());
    const files = unzipSync(bytes);
    const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    expect(text("xl/worksheets/sheet1.xml")).toContain('</sheetData><autoFilter ref="A1:B3"/>');
    expect(text("xl/worksheets/sheet1.xml")).toContain('state="frozen"');
    expect(text("xl/workbook.xml")).toContain('name="Groups all of the north and the"');
  });

  it("is as it would be whole, as a CSV text too, when its rows come bit by bit", async () => {
    const maker = fileMaker({ titles: ["Name"] }, "csv");
    maker.add([["=1+1"], [null]]);
    maker.add([]);
    maker.add([["Band, old"]]);
    const text = await (await maker.file()).text();
    const rows = [["=1+1"], [null], ["Band, old"]];
    expect(text).toBe(await (await sheetFile({ titles: ["Name"], rows }, "csv")).text());
    expect(text.split("\r\n")).toEqual(["Name", '"\'=1+1"', "", '"Band, old"']);
  });
});
