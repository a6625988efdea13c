import type { Kysely } from "kysely";
import type { Database } from "../storage/tables.ts";

/** The session with a token, unless it has been ended. */
export function openSession(db: Kysely<Database>, tokenHash: string) {
  return db
    .selectFrom("session")
    .select("id")
    .where("tokenHash", "=", tokenHash)
    .where("endedReason", "is", null)
    .executeTakeFirst();
}
