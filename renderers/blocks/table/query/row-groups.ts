import { groupedBy } from "../../../../src/catalogue/grouped-by.ts";
import type { Row } from "../../../../src/catalogue/schema/rows.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { type Totals, totalsOf } from "../../../runtime/show/totals.ts";
import type { TablePlan } from "../kind.ts";

/** Rows with the same value of the grouping column. */
export interface RowGroup {
  /** The key of the group's heading, which no row has. */
  key: string;
  /** A row of the group, which gives the group its name. */
  first: Row;
  count: number;
  /** The subtotals of the group's columns that have a summary. */
  totals: Totals;
}

/** The heading of a group, which stands among the rows. */
export interface GroupHeading extends RowGroup {
  isFolded: boolean;
  toggle(): void;
}

const headings = new WeakMap<Row, GroupHeading>();

/** The group of a heading row; `null` for a data row. */
export const headingOf = (row: Row): GroupHeading | null => headings.get(row) ?? null;

/** Sorts rows into groups; groups are ordered by their first row. */
export function inGroups(rows: readonly Row[], by: ColumnPlan | null): readonly Row[] {
  return by === null ? rows : [...rowsByGroup(rows, by).values()].flat();
}

/** All columns of a table that are computed or shown: its own and the grouping column. */
export function withGroup<Column extends ColumnPlan>(
  columns: readonly Column[],
  by: ColumnPlan | null,
): readonly (Column | ColumnPlan)[] {
  return by === null ? columns : [...columns, by];
}

/**
 * The columns with subtotals. A total that the response gives covers all rows, so its column has no
 * subtotals.
 */
export function columnsWithSubtotals<Column extends ColumnPlan>(
  columns: readonly Column[],
): readonly Column[] {
  return columns.filter(({ summary }) => typeof summary === "string");
}

/** The groups of the loaded rows, by key. */
export function groupsOf(
  { columns, isPaged }: TablePlan,
  by: ColumnPlan,
  rows: readonly Row[],
): ReadonlyMap<string, RowGroup> {
  const summed = columnsWithSubtotals(columns);
  const nothing = { variables: {}, can: () => false };
  return new Map(
    [...rowsByGroup(rows, by)].flatMap(([key, own]): [string, RowGroup][] => {
      const [first] = own;
      const totals = { values: totalsOf(summed, own, nothing), isOfPage: isPaged };
      return first ? [[key, { key, first, count: own.length, totals }]] : [];
    }),
  );
}

/** The rows with group headings inserted; the rows of a collapsed group are left out. */
export function withHeadings(
  rows: readonly Row[],
  by: ColumnPlan,
  groups: ReadonlyMap<string, RowGroup>,
  folding: { folded: readonly string[]; toggle(key: string): void },
): readonly Row[] {
  return [...rowsByGroup(rows, by)].flatMap(([key, own]) => {
    const group = groups.get(key);
    if (!group) return own;
    const isFolded = folding.folded.includes(key);
    const heading: Row = {};
    headings.set(heading, { ...group, isFolded, toggle: () => folding.toggle(key) });
    return isFolded ? [heading] : [heading, ...own];
  });
}

const keyStart = "~group ";

/** The key of the group of a value; no row has such a key. */
export const groupKeyOf = (value: unknown): string => keyStart + JSON.stringify(value);

/** The value of the rows in the group with a key. */
export const groupValueOf = (key: string): unknown => JSON.parse(key.slice(keyStart.length));

function rowsByGroup(rows: readonly Row[], { name }: ColumnPlan): ReadonlyMap<string, Row[]> {
  const groups = groupedBy(rows, (row) => groupKeyOf(row[name] ?? ""));
  // A missing value is grouped last.
  const nameless = groupKeyOf("");
  const without = groups.get(nameless);
  if (without && groups.delete(nameless)) groups.set(nameless, without);
  return groups;
}
