import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { beginSession } from "../accounts/sessions.ts";
import { type AuditedCall, noteRefusal, noteSuccess } from "../audit/audit-log.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Services } from "../call/services.ts";
import type { OpenIdConfiguration } from "../configuration/openid-configuration.ts";
import type { Database } from "../storage/tables.ts";
import { holdMember, memberOf } from "./members.ts";
import type { Identity } from "./provider.ts";

/** The dependencies of admitting a member. */
export interface Admission {
  db: Kysely<Database>;
  catalogue: Catalogue;
  services: Services;
  configuration: OpenIdConfiguration;
}

/** Begins a session for the identified member, logged like any other sign-in. */
export async function admit(
  request: FastifyRequest,
  { db, catalogue, services, configuration }: Admission,
  identity: Identity,
): Promise<string> {
  const known = await memberOf(db, services, configuration, identity);
  const operation = catalogue.operations.get("login.login");
  if (!operation) throw new Error("The catalogue has no login.login.");
  const { ip } = request;
  const now = services.now();
  const entry: AuditedCall = {
    catalogue,
    operation,
    ip,
    now,
    file: null,
    page: null,
    request: { username: known.username },
    actor: { id: known.id, username: known.username },
  };
  try {
    return await db.transaction().execute(async (transaction) => {
      const member = await holdMember(transaction, known.id, identity);
      if (!member.isConfirmed) {
        const { name } = configuration;
        throw new Refusal(codes.notPermitted, "signIn.openId.unconfirmed", { values: { name } });
      }
      const caller = { ip, userAgent: request.headers["user-agent"] ?? "" };
      const token = await beginSession(transaction, member, caller, now);
      await noteSuccess(transaction, entry, { keys: [], records: new Map() }, null);
      return token;
    });
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(db, entry, error);
    throw error;
  }
}
