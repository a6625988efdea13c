import type { Handlers } from "../call/handler.ts";
import { groupRelationHandlers } from "./group-relation-handlers.ts";
import { userRelation } from "./group-relations.ts";

const relation = groupRelationHandlers("cultural", userRelation);

/** The users of cultural groups. */
export const culturalGroupUserRelHandlers: Handlers<
  "culturalGroupUserRel.candidates" | "culturalGroupUserRel.current" | "culturalGroupUserRel.update"
> = {
  "culturalGroupUserRel.candidates": relation.candidates,
  "culturalGroupUserRel.current": relation.current,
  "culturalGroupUserRel.update": relation.update,
};
