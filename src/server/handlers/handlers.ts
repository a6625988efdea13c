import type { Handlers } from "../call/handler.ts";
import { auditHandlers } from "./audit.ts";
import { deductionPointsRuleHandlers } from "./deduction-points-rule.ts";
import { dictionaryHandlers } from "./dictionaries.ts";
import { groupsHandlers } from "./groups.ts";
import { loginHandlers } from "./login.ts";
import { memberHandlers } from "./member.ts";
import { memberRoleHandlers } from "./member-role.ts";
import { menuHandlers } from "./menu.ts";
import { noticeHandlers } from "./notice.ts";
import { ownIdentityHandlers } from "./own-identities.ts";
import { ownSessionHandlers } from "./own-sessions.ts";
import { pageHandlers } from "./page.ts";
import { pageHistoryHandlers } from "./page-history.ts";
import { pointsUserHandlers } from "./points-users.ts";
import { preferenceHandlers } from "./preference.ts";
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
  ...ownSessionHandlers,
  ...ownIdentityHandlers,
  ...memberHandlers,
  ...memberRoleHandlers,
  ...dictionaryHandlers,
  ...uploadHandlers,
  ...menuHandlers,
  ...noticeHandlers,
  ...pageHandlers,
  ...pageHistoryHandlers,
  ...serviceHandlers,
  ...auditHandlers,
  ...viewHandlers,
  ...preferenceHandlers,
  ...pointsUserHandlers,
  ...deductionPointsRuleHandlers,
  ...taskHandlers,
  ...groupsHandlers,
};
