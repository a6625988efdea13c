import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../storage/tables.ts";

/** A query whose rows can be read a page at a time. */
interface RowsQuery<Row> {
  limit(count: number): RowsQuery<Row>;
  offset(count: number): RowsQuery<Row>;
  execute(): Promise<Row[]>;
}

/**
 * Reads the requested page of a list, with the catalogue's defaults for missing parameters.
 * @param matching The query of all matching records, for the total.
 * @param rows The same query with its order and its shown columns.
 */
export async function readPage<Tables extends keyof Database, Output, Row, Shown>(
  { current = 1, size = 20 }: { current?: number; size?: number },
  matching: SelectQueryBuilder<Database, Tables, Output>,
  rows: RowsQuery<Row>,
  show: (row: Row) => Shown,
) {
  const { total } = await matching
    .clearSelect()
    .select((query) => query.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const found = await rows
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return { records: found.map(show), total, current, size };
}

/** The requested sort direction; newest first if the request has no order. */
export function directionOf(request: { sort?: string; order?: "asc" | "desc" }): "asc" | "desc" {
  return request.order ?? (request.sort ? "asc" : "desc");
}

/**
 * A LIKE pattern for "contains the text", its wildcards taken as plain characters. Accents are
 * composed, as in stored names.
 */
export function containing(text: string): string {
  return `%${text
    .trim()
    .normalize("NFC")
    .replace(/[\\%_]/g, "\\$&")}%`;
}

/** A column for sorting names, ignoring case in the same way on every database. */
export function caseless(column: string): RawBuilder<string> {
  return sql<string>`lower(${sql.ref(column)}) collate "C"`;
}

/**
 * Whether a member has the username, ignoring letter case. The database folds both sides: in its
 * locale, the small letter of `I` may be another one than in this program.
 */
export function hasUsername(username: string): RawBuilder<boolean> {
  return sql<boolean>`lower(member.username) = lower(${username.trim()}::text)`;
}

/** A list of ids as a single parameter, since PostgreSQL limits the number of parameters. */
export function idArray(ids: readonly number[]): RawBuilder<number[]> {
  return sql<number[]>`${ids}::integer[]`;
}

/** The right side of a condition that a column is one of the ids. */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any(${idArray(ids)})`;
}
