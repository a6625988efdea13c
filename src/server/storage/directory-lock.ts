import { randomBytes } from "node:crypto";
import {
  closeSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { currentProcess, liveness, type ProcessIdentity } from "./process-identity.ts";
import { StorageError } from "./storage-error.ts";

/** A directory locked by this process until `release` is called or the process ends. */
export interface DirectoryLock {
  release(): void;
}

interface LockFile {
  readonly name: string;
  readonly holder: ProcessIdentity;
}

const lockFileName = /^\.lock-(\d+)-(\d+)-([0-9a-f]+)-([0-9a-f]+)$/;
const heartbeatMs = 1_000;
const usualPatienceMs = 10_000;
const mostAttempts = 12;

/** Names of this process's lock files, to recognise them where start times are unknown. */
const own = new Set<string>();

function lockFiles(directory: string): LockFile[] {
  return readdirSync(directory).flatMap((name) => {
    const [, pid, started, host] = lockFileName.exec(name) ?? [];
    return pid && started && host ? [{ name, holder: { pid: Number(pid), started, host } }] : [];
  });
}

function modified(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/**
 * Watches the lock file of a process that is not visible from here, to see whether it still updates
 * the file.
 */
async function heartbeats(path: string, patience: number): Promise<boolean> {
  const before = modified(path);
  const end = Date.now() + patience;
  while (Date.now() < end) {
    await delay(patience / 40);
    const now = modified(path);
    if (now === undefined) return false;
    if (now !== before) return true;
  }
  return false;
}

async function isHeld(
  directory: string,
  file: LockFile,
  self: ProcessIdentity,
  patience: number,
): Promise<boolean> {
  if (file.holder.pid === self.pid && self.started === "0" && file.holder.host === self.host) {
    return own.has(file.name);
  }
  const state = liveness(file.holder, self);
  return (
    state === "running" || (state === "unknown" && heartbeats(join(directory, file.name), patience))
  );
}

/**
 * The running holder other than `mine`, and whether it has locked the directory or is still trying.
 * Lock files of processes that have ended are deleted.
 */
async function otherHolder(
  directory: string,
  mine: string,
  self: ProcessIdentity,
  patience: number,
) {
  for (const file of lockFiles(directory)) {
    if (file.name === mine) continue;
    if (await isHeld(directory, file, self, patience)) {
      const size = statSync(join(directory, file.name), { throwIfNoEntry: false })?.size ?? 0;
      return { ...file.holder, settled: size > 0 || file.holder.host !== self.host };
    }
    // Deleting the file is safe against a third process, since lock file names are never reused.
    rmSync(join(directory, file.name), { force: true });
  }
  return undefined;
}

function locked(directory: string, holder: ProcessIdentity, self: ProcessIdentity): StorageError {
  const where = holder.host === self.host ? "" : " on another host or in another container";
  return new StorageError(
    "DATABASE_LOCKED",
    `The database directory ${directory} is in use by process ${holder.pid}${where}. ` +
      "Stop that process, choose another directory with DATA_DIR, " +
      "or let several processes share a PostgreSQL server with DATABASE_URL.",
  );
}

function hold(directory: string, name: string): DirectoryLock {
  const path = join(directory, name);
  const heartbeat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(path, now, now);
    } catch {
      // If the directory was removed meanwhile, the database itself reports that.
    }
  }, heartbeatMs);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      own.delete(name);
      rmSync(path, { force: true });
    },
  };
}

/**
 * Locks the directory for this process.
 *
 * Every process creates a file with a unique name (O_EXCL, with process id, start time and boot),
 * then looks for other files. If two look at the same time, at least the later one sees the other,
 * so both cannot win; they withdraw and try again after a random pause. A file does not count if
 * its process has ended or its process id now belongs to another process.
 *
 * A process on another host or in another container cannot be looked up; its lock counts while the
 * process updates its file, for which it has `patience` milliseconds.
 *
 * @throws StorageError DATABASE_LOCKED, which names the holder; the system's error if the directory
 * cannot be written.
 */
export async function lockDirectory(
  directory: string,
  patience = usualPatienceMs,
): Promise<DirectoryLock> {
  const self = currentProcess();
  for (let attempt = 1; ; attempt += 1) {
    const token = randomBytes(6).toString("hex");
    const name = `.lock-${self.pid}-${self.started}-${self.host}-${token}`;
    closeSync(openSync(join(directory, name), "wx", 0o600));
    own.add(name);
    const lock = hold(directory, name);
    try {
      const holder = await otherHolder(directory, name, self, patience);
      if (!holder) {
        writeFileSync(join(directory, name), "held\n");
        return lock;
      }
      if (holder.settled || attempt === mostAttempts) throw locked(directory, holder, self);
    } catch (error) {
      lock.release();
      throw error;
    }
    lock.release();
    await delay(Math.random() * 5 * 2 ** Math.min(attempt, 4));
  }
}
