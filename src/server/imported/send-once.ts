import { hash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import {
  freeKey,
  keepAnswer,
  keptAnswer,
  type RepeatableWrite,
  takeKey,
} from "../call/idempotency.ts";
import { Refusal } from "../call/refusal.ts";
import type { ForwardedOutcome } from "../storage/tables/platform.ts";
import type { Database } from "../storage/tables.ts";
import type { ForwardedAnswer } from "./connection/with-credentials.ts";
import { UpstreamFailure, upstreamLimits } from "./upstream.ts";

/** How long a repetition waits for the call that it repeats, and how often it looks. */
const patience = { milliseconds: upstreamLimits.milliseconds, pause: 300 };

/** Maximum bytes of an answer that is kept; of a longer one only the end of the call is known. */
const largestKept = 1024 * 1024;

interface Sent {
  db: Kysely<Database>;
  /** The write of the caller; `null` if it has no key. */
  write: RepeatableWrite | null;
  /** Whether the service itself makes the write only once for each key. */
  isOnceThere: boolean;
  log: Pick<FastifyRequest["log"], "warn">;
}

/**
 * The idempotency key of a write at its service, which makes nothing twice where it knows such keys:
 * one that no other member can send, in the form of a UUID, as some services ask for.
 */
export function keyForService(write: RepeatableWrite | null): string {
  if (write === null) return randomUUID();
  const digits = hash("sha256", `${write.owner} ${write.key}`).slice(0, 32);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Sends a write to its service only once for each idempotency key: whoever repeats it after the
 * answer was lost gets the first answer, also that its outcome is unknown. A write that the service
 * refused, never had, or would not make twice may be sent again. The key is taken before the call
 * and not held in a transaction, as a service may take long and the call may be repeated at another
 * process.
 */
export async function sendOnce(
  { db, write, isOnceThere, log }: Sent,
  send: (hasWaited: boolean) => Promise<ForwardedAnswer>,
  { milliseconds, pause } = patience,
): Promise<ForwardedAnswer> {
  if (write === null) return await send(false);
  let waited = 0;
  for (; await takeKey(db, write); waited += pause) {
    const outcome = (await keptAnswer(db, write))?.envelope.forwarded;
    if (outcome) return toldAgain(outcome);
    if (waited >= milliseconds) throw unknown();
    await sleep(pause);
  }
  const settle = (forwarded: ForwardedOutcome | null) =>
    (forwarded === null
      ? freeKey(db, write)
      : keepAnswer(db, write, { data: null, etag: null, forwarded })
    ).catch((error: unknown) => {
      log.warn({ err: error }, "The answer to a call of a service could not be kept.");
    });
  try {
    const answered = await send(waited > 0);
    await settle(answered.status < 400 ? keptOf(answered) : null);
    return answered;
  } catch (error) {
    await settle(isOnceThere ? null : failureOf(error));
    throw error;
  }
}

function keptOf({ status, headers, content }: ForwardedAnswer): ForwardedOutcome {
  if (content.length > largestKept) return unknownOutcome;
  return { status, headers, content: content.toString("base64") };
}

const unknownOutcome = { status: 502, messageKey: "serviceFault.brokenOffWrite" };

/** What is kept of a call that failed; `null` if the service cannot have done it. */
function failureOf(error: unknown): ForwardedOutcome | null {
  if (error instanceof Refusal) return null;
  if (!(error instanceof UpstreamFailure)) return unknownOutcome;
  return error.isPerhapsDone
    ? { status: error.status, messageKey: error.refusal.messageKey }
    : null;
}

/** @throws UpstreamFailure if the first call ended so. */
function toldAgain(outcome: ForwardedOutcome): ForwardedAnswer {
  if ("messageKey" in outcome) throw unknown(outcome);
  return { ...outcome, content: Buffer.from(outcome.content, "base64") };
}

const unknown = ({ status, messageKey } = unknownOutcome) =>
  new UpstreamFailure(status, messageKey, { isPerhapsDone: true });
