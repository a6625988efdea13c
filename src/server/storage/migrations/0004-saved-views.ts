import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Makes the table of what each member has arranged in the tables of the screens. */
export const savedViews: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("saved_view")
      .addColumn("member_id", "integer", (column) =>
        column.notNull().references("member.id").onDelete("cascade"),
      )
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("block", "text", (column) => column.notNull())
      .addColumn("density", "text")
      .addColumn("columns", "jsonb", (column) => column.notNull())
      .addColumn("update_time", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint("saved_view_key", ["member_id", "path", "block"])
      .execute();
  },
};
