import type { Handlers } from "../call/handler.ts";
import { groupHandlers } from "./group-handlers.ts";
import { groupRelationHandlers } from "./group-relation-handlers.ts";
import { departmentRelation, userRelation } from "./group-relations.ts";

const cultural = groupHandlers("cultural");
const culturalUsers = groupRelationHandlers("cultural", userRelation);
const culturalDepartments = groupRelationHandlers("cultural", departmentRelation);
const dept = groupHandlers("dept");
const deptUsers = groupRelationHandlers("dept", userRelation);
const deptDepartments = groupRelationHandlers("dept", departmentRelation);

/** The handlers of cultural and department groups, of their users and of their departments. */
export const groupsHandlers = {
  "culturalGroup.page": cultural.page,
  "culturalGroup.add": cultural.add,
  "culturalGroup.update": cultural.update,
  "culturalGroup.delete": cultural.delete,
  "culturalGroup.restore": cultural.restore,
  "culturalGroupUserRel.candidates": culturalUsers.candidates,
  "culturalGroupUserRel.current": culturalUsers.current,
  "culturalGroupUserRel.update": culturalUsers.update,
  "culturalGroupDeptRel.candidates": culturalDepartments.candidates,
  "culturalGroupDeptRel.current": culturalDepartments.current,
  "culturalGroupDeptRel.update": culturalDepartments.update,
  "deptGroup.page": dept.page,
  "deptGroup.add": dept.add,
  "deptGroup.update": dept.update,
  "deptGroup.delete": dept.delete,
  "deptGroup.restore": dept.restore,
  "deptGroupUserRel.candidates": deptUsers.candidates,
  "deptGroupUserRel.current": deptUsers.current,
  "deptGroupUserRel.update": deptUsers.update,
  "deptGroupDeptRel.candidates": deptDepartments.candidates,
  "deptGroupDeptRel.current": deptDepartments.current,
  "deptGroupDeptRel.update": deptDepartments.update,
} satisfies Partial<Handlers>;
