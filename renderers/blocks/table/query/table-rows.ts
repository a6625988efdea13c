import type { ListExtension } from "../../../../src/catalogue/openapi.ts";
import { isPaged, saysMore } from "../../../../src/catalogue/paging/paging.ts";
import { nearestNumber, sentNumberText } from "../../../../src/catalogue/schema/exact-json.ts";
import { isRecord, textFrom } from "../../../../src/catalogue/schema/record.ts";
import { itemsOf, pagedTotalOf, type Row } from "../../../../src/catalogue/schema/rows.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import {
  endOfWhole,
  lacksPages,
  type PagesEnd,
  type PageTurn,
} from "../../../runtime/read/pages/page-turn.ts";
import type { Derive } from "../../../runtime/show/derived.ts";
import { inGroups } from "./row-groups.ts";
import { contentKey } from "./row-key.ts";
import type { TableQuery, TableSort } from "./table-query.ts";

export type { Row };

/** The rows of a response and the state of paging. */
export interface TableRows {
  rows: readonly Row[];
  /** A unique key for each row, even where the response repeats a row. */
  keys: ReadonlyMap<Row, string>;
  /** The number of rows, as far as it is known. */
  total: number;
  /** Whether more rows may follow than `total` counts. */
  hasMore: boolean;
  /** Whether `total` counts only rows seen so far, since the service gives no total. */
  isSoFar: boolean;
  /** Why rows are missing at the end. */
  end: PagesEnd | null;
}

/** What a table shows before the first answer. */
export const noRows: TableRows = {
  rows: [],
  keys: new Map(),
  total: 0,
  hasMore: false,
  isSoFar: false,
  end: null,
};

/** The page number of a response and what is known of the pages beside it. */
interface PlaceInList extends Pick<TableQuery, "page" | "size"> {
  /** How the page was reached, where the service's pages have no numbers. */
  turn?: PageTurn | undefined;
  link?: string | null | undefined;
  /** The total number of rows from a response header. */
  total?: number | undefined;
}

/**
 * Reads a response's rows with their computed columns; items that are no records are skipped. Rows
 * without an identifying field, and rows that repeat a key, are known by their content.
 */
export function readRows(
  data: unknown,
  { list, keyField }: { list: ListExtension; keyField: string | null },
  place: PlaceInList,
  derive: Derive = (row) => row,
): TableRows {
  const items = itemsOf({ list }, data) ?? [];
  const rows: Row[] = [];
  const keys = new Map<Row, string>();
  const taken = new Set<string>();
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) continue;
    const stated = keyField === null ? null : keyOf(item, keyField);
    const key = stated !== null && !taken.has(stated) ? stated : contentKey(item);
    const unlike = taken.has(key) ? `${key}~${index}` : key;
    taken.add(unlike);
    const row = derive(item);
    keys.set(row, unlike);
    rows.push(row);
  }
  return { rows, keys, ...countOf(list, data, place, items.length) };
}

/** How many rows a list has, as far as it is known. */
export type RowCount = Pick<TableRows, "total" | "hasMore" | "isSoFar" | "end">;

/** If the service states no total, a page with fewer rows than requested counts as the last one. */
function countOf(
  list: ListExtension,
  data: unknown,
  { page, size, turn, link = null, total }: PlaceInList,
  count: number,
): RowCount {
  if (!isPaged(list)) {
    const end = endOfWhole(list, { data, link, total });
    return { total: count, hasMore: false, isSoFar: end !== null, end };
  }
  const stated = pagedTotalOf({ list }, { data, total });
  const isMore = saysMore(list, { data, link });
  const before = turn?.before ?? (page - 1) * size;
  const known = before + count;
  const hasMore = turn ? turn.hasMore : (isMore ?? count >= size);
  // A stated total smaller than the number of known rows counts something else and is ignored.
  if (stated === null || stated < known || (stated === known && hasMore && isMore !== null)) {
    const isCut = !hasMore && lacksPages(list, data, page, count);
    return { total: known, hasMore, isSoFar: hasMore, end: turn?.end ?? (isCut ? "fewer" : null) };
  }
  const end = turn?.end ?? (count === 0 && stated > before ? "fewer" : null);
  return { total: stated, hasMore: turn?.hasMore ?? false, isSoFar: false, end };
}

function keyOf(row: Row, keyField: string): string | null {
  return textFrom(row[keyField]);
}

/** The rows of a table whose rows are all read at once, sorted and grouped. */
export function inOrder(
  rows: readonly Row[],
  sort: TableSort | null,
  collator: Intl.Collator,
  by: ColumnPlan | null,
): readonly Row[] {
  return inGroups(sort ? sorted(rows, sort, collator) : rows, by);
}

/** One page of a table whose rows are all read at once, sorted and grouped. */
export function pageOf(
  rows: readonly Row[],
  { page, size, sort }: TableQuery,
  collator: Intl.Collator,
  by: ColumnPlan | null = null,
): readonly Row[] {
  const start = (lastPage(rows.length, size, page) - 1) * size;
  return inOrder(rows, sort, collator, by).slice(start, start + size);
}

/** The requested page, or the last page where there are fewer pages. */
export function lastPage(total: number, size: number, page: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / size)));
}

/** Sorts the rows of a table without pages. */
export function sorted(
  rows: readonly Row[],
  { field, order }: TableSort,
  collator: Intl.Collator,
): readonly Row[] {
  const sign = order === "desc" ? -1 : 1;
  const numberIn = ofNumbers(rows, field) ? Number : nearestNumber;
  return [...rows].sort((a, b) => {
    const left = a[field] ?? null;
    const right = b[field] ?? null;
    // Missing values come last in either order.
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const [one, other] = [numberIn(left), numberIn(right)];
    return sign * (compareNumbers(one, other) || collator.compare(String(left), String(right)));
  });
}

/**
 * Whether a field holds only numbers, even if they are texts: compared as words, 1.5 would come
 * before 1.25. Of versions, 1.10 comes after 1.9.
 */
function ofNumbers(rows: readonly Row[], field: string): boolean {
  if (/version/i.test(field)) return false;
  const texts = rows.flatMap(({ [field]: value = null }) => (value === null ? [] : `${value}`));
  const decimals = texts.map((text) => text.split(".")[1] ?? "");
  const isEven = new Set(decimals.map(({ length }) => length)).size <= 1;
  const isSigned = texts.some((text) => text.startsWith("-"));
  // Sections are counted 1.9, 1.10; amounts end with a zero only where all have as many decimals.
  const isCounted = !isEven && !isSigned && decimals.some((text) => text.endsWith("0"));
  return !isCounted && texts.every((text) => sentNumberText.test(text));
}

const compareNumbers = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : one - other;
