import type { Handlers } from "../call/handler.ts";
import { auditHandlers } from "./audit.ts";
import { deductionPointsRuleHandlers } from "./deduction-points-rule.ts";
import { dictHandlers } from "./dict.ts";
import { dictTypeHandlers } from "./dict-type.ts";
import { groupsHandlers } from "./groups.ts";
import { loginHandlers } from "./login.ts";
import { memberHandlers } from "./member.ts";
import { memberRoleHandlers } from "./member-role.ts";
import { menuHandlers } from "./menu.ts";
import { noticeHandlers } from "./notice.ts";
import { pageHandlers } from "./page.ts";
import { pageHistoryHandlers } from "./page-history.ts";
import { pointsSysDeptHandlers } from "./points-sys-dept.ts";
import { pointsSysUserHandlers } from "./points-sys-user.ts";
import { serviceHandlers } from "./service.ts";
import { sessionHandlers } from "./session.ts";
import { taskHandlers } from "./task.ts";
import { ticketHandlers } from "./ticket.ts";
import { uploadHandlers } from "./upload.ts";
import { viewHandlers } from "./view.ts";

/** The handler of every operation, by its id. */
export const handlers: Handlers = {
  ...loginHandlers,
  ...ticketHandlers,
  ...sessionHandlers,
  ...memberHandlers,
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
  ...groupsHandlers,
};
