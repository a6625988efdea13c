import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A migration of plain statements, one after the other; none holds a semicolon of its own. */
export function statements(text: string): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of text.split(";")) await sql.raw(statement).execute(db);
    },
  };
}
