import type { Kysely } from "kysely";
import { keptQuery } from "../storage/kept-query.ts";
import type { Database } from "../storage/tables.ts";
import { type DepartmentRow, listDepartments } from "./departments.ts";
import { anyOf } from "./list-queries.ts";
import { selectUsers, type User } from "./users.ts";

/** A set that belongs to a group, such as its users, with its storage and its query. */
export interface GroupRelation<Row> {
  /** The name of the set within the `ETag`, which tells the two sets of a group apart. */
  name: string;
  version: "userVersion" | "departmentVersion";
  /** The table of the set, and its column for the ids beside the group's id. */
  table: string;
  column: string;
  /** The key of the message for an id that cannot be added to a group. */
  unknownKey: string;
  /** All rows that may be in a group, including those that are already in it. */
  candidates(db: Kysely<Database>): Promise<Row[]>;
  current(db: Kysely<Database>, groupId: number): Promise<Row[]>;
  /** The given ids that may be added to a group. */
  assignable(db: Kysely<Database>, ids: readonly number[]): Promise<{ id: number }[]>;
}

const currentUsers = keptQuery((db, { groupId }: { groupId: number }) =>
  selectUsers(db)
    .innerJoin("pointsGroupUser", "pointsGroupUser.userId", "pointsUser.id")
    .where("pointsGroupUser.groupId", "=", groupId)
    .where("pointsUser.isDeleted", "=", false),
);

const assignableUsers = keptQuery((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom("pointsUser")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where("isDeleted", "=", false),
);

const assignableDepartments = keptQuery((db, { ids }: { ids: readonly number[] }) =>
  db.selectFrom("department").select("id").where("id", "=", anyOf(ids)),
);

/** The users of a group; deleted users belong to no group. */
export const userRelation: GroupRelation<User> = {
  name: "users",
  version: "userVersion",
  table: "points_group_user",
  column: "user_id",
  unknownKey: "refusal.unknownUser",
  candidates: (db) => selectUsers(db).where("pointsUser.isDeleted", "=", false).execute(),
  current: (db, groupId) => currentUsers(db, { groupId }, null),
  assignable: (db, ids) => assignableUsers(db, { ids }, null),
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
  assignable: (db, ids) => assignableDepartments(db, { ids }, null),
};
