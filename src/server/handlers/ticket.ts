import { countTry } from "../accounts/login-attempts.ts";
import { codeLifeMinutes, createRegistrationCode } from "../accounts/registration-codes.ts";
import type { Handlers } from "../call/handler.ts";

/** Messages that one address may request before it has to wait between them. */
const freeMessages = 20;

/** The code that registration asks for (decisions, the wire). */
export const ticketHandlers = {
  "ticket.code": async ({ mobile }, { db, services, caller, text }) => {
    await countTry(db, `ticket:${caller.ip}`, freeMessages, services.now());
    const code = await createRegistrationCode(db, mobile, services.now());
    const content = text("registration.message", { code, count: codeLifeMinutes });
    await services.messages.send(db, { mobile, content });
  },
} satisfies Partial<Handlers>;
