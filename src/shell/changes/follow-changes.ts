import type { Query, QueryClient } from "@tanstack/react-query";
import type { OthersChange } from "../../../renderers/runtime/page/others/others-changes.ts";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { isRecord, own, ownList, ownText } from "../../catalogue/schema/record.ts";
import { followWindow } from "../../session/follow-window.ts";
import { baseOf } from "../../wire/base-of.ts";
import type { Application } from "../application.ts";
import { readChanges } from "./change-stream.ts";
import type { ServerEvent } from "./server-events.ts";
import { followTogether } from "./shared-stream.ts";

/** Milliseconds within which changes are combined into one refresh. */
const gatheredMs = 2_000;

/**
 * Maximum random delay in milliseconds, so that windows do not all ask the service at the same
 * moment.
 */
const spreadMs = 400;

/**
 * The age in milliseconds from which a cached response is read again when the window gets the
 * focus.
 */
const freshMs = 30_000;

/**
 * Keeps the shown data up to date with changes made elsewhere while a member is signed in. Services
 * with a change stream report changes; responses of other services are read again when the window
 * gets the focus. Returns a function that stops this.
 */
export function followChanges(application: Application, queries: QueryClient): () => void {
  const { session, elsewhere } = application;
  const end = new AbortController();
  const { signal } = end;
  if (isTold(application, streamBase(application))) followStream(application, queries, signal);
  const unfollow = followWindow(() => {
    if (document.visibilityState !== "visible" || !session.hasToken()) return;
    const tags = tagsToldOf(application);
    void queries.invalidateQueries({
      predicate: (query) => isOf(query, (tag) => !tags.has(tag)) && query.isStaleByTime(freshMs),
      refetchType: "none",
    });
    elsewhere.tell([]);
  });
  return () => {
    end.abort();
    unfollow();
  };
}

/**
 * The base address of the service that has the change stream, which is also the one that signs
 * members in.
 */
function streamBase({ catalogue, config }: Application): string {
  const operation = catalogue.operations.get("login.login");
  return operation ? baseOf(operation, config) : "";
}

/** Whether the embedded service answers calls at a base and reports their changes in the stream. */
function isTold({ config }: Application, base: string): boolean {
  return config.ownBases.includes(base);
}

/** The tags of the records whose changes the stream reports. */
function tagsToldOf(application: Application): ReadonlySet<unknown> {
  const { catalogue, config } = application;
  if (!isTold(application, streamBase(application))) return new Set();
  const operations = [...catalogue.operations.values()];
  const told = operations.filter((operation) => isTold(application, baseOf(operation, config)));
  return new Set(told.map(({ tag }) => tag));
}

/** Whether a cached response contains records with a matching tag. */
function isOf({ meta }: Query, isOne: (tag: unknown) => boolean): boolean {
  return meta?.tag !== undefined && isOne(meta.tag);
}

function followStream(application: Application, queries: QueryClient, signal: AbortSignal): void {
  const { session, ownWrites } = application;
  const url = `${streamBase(application)}/api/changes`;
  const token = (): string | null => session.token();
  const gather = createGathering<OthersChange | null>(
    (changes) => apply(application, queries, changes),
    signal,
  );
  const { member, readSinceMs } = session.store.getState();
  const seen = new Set<unknown>();
  const isNew = (change: unknown): boolean => {
    const id = own(change, "id");
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  };
  followTogether(
    `screenwright-events-${member?.id}`,
    readSinceMs,
    async (position, onEvent, until) => {
      await readChanges({ url, token, position, readSinceMs, onEvent }, until);
      // The service knows the session no more; this read asks the member to sign in again.
      if (!until.aborted) await session.reload().catch(() => undefined);
    },
    ({ event, data }: ServerEvent) => {
      if (event === "missed") gather([null]);
      if (event !== "changes") return;
      const told = [jsonIn(data)].flat().filter(isNew).flatMap(readChange);
      const isOwn = (change: OthersChange): boolean =>
        change.by === session.store.getState().member?.username &&
        ownWrites.take(change.operation, () => gather([change]));
      gather(told.filter((change) => !isOwn(change)));
    },
    signal,
  );
}

function readChange(told: unknown): OthersChange[] {
  const operation = ownText(told, "operation");
  const texts = (name: string) => ownList(told, name).filter((text) => typeof text === "string");
  if (!isRecord(told) || operation === undefined) return [];
  const by = ownText(told, "by") ?? "";
  const name = ownText(told, "name") ?? by;
  return [{ operation, by, name, keys: texts("keys"), labels: texts("labels") }];
}

/** Refreshes all reads that changes affect; all reads where a change is unknown. */
function apply(
  { catalogue, catalogues, session, elsewhere }: Application,
  queries: QueryClient,
  changes: readonly (OthersChange | null)[],
): void {
  const known = changes.filter((change) => change !== null);
  const isAll = known.length < changes.length;
  const { member } = session.store.getState();
  const tags = new Set<unknown>(
    known.flatMap(({ operation, keys, by }) => {
      const { affects = [], audit = null, tag = "" } = catalogue.operations.get(operation) ?? {};
      // Changes to the permissions or sign-ins of one member do not affect the session of another.
      const isOfMember = audit?.of === "member" && !keys.includes(String(member?.id));
      const isOthers = isOfMember || (tag === "session" && by !== member?.username);
      return isOthers ? affects.filter((tag) => tag !== "session") : affects;
    }),
  );
  const isAffected = (tag: unknown): boolean => isAll || tags.has(tag);
  if (isAffected("session")) void session.reload().catch(() => undefined);
  if (isAffected("service")) void catalogues.refresh().catch(() => undefined);
  const predicate = (query: Query): boolean => isOf(query, isAffected);
  void queries.invalidateQueries({ predicate, refetchType: "none" });
  elsewhere.tell(known);
}

/** Combines items that arrive within a short time. */
function createGathering<Item>(
  onGathered: (items: readonly Item[]) => void,
  signal: AbortSignal,
): (items: readonly Item[]) => void {
  const gathered: Item[] = [];
  let timer: number | undefined;
  let next = 0;
  signal.addEventListener("abort", () => window.clearTimeout(timer));
  const tell = (): void => {
    timer = undefined;
    next = performance.now() + gatheredMs;
    onGathered(gathered.splice(0));
  };
  return (items) => {
    gathered.push(...items);
    if (gathered.length === 0 || timer !== undefined || signal.aborted) return;
    const wait = Math.max(0, next - performance.now()) + Math.random() * spreadMs;
    timer = window.setTimeout(tell, wait);
  };
}
