import type { Handlers } from "../call/handler.ts";
import { groupHandlers } from "./group-handlers.ts";

const groups = groupHandlers("dept");

/** Department groups. */
export const deptGroupHandlers: Handlers<
  "deptGroup.page" | "deptGroup.add" | "deptGroup.update" | "deptGroup.delete"
> = {
  "deptGroup.page": groups.page,
  "deptGroup.add": groups.add,
  "deptGroup.update": groups.update,
  "deptGroup.delete": groups.delete,
};
