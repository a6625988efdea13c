import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Kysely } from "kysely";
import { errorCode } from "../storage/storage-error.ts";
import type { Database } from "../storage/tables.ts";
import { packedBackup } from "./write-backup.ts";

/** Others wait for the embedded database meanwhile, and whoever takes it away may be stuck. */
const longestStallMs = 10_000;

/** Longer paths are cut by some systems, without a word. */
const longestPath = 100;

const socketIn = (directory: string) => join(directory, "control", "backup");

/**
 * Sends a backup to whoever connects: a process of the same user on this machine, for the socket
 * lies in a folder that only its owner may enter. The embedded database is held by this process, so
 * that no other can read it. Windows has no such sockets; there the service is stopped for a backup.
 * @returns Ends it, and the backups that are being made.
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
    socket.setTimeout(longestStallMs, () => socket.destroy());
    const sent = pipeline(packedBackup(db), socket)
      .catch(onFailure)
      .finally(() => running.delete(socket));
    running.set(socket, sent);
  });
  server.on("error", onFailure);
  mkdirSync(join(directory, "control"), { recursive: true, mode: 0o700 });
  chmodSync(join(directory, "control"), 0o700);
  // Left by a process that was killed: this one holds the directory.
  rmSync(path, { force: true });
  server.listen(path);
  return async () => {
    server.close();
    for (const socket of running.keys()) socket.destroy();
    await Promise.all(running.values());
  };
}

/** The backup of the service that holds the directory, or `null` where none takes the question. */
export async function askForBackup(directory: string): Promise<Socket | null> {
  const socket = connect(socketIn(directory));
  return await new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error) => {
      const isNobody = ["ENOENT", "ECONNREFUSED", "EINVAL"].includes(errorCode(error) ?? "");
      if (isNobody) resolve(null);
      else reject(error);
    });
  });
}
