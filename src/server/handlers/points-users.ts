import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { Answers } from "../../catalogue/types.gen.ts";
import type { HandlerContext, Handlers } from "../call/handler.ts";
import { selectDepartments } from "./departments.ts";
import { anyOf, containing } from "./list-queries.ts";
import { notFound } from "./refusals.ts";
import { toTree } from "./trees.ts";
import { departmentSubtree, selectUsers, type User } from "./users.ts";

type Department = Answers["pointsSysDept.getAllDeptWithUsers"][number];

/** The handlers of employees with points, by department. */
export const pointsUserHandlers = {
  "pointsSysUser.getByDeptId": (request, context) => usersOf(request, context, false),
  "pointsSysUser.getByDeptIdContainIsDeleted": (request, context) =>
    usersOf(request, context, true),

  /** The tree of departments, each with its own users; deleted users are left out. */
  async "pointsSysDept.getAllDeptWithUsers"(_request, { db }) {
    const all = await selectUsers(db).where("isDeleted", "=", false).execute();
    const users = groupedBy(all, ({ deptId }) => deptId);
    return toTree(
      await selectDepartments(db),
      (row): Department => ({ ...row, users: users.get(row.id) ?? [], children: [] }),
    );
  },
} satisfies Partial<Handlers>;

/**
 * The users of a department and its subdepartments whose names contain a text, sorted by name;
 * users of all departments if none is given. An unknown department is refused with 40400.
 */
async function usersOf(
  { deptId, fullname }: { deptId?: number; fullname?: string },
  { db }: HandlerContext,
  withDeleted: boolean,
): Promise<User[]> {
  const departments = deptId === undefined ? [] : await departmentSubtree(db, deptId);
  if (deptId !== undefined && departments.length === 0) throw notFound(deptId);
  return selectUsers(db)
    .$if(!withDeleted, (query) => query.where("pointsUser.isDeleted", "=", false))
    .$if(fullname !== undefined, (query) =>
      query.where("pointsUser.fullname", "ilike", containing(fullname ?? "")),
    )
    .$if(deptId !== undefined, (query) =>
      query.where("pointsUser.departmentId", "=", anyOf(departments)),
    )
    .execute();
}
