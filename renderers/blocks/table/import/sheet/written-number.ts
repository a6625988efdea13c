import { type DecimalMark, typedNumber } from "../../../../runtime/choose/typed-number.ts";
import type { SheetCell } from "./sheet-cell.ts";

/** The marks that begin decimals in a file, as far as its numbers tell. */
export type DecimalMarks = ReadonlySet<DecimalMark>;

/** A number with a sign, digits grouped by one mark, and decimals; a single mark may be either. */
const number = /^[-+]?(?:\d{1,3}([ .,'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?|\d+(?:[.,]\d+)?)$/;

/** A number whose only mark may group its digits or begin its decimals. */
const ambiguous = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The marks that begin the decimals of numbers; both where they are written in two ways. */
export function decimalMarksOf(cells: Iterable<SheetCell | undefined>): DecimalMarks {
  const marks = new Set<DecimalMark>();
  for (const cell of cells) {
    if (marks.size === 2) break;
    const text = typeof cell === "string" ? plainOf(cell) : "";
    if (!number.test(text) || ambiguous.test(text)) continue;
    const [last, ...others] = [...text].filter(isMark).reverse();
    if (last === undefined) continue;
    marks.add(others.includes(last) ? otherMark(last) : last);
  }
  return marks;
}

/**
 * The number of a text in the form that programs read, as people and spreadsheets write it:
 * `1.234,5`, `1,234.5`, `1 234,5`. `null` where it is none, or the file leaves open which of two it
 * is: without a hint, `1,234` is not read, and `1.234` only where decimals may be.
 */
export function writtenNumber(text: string, marks: DecimalMarks, isWhole: boolean): string | null {
  const plain = plainOf(text);
  if (!number.test(plain)) return null;
  const [mark, second] = marks;
  const isDecimal = marks.size === 0 && !isWhole && !plain.includes(",");
  if (ambiguous.test(plain) && !isDecimal && (mark === undefined || second)) return null;
  return typedNumber(plain, mark ?? ".");
}

const plainOf = (text: string): string => text.normalize("NFKC").trim().replace("−", "-");

const isMark = (character: string): character is DecimalMark =>
  character === "." || character === ",";

const otherMark = (mark: DecimalMark): DecimalMark => (mark === "." ? "," : ".");
