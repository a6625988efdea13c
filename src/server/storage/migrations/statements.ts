import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Creates a migration that runs the statements of a text in order; a statement must not contain a
 * semicolon.
 */
export function statements(text: string): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of text.split(";")) await sql.raw(statement).execute(db);
    },
  };
}
