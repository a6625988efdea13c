import type { Kysely } from "kysely";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { serveBackups } from "../backup/backup-socket.ts";
import type { Database } from "../storage/tables.ts";
import { servePasswords } from "./password-socket.ts";

/**
 * Serves the commands that need the embedded database while this process has it open.
 * @returns A function that ends the service.
 */
export function serveCommands(
  directory: string,
  db: Kysely<Database>,
  catalogue: Catalogue,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopBackups = serveBackups(directory, db, onFailure);
  const stopPasswords = servePasswords(directory, db, catalogue, onFailure);
  return async () => {
    await Promise.all([stopBackups(), stopPasswords()]);
  };
}
