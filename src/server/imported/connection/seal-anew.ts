import type { Kysely } from "kysely";
import type { Database } from "../../storage/tables.ts";
import { openSecrets, type StoredConnection, sealSecrets } from "./connection.ts";
import type { Sealing } from "./sealing.ts";

/** Encrypts stored secrets with the newest key, so that older keys can be discarded. */
export async function sealAnew(db: Kysely<Database>, sealing: Sealing | null): Promise<void> {
  if (!sealing) return;
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("service")
      .select(["name", "connection"])
      .where("connection", "is not", null)
      .forUpdate()
      .execute();
    for (const { name, connection } of rows) {
      const next = connection && sealedAnew(name, connection, sealing);
      if (!next) continue;
      await transaction
        .updateTable("service")
        .set({ connection: JSON.stringify(next) })
        .where("name", "=", name)
        .execute();
    }
  });
}

/**
 * The secrets encrypted anew; `null` if they use the newest key already, or no key decrypts them.
 */
function sealedAnew(
  name: string,
  connection: StoredConnection,
  sealing: Sealing,
): StoredConnection | null {
  const { credentials } = connection;
  if (!credentials || sealing.isCurrent(credentials.sealed)) return null;
  const secrets = openSecrets(name, credentials, sealing);
  if (!secrets) return null;
  const sealed = sealSecrets(name, credentials, secrets, sealing);
  return { ...connection, credentials: { ...credentials, sealed } };
}
