import { afterEach, describe, expect, it } from "vitest";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { databases, type TestDatabase } from "../../support/databases.ts";
import { firstStart } from "../../support/first-start.ts";
import { makeKeptDatabase, migrationNames, readKept } from "./kept-rows.ts";

describe.each(databases())("an upgrade on $name", ({ open }) => {
  const opened: TestDatabase[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it.each(migrationNames)(
    "from what %s and those before it made keeps every row, and serves on",
    async (name) => {
      const database = await open();
      opened.push(database);
      const { db } = database;
      const written = await makeKeptDatabase(db, name);
      expect(await migrate(db)).toEqual(migrationNames.filter((later) => later > name));
      const expected = written.map(({ rows }) => rows);
      expect(await readKept(db, written)).toEqual(expected);
      await firstStart(db, false);
      expect(await readKept(db, written)).toEqual(expected);
      expect(written.length).toBeGreaterThan(3);
    },
  );
});
