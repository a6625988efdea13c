import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/tables.ts";
import { exactSettings } from "./backup-format.ts";

/** A table as the database itself describes it. */
export interface StoredTable {
  name: string;
  columns: { name: string; type: string }[];
}

/** The tables that record which migrations have run; they are specific to each database. */
const tablesOfMigrator = ["kysely_migration", "kysely_migration_lock"];

/** Sets the transaction to write and read values in the same format on every machine. */
export async function settle(db: Kysely<Database>): Promise<void> {
  for (const [name, value] of Object.entries(exactSettings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(db);
  }
}

/** The tables of the product, by name. */
export async function storedTables(db: Kysely<Database>): Promise<StoredTable[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select relname as "table", attname as "column", format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
      and relname <> all (${tablesOfMigrator})
    order by relname collate "C", attnum
  `.execute(db);
  const tables = new Map<string, StoredTable>();
  for (const { table: name, column, type } of rows) {
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** The names of all sequences, including those that belong to tables. */
export async function storedSequences(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'
    order by relname collate "C"
  `.execute(db);
  return rows.map(({ name }) => name);
}
