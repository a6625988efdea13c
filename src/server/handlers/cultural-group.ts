import type { Handlers } from "../call/handler.ts";
import { groupHandlers } from "./group-handlers.ts";

const groups = groupHandlers("cultural");

/** Cultural groups. */
export const culturalGroupHandlers: Handlers<
  "culturalGroup.page" | "culturalGroup.add" | "culturalGroup.update" | "culturalGroup.delete"
> = {
  "culturalGroup.page": groups.page,
  "culturalGroup.add": groups.add,
  "culturalGroup.update": groups.update,
  "culturalGroup.delete": groups.delete,
};
