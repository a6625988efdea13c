import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate";
import { SheetFault, type SheetName } from "./sheet-cell.ts";

/** Maximum unpacked size of a workbook in bytes, against decompression bombs. */
const mostUnpackedBytes = 300 * 2 ** 20;

/** The parts of a workbook that the library does not read. */
export interface WorkbookParts {
  sheets: readonly SheetName[];
  /** The XML of a sheet by its index. */
  textOf(sheet: number): string;
  /** Whether the style with the number formats as a percentage. */
  isPercentage(style: number): boolean;
}

/**
 * Reads a workbook's parts. @throws SheetFault where they are too large, or the file is no
 * workbook.
 */
export function workbookParts(bytes: ArrayBuffer): WorkbookParts {
  checkSize(bytes);
  const workbook = textOfPart(bytes, "xl/workbook.xml");
  const links = tagsOf(textOfPart(bytes, "xl/_rels/workbook.xml.rels"), "Relationship");
  const listed = tagsOf(workbook, "sheet").filter(({ name }) => name);
  return {
    sheets: listed.map(({ name = "", state = "visible" }) => {
      return { name, isHidden: state !== "visible" };
    }),
    textOf(sheet) {
      const id = listed[sheet]?.id;
      const target = links.find((link) => link.Id === id)?.Target ?? "";
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      return textOfPart(bytes, path);
    },
    isPercentage: percentagesOf(textOfPart(bytes, "xl/styles.xml")),
  };
}

/** Checks the unpacked size that the archive's directory states. */
function checkSize(archive: ArrayBuffer): void {
  let sum = 0;
  unzip(archive, ({ originalSize }) => {
    sum += originalSize;
    return false;
  });
  if (sum > mostUnpackedBytes) throw new SheetFault("tooLarge");
}

function textOfPart(archive: ArrayBuffer, path: string): string {
  const found = unzip(archive, ({ name }) => name === path)[path];
  return found ? strFromU8(found) : "";
}

function unzip(archive: ArrayBuffer, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(new Uint8Array(archive), { filter });
  } catch {
    throw new SheetFault("brokenWorkbook");
  }
}

/** The attributes of all elements with a name, without namespace prefixes. */
function tagsOf(xml: string, name: string): Readonly<Record<string, string>>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, "g"));
  return [...tags].map(([, attributes = ""]) => attributesOf(attributes));
}

/** The attributes of a tag by name, without namespace prefixes. */
export function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = tag.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...found].map(([, name = "", double, single = ""]) => [
      name,
      withoutEntities(double ?? single),
    ]),
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Decodes the entities of an XML text. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/** Formats 9 and 10 are built-in percentages; custom formats contain the sign. */
function percentagesOf(styles: string): WorkbookParts["isPercentage"] {
  const own = tagsOf(styles, "numFmt")
    .filter(({ formatCode = "" }) => formatCode.replace(/"[^"]*"|\\./g, "").includes("%"))
    .map(({ numFmtId }) => numFmtId);
  const percentages = new Set(["9", "10", ...own]);
  const [, used = ""] = /<(?:\w+:)?cellXfs[\s>]([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  const formats = tagsOf(used, "xf").map(({ numFmtId = "" }) => numFmtId);
  return (style) => percentages.has(formats[style] ?? "");
}
