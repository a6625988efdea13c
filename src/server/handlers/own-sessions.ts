import { deviceName } from "../accounts/device-name.ts";
import { activeSessions, endSessions } from "../accounts/sessions.ts";
import type { Handlers } from "../call/handler.ts";

/** The handlers of the caller's own sessions. */
export const ownSessionHandlers = {
  "session.getList": async (_request, context) => {
    const { id, sessionId } = context.signedIn();
    const sessions = await activeSessions(context.db, id, context.services.now());
    return sessions.map(({ userAgent, lastUsedTime, createTime, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      lastUsedTime: lastUsedTime.toISOString(),
      createTime: createTime.toISOString(),
      isCurrent: session.id === sessionId,
    }));
  },

  "session.end": async ({ id }, context) => {
    await endSessions(context.db, context.signedIn().id, "endedByOwner", { only: id });
  },

  "session.endOthers": async (_request, context) => {
    const { id, sessionId } = context.signedIn();
    await endSessions(context.db, id, "endedByOwner", { except: sessionId });
  },
} satisfies Partial<Handlers>;
