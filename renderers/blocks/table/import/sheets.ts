import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { saveFile } from "../../../../src/ui/save-file.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { type Sheet, sheetFileApart } from "../export/sheet.ts";
import { textOfCell } from "./cell-value.ts";
import type { CellFault } from "./check-rows.ts";
import { type FieldChoices, namesOfChoices } from "./field-choices.ts";
import type { SheetCell, SheetRows } from "./sheet/sheet-cell.ts";

type Text = PageHost["text"];

/** The permitted values of a file's column. */
export interface ColumnNote {
  name: string;
  label: string;
  isRequired: boolean;
  /** In words: the permitted values, or the sort of value with its limits. */
  permitted: string;
}

/** Maximum permitted values listed in a note. */
const mostNamed = 100;

/** The permitted values of each column, for the template and the dialog. */
export function columnNotes(
  fields: readonly FieldPlan[],
  choices: ReadonlyMap<string, FieldChoices | null>,
  text: Text,
): ColumnNote[] {
  return fields.map((field) => ({
    name: field.name,
    label: text(field.label),
    isRequired: field.isRequired,
    permitted: [permittedText(field, choices.get(field.name) ?? null, text), text(field.help ?? "")]
      .filter(Boolean)
      .join(" "),
  }));
}

function permittedText(field: FieldPlan, choices: FieldChoices | null, text: Text): string {
  const isList = field.type.kind === "list";
  if (choices) {
    const known = namesOfChoices(choices, mostNamed);
    return text(isList ? "import.note.severalOf" : "import.note.oneOf", { known });
  }
  const { format, maxLength, minimum, maximum } = field.schema;
  if (format === "date") return text("import.note.date");
  if (format === "date-time") return text("import.note.dateTime");
  if (field.type.kind === "number") {
    if (minimum === undefined || maximum === undefined) return text("import.note.number");
    return text("import.note.numberBetween", { minimum, maximum });
  }
  if (isList) return text("import.note.several");
  return maxLength === undefined ? "" : text("import.note.atMost", { count: maxLength });
}

/** The template sheet: the headings, with the permitted values on a second sheet. */
export function templateSheet(notes: readonly ColumnNote[], text: Text): Sheet {
  return {
    titles: notes.map(({ label, isRequired }) => (isRequired ? `${label} *` : label)),
    rows: [],
    name: text("import.sheet"),
    notes: {
      name: text("import.notes"),
      titles: ["import.column", "import.required", "import.permitted"].map((key) => text(key)),
      rows: notes.map(({ label, isRequired, permitted }) => [
        label,
        text(isRequired ? "common.yes" : "common.no"),
        permitted,
      ]),
    },
  };
}

/** The named rows of a file with a sentence added in a last column. */
export function annotatedSheet(
  rows: SheetRows,
  sentences: ReadonlyMap<number, string>,
  title: string,
): Sheet {
  const titles = (rows[0] ?? []).map(textOfCell);
  return {
    titles: [...titles, title],
    rows: [...sentences].map(([number, sentence]) => {
      const cells = rows[number - 1] ?? [];
      return [...titles.map((_, index) => exported(cells[index])), sentence];
    }),
  };
}

/** Saves a file's rows with their sentences, under its name with an addition. */
export async function saveAnnotated(
  file: { name: string; sheet: { rows: SheetRows } },
  sentences: ReadonlyMap<number, string>,
  title: string,
  addition: string,
): Promise<void> {
  const workbook = await sheetFileApart(annotatedSheet(file.sheet.rows, sentences, title), "xlsx");
  saveFile(workbook, `${file.name.replace(/\.\w+$/, "")}-${addition}.xlsx`);
}

/** The sentences about each faulty row, by its number. */
export function sentencesOf(faults: readonly CellFault[], text: Text): Map<number, string> {
  const sentences = new Map<number, string>();
  for (const { row, column, message } of faults) {
    const before = sentences.get(row);
    const sentence = text("common.named", { name: column, value: message });
    sentences.set(row, before === undefined ? sentence : `${before} ${sentence}`);
  }
  return sentences;
}

function exported(cell: SheetCell | undefined): string | number | null {
  return typeof cell === "number" ? cell : textOfCell(cell) || null;
}
