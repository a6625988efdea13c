import { randomBytes } from "node:crypto";
import { constants, rmSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { ownText } from "../../catalogue/schema/record.ts";
import { connectTo, controlIn, readLine, serveSocket } from "../storage/control-socket.ts";
import { dataFolder, freeBytes } from "../storage/disk.ts";
import type { Database } from "../storage/tables.ts";
import { BackupError } from "./backup-error.ts";

/** Bytes of disk space to leave free for the running service and its database. */
const roomLeftBytes = 256 * 1024 ** 2;

const socketName = "backup";
const copiesIn = (directory: string) => join(controlIn(directory), "copies");

/**
 * Serves copies of the embedded database to processes of the same user on this machine. This
 * process has the database open, so other calls wait while the database is copied, but not while the
 * client reads the copy, which is deleted when the client disconnects. Where there are no such
 * sockets, the service must be stopped for a backup.
 * @returns A function that ends the service and deletes the copies.
 */
export function serveBackups(
  directory: string,
  db: Kysely<Database>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  // A killed process may have left copies; this process now owns the directory.
  rmSync(copiesIn(directory), { recursive: true, force: true });
  return serveSocket(
    directory,
    socketName,
    (socket) => serveCopy(directory, db, socket),
    onFailure,
  );
}

async function serveCopy(directory: string, db: Kysely<Database>, socket: Socket): Promise<void> {
  const copy = join(copiesIn(directory), randomBytes(6).toString("hex"));
  // Resolves when the client disconnects for any reason.
  const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.resume();
  try {
    await copyDatabase(directory, db, copy);
    socket.write(`${JSON.stringify({ copy })}\n`);
    await gone;
  } catch (error) {
    const refusal = error instanceof BackupError ? error.message : "";
    socket.end(`${JSON.stringify({ refusal })}\n`);
    if (refusal === "") throw error;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Copies the database as it is at one moment; no other call uses its connection meanwhile. */
async function copyDatabase(directory: string, db: Kysely<Database>, copy: string): Promise<void> {
  await db.connection().execute(async (held) => {
    const { rows } = await sql<{ bytes: number }>`
      select sum(pg_database_size(oid))::float8 + (select sum(size) from pg_ls_waldir())::float8 as bytes
      from pg_database
    `.execute(held);
    const needed = (rows[0]?.bytes ?? 0) + roomLeftBytes;
    if ((await freeBytes(directory)) < needed) {
      throw new BackupError(
        `A backup of a running service needs ${Math.ceil(needed / 1024 ** 2)} MB beside its database ` +
          `in ${directory}. Make room there, or stop the service first.`,
      );
    }
    // A checkpoint that finds no room on the disk ends the database, and with it the service.
    await sql`checkpoint`.execute(held);
    await cp(join(directory, dataFolder), join(copy, dataFolder), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  });
}

/** A copy of the database that a running service holds. */
export interface HeldCopy {
  /** The directory of the copy, which can be opened as any database. */
  directory: string;
  /** Releases the copy, which is then deleted. */
  release(): void;
}

/**
 * Requests a copy of the database from the service that has the directory open; `null` if no
 * service responds.
 * @throws BackupError if the service cannot make a copy.
 */
export async function askForCopy(directory: string): Promise<HeldCopy | null> {
  const socket = await connectTo(directory, socketName);
  if (!socket) return null;
  const told = await readLine(socket);
  const copy = ownText(told, "copy");
  if (copy !== undefined) return { directory: copy, release: () => socket.destroy() };
  socket.destroy();
  const unsaid = "The service could not copy its database; its log says why.";
  throw new BackupError(ownText(told, "refusal") || unsaid);
}
