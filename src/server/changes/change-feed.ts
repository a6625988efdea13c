import type { Kysely } from "kysely";
import { writerName } from "../audit/writer-name.ts";
import { codes } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";

/** A write that succeeded: which call, on which records, by whom. */
export interface Change {
  /** Higher than that of most writes before it; no two are the same. */
  id: number;
  operation: string;
  keys: readonly string[];
  /** The name of each record, as shown to people. */
  labels: readonly string[];
  by: string;
  /** What people call who made it. */
  name: string;
}

/** What was written, by whatever process, told to those who follow. */
export interface ChangeFeed {
  /**
   * Tells of every write that is made once it has answered. Who has followed before says to which
   * position, and misses nothing that was written since.
   */
  follow(listener: (changes: readonly Change[]) => void, since: number | null): Promise<Following>;
}

/** Somebody who is told what is written. */
export interface Following {
  /** What was written since the position asked for; `null` where nobody can tell all of it. */
  missed: readonly Change[] | null;
  /** Where to go on another time, for whoever was told all until now. */
  position(): number;
  stop(): void;
}

const lookEveryMs = 1_000;

/** A write that takes longer to commit after it took its number is told to nobody. */
const longestCommitMs = 10_000;

/** More writes at once are told as far as this; what follows is told at the next look. */
const mostAtOnce = 1_000;

/**
 * Looks at the audit log once a second, while somebody follows: every process learns of the writes
 * of all others by the database alone. Entries are numbered before they are committed, so that a
 * number below the highest may still come.
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
      const highest = await highestEntry(db);
      const missed = since === null ? [] : await entriesBetween(db, since, highest);
      const entries =
        followed ?? createEntryWindow(db, missed && since !== null ? since : highest, missed ?? []);
      listeners.add(listener);
      if (entries !== followed) schedule(entries);
      followed = entries;
      return {
        missed,
        position: entries.position,
        stop() {
          listeners.delete(listener);
          if (listeners.size > 0) return;
          clearTimeout(timer);
          followed = undefined;
        },
      };
    },
  };
}

interface EntryWindow {
  next(): Promise<Change[]>;
  /** The entry below which none will come any more. */
  position(): number;
}

/** The entries of the audit log above a number, each once, without those that are told already. */
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
      const now = Date.now();
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

/** What was written between two entries; `null` where that is too much, or the first is none of these. */
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
