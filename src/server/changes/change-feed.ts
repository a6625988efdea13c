import { type Kysely, sql } from "kysely";
import { writerName } from "../audit/writer-name.ts";
import { codes } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";

/** A successful write: the operation, its records and its author. */
export interface Change {
  /** The number of the change; later writes usually have higher numbers. */
  id: number;
  operation: string;
  keys: readonly string[];
  /** The name of each record, as shown to people. */
  labels: readonly string[];
  by: string;
  /** The author's name as shown to people. */
  name: string;
}

/** Announces the writes of all processes to its followers. */
export interface ChangeFeed {
  /**
   * Follows all writes that succeed from now on. A returning follower passes its last position and
   * gets the writes made since then.
   */
  follow(listener: (changes: readonly Change[]) => void, since: number | null): Promise<Following>;
  /** The position at a moment, for a follower who has read since then but follows only now. */
  positionAt(moment: Date): Promise<number>;
}

/** A follower of the change feed. */
export interface Following {
  /** The writes since the requested position; `null` if not all of them are known. */
  missed: readonly Change[] | null;
  /** The position from which the follower can resume later. */
  position(): number;
  stop(): void;
}

const lookEveryMs = 1_000;

/**
 * Milliseconds in which a write must commit after taking its number; later ones are not announced.
 */
const longestCommitMs = 10_000;

/** Maximum writes announced at once; the rest follows at the next poll. */
const mostAtOnce = 1_000;

/**
 * Reads the audit log once a second while there are followers, so that every process learns of the
 * writes of all others from the database alone. Entries get their number before they are committed,
 * so an entry below the highest number may still appear.
 */
export function createChangeFeed(
  db: Kysely<Database>,
  onFailure: (error: unknown) => void,
): ChangeFeed {
  const listeners = new Set<(changes: readonly Change[]) => void>();
  let timer: NodeJS.Timeout | undefined;
  let followed: EntryWindow | undefined;

  const lookFrom = async (entries: EntryWindow): Promise<void> => {
    try {
      const changes = await entries.next();
      for (const listener of changes.length > 0 ? [...listeners] : []) listener(changes);
    } catch (error) {
      onFailure(error);
    }
    if (entries === followed) schedule(entries);
  };
  const schedule = (entries: EntryWindow): void => {
    timer = setTimeout(() => void lookFrom(entries), lookEveryMs);
    timer.unref();
  };

  return {
    async follow(listener, since) {
      // Writes told to the others while the position is being read would otherwise never reach this
      // follower.
      const early: Change[] = [];
      let hear: typeof listener = (changes) => early.push(...changes);
      const relay: typeof listener = (changes) => hear(changes);
      listeners.add(relay);
      const stop = (): void => {
        listeners.delete(relay);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        followed = undefined;
      };
      try {
        const highest = await highestEntry(db);
        const missed = since === null ? [] : await entriesBetween(db, since, highest);
        const start = missed && since !== null ? since : highest;
        const entries = followed ?? createEntryWindow(db, start, missed ?? []);
        if (entries !== followed) schedule(entries);
        followed = entries;
        hear = listener;
        return { missed: missed && [...missed, ...early], position: entries.position, stop };
      } catch (error) {
        stop();
        throw error;
      }
    },
    positionAt: (moment) => entryBefore(db, moment),
  };
}

interface EntryWindow {
  next(): Promise<Change[]>;
  /** The entry number below which no further entry can appear. */
  position(): number;
}

/** Reads the audit log entries above a number, each once. */
function createEntryWindow(
  db: Kysely<Database>,
  start: number,
  before: readonly Change[],
): EntryWindow {
  let floor = start;
  let told = new Set(before.map(({ id }) => id));
  let highest: { id: number; atMs: number }[] = [];
  return {
    position: () => floor,
    async next() {
      const rows = await changesAfter(db, floor)
        .limit(mostAtOnce + told.size)
        .execute();
      const fresh = rows.filter(({ id }) => !told.has(id));
      for (const { id } of fresh) told.add(id);
      const now = performance.now();
      const last = rows.at(-1);
      if (last) highest.push({ id: last.id, atMs: now });
      const settled = highest.findLast(({ atMs }) => now - atMs > longestCommitMs);
      if (settled) {
        floor = settled.id;
        told = new Set([...told].filter((id) => id > settled.id));
        highest = highest.filter(({ id }) => id > settled.id);
      }
      return fresh;
    },
  };
}

/** The writes between two entries; `null` if they are too many, or the first entry is gone. */
async function entriesBetween(
  db: Kysely<Database>,
  since: number,
  highest: number,
): Promise<Change[] | null> {
  if (since > highest) return null;
  const changes = await changesAfter(db, since)
    .limit(mostAtOnce + 1)
    .execute();
  return changes.length > mostAtOnce ? null : changes;
}

function changesAfter(db: Kysely<Database>, id: number) {
  return db
    .selectFrom("auditLog")
    .select(["id", "operationId as operation", "recordKeys as keys", "recordLabels as labels"])
    .select(["username as by", writerName.as("name")])
    .where("code", "=", codes.success)
    .where("id", ">", id)
    .orderBy("id");
}

async function highestEntry(db: Kysely<Database>): Promise<number> {
  const { id } = await db
    .selectFrom("auditLog")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/**
 * The number before those of all entries that were made since a moment. An entry has the time when
 * its write began, so a write that takes long has a higher number than some that began after it.
 */
async function entryBefore(db: Kysely<Database>, moment: Date): Promise<number> {
  // The sum keeps PostgreSQL from looking for the lowest number from the beginning of the log.
  const { rows } = await sql<{ position: number }>`select coalesce(
    (select min(id + 0) - 1 from audit_log where create_time >= ${moment}),
    (select max(id) from audit_log), 0) as position`.execute(db);
  return rows[0]?.position ?? 0;
}
