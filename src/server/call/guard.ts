import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Operation } from "../../catalogue/operation.ts";
import { findSession } from "../accounts/sessions.ts";
import type { Database } from "../storage/tables.ts";
import { authorise, refuseOldSignIn } from "./authorise.ts";
import type { Caller } from "./handler-context.ts";
import type { Services } from "./services.ts";

/** The parts of a call that say what is called, and by whom. */
interface GuardedCall {
  operation: Operation;
  request: FastifyRequest;
  caller: Caller;
  services: Services;
  db: Kysely<Database>;
}

/** Refuses a call that its caller has no right to, or whose sign-in is too old for it. */
export function guard(
  { operation, caller, services }: GuardedCall,
  values: Readonly<Record<string, unknown>>,
): void {
  if (!caller.member || operation.isPublic) return;
  authorise(operation, caller.member, values);
  refuseOldSignIn(operation, caller.member, values, services.now());
}

/**
 * The caller as they are once the records are locked: whoever has lost the session or the right
 * while the call waited for them changes nothing any more.
 */
export async function callerAfterWaiting(
  call: GuardedCall,
  values: Readonly<Record<string, unknown>>,
  db: Kysely<Database>,
): Promise<Caller> {
  const { operation, caller, request, services, db: heldBy } = call;
  if (operation.effect !== "write" || operation.isPublic || !caller.member) return caller;
  const member = await findSession(db, request, services.now(), { isUse: false, heldBy });
  const now = { member };
  guard({ ...call, caller: now }, values);
  return now;
}
