import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { migrations } from "../../../src/server/storage/migrations.ts";
import { databases } from "../../support/databases.ts";

/** The migrations before the one that adds to each page version how it came about. */
const earlier = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name < "0005-page-history"),
);

it("an earlier database learns what its versions were, and the names of new states", async () => {
  const [kind] = databases();
  if (!kind) throw new Error("There is no database to test on.");
  const database = await kind.open();
  const { db } = database;
  await migrate(db, earlier);
  await sql`insert into page_version (path, version, source, author, note) values
    ('points/rules', 1, 'one', 'admin', 'First'),
    ('points/rules', 2, 'two', 'admin', 'See ↩ 1'),
    ('points/rules', 3, 'one', 'admin', '↩ 1')`.execute(db);
  await sql`insert into dictionary_type (dict_type, dict_name, status) values
    ('page_state', 'dict.name.pageState', 1)`.execute(db);
  await migrate(db);
  const versions = await db
    .selectFrom("pageVersion")
    .select(["version", "change", "ofVersion", "note"])
    .orderBy("version")
    .execute();
  expect(versions).toEqual([
    { version: 1, change: "published", ofVersion: null, note: "First" },
    { version: 2, change: "published", ofVersion: null, note: "See ↩ 1" },
    { version: 3, change: "rolledBack", ofVersion: 1, note: "" },
  ]);
  const entries = await db
    .selectFrom("dictionaryEntry")
    .select(["dictType", "dictValue"])
    .orderBy("sort")
    .execute();
  expect(entries).toEqual([
    { dictType: "page_state", dictValue: "broken" },
    { dictType: "page_state", dictValue: "deleted" },
  ]);
  await database.close();
});
