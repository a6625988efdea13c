import type { Answers } from "../../catalogue/types.gen.ts";
import type { Handlers } from "../call/handler.ts";
import { toTree } from "./trees.ts";
import { selectUsers, type User } from "./users.ts";

type Department = Answers["pointsSysDept.getAllDeptWithUsers"][number];

/** The departments as a tree, each with its own users; deleted users are left out. */
export const pointsSysDeptHandlers = {
  async "pointsSysDept.getAllDeptWithUsers"(_request, { db }) {
    const users = new Map<number, User[]>();
    for (const user of await selectUsers(db).where("isDeleted", "=", false).execute()) {
      const colleagues = users.get(user.deptId);
      if (colleagues) colleagues.push(user);
      else users.set(user.deptId, [user]);
    }
    const departments = await db
      .selectFrom("department")
      .select(["id", "parentId", "name"])
      .orderBy("sort")
      .orderBy("id")
      .execute();
    return toTree(
      departments,
      (row): Department => ({ ...row, users: users.get(row.id) ?? [], children: [] }),
    );
  },
} satisfies Partial<Handlers>;
