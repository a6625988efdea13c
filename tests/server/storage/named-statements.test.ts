import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/server/storage/database.ts";

/** The prepared statements of a pool's connection after the same text was sent twice. */
async function preparedBy(namesStatements: boolean | undefined): Promise<string[]> {
  const { db, close } = await openDatabase({ url, directory: "unused", namesStatements });
  try {
    return await db.connection().execute(async (connection) => {
      for (const value of [1, 2]) {
        const { rows } = await sql<{
          twice: number;
        }>`select ${value}::integer * 2 as twice`.execute(connection);
        expect(rows).toEqual([{ twice: value * 2 }]);
      }
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%as twice'`.execute(
        connection,
      );
      return rows.map(({ statement }) => statement);
    });
  } finally {
    await close();
  }
}

const url = process.env.TEST_DATABASE_URL ?? "";

describe.runIf(url)("a statement that is sent again to PostgreSQL", () => {
  it("is prepared once on a connection, and kept under a name", async () => {
    expect(await preparedBy(undefined)).toEqual(["select $1::integer * 2 as twice"]);
  });

  it("is not kept where a pooler could not find it again", async () => {
    expect(await preparedBy(false)).toEqual([]);
  });
});
