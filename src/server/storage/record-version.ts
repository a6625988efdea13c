import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";

/**
 * The version of a record, selected as `version`: an opaque text that is another one as soon as one
 * of the columns has another value. Made of what stands there, it needs no counter that a writer
 * could forget to raise. A column is its name with its table's, or an expression over the row.
 */
export function recordVersion(
  ...columns: readonly (string | RawBuilder<unknown>)[]
): AliasedRawBuilder<string, "version"> {
  const values = columns.map((column) => (typeof column === "string" ? sql.ref(column) : column));
  return sql<string>`to_hex(hashtextextended(row(${sql.join(values)})::text, 0))`.as("version");
}
