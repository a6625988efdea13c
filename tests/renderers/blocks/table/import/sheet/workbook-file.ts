import { strToU8, zipSync } from "fflate";

/** A sheet of a workbook, with the XML of its rows. */
interface WrittenSheet {
  name: string;
  state?: "hidden" | "veryHidden";
  /** The XML of the `row` elements. */
  rows: string;
  /** The XML after the rows. */
  after?: string;
}

/**
 * The cell styles of a workbook: default, 50 %, 12.5 % with its own format, a timestamp, a time of
 * day.
 */
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="2"><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts>
<cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="21"/></cellXfs>
</styleSheet>`;

/**
 * A workbook as spreadsheet programs write it, including features that the product's own library
 * cannot write.
 */
export function workbookFile(sheets: readonly WrittenSheet[]): ArrayBuffer {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const listed = sheets.map(({ name, state = "visible" }, index) => {
    return `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`;
  });
  const links = sheets.map((_sheet, index) => {
    return `<Relationship Id="rId${index + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`;
  });
  const files = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${links.join("")}<Relationship Id="s" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles,
    ...Object.fromEntries(
      sheets.map(({ rows, after = "" }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
  };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Uint8Array.from(zipSync(Object.fromEntries(packed))).buffer;
}

/** The XML of a cell with a text. */
export const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
