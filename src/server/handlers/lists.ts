import { type RawBuilder, sql } from "kysely";

/** Which part of a list is asked for; the catalogue's defaults where the request is silent. */
export function pageOf(request: { current?: number; size?: number }): {
  current: number;
  size: number;
  offset: number;
} {
  const current = request.current ?? 1;
  const size = request.size ?? 20;
  return { current, size, offset: (current - 1) * size };
}

/** A LIKE pattern for "contains the text", its wildcards taken as plain characters. */
export function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
}

/** The column as people sort names: whatever the case, alike on every database. */
export function caseless(column: string): RawBuilder<string> {
  return sql<string>`lower(${sql.ref(column)}) collate "C"`;
}

/** A list of ids as one parameter, so that no length of it meets the limit of parameters. */
export function idArray(ids: readonly number[]): RawBuilder<number[]> {
  return sql<number[]>`${[...ids]}::integer[]`;
}
