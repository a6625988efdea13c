import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Counts the changes of the menu and its grants, whoever makes them, so that a process can tell by
 * one number whether the permissions that it has cached are still valid.
 */
export const permissionRevision: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table permission_revision (value bigint not null)`.execute(db);
    await sql`insert into permission_revision values (0)`.execute(db);
    await sql`create function raise_permission_revision() returns trigger language plpgsql as $$
      begin
        update permission_revision set value = value + 1;
        return null;
      end
    $$`.execute(db);
    for (const table of ["menu_node", "menu_node_role"]) {
      await sql`create trigger raises_permission_revision
        after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function raise_permission_revision()`.execute(db);
    }
  },
};
