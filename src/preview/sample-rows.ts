import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ListExtension } from "../catalogue/openapi.ts";
import type { Operation } from "../catalogue/operation.ts";
import { type JsonSchema, listedValues, typesOf } from "../catalogue/schema/json-schema.ts";
import { pointTo, setAt } from "../catalogue/schema/pointer.ts";
import { itemsOf, recordOf } from "../catalogue/schema/rows.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** Maximum rows that are generated to fill a list whose fixture holds only one page. */
const mostRows = 200;

/**
 * The sample rows of a list as a service would return them: filtered, sorted and paged by the
 * arguments whose meaning the catalogue declares. If the fixture's total exceeds its rows, similar
 * rows are generated. An answer that is not a flat list is returned unchanged.
 */
export function sampleRows(
  catalogue: Catalogue,
  operation: Operation,
  data: unknown,
  args: Arguments,
): unknown {
  const { list } = operation;
  const record = recordOf(catalogue, operation);
  const known = itemsOf(operation, data);
  if (!list || !record || list.children !== undefined || !known) return data;
  const rows = filled(known, record, list.total === undefined ? null : pointTo(data, list.total));
  const found = rows.filter(searchOf(catalogue, operation, record, args));
  const answered = setAt(data, list.rows, pageOf(sorted(found, list, args), operation, args));
  return list.total === undefined ? answered : setAt(answered, list.total, found.length);
}

/** Repeats the known rows with new keys and names until there are `total` or `mostRows` of them. */
function filled(known: readonly unknown[], record: JsonSchema, total: unknown): unknown[] {
  const { "x-key": key, "x-label": label } = record;
  const wanted = typeof total === "number" ? Math.min(total, mostRows) : 0;
  if (key === undefined || known.length === 0) return [...known];
  const numbers = known.map((row) => Number(pointTo(row, `/${key}`)) || 0);
  const greatest = Math.max(0, ...numbers);
  const isName = label !== undefined && label !== key;
  const rows = [...known];
  for (let index = known.length; index < wanted; index++) {
    const like = known[index % known.length];
    const turn = Math.floor(index / known.length) + 1;
    const id = pointTo(like, `/${key}`);
    const other = typeof id === "number" ? greatest + 1 + index - known.length : `${id}-${turn}`;
    const row = setAt(like, `/${key}`, other);
    rows.push(isName ? setAt(row, `/${label}`, `${pointTo(like, `/${label}`)} ${turn}`) : row);
  }
  return rows;
}

/** A filter for rows by the optional arguments that have the name of a field. */
function searchOf(
  catalogue: Catalogue,
  { request, list }: Operation,
  record: JsonSchema,
  args: Arguments,
): (row: unknown) => boolean {
  const { current, size, sort, order } = list ?? {};
  const others = [current, size, sort, order, ...(request.required ?? [])];
  const tests = Object.entries(args).flatMap(([name, wanted]) => {
    const parameter = request.properties?.[name];
    const field = record.properties?.[name];
    const isSaid = wanted !== undefined && wanted !== null && wanted !== "";
    if (!parameter || !field || !isSaid || others.includes(name)) return [];
    const isHit = comparison(catalogue.resolve(parameter), catalogue.resolve(field), wanted);
    return isHit ? [(row: unknown) => isHit(pointTo(row, `/${name}`))] : [];
  });
  return (row) => tests.every((isHit) => isHit(row));
}

/**
 * How a field is compared with an argument: values from a fixed set by equality, texts by
 * containment; `null` where the comparison is unknown.
 */
function comparison(
  parameter: JsonSchema,
  field: JsonSchema,
  wanted: unknown,
): ((value: unknown) => boolean) | null {
  const isChoice = [parameter, field].some(
    (schema) =>
      schema["x-dict"] !== undefined ||
      listedValues(schema) !== null ||
      typesOf(schema)[0] === "boolean",
  );
  if (isChoice) {
    const values = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
    return (value) => values.includes(String(value));
  }
  if (typeof wanted !== "string" || typesOf(field)[0] !== "string") return null;
  const typed = wanted.trim().toLowerCase();
  return (value) => typeof value === "string" && value.toLowerCase().includes(typed);
}

function sorted(rows: readonly unknown[], { sort, order }: ListExtension, args: Arguments) {
  const field = sort === undefined ? undefined : args[sort];
  if (typeof field !== "string" || field === "") return rows;
  const isDown = order !== undefined && /^desc/i.test(String(args[order]));
  const fieldOf = (row: unknown) => pointTo(row, `/${field}`);
  return rows.toSorted((a, b) => (isDown ? -1 : 1) * compared(fieldOf(a), fieldOf(b)));
}

function compared(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a ?? "").localeCompare(String(b ?? ""), undefined, { numeric: true });
}

function pageOf(rows: readonly unknown[], { list, request }: Operation, args: Arguments) {
  const { current, size, counts } = list ?? {};
  if (current === undefined && size === undefined) return rows;
  const usual = size === undefined ? undefined : request.properties?.[size]?.default;
  const length = Number(args[size ?? ""] ?? usual ?? rows.length);
  const place = Number(args[current ?? ""] ?? (counts === "rows" ? 0 : 1));
  const start = counts === "rows" ? place : (place - 1) * length;
  const isSound = Number.isFinite(start) && start >= 0 && length > 0;
  return isSound ? rows.slice(start, start + length) : rows;
}
