import type { Handlers } from "../call/handler.ts";
import { groupHandlers } from "./group-handlers.ts";
import { groupRelationHandlers } from "./group-relation-handlers.ts";
import { departmentRelation, userRelation } from "./group-relations.ts";

const groups = groupHandlers("dept");
const users = groupRelationHandlers("dept", userRelation);
const departments = groupRelationHandlers("dept", departmentRelation);

/** Department groups, their users and their departments. */
export const deptGroupHandlers: Handlers<
  | `deptGroup.${"page" | "add" | "update" | "delete"}`
  | `deptGroup${"User" | "Dept"}Rel.${"candidates" | "current" | "update"}`
> = {
  "deptGroup.page": groups.page,
  "deptGroup.add": groups.add,
  "deptGroup.update": groups.update,
  "deptGroup.delete": groups.delete,
  "deptGroupUserRel.candidates": users.candidates,
  "deptGroupUserRel.current": users.current,
  "deptGroupUserRel.update": users.update,
  "deptGroupDeptRel.candidates": departments.candidates,
  "deptGroupDeptRel.current": departments.current,
  "deptGroupDeptRel.update": departments.update,
};
