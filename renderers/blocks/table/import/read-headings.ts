import type { Translator } from "../../../../src/i18n/translator.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { suggest } from "../../../../src/language/suggest.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import { columnLetters } from "./sheet/column-letters.ts";
import {
  comparable,
  isEmptyCell,
  namesOf,
  type SheetCell,
  type SheetRows,
} from "./sheet/sheet-cell.ts";

/** What is wrong with the headings; the sentence is at `import.heading.<code>`. */
export interface HeadingFault {
  code: "unknown" | "twice" | "missing" | "nameless";
  /** The heading as written, or the label of the column that is missing. */
  heading: string;
  /** The column's letters; empty for a missing column. */
  column: string;
  suggestion: string | null;
}

/** Which column of a file fills which field. */
export interface ReadHeadings {
  /** The field of each column, by position; `null` for a column that is left out. */
  columns: readonly (FieldPlan | null)[];
  faults: readonly HeadingFault[];
  /** The recognised columns that cannot be imported. */
  left: readonly string[];
}

interface Known {
  fields: readonly FieldPlan[];
  /** The other fields of a record, which a file exported from the table holds too. */
  others: readonly Pick<FieldPlan, "name" | "label" | "schema">[];
  languages: readonly Translator[];
  text: PageHost["text"];
  /** The fields chosen for columns, by heading; `null` for a column left out. */
  chosen?: ChosenFields;
}

/** The chosen field name for each normalised heading, or `null`. */
export type ChosenFields = ReadonlyMap<string, string | null>;

/** Matches a file's columns to fields by name or by title in any language. */
export function readHeadings(
  rows: SheetRows,
  { fields, others, languages, text, chosen = new Map() }: Known,
): ReadHeadings {
  const byName = new Map<string, FieldPlan>();
  for (const field of [...fields].reverse()) {
    for (const name of namesOf(field, languages)) byName.set(name, field);
  }
  const otherNames = new Set(others.flatMap((field) => [...namesOf(field, languages)]));
  // The rows that an import gave back to be corrected have a column of sentences about them.
  for (const key of ["import.reason", "import.outcome"]) otherNames.add(comparable(text(key)));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const faults: HeadingFault[] = [];
  const left: string[] = [];
  const taken = new Set<FieldPlan>();
  const keys = headingKeys(Array.from({ length: width }, (_none, index) => rows[0]?.[index]));
  const columns = Array.from({ length: width }, (_, index): FieldPlan | null => {
    const heading = textOfHeading(rows[0]?.[index]);
    const column = columnLetters(index);
    const choice = chosen.get(keys[index] ?? "");
    if (choice === null) {
      left.push(heading || column);
      return null;
    }
    const own = fields.find(({ name }) => name === choice);
    const field = own ?? byName.get(comparable(heading));
    if (field && !taken.has(field)) {
      taken.add(field);
      return field;
    }
    if (field) faults.push({ code: "twice", heading, column, suggestion: null });
    else if (heading === "") {
      const isUsed = rows.some((row) => !isEmptyCell(row[index]));
      if (isUsed) faults.push({ code: "nameless", heading, column, suggestion: null });
    } else if (otherNames.has(comparable(heading))) left.push(heading);
    else faults.push({ code: "unknown", heading, column, suggestion: null });
    return null;
  });
  const absent = fields.filter((field) => !taken.has(field));
  const labels = absent.map(({ label }) => text(label));
  for (const fault of faults) {
    if (fault.code === "unknown") fault.suggestion = suggest(fault.heading, labels);
  }
  const missing = absent.filter(({ isRequired }) => isRequired);
  faults.push(...missing.map(({ label }) => missingFault(text(label))));
  return { columns, faults, left };
}

/** The keys that identify headings; an empty or repeated heading includes its position. */
export function headingKeys(headings: readonly (SheetCell | undefined)[]): string[] {
  const seen = new Set<string>();
  return headings.map((cell, index) => {
    const heading = comparable(textOfHeading(cell));
    const key =
      heading === "" || seen.has(heading) ? `${heading} ${columnLetters(index)}` : heading;
    seen.add(heading);
    return key;
  });
}

function missingFault(heading: string): HeadingFault {
  return { code: "missing", heading, column: "", suggestion: null };
}

function textOfHeading(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  return (cell instanceof Date ? cell.toISOString() : String(cell)).trim();
}
