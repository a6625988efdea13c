import { addressKey, countTry } from "../accounts/login-attempts.ts";
import { codeLifeMinutes, createRegistrationCode } from "../accounts/registration-codes.ts";
import type { Handlers } from "../call/handler.ts";

/** Messages that one address may request before further requests are delayed. */
const freeMessages = 20;

/** The handlers of the registration code (decisions, the wire). */
export const ticketHandlers = {
  "ticket.code": async ({ mobile }, { db, services, caller, text }) => {
    await countTry(db, addressKey("ticket", caller.ip), freeMessages, services.now());
    const code = await createRegistrationCode(db, mobile, services.now());
    const content = text("registration.message", { code, count: codeLifeMinutes });
    await services.messages.send(db, { mobile, content });
  },
} satisfies Partial<Handlers>;
