import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Operation } from "../../catalogue/operation.ts";
import { ownText } from "../../catalogue/schema/record.ts";
import { findSession } from "../accounts/sessions.ts";
import { holds } from "../call/authorise.ts";
import type { SignedInMember } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import type { Services } from "../call/services.ts";
import { isExternal } from "../imported/current-catalogue.ts";
import { factsOf } from "../monitoring/request-facts.ts";
import type { Database } from "../storage/tables.ts";
import { type Change, createChangeFeed } from "./change-feed.ts";

/** Tags whose calls may end a follower's session or change what the follower may read. */
const ofReaders: ReadonlySet<string> = new Set([
  ...["session", "login", "member", "memberRole", "menu", "service"],
]);

const mayChangeReader = ({ operation }: Change) => ofReaders.has(operation.split(".")[0] ?? "");

/**
 * Milliseconds between heartbeats, which keep proxies from closing the stream; the caller's session
 * is checked at each.
 */
const beatEveryMs = 20_000;

/** Maximum streams of one member, who may use several browsers. */
const mostStreamsOfMember = 10;

const streamHeaders = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store",
  "X-Accel-Buffering": "no",
};

/** The services that tell what a reader may know. */
type Reading = Pick<Services, "now" | "readCatalogue">;

/**
 * Bytes that may wait in this process's memory for a reader who takes nothing, such as a machine
 * asleep. Beyond them the stream ends, and its reader comes back for what it has missed.
 */
const mostUnread = 1024 ** 2;

/**
 * Streams writes to the members who may read them, at `<base>/api/changes`: server-sent events
 * named `changes`, each with a list of `{id, operation, keys, labels, by, name}`. The event's id is
 * a position: a reader who reconnects with it as `Last-Event-ID` gets the missed writes, or the
 * event `missed` if they are unknown. A reader without a position says by `readingForMs` for how
 * long it has read records, and gets the writes made meanwhile. The stream ends with the session of
 * its token, and when this process is about to stop.
 */
export function serveChanges(
  app: FastifyInstance,
  base: string,
  { db, services, draining }: { db: Kysely<Database>; services: Reading; draining: AbortSignal },
): void {
  const feed = createChangeFeed(db, (error) =>
    app.log.warn({ err: error }, "No changes were read."),
  );
  const open = new Map<PassThrough, number>();
  draining.addEventListener("abort", () => {
    for (const stream of open.keys()) stream.end();
  });
  app.get(`${base}/api/changes`, async (request, reply) => {
    const identify = () => findSession(db, request, services.now(), { isUse: false });
    let reader = await readerOf(await identify(), db, services);
    if ([...open.values()].filter((id) => id === reader.memberId).length >= mostStreamsOfMember) {
      throw new Refusal(codes.tooManyAttempts, "error.tooManyRequests");
    }
    const stream = new PassThrough();
    Object.assign(factsOf(request), { operation: "changes", memberId: reader.memberId });
    const lookAgain = async (): Promise<void> => {
      try {
        reader = await readerOf(await identify(), db, services);
      } catch (error) {
        // The stream ends without a session; while the database is unreachable it stays open.
        if (error instanceof Refusal) stream.end();
      }
    };
    let told = Promise.resolve();
    const tell = (changes: readonly Change[]): void => {
      told = told.then(async () => {
        if (changes.some(mayChangeReader)) await lookAgain();
        const readable = changes.flatMap((change) => reader.known(change));
        if (stream.writableLength > mostUnread) stream.destroy();
        if (readable.length === 0 || !stream.writable) return;
        send(stream, "changes", following.position(), readable);
      });
    };
    const readSince = readSinceIn(request, services.now());
    const position = positionIn(request) ?? (readSince && (await feed.positionAt(readSince)));
    const following = await feed.follow(tell, position);
    open.set(stream, reader.memberId);
    stream.write(`retry: 3000\nid: ${following.position()}\n\n`);
    if (following.missed) tell(following.missed);
    else send(stream, "missed", following.position(), []);
    const beat = setInterval(() => {
      stream.write(`id: ${following.position()}\n\n`);
      void lookAgain();
    }, beatEveryMs);
    stream.once("close", () => {
      clearInterval(beat);
      following.stop();
      open.delete(stream);
    });
    if (draining.aborted) stream.end();
    return reply.headers(streamHeaders).send(stream);
  });
}

/** The position up to which the reader has received changes before. */
function positionIn({ headers }: FastifyRequest): number | null {
  const given = headers["last-event-id"];
  return typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

/**
 * Milliseconds from the time of a write's entry until its result can be read. Few writes take
 * longer, and with a longer time readers would be told of many changes that they have already seen.
 */
const usualWriteMs = 250;

/** The moment since which the reader has read records without being told of their changes. */
function readSinceIn({ query }: FastifyRequest, now: Date): Date | null {
  const given = ownText(query, "readingForMs");
  if (given === undefined || !/^\d{1,9}$/.test(given)) return null;
  return new Date(now.getTime() - Number(given) - usualWriteMs);
}

function send(stream: PassThrough, event: string, position: number, data: unknown): void {
  stream.write(`id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

interface Reader {
  memberId: number;
  /** The part of a change that the reader may know. */
  known(change: Change): Change[];
}

/**
 * Creates the filter for a member: the member learns of a write if they may read any affected sort
 * of records, but learns only the names of records that they may read. Of a write that may change
 * their own rights or menu they always learn.
 */
async function readerOf(
  member: SignedInMember,
  db: Kysely<Database>,
  services: Reading,
): Promise<Reader> {
  const current = await services.readCatalogue(db);
  // The product's own services share their tags; any other service may use the same words.
  const sortIn = ({ service }: Operation, tag: string): string =>
    isExternal(current, service.name) ? `${service.name} ${tag}` : tag;
  const operations = [...current.catalogue.operations.values()];
  const sorts = new Set(
    operations.filter(isReadBy(member)).map((operation) => sortIn(operation, operation.tag)),
  );
  return {
    memberId: member.id,
    known(change) {
      const operation = current.catalogue.operations.get(change.operation);
      if (!operation) return [];
      const of = operation.audit?.of ?? "";
      const affected = operation.affects.map((tag) => sortIn(operation, tag));
      if (affected.some((sort) => sorts.has(sort))) {
        return [sorts.has(sortIn(operation, of)) ? change : { ...change, labels: [] }];
      }
      if (!affected.includes("session")) return [];
      if (of === "member") {
        return change.keys.includes(String(member.id)) ? [{ ...change, labels: [] }] : [];
      }
      // Who changed which node of the menu is known only to those who may read it.
      return [{ ...change, keys: [], labels: [], by: "", name: "" }];
    },
  };
}

const isReadBy =
  (member: SignedInMember) =>
  ({ effect, permission, isSession }: Operation): boolean =>
    effect === "read" && !isSession && permission !== null && holds(member, permission);
