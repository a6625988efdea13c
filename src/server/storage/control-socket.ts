import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { readJson } from "../../catalogue/schema/json-text.ts";
import { errorCode } from "./storage-error.ts";

/** Maximum length of a socket's path; some systems silently cut a longer one. */
const longestPath = 100;

/** Maximum characters of a line that is read from a socket. */
const longestLine = 4_000;

/** The folder of sockets in a directory of a database, which only its owner may enter. */
export const controlIn = (directory: string) => join(directory, "control");
const socketIn = (directory: string, name: string) => join(controlIn(directory), name);

/**
 * Serves processes of the same user on this machine through a socket in a directory that only its
 * owner may enter, since this process alone has the embedded database open. Windows has no such
 * sockets.
 * @returns A function that ends the service and the connections.
 */
export function serveSocket(
  directory: string,
  name: string,
  serve: (socket: Socket) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const path = socketIn(directory, name);
  if (process.platform === "win32" || Buffer.byteLength(path) > longestPath) return async () => {};
  const running = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    const served = serve(socket)
      .catch(onFailure)
      .finally(() => running.delete(socket));
    running.set(socket, served);
  });
  server.on("error", onFailure);
  mkdirSync(controlIn(directory), { recursive: true, mode: 0o700 });
  chmodSync(controlIn(directory), 0o700);
  // A killed process may have left the file; this process now owns the directory.
  rmSync(path, { recursive: true, force: true });
  server.listen(path);
  return async () => {
    server.close();
    for (const socket of running.keys()) socket.destroy();
    await Promise.all(running.values());
  };
}

/** Connects to a socket of the service that has the directory open; `null` if no service responds. */
export async function connectTo(directory: string, name: string): Promise<Socket | null> {
  const socket = connect(socketIn(directory, name));
  return await new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error) => {
      const isNobody = ["ENOENT", "ECONNREFUSED", "EINVAL"].includes(errorCode(error) ?? "");
      if (isNobody) resolve(null);
      else reject(error);
    });
  });
}

/** The JSON value of the line that arrives at a socket; `null` if it is none. */
export async function readLine(socket: Socket): Promise<unknown> {
  let said = "";
  for await (const part of socket.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    said += part;
    if (said.includes("\n") || said.length > longestLine) break;
  }
  const read = readJson(said);
  return "value" in read ? read.value : null;
}
