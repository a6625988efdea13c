import type { HandlerContext, Handlers } from "../call/handler.ts";
import { anyOf } from "./lists.ts";
import { notFound } from "./refusals.ts";
import { departmentSubtree, selectUsers, type User } from "./users.ts";

/**
 * Points users of a department and those below it, by name; of all departments where none is
 * named. An unknown department answers 40400.
 */
export const pointsSysUserHandlers = {
  "pointsSysUser.getByDeptId": (request, context) => usersOf(request, context, false),
  "pointsSysUser.getByDeptIdContainIsDeleted": (request, context) =>
    usersOf(request, context, true),
} satisfies Partial<Handlers>;

async function usersOf(
  { deptId }: { deptId?: number },
  { db }: HandlerContext,
  withDeleted: boolean,
): Promise<User[]> {
  const departments = deptId === undefined ? [] : await departmentSubtree(db, deptId);
  if (deptId !== undefined && departments.length === 0) throw notFound(deptId);
  return selectUsers(db)
    .$if(!withDeleted, (query) => query.where("pointsUser.isDeleted", "=", false))
    .$if(deptId !== undefined, (query) =>
      query.where("pointsUser.departmentId", "=", anyOf(departments)),
    )
    .execute();
}
