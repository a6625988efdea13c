import type { Handlers } from "../call/handler.ts";
import { groupRelationHandlers } from "./group-relation-handlers.ts";
import { departmentRelation } from "./group-relations.ts";

const relation = groupRelationHandlers("cultural", departmentRelation);

/** The departments of cultural groups. */
export const culturalGroupDeptRelHandlers: Handlers<
  "culturalGroupDeptRel.candidates" | "culturalGroupDeptRel.current" | "culturalGroupDeptRel.update"
> = {
  "culturalGroupDeptRel.candidates": relation.candidates,
  "culturalGroupDeptRel.current": relation.current,
  "culturalGroupDeptRel.update": relation.update,
};
