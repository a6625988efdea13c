import { type Kysely, sql } from "kysely";
import type { HandlerContext } from "../call/handler.ts";
import { anyOf } from "../handlers/list-queries.ts";
import type { GroupKind } from "../storage/tables/organisation.ts";
import type { Database } from "../storage/tables.ts";

/** Rows of another table that are kept with a deleted record; rows of unlisted tables are lost. */
interface KeptRelation {
  table: keyof Database;
  /** The column that holds the record's id. */
  of: string;
  /** The other side of the relation, which may be gone when the record is restored. */
  to?: { column: string; table: keyof Database };
}

/** A sort of records that can be restored after their deletion. */
export interface KeptRecords {
  table: "member" | "menuNode" | "deductionRule" | "pointsGroup";
  /** Columns that are not kept, with the value that each has after the record is restored. */
  withheld: Readonly<Record<string, string>>;
  relations: readonly KeptRelation[];
  /** The column that must be unique, ignoring case, and the rows among which it must be. */
  unique: { column: "name" | "username"; with: Readonly<Record<string, string>> } | null;
}

function group(kind: GroupKind): KeptRecords {
  const user = { column: "user_id", table: "pointsUser" } as const;
  const department = { column: "department_id", table: "department" } as const;
  return {
    table: "pointsGroup",
    withheld: {},
    relations: [
      { table: "pointsGroupUser", of: "group_id", to: user },
      { table: "pointsGroupDepartment", of: "group_id", to: department },
    ],
    unique: { column: "name", with: { kind } },
  };
}

/** The rules for keeping each sort of records, by the sort's name in the audit log. */
export const keptRecords = {
  culturalGroup: group("cultural"),
  deptGroup: group("dept"),
  deductionPointsRule: { table: "deductionRule", withheld: {}, relations: [], unique: null },
  menu: {
    table: "menuNode",
    withheld: {},
    relations: [{ table: "menuNodeRole", of: "menu_node_id" }],
    unique: null,
  },
  member: {
    table: "member",
    // No password is right for an empty hash.
    withheld: { password_hash: "", password_is_temporary: "false" },
    relations: [
      { table: "memberRole", of: "member_id" },
      { table: "savedView", of: "member_id" },
      { table: "preference", of: "member_id" },
    ],
    unique: { column: "username", with: {} },
  },
} as const satisfies Readonly<Record<string, KeptRecords>>;

/** The name of a sort of records that can be restored. */
export type KeptKind = keyof typeof keptRecords;

/** Readers of the audit log may see and restore what others deleted. */
export const readsOthers = "system:audit:read";

const keptForMs = 30 * 24 * 3_600_000;

/**
 * Stores the records with the ids and their relations before they are deleted in the same
 * transaction. The records are locked, so that no further relations to them appear.
 */
export async function keepDeleted(
  kind: KeptKind,
  ids: readonly number[],
  context: HandlerContext,
): Promise<{ deletionId: number }> {
  const { db, services } = context;
  const { table, withheld, relations }: KeptRecords = keptRecords[kind];
  const deletionId = await context.entryId();
  await sql`select from ${sql.table(table)} where id = ${anyOf(ids)} order by id for update`.execute(
    db,
  );
  const related = relations.map(
    (relation) => sql`${sql.lit(relation.table)}, (
      select coalesce(jsonb_agg(to_jsonb(relation)), '[]'::jsonb)
      from ${sql.table(relation.table)} relation
      where relation.${sql.ref(relation.of)} = record.id)`,
  );
  await sql`insert into deleted_record
      (deletion_id, kind, record_id, member_id, create_time, fields, relations)
    select ${deletionId}::integer, ${kind}, record.id, ${context.signedIn().id}::integer,
      ${services.now()}::timestamptz, to_jsonb(record) - ${Object.keys(withheld)}::text[],
      jsonb_build_object(${sql.join(related)})
    from ${sql.table(table)} record where record.id = ${anyOf(ids)}`.execute(db);
  return { deletionId };
}

/** Deletes kept records whose time for restoring is over. */
export async function forgetDeleted(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("deletedRecord").where("createTime", "<=", oldestKept(now)).execute();
}

/** The time before which deleted records are no longer kept. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - keptForMs);
}
