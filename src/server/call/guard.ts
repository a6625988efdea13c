import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Operation } from "../../catalogue/operation.ts";
import { findSession } from "../accounts/sessions.ts";
import type { AuditedCall } from "../audit/audit-log.ts";
import type { Database } from "../storage/tables.ts";
import { authorise, refuseOldSignIn } from "./authorise.ts";
import type { Publisher, SignedInMember } from "./handler.ts";
import { readPublisher } from "./publisher.ts";
import type { Refusal } from "./refusal.ts";
import type { Services } from "./services.ts";

/** The signed-in caller, or the refusal that says why the token is not accepted. */
export type Caller = { member: SignedInMember } | { member: null; refusal: Refusal };

/** The parts of a call that say what is called, and by whom. */
interface GuardedCall {
  operation: Operation;
  request: FastifyRequest;
  caller: Caller;
  services: Services;
  db: Kysely<Database>;
  entry: AuditedCall;
}

/** Everybody in whose name a call acts, with the rights they have at one moment. */
export interface Actors {
  caller: Caller;
  publisher: Publisher | null;
}

/** Refuses a call that its caller has no right to, or whose sign-in is too old for it. */
export function guard(
  { operation, caller, services }: Pick<GuardedCall, "operation" | "caller" | "services">,
  values: Readonly<Record<string, unknown>>,
): void {
  if (!caller.member || operation.isPublic) return;
  authorise(operation, caller.member, values);
  refuseOldSignIn(operation, caller.member, values, services.now());
}

/**
 * The call's actors as they are once it has waited for a lock: whoever has lost the session or the
 * right meanwhile changes nothing any more.
 */
export async function actorsNow(call: GuardedCall, db: Kysely<Database>): Promise<Actors> {
  const { operation, entry } = call;
  const caller = await callerNow(call, db);
  const { page, request } = entry;
  return { caller, publisher: await readPublisher(db, operation, page, caller.member, request) };
}

async function callerNow(call: GuardedCall, db: Kysely<Database>): Promise<Caller> {
  const { operation, caller, request, services, db: heldBy } = call;
  if (operation.effect !== "write" || operation.isPublic || !caller.member) return caller;
  const member = await findSession(db, request, services.now(), { isUse: false, heldBy });
  const now = { member };
  guard({ ...call, caller: now }, call.entry.request);
  return now;
}
