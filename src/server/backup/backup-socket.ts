import { randomBytes } from "node:crypto";
import { chmodSync, constants, mkdirSync, rmSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { readJson } from "../../catalogue/schema/json-text.ts";
import { ownText } from "../../catalogue/schema/record.ts";
import { dataFolder, freeBytes } from "../storage/disk.ts";
import { errorCode } from "../storage/storage-error.ts";
import type { Database } from "../storage/tables.ts";
import { BackupError } from "./backup-error.ts";

/** Maximum length of a socket's path; some systems silently cut a longer one. */
const longestPath = 100;

/** Bytes of disk space to leave free for the running service and its database. */
const roomLeftBytes = 256 * 1024 ** 2;

const controlIn = (directory: string) => join(directory, "control");
const socketIn = (directory: string) => join(controlIn(directory), "backup");
const copiesIn = (directory: string) => join(controlIn(directory), "copies");

/**
 * Serves copies of the embedded database to processes of the same user on this machine, through a
 * socket in a directory that only its owner may enter. This process has the database open, so other
 * calls wait while the database is copied, but not while the client reads the copy, which is
 * deleted when the client disconnects. Windows has no such sockets, so there the service must be
 * stopped for a backup.
 * @returns A function that ends the service and deletes the copies.
 */
export function serveBackups(
  directory: string,
  db: Kysely<Database>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const path = socketIn(directory);
  if (process.platform === "win32" || Buffer.byteLength(path) > longestPath) return async () => {};
  const running = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const served = serveCopy(directory, db, socket)
      .catch(onFailure)
      .finally(() => running.delete(socket));
    running.set(socket, served);
  });
  server.on("error", onFailure);
  mkdirSync(controlIn(directory), { recursive: true, mode: 0o700 });
  chmodSync(controlIn(directory), 0o700);
  // A killed process may have left these files; this process now owns the directory.
  for (const left of [path, copiesIn(directory)]) rmSync(left, { recursive: true, force: true });
  server.listen(path);
  return async () => {
    server.close();
    for (const socket of running.keys()) socket.destroy();
    await Promise.all(running.values());
  };
}

async function serveCopy(directory: string, db: Kysely<Database>, socket: Socket): Promise<void> {
  const copy = join(copiesIn(directory), randomBytes(6).toString("hex"));
  // Resolves when the client disconnects for any reason.
  const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => {}).resume();
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
  const socket = await connectTo(socketIn(directory));
  if (!socket) return null;
  let said = "";
  for await (const part of socket.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    said += part;
    if (said.includes("\n")) break;
  }
  const answer = readJson(said);
  const told = "value" in answer ? answer.value : null;
  const copy = ownText(told, "copy");
  if (copy !== undefined) return { directory: copy, release: () => socket.destroy() };
  socket.destroy();
  const unsaid = "The service could not copy its database; its log says why.";
  throw new BackupError(ownText(told, "refusal") || unsaid);
}

async function connectTo(path: string): Promise<Socket | null> {
  const socket = connect(path);
  return await new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error) => {
      const isNobody = ["ENOENT", "ECONNREFUSED", "EINVAL"].includes(errorCode(error) ?? "");
      if (isNobody) resolve(null);
      else reject(error);
    });
  });
}
