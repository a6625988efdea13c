import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const changes = ["published", "rolledBack", "deleted", "restored"];

/**
 * The history of a page tells what each version is: published, an earlier one published again, a
 * deletion (its source is the draft's that went with it, or empty), or brought back.
 */
export const pageHistory: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("page_version")
      .addColumn("change", "text", (column) =>
        column
          .notNull()
          .defaultTo("published")
          .check(sql`change in (${sql.join(changes.map((change) => sql.lit(change)))})`),
      )
      .addColumn("of_version", "integer")
      .execute();
    await markRollbacks(db);
    await nameNewStates(db);
  },
};

/** Until now a roll back was told by its note alone. */
async function markRollbacks(db: Kysely<unknown>): Promise<void> {
  await sql`update page_version
    set change = 'rolledBack', of_version = substring(note from '^↩ ([0-9]{1,9})$')::integer, note = ''
    where note ~ '^↩ [0-9]{1,9}$'`.execute(db);
}

/** A database that has the dictionaries already learns the values that are new. */
async function nameNewStates(db: Kysely<unknown>): Promise<void> {
  await sql`insert into dictionary_entry (dict_type, dict_value, dict_label, color, sort)
    select entry.* from (values
      ('page_state', 'broken', 'dict.pageState.broken', 'error', 3),
      ('page_state', 'deleted', 'dict.pageState.deleted', 'default', 4),
      ('audit_operation', 'page.restore', 'dict.auditOperation.page.restore', null, 100),
      ('audit_operation', 'page.discardDraft', 'dict.auditOperation.page.discardDraft', null, 101)
    ) as entry (dict_type, dict_value, dict_label, color, sort)
    join dictionary_type on dictionary_type.dict_type = entry.dict_type
    on conflict do nothing`.execute(db);
}
