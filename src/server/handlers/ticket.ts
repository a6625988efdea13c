import type { Handlers } from "../handler.ts";
import { badInput } from "../refusal.ts";
import { codeLifeMinutes, createRegistrationCode } from "../registration-codes.ts";

/** The code that registration asks for (decisions, the wire). */
export const ticketHandlers: Handlers<"ticket.code"> = {
  "ticket.code": async ({ mobile }, { db, services, text }) => {
    if (mobile === "") throw badInput([{ path: "/mobile", messageKey: "requestFault.required" }]);
    const code = await createRegistrationCode(db, mobile, services.now());
    const content = text("registration.message", { code, minutes: codeLifeMinutes });
    await services.messages.send(db, { mobile, content });
    return undefined;
  },
};
