import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { isRefused } from "../../catalogue/judged/is-refused.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import {
  type AuditedCall,
  noteSent,
  noteSuccess,
  recordsBefore,
  removeSent,
} from "../audit/audit-log.ts";
import type { Database } from "../storage/tables.ts";
import type { ForwardedAnswer } from "./connection/with-credentials.ts";
import { UpstreamFailure } from "./upstream.ts";

/**
 * Sends a call to its service with an entry in the audit log. The entry is written first, as one of
 * unknown outcome, so that no write reaches a service unseen: without a database nothing is sent,
 * and an answer that cannot be noted is passed on all the same, since the service has done the call.
 * A done call replaces the entry; one that the service refused or never had leaves none. What a
 * service refuses with a status of success may be done in part, so that its outcome stays unknown.
 */
export async function withEntry(
  db: Kysely<Database>,
  call: AuditedCall,
  { log }: Pick<FastifyRequest, "log">,
  forward: () => Promise<ForwardedAnswer>,
): Promise<ForwardedAnswer> {
  const sent = await noteSent(db, call);
  if (sent === null) return forward();
  const settle = async (isDone: boolean): Promise<void> => {
    try {
      await db.transaction().execute(async (transaction) => {
        await removeSent(transaction, sent);
        if (!isDone) return;
        await noteSuccess(transaction, call, await recordsBefore(transaction, call), null);
      });
    } catch (error) {
      log.warn({ err: error }, "The audit log could not note how a call of a service ended.");
    }
  };
  try {
    const answered = await forward();
    const isUnclear = answered.status >= 500 || (answered.status < 400 && refuses(call, answered));
    if (!isUnclear) await settle(answered.status < 400);
    return answered;
  } catch (error) {
    if (error instanceof UpstreamFailure && !error.isPerhapsDone) await settle(false);
    throw error;
  }
}

/** Whether an answer with a status of success says that the call failed, or did only a part. */
function refuses(
  { catalogue, operation, request: sent }: AuditedCall,
  { status, headers, content }: ForwardedAnswer,
): boolean {
  const body = jsonIn(content.toString());
  const { code, data, success } = operation.service.envelope;
  if (code === undefined && /\bproblem\+/.test(headers["content-type"] ?? "")) return true;
  const said = code === undefined ? null : pointTo(body, code);
  const isCoded = typeof said === "number";
  if (isCoded && !success.some(({ from, to }) => said >= from && said <= to)) return true;
  const judged = code === undefined ? body : pointTo(body, data);
  return isRefused(judged, status, { ...catalogue, operation, sent });
}
