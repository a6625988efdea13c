import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";

/**
 * The version of a record, selected as `version`: an opaque text that changes whenever one of the
 * columns changes. It is computed from the values, so that no writer can forget to increase it. A
 * column is given by its name with its table's, or as an expression over the row.
 */
export function recordVersion(
  ...columns: readonly (string | RawBuilder<unknown>)[]
): AliasedRawBuilder<string, "version"> {
  const values = columns.map((column) => (typeof column === "string" ? sql.ref(column) : column));
  return sql<string>`to_hex(hashtextextended(row(${sql.join(values)})::text, 0))`.as("version");
}
