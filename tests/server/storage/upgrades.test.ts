import { afterEach, describe, expect, it } from "vitest";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { databases, type TestDatabase } from "../../support/databases.ts";
import { firstStart } from "../../support/first-start.ts";
import { isWhole } from "../../support/whole.ts";
import { makeKeptDatabase, migrationNames, readKept } from "./kept-rows.ts";

const kinds = databases();

/**
 * The versions that are upgraded on a database: the first and the last on every one, those between
 * on one database each in turn, since their statements are the same; in a whole run all.
 */
const upgradedOn = (turn: number) =>
  migrationNames.filter((_name, index) => {
    const isAtEnd = index === 0 || index === migrationNames.length - 1;
    return isWhole || isAtEnd || index % kinds.length === turn;
  });

const runs = kinds.map((kind, turn) => ({ ...kind, names: upgradedOn(turn) }));

describe.each(runs)("an upgrade on $name", ({ open, names }) => {
  const opened: TestDatabase[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it.each(names)(
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
