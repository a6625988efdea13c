import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { ownText } from "../../catalogue/schema/record.ts";
import { createPasswords } from "../accounts/passwords.ts";
import { StartupError } from "../configuration/startup-error.ts";
import { giveTemporaryPassword, type TemporaryPassword } from "../handlers/temporary-password.ts";
import { connectTo, readLine, serveSocket } from "../storage/control-socket.ts";
import type { Database } from "../storage/tables.ts";

const socketName = "password";

/**
 * Gives temporary passwords to processes of the same user on this machine, since this process has
 * the embedded database open. Where there are no such sockets, the service must be stopped first.
 * @returns A function that ends the service.
 */
export function servePasswords(
  directory: string,
  db: Kysely<Database>,
  catalogue: Catalogue,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return serveSocket(
    directory,
    socketName,
    async (socket) => {
      const username = ownText(await readLine(socket), "username") ?? "";
      const giving = { catalogue, passwords: createPasswords(), now: new Date() };
      try {
        const given = await giveTemporaryPassword(db, username, giving);
        socket.end(`${JSON.stringify(given)}\n`);
      } catch (error) {
        const refusal = error instanceof StartupError ? error.message : "";
        socket.end(`${JSON.stringify({ refusal })}\n`);
        if (refusal === "") throw error;
      }
    },
    onFailure,
  );
}

/**
 * Requests a temporary password from the service that has the directory open; `null` if no service
 * responds.
 * @throws StartupError if the service gives none.
 */
export async function askForPassword(
  directory: string,
  username: string,
): Promise<TemporaryPassword | null> {
  const socket = await connectTo(directory, socketName);
  if (!socket) return null;
  try {
    socket.write(`${JSON.stringify({ username })}\n`);
    const told = await readLine(socket);
    const password = ownText(told, "password");
    if (password !== undefined) return { username: ownText(told, "username") ?? "", password };
    const unsaid = "The service could not set the password; its log says why.";
    throw new StartupError(ownText(told, "refusal") || unsaid);
  } finally {
    socket.destroy();
  }
}
