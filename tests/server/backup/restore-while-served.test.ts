import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refuseWhileServed } from "../../../src/server/backup/restore-backup.ts";
import { type OpenDatabase, openDatabase } from "../../../src/server/storage/database.ts";
import { onServer } from "../../support/databases.ts";
import {
  openPrivatePostgres,
  type PrivatePostgres,
  postgresPrograms,
} from "../../support/postgres/private-postgres.ts";

if (!postgresPrograms) console.warn("No PostgreSQL server (initdb) is here: none is restored.");

describe.runIf(postgresPrograms)("a restore into a PostgreSQL", () => {
  let postgres: PrivatePostgres;
  const opened: OpenDatabase[] = [];

  beforeAll(async () => {
    postgres = await openPrivatePostgres();
    await onServer(postgres.url, "create role serving login");
  });

  afterAll(async () => {
    for (const database of opened) await database.close();
    await postgres.close();
  });

  /** Opens the database as a role, as a service or a restore would. */
  async function openAs(role: string): Promise<OpenDatabase> {
    const url = new URL(postgres.url);
    url.username = role;
    const database = await openDatabase({ url: url.href, directory: "" });
    opened.push(database);
    return database;
  }

  it("is refused while a service is connected to it, also as another role", async () => {
    const owner = await openAs("postgres");
    await onServer(postgres.url, "select 1");
    await refuseWhileServed(owner.db);
    const service = await openAs("serving");
    await expect(refuseWhileServed(owner.db)).rejects.toThrow(
      "Services are connected to the database from 127.0.0.1. Stop them",
    );
    await service.close();
    await expect
      .poll(async () => await refuseWhileServed(owner.db).then(() => "free"))
      .toBe("free");
  });
});
