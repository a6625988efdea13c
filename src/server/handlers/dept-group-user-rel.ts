import type { Handlers } from "../call/handler.ts";
import { groupRelationHandlers } from "./group-relation-handlers.ts";
import { userRelation } from "./group-relations.ts";

const relation = groupRelationHandlers("dept", userRelation);

/** The users of department groups. */
export const deptGroupUserRelHandlers: Handlers<
  "deptGroupUserRel.candidates" | "deptGroupUserRel.current" | "deptGroupUserRel.update"
> = {
  "deptGroupUserRel.candidates": relation.candidates,
  "deptGroupUserRel.current": relation.current,
  "deptGroupUserRel.update": relation.update,
};
