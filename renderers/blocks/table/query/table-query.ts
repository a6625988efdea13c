import { pageArguments } from "../../../../src/catalogue/paging/paging.ts";
import { jsonIn } from "../../../../src/catalogue/schema/json-text.ts";
import { isRecord, own } from "../../../../src/catalogue/schema/record.ts";
import type { InputPlan } from "../../../../src/language/plan/input.ts";
import { isEmpty, readValue, writeValue } from "../../../runtime/address/address-values.ts";
import { tableKeys } from "../../../runtime/address/table-keys.ts";
import type { QueryPart } from "../../../runtime/address/use-query-part.ts";
import type { TablePlan } from "../kind.ts";
import { groupKeyOf, groupValueOf } from "./row-groups.ts";

/** The query of a table, kept in the page's address (architecture, law 11). */
export interface TableQuery {
  filters: Readonly<Record<string, unknown>>;
  /** The page number, from 1. */
  page: number;
  size: number;
  sort: TableSort | null;
  /** The keys of the folded groups. */
  folded: readonly string[];
}

/** The field that the rows are sorted by, and the direction. */
export interface TableSort {
  field: string;
  order: "asc" | "desc";
}

/** Reads a table's query from an address; entries that do not fit the plan are ignored. */
export function readTableQuery(part: QueryPart, plan: TablePlan): TableQuery {
  const filters = plan.search.flatMap((input): [string, unknown][] => {
    const text = part[input.name];
    const value = text === undefined ? undefined : readValue(text, input.type);
    return value === undefined ? [] : [[input.name, value]];
  });
  const page = Number(part[tableKeys.page]);
  const size = Number(part[tableKeys.size]);
  return {
    filters: Object.fromEntries(filters),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: plan.pageSizes.includes(size) ? size : plan.pageSize,
    sort: readSort(part[tableKeys.sort], plan),
    folded: plan.groupBy ? readFolded(part[tableKeys.folded]) : [],
  };
}

/** The address entries of a query; default values are left out. */
export function writeTableQuery(query: TableQuery, plan: TablePlan): QueryPart {
  const part: Record<string, string> = {};
  for (const input of plan.search) {
    const value = query.filters[input.name];
    if (!isEmpty(value)) part[input.name] = writeValue(value, input.type);
  }
  if (query.page > 1) part[tableKeys.page] = String(query.page);
  if (query.size !== plan.pageSize) part[tableKeys.size] = String(query.size);
  if (query.sort)
    part[tableKeys.sort] = (query.sort.order === "desc" ? "-" : "") + query.sort.field;
  if (query.folded.length > 0) {
    part[tableKeys.folded] = JSON.stringify(query.folded.map(groupValueOf));
  }
  return part;
}

/** The search draft, limited to the search's current fields; `null` where there is no draft. */
export function readTyped(
  kept: unknown,
  inputs: readonly InputPlan[],
): Readonly<Record<string, unknown>> | null {
  if (!isRecord(kept)) return null;
  const typed = inputs.flatMap((input): [string, unknown][] => {
    const value = own(kept, input.name);
    const read = isEmpty(value) ? undefined : readValue(writeValue(value, input.type), input.type);
    return read === undefined ? [] : [[input.name, read]];
  });
  return Object.fromEntries(typed);
}

function readSort(text: string | undefined, { columns }: TablePlan): TableSort | null {
  const field = text?.replace(/^-/, "");
  if (!columns.some(({ name, isSortable }) => name === field && isSortable)) return null;
  return field === undefined ? null : { field, order: text?.startsWith("-") ? "desc" : "asc" };
}

function readFolded(text = "[]"): readonly string[] {
  const values = jsonIn(text);
  return Array.isArray(values) ? [...new Set(values.map(groupKeyOf))] : [];
}

/**
 * The arguments that a query adds to the call: filters, page, size and order. `step` is the real
 * page size, where the service gives fewer rows than requested.
 */
export function requestOf(
  { filters, page, size, sort }: TableQuery,
  plan: TablePlan,
  step: number = size,
) {
  const { list } = plan.rows;
  const paging = pageArguments(list, page, size, (page - 1) * step);
  const request: Record<string, unknown> = { ...filters, ...paging };
  if (plan.isPaged && sort && list.sort !== undefined) {
    const form = sort.order === "desc" ? list.descending : list.ascending;
    const column = plan.columns.find(({ name }) => name === sort.field);
    const field = column?.sortedAs ?? sort.field;
    request[list.sort] = form?.replace("{}", () => field) ?? field;
    const order = plan.orders.find((name) => name.toLowerCase().startsWith(sort.order));
    if (list.order !== undefined) request[list.order] = order ?? sort.order;
  }
  return request;
}
