import { cpSync, rmSync } from "node:fs";
import { afterAll } from "vitest";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { emptyImage } from "../../support/database/database-image.ts";
import { temporaryDirectory } from "../../support/databases.ts";

/**
 * Returns a function that puts an empty database, as left after opening and closing, into a
 * directory. The database is created once for each test file and copied, since each start of a
 * database takes seconds.
 */
export function copiesOfDatabase(): (directory: string) => Promise<void> {
  let made: Promise<string> | undefined;
  afterAll(async () => {
    if (made) rmSync(await made, { recursive: true, force: true });
  });
  return async (directory) => {
    made ??= makeDatabase();
    cpSync(await made, directory, { recursive: true });
  };
}

async function makeDatabase(): Promise<string> {
  const directory = temporaryDirectory();
  await (await openDatabase({ directory, image: await emptyImage() })).close();
  return directory;
}
