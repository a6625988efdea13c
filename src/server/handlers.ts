import type { Handlers } from "./handler.ts";
import { auditHandlers } from "./handlers/audit.ts";
import { culturalGroupHandlers } from "./handlers/cultural-group.ts";
import { culturalGroupDeptRelHandlers } from "./handlers/cultural-group-dept-rel.ts";
import { culturalGroupUserRelHandlers } from "./handlers/cultural-group-user-rel.ts";
import { deductionPointsRuleHandlers } from "./handlers/deduction-points-rule.ts";
import { deptGroupHandlers } from "./handlers/dept-group.ts";
import { deptGroupDeptRelHandlers } from "./handlers/dept-group-dept-rel.ts";
import { deptGroupUserRelHandlers } from "./handlers/dept-group-user-rel.ts";
import { dictHandlers } from "./handlers/dict.ts";
import { dictTypeHandlers } from "./handlers/dict-type.ts";
import { loginHandlers } from "./handlers/login.ts";
import { memberHandlers } from "./handlers/member.ts";
import { memberPasswordHandlers } from "./handlers/member-password.ts";
import { memberRoleHandlers } from "./handlers/member-role.ts";
import { menuHandlers } from "./handlers/menu.ts";
import { noticeHandlers } from "./handlers/notice.ts";
import { pageHandlers } from "./handlers/page.ts";
import { pageHistoryHandlers } from "./handlers/page-history.ts";
import { pointsSysDeptHandlers } from "./handlers/points-sys-dept.ts";
import { pointsSysUserHandlers } from "./handlers/points-sys-user.ts";
import { serviceHandlers } from "./handlers/service.ts";
import { sessionHandlers } from "./handlers/session.ts";
import { taskHandlers } from "./handlers/task.ts";
import { ticketHandlers } from "./handlers/ticket.ts";
import { uploadHandlers } from "./handlers/upload.ts";
import { viewHandlers } from "./handlers/view.ts";

/** The handler of every operation, by its id. */
export const handlers: Handlers = {
  ...loginHandlers,
  ...ticketHandlers,
  ...sessionHandlers,
  ...memberHandlers,
  ...memberPasswordHandlers,
  ...memberRoleHandlers,
  ...dictHandlers,
  ...uploadHandlers,
  ...menuHandlers,
  ...noticeHandlers,
  ...pageHandlers,
  ...pageHistoryHandlers,
  ...serviceHandlers,
  ...auditHandlers,
  ...viewHandlers,
  ...dictTypeHandlers,
  ...pointsSysUserHandlers,
  ...pointsSysDeptHandlers,
  ...deductionPointsRuleHandlers,
  ...taskHandlers,
  ...culturalGroupHandlers,
  ...culturalGroupUserRelHandlers,
  ...culturalGroupDeptRelHandlers,
  ...deptGroupHandlers,
  ...deptGroupUserRelHandlers,
  ...deptGroupDeptRelHandlers,
};
