import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Gives the audit log, which nothing has written yet, what an entry says. */
export const auditLog: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const noTexts = sql`'{}'::text[]`;
    await db.schema
      .alterTable("audit_log")
      .dropColumn("detail")
      .addColumn("username", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("area", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("record_keys", sql`text[]`, (column) => column.notNull().defaultTo(noTexts))
      .addColumn("record_labels", sql`text[]`, (column) => column.notNull().defaultTo(noTexts))
      .addColumn("records", "jsonb", (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn("request", "jsonb")
      .execute();
    await db.schema.createIndex("audit_log_time").on("audit_log").column("create_time").execute();
  },
};
