import type { Handlers } from "../call/handler.ts";
import { groupRelationHandlers } from "./group-relation-handlers.ts";
import { departmentRelation } from "./group-relations.ts";

const relation = groupRelationHandlers("dept", departmentRelation);

/** The departments of department groups. */
export const deptGroupDeptRelHandlers: Handlers<
  "deptGroupDeptRel.candidates" | "deptGroupDeptRel.current" | "deptGroupDeptRel.update"
> = {
  "deptGroupDeptRel.candidates": relation.candidates,
  "deptGroupDeptRel.current": relation.current,
  "deptGroupDeptRel.update": relation.update,
};
