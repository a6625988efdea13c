import type { Row } from "../../../../src/catalogue/schema/rows.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import { type Totals, totalsOf } from "../../../runtime/show/totals.ts";
import type { TablePlan } from "../kind.ts";

/** Rows that have the same of what a table is grouped by. */
export interface RowGroup {
  /** Unlike the key of any row. */
  key: string;
  /** Any row of it: by that it is called. */
  first: Row;
  count: number;
  /** What its rows come to, by the columns that have a summary. */
  totals: Totals;
}

/** A group where its heading stands among the rows. */
export interface GroupHeading extends RowGroup {
  isFolded: boolean;
  toggle(): void;
}

const headings = new WeakMap<Row, GroupHeading>();

/** The group whose heading stands in a row's place; `null` for a row of data. */
export const headingOf = (row: Row): GroupHeading | null => headings.get(row) ?? null;

/** Rows as they stand in their groups: these in the order in which the rows begin them. */
export function inGroups(rows: readonly Row[], by: ColumnPlan | null): readonly Row[] {
  return by === null ? rows : [...rowsByGroup(rows, by).values()].flat();
}

/** The columns of a table and what its rows are grouped by: all that is worked out of a row or shown of it. */
export function withGroup<Column extends ColumnPlan>(
  columns: readonly Column[],
  by: ColumnPlan | null,
): readonly (Column | ColumnPlan)[] {
  return by === null ? columns : [...columns, by];
}

/** The columns that have something for each group: what an answer says is of all its rows. */
export function columnsWithSubtotals<Column extends ColumnPlan>(
  columns: readonly Column[],
): readonly Column[] {
  return columns.filter(({ summary }) => typeof summary === "string");
}

/** The groups of all rows that are here, by their keys. */
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

/** Rows with the headings of their groups before them; those of a folded one are left out. */
export function withHeadings(
  rows: readonly Row[],
  by: ColumnPlan,
  groups: ReadonlyMap<string, RowGroup>,
  folding: { folded: ReadonlySet<string>; toggle(key: string): void },
): readonly Row[] {
  return [...rowsByGroup(rows, by)].flatMap(([key, own]) => {
    const group = groups.get(key);
    if (!group) return own;
    const isFolded = folding.folded.has(key);
    const heading: Row = {};
    headings.set(heading, { ...group, isFolded, toggle: () => folding.toggle(key) });
    return isFolded ? [heading] : [heading, ...own];
  });
}

function rowsByGroup(rows: readonly Row[], { name }: ColumnPlan): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = row[name] ?? "";
    const key = `~group ${JSON.stringify(value)}`;
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  // What is not there comes last.
  const nameless = '~group ""';
  const without = groups.get(nameless);
  if (without && groups.delete(nameless)) groups.set(nameless, without);
  return groups;
}
