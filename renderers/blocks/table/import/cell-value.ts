import { exactNumber } from "../../../../src/catalogue/schema/exact-json.ts";
import { isNumeric, typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import type { Language } from "../../../../src/i18n/language.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { inItsForm } from "../../../runtime/choose/in-its-form.ts";
import { typedMoment } from "../../../runtime/choose/typed-moment.ts";
import { momentOf } from "../../../runtime/show/format-values.ts";
import type { FieldChoices } from "./field-choices.ts";
import { comparable, isEmptyCell, type SheetCell } from "./sheet/sheet-cell.ts";
import { type DecimalMarks, writtenNumber } from "./sheet/written-number.ts";

/** The separators of list values within one cell. */
const separators = /[,;，；、\n]+/;

/** How the texts of a file are read. */
export interface CellReading {
  /** The language of the person, which may tell the day from the month. */
  language: Language;
  marks: DecimalMarks;
}

/**
 * The field value of a cell, `undefined` where it is empty. A text that does not fit is kept for
 * the request's validator to report.
 */
export function cellValue(
  cell: SheetCell | undefined,
  field: FieldPlan,
  choices: FieldChoices | null,
  { language, marks }: CellReading,
): unknown {
  if (cell === undefined || isEmptyCell(cell)) return undefined;
  const choiceOf = (item: SheetCell) => choices?.byText.get(comparable(textOfCell(item)));
  if (field.type.kind === "list") {
    const { type } = field.schema.items ?? {};
    return itemsIn(cell).map((item) => choiceOf(item) ?? plainValue(item, type));
  }
  if (choices) {
    const chosen = choiceOf(cell);
    if (chosen === undefined) return textOfCell(cell);
    return field.type.kind === "bool" ? chosen === 1 : chosen;
  }
  const { format } = field.schema;
  if (format === "date-time") return momentText(cell, language);
  if (format === "date") return typedMoment(textOfCell(cell), "date", language) ?? textOfCell(cell);
  const value = plainValue(cell, typesOf(field.schema)[0], marks);
  return typeof value === "string" ? inItsForm(value, field.schema) : value;
}

/** The items of a list in a cell. */
function itemsIn(cell: SheetCell): SheetCell[] {
  if (typeof cell !== "string") return [cell];
  return cell
    .split(separators)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** The text of a cell as shown in the list of faults. */
export function textOfCell(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (!(cell instanceof Date)) return String(cell);
  if (Number.isNaN(cell.getTime())) return "";
  // A sheet has no time zones: its dates are read as UTC.
  const [day = "", time = ""] = cell.toISOString().split("T");
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 8)}`;
}

const noMarks: DecimalMarks = new Set();

/** A cell as the value of a plain JSON type; a text that is no such value is kept as it is. */
export function plainValue(cell: SheetCell, type: unknown, marks: DecimalMarks = noMarks): unknown {
  const isNumber = [type].flat().some(isNumeric);
  if (!isNumber || typeof cell === "number") return isNumber ? cell : textOfCell(cell);
  const text = textOfCell(cell);
  const [share = text] = /^.*(?=[%％]$)/.exec(text) ?? [];
  const isWhole = ![type].flat().includes("number");
  const number = writtenNumber(share, marks, isWhole);
  if (number === null) return text;
  if (share === text) return exactNumber(number);
  return Number((Number.parseFloat(number) / 100).toPrecision(15));
}

/** The local time of a cell as text. */
function momentText(cell: SheetCell, language: Language): string {
  const text = textOfCell(cell);
  const moment = momentOf(text.length === 10 ? `${text} 00:00:00` : text);
  return moment?.toISOString() ?? typedMoment(text, "dateTime", language) ?? text;
}
