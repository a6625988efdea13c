import type { Kysely } from "kysely";
import { codes } from "../call/refusal.ts";
import type { Database } from "../storage/tables.ts";

/** A write that succeeded: which call, on which records, by whom. */
export interface Change {
  operation: string;
  keys: readonly string[];
  by: string;
}

/** What was written, by whatever process, told to those who follow. */
export interface ChangeFeed {
  /** Tells of every write that is made once it has answered, until the function it answers is called. */
  follow(listener: (changes: readonly Change[]) => void): Promise<() => void>;
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
    async follow(listener) {
      const floor = await highestEntry(db);
      listeners.add(listener);
      if (!followed) {
        followed = createEntryWindow(db, floor);
        schedule(followed);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        followed = undefined;
      };
    },
  };
}

interface EntryWindow {
  next(): Promise<Change[]>;
}

/** The entries of the audit log above a number, each once. */
function createEntryWindow(db: Kysely<Database>, start: number): EntryWindow {
  let floor = start;
  let told = new Set<number>();
  let highest: { id: number; atMs: number }[] = [];
  return {
    async next() {
      const rows = await db
        .selectFrom("auditLog")
        .select(["id", "operationId", "recordKeys", "username"])
        .where("code", "=", codes.success)
        .where("id", ">", floor)
        .orderBy("id")
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
      return fresh.map(({ operationId, recordKeys, username }) => ({
        operation: operationId,
        keys: recordKeys,
        by: username,
      }));
    },
  };
}

async function highestEntry(db: Kysely<Database>): Promise<number> {
  const { id } = await db
    .selectFrom("auditLog")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}
