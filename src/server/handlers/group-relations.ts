import type { Kysely } from "kysely";
import type { Database } from "../storage/tables.ts";
import { type DepartmentRow, listDepartments } from "./departments.ts";
import { anyOf } from "./lists.ts";
import { selectUsers, type User } from "./users.ts";

/** What a group may hold a set of: where the set is kept and how to read it. */
export interface GroupRelation<Row> {
  /** Part of the ETag; it tells the two sets of a group apart. */
  name: string;
  version: "userVersion" | "departmentVersion";
  /** The table of the set, and its column beside the group's id. */
  table: string;
  column: string;
  /** The sentence for an id that cannot be put into a group. */
  unknownKey: string;
  /** All that may be in a group, those already in it included. */
  candidates(db: Kysely<Database>): Promise<Row[]>;
  current(db: Kysely<Database>, groupId: number): Promise<Row[]>;
  /** Those of the ids that may be added to a group. */
  assignable(db: Kysely<Database>, ids: readonly number[]): Promise<{ id: number }[]>;
}

/** The users of a group; a deleted user is in none. */
export const userRelation: GroupRelation<User> = {
  name: "users",
  version: "userVersion",
  table: "points_group_user",
  column: "user_id",
  unknownKey: "refusal.unknownUser",
  candidates: (db) => selectUsers(db).where("pointsUser.isDeleted", "=", false).execute(),
  current: (db, groupId) =>
    selectUsers(db)
      .innerJoin("pointsGroupUser", "pointsGroupUser.userId", "pointsUser.id")
      .where("pointsGroupUser.groupId", "=", groupId)
      .where("pointsUser.isDeleted", "=", false)
      .execute(),
  assignable: (db, ids) =>
    db
      .selectFrom("pointsUser")
      .select("id")
      .where("id", "=", anyOf(ids))
      .where("isDeleted", "=", false)
      .execute(),
};

/** The departments of a group. */
export const departmentRelation: GroupRelation<DepartmentRow> = {
  name: "departments",
  version: "departmentVersion",
  table: "points_group_department",
  column: "department_id",
  unknownKey: "refusal.unknownDepartment",
  candidates: listDepartments,
  async current(db, groupId) {
    const held = await db
      .selectFrom("pointsGroupDepartment")
      .select("departmentId")
      .where("groupId", "=", groupId)
      .execute();
    const ids = new Set(held.map(({ departmentId }) => departmentId));
    return (await listDepartments(db)).filter(({ id }) => ids.has(id));
  },
  assignable: (db, ids) =>
    db.selectFrom("department").select("id").where("id", "=", anyOf(ids)).execute(),
};
