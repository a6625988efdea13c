import { type Kysely, sql } from "kysely";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { Database } from "../storage/tables.ts";
import { caseless } from "./list-queries.ts";

/** A points user in the form of the catalogue. */
export type User = Answers["pointsSysUser.getByDeptId"][number];

/**
 * Selects every points user in the form of the catalogue, by name; callers add a `where`. The
 * monthly average is that of the latest computed month, `null` if there is none.
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

/** The ids of a department and all its subdepartments. */
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
