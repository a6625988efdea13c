import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { OperationId } from "../../catalogue/types.gen.ts";
import { findSession } from "../accounts/sessions.ts";
import { holds } from "../call/authorise.ts";
import type { SignedInMember } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Services } from "../call/services.ts";
import { factsOf } from "../monitoring/request-facts.ts";
import type { Database } from "../storage/tables.ts";
import { type Change, createChangeFeed } from "./change-feed.ts";

/** What may end the session that somebody follows with. */
const endingSessions: ReadonlySet<string> = new Set<OperationId>([
  ...(["session.end", "session.endOthers", "login.logout"] as const),
  ...(["member.updatePwd", "member.update", "member.del"] as const),
]);

/** Proxies end a connection on which nothing comes; the caller is looked at anew as often. */
const beatEveryMs = 20_000;

/** A browser needs one; a member may have several browsers. */
const mostStreamsOfMember = 10;

/**
 * Streams what others write to those who may read it, at `<base>/api/changes`: server-sent events,
 * each `changes` with a list of `{operation, keys, by}`. It ends with the session of its token, and
 * where other processes should be asked instead of this one.
 */
export function serveChanges(
  app: FastifyInstance,
  base: string,
  { db, services, draining }: { db: Kysely<Database>; services: Services; draining: AbortSignal },
): void {
  const feed = createChangeFeed(db, (error) =>
    app.log.warn({ err: error }, "No changes were read."),
  );
  const open = new Map<PassThrough, number>();
  draining.addEventListener("abort", () => {
    for (const stream of open.keys()) stream.end();
  });
  app.get(`${base}/api/changes`, async (request, reply) => {
    const identify = () => findSession(db, request, services.now(), false);
    let reader = await readerOf(await identify(), db, services);
    if ([...open.values()].filter((id) => id === reader.memberId).length >= mostStreamsOfMember) {
      throw new Refusal(codes.tooManyAttempts, "error.tooManyRequests");
    }
    const stream = new PassThrough();
    open.set(stream, reader.memberId);
    Object.assign(factsOf(request), { operation: "changes", memberId: reader.memberId });
    const lookAgain = (): void => {
      identify()
        .then((member) => readerOf(member, db, services))
        .then((now) => {
          reader = now;
        })
        // Who has no session any more is told so at the next call; a lost database comes back.
        .catch((error: unknown) => error instanceof Refusal && stream.end());
    };
    const stopFollowing = await feed.follow((changes) => {
      const readable = changes.filter(reader.mayKnow);
      if (readable.length > 0)
        stream.write(`event: changes\ndata: ${JSON.stringify(readable)}\n\n`);
      if (changes.some(({ operation }) => endingSessions.has(operation))) lookAgain();
    });
    const beat = setInterval(() => {
      stream.write(": still there\n\n");
      lookAgain();
    }, beatEveryMs);
    stream.once("close", () => {
      clearInterval(beat);
      stopFollowing();
      open.delete(stream);
    });
    stream.write("retry: 3000\n\n");
    if (draining.aborted) stream.end();
    reply.headers({
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    });
    return reply.send(stream);
  });
}

interface Reader {
  memberId: number;
  mayKnow(change: Change): boolean;
}

/** Who may read one of the sorts of records that a write affects may know that it was made. */
async function readerOf(
  member: SignedInMember,
  db: Kysely<Database>,
  services: Services,
): Promise<Reader> {
  const { catalogue } = await services.readCatalogue(db);
  const tags = readableTags(catalogue, member);
  return {
    memberId: member.id,
    mayKnow: ({ operation }) =>
      catalogue.operations.get(operation)?.affects.some((tag) => tags.has(tag)) ?? false,
  };
}

function readableTags(catalogue: Catalogue, member: SignedInMember): ReadonlySet<string> {
  const reads = [...catalogue.operations.values()].filter(
    ({ effect, permission, isSession }) =>
      effect === "read" && !isSession && permission !== null && holds(member, permission),
  );
  return new Set(reads.map(({ tag }) => tag));
}
