import { describe, expect, it } from "vitest";
import { readSheet } from "../../../../../../renderers/blocks/table/import/sheet/read-sheet.ts";
import { SheetFault } from "../../../../../../renderers/blocks/table/import/sheet/sheet-cell.ts";
import { sheetFile } from "../../export/sheet-file.ts";

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const readBytes = async (bytes: ArrayBuffer, language = "en") =>
  (await readSheet(bytes, { language })).rows;
const read = (text: string) => readBytes(bytesOf(text));

/** Why a file is refused: the code of the fault and its values. */
async function refusal(bytes: ArrayBuffer): Promise<unknown> {
  try {
    const { fault } = await readSheet(bytes, { language: "en" });
    return fault && { code: fault.code, ...fault.values };
  } catch (fault) {
    return fault instanceof SheetFault ? { code: fault.code, ...fault.values } : fault;
  }
}

/** The bytes of a workbook after a text in it was replaced. */
async function workbook(from = "", to = ""): Promise<Uint8Array<ArrayBuffer>> {
  const file = await sheetFile({ titles: ["Name"], rows: [["Choir"]] }, "xlsx");
  const bytes = Buffer.from(await file.arrayBuffer())
    .toString("latin1")
    .replaceAll(from, to);
  return Uint8Array.from(Buffer.from(bytes, "latin1"));
}

describe("a CSV text is read", () => {
  it("whatever separates its columns and ends its lines, with its mark and its quotes", async () => {
    expect(await read('\uFEFFName;Remark\r\n"Choir; old";"two\nlines"\r\n')).toEqual([
      ["Name", "Remark"],
      ["Choir; old", "two\nlines"],
    ]);
    // Spreadsheet programs do not show the line that tells them the separator.
    expect(await read("\uFEFFsep=;\r\nName,s;Remark\r\nChoir;old")).toEqual([
      ["Name,s", "Remark"],
      ["Choir", "old"],
    ]);
    expect(await read("sep=nothing\nChoir")).toEqual([["sep=nothing"], ["Choir"]]);
    expect(await read("Name\tRemark\nChoir\told\n")).toEqual([
      ["Name", "Remark"],
      ["Choir", "old"],
    ]);
  });

  it("in the encoding that was chosen, whatever it looks like", async () => {
    const { buffer } = Uint8Array.from([0xc3, 0xfb, 0x0a, 0xba, 0xcf]);
    const chosen = await readSheet(buffer, { language: "en", encoding: "windows-1252" });
    expect(chosen).toMatchObject({ rows: [["Ãû"], ["ºÏ"]], text: { certainty: "chosen" } });
    const gb18030 = await readSheet(buffer, { language: "en", encoding: "gb18030" });
    expect(gb18030.rows).toEqual([["名"], ["合"]]);
  });

  it("but not sent where characters cannot be read, or nobody knows its encoding", async () => {
    const { buffer } = Uint8Array.from([
      ...Buffer.from("Name\nChœur ñandú, Müller, ça va\n"),
      0xc3,
    ]);
    expect(await refusal(buffer)).toEqual({ code: "unreadable", count: 1 });
    // "Клуб" in Windows-1251, which is not among the supported encodings.
    const { buffer: cyrillic } = Uint8Array.from([
      ...Buffer.from("Name\n"),
      0xca,
      0xeb,
      0xf3,
      0xe1,
    ]);
    expect(await refusal(cyrillic)).toEqual({ code: "unknownEncoding" });
  });

  it("with formulas and HTML as the text they are, and without the mark that defused a formula", async () => {
    expect(await read("Name,Remark\n=1+1,<b onclick=\"x\">\n'=HYPERLINK(1),it's\n")).toEqual([
      ["Name", "Remark"],
      ["=1+1", '<b onclick="x">'],
      ["=HYPERLINK(1)", "it's"],
    ]);
  });

  it("as it was exported, also where a text begins with apostrophes or like a formula", async () => {
    const texts = [
      "=1+1",
      "'=1+1",
      "''=1+1",
      "'-5",
      "-5",
      "'tis",
      "''",
      "+49 30",
      "@home",
      "'@home",
    ];
    const rows = texts.map((text, index) => [index, text]);
    const file = await sheetFile({ titles: ["Number", "Text"], rows }, "csv");
    const read = await readBytes(await file.arrayBuffer());
    expect(read.slice(1).map(([, text]) => text)).toEqual(texts);
  });

  it("with its empty rows in their places, but none at its end", async () => {
    expect(await read("Name\n\nChoir\n\n\n,\n")).toEqual([["Name"], [""], ["Choir"]]);
  });
});

describe("a workbook is read", () => {
  it("as it was exported: numbers, moments and texts as what they are", async () => {
    const moment = new Date(2026, 10, 21, 4, 30);
    const file = await sheetFile(
      { titles: ["Name", "Users", "Changed"], rows: [["=1+1", 12, { moment, hasTime: true }]] },
      "xlsx",
    );
    expect(await readBytes(await file.arrayBuffer())).toEqual([
      ["Name", "Users", "Changed"],
      ["=1+1", 12, new Date(Date.UTC(2026, 10, 21, 4, 30))],
    ]);
  });
});

describe("a file is refused, by its bytes and not by its name", () => {
  it("where it is empty or has headings alone", async () => {
    expect(await refusal(bytesOf(""))).toEqual({ code: "empty" });
    expect(await refusal(bytesOf(" \n,,\n"))).toEqual({ code: "empty" });
    expect(await refusal(bytesOf("Name,Remark\n"))).toEqual({ code: "onlyHeadings" });
  });

  it("where it is no sheet: a picture, a web page, an old workbook, another archive", async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    expect(await refusal(png.buffer)).toEqual({ code: "notASheet" });
    expect(await refusal(bytesOf("<!DOCTYPE html><table>"))).toEqual({ code: "notASheet" });
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]);
    expect(await refusal(old.buffer)).toEqual({ code: "oldWorkbook" });
    const archive = await workbook("xl/", "no/");
    expect(await refusal(archive.buffer)).toEqual({ code: "brokenWorkbook" });
    const cutOff = (await workbook()).slice(0, 300);
    expect(await refusal(cutOff.buffer)).toEqual({ code: "brokenWorkbook" });
  });

  it("where a quotation mark has no counterpart, naming the row", async () => {
    expect(await refusal(bytesOf('Name,Remark\nChoir,ok\n"Band,x\n'))).toMatchObject({
      code: "brokenQuotes",
      row: 3,
    });
  });

  it("where it has more rows than can be imported at once", async () => {
    const rows = "Choir\n".repeat(50_001);
    expect(await refusal(bytesOf(`Name\n${rows}`))).toEqual({
      code: "tooManyRows",
      count: 50_001,
      limit: 50_000,
    });
  });

  it("where it would fill the memory once unpacked, by what it says of itself", async () => {
    expect(await refusal(await sayingOfItsSheet(400 * 2 ** 20))).toEqual({ code: "tooLarge" });
  });

  it("where it holds more than it says, and is given no room for that", async () => {
    expect(await refusal(await sayingOfItsSheet(200))).toEqual({ code: "brokenWorkbook" });
  });
});

/** A workbook whose archive directory states the given size in bytes for the sheet. */
async function sayingOfItsSheet(bytes: number): Promise<ArrayBuffer> {
  const { buffer } = await workbook();
  const archive = Buffer.from(buffer);
  // The directory is at the end of the archive; an entry has the size 22 bytes before the name.
  const name = archive.lastIndexOf("xl/worksheets/sheet1.xml");
  archive.writeUInt32LE(bytes, name - 22);
  return buffer;
}
