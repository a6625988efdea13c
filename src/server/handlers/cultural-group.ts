import type { Handlers } from "../call/handler.ts";
import { groupHandlers } from "./group-handlers.ts";
import { groupRelationHandlers } from "./group-relation-handlers.ts";
import { departmentRelation, userRelation } from "./group-relations.ts";

const groups = groupHandlers("cultural");
const users = groupRelationHandlers("cultural", userRelation);
const departments = groupRelationHandlers("cultural", departmentRelation);

/** Cultural groups, their users and their departments. */
export const culturalGroupHandlers: Handlers<
  | `culturalGroup.${"page" | "add" | "update" | "delete"}`
  | `culturalGroup${"User" | "Dept"}Rel.${"candidates" | "current" | "update"}`
> = {
  "culturalGroup.page": groups.page,
  "culturalGroup.add": groups.add,
  "culturalGroup.update": groups.update,
  "culturalGroup.delete": groups.delete,
  "culturalGroupUserRel.candidates": users.candidates,
  "culturalGroupUserRel.current": users.current,
  "culturalGroupUserRel.update": users.update,
  "culturalGroupDeptRel.candidates": departments.candidates,
  "culturalGroupDeptRel.current": departments.current,
  "culturalGroupDeptRel.update": departments.update,
};
