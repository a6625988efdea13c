import { type Kysely, sql } from "kysely";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { Database } from "../storage/tables.ts";
import { caseless } from "./lists.ts";

/** A points user as the catalogue has it. */
export type User = Answers["pointsSysUser.getByDeptId"][number];

/**
 * Every points user as the catalogue shows it, by name; narrow it with `where`. The monthly
 * average is that of the latest month computed, `null` where none was.
 */
export function selectUsers(db: Kysely<Database>) {
  return db
    .selectFrom("pointsUser")
    .innerJoin("department", "department.id", "pointsUser.departmentId")
    .select([
      "pointsUser.id",
      "pointsUser.username",
      "pointsUser.fullname",
      "pointsUser.mobile",
      "pointsUser.departmentId as deptId",
      "department.name as deptName",
      "pointsUser.points",
      "pointsUser.isDeleted",
    ])
    .select((query) =>
      query
        .selectFrom("monthAverage")
        .whereRef("monthAverage.userId", "=", "pointsUser.id")
        .orderBy("monthAverage.month", "desc")
        .limit(1)
        .select("monthAverage.average")
        .as("monthAvgPoints"),
    )
    .orderBy(caseless("points_user.fullname"))
    .orderBy("pointsUser.id");
}

/** The ids of a department and all below it. */
export async function departmentSubtree(db: Kysely<Database>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below(id) as (
      select id from department where id = ${id}
      union
      select department.id from department join below on department.parent_id = below.id
    )
    select id from below`.execute(db);
  return rows.map((row) => row.id);
}
