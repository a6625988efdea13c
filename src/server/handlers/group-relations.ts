import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/tables.ts";
import { type DepartmentRow, listDepartments } from "./departments.ts";
import { idArray } from "./lists.ts";
import { selectUsers, type User } from "./users.ts";

/** What a group may hold a set of: how to read the set and how to replace it. */
export interface GroupRelation<Row> {
  /** Part of the ETag; it tells the two sets of a group apart. */
  name: string;
  version: "userVersion" | "departmentVersion";
  /** The sentence for an id that cannot be put into a group. */
  unknownKey: string;
  /** All that may be in a group, those already in it included. */
  candidates(db: Kysely<Database>): Promise<Row[]>;
  current(db: Kysely<Database>, groupId: number): Promise<Row[]>;
  /** Those of the ids that may be in a group. */
  assignable(db: Kysely<Database>, ids: readonly number[]): Promise<Set<number>>;
  /** Makes the group hold exactly these. */
  replace(db: Kysely<Database>, groupId: number, ids: readonly number[]): Promise<void>;
}

/** The users of a group; a deleted user is in none. */
export const userRelation: GroupRelation<User> = {
  name: "users",
  version: "userVersion",
  unknownKey: "refusal.unknownUser",
  candidates: (db) => selectUsers(db).where("pointsUser.isDeleted", "=", false).execute(),
  current: (db, groupId) =>
    selectUsers(db)
      .innerJoin("pointsGroupUser", "pointsGroupUser.userId", "pointsUser.id")
      .where("pointsGroupUser.groupId", "=", groupId)
      .where("pointsUser.isDeleted", "=", false)
      .execute(),
  async assignable(db, ids) {
    const rows = await db
      .selectFrom("pointsUser")
      .select("id")
      .where((query) => query("id", "=", sql<number>`any(${idArray(ids)})`))
      .where("isDeleted", "=", false)
      .execute();
    return new Set(rows.map((row) => row.id));
  },
  async replace(db, groupId, ids) {
    await db
      .deleteFrom("pointsGroupUser")
      .where("groupId", "=", groupId)
      .where((query) => query("userId", "!=", sql<number>`all(${idArray(ids)})`))
      .execute();
    await sql`insert into points_group_user (group_id, user_id)
      select ${groupId}::integer, unnest(${idArray(ids)}) on conflict do nothing`.execute(db);
  },
};

/** The departments of a group. */
export const departmentRelation: GroupRelation<DepartmentRow> = {
  name: "departments",
  version: "departmentVersion",
  unknownKey: "refusal.unknownDepartment",
  candidates: listDepartments,
  async current(db, groupId) {
    const [all, held] = [
      await listDepartments(db),
      await db
        .selectFrom("pointsGroupDepartment")
        .select("departmentId")
        .where("groupId", "=", groupId)
        .execute(),
    ];
    const ids = new Set(held.map((row) => row.departmentId));
    return all.filter((row) => ids.has(row.id));
  },
  async assignable(db, ids) {
    const rows = await db
      .selectFrom("department")
      .select("id")
      .where((query) => query("id", "=", sql<number>`any(${idArray(ids)})`))
      .execute();
    return new Set(rows.map((row) => row.id));
  },
  async replace(db, groupId, ids) {
    await db
      .deleteFrom("pointsGroupDepartment")
      .where("groupId", "=", groupId)
      .where((query) => query("departmentId", "!=", sql<number>`all(${idArray(ids)})`))
      .execute();
    await sql`insert into points_group_department (group_id, department_id)
      select ${groupId}::integer, unnest(${idArray(ids)}) on conflict do nothing`.execute(db);
  },
};
