import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Makes the table of the services that were imported into the catalogue. */
export const services: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create sequence service_revision as integer`.execute(db);
    await db.schema
      .createTable("service")
      .addColumn("name", "text", (column) => column.primaryKey())
      // From one sequence for all: a service deleted and imported again has another.
      .addColumn("revision", "integer", (column) =>
        column.notNull().defaultTo(sql`nextval('service_revision')`),
      )
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("settings", "jsonb", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("author_id", "integer", (column) =>
        column.references("member.id").onDelete("set null"),
      )
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("update_time", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await nameNewEntries(db);
  },
};

/** A database that has the dictionaries already learns the values that are new. */
async function nameNewEntries(db: Kysely<unknown>): Promise<void> {
  await sql`insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
    select entry.* from (values
      ('audit_operation', 'service.save', 'dict.auditOperation.service.save', null, 102),
      ('audit_operation', 'service.del', 'dict.auditOperation.service.del', null, 103),
      ('audit_area', 'service', 'dict.auditArea.service', null, 100)
    ) as entry (dict_type, dict_value, dict_label, color, sort)
    join dictionary_type on dictionary_type.dict_type = entry.dict_type
    on conflict do nothing`.execute(db);
}
