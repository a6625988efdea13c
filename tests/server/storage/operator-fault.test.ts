import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrate } from "../../../src/server/storage/migrate.ts";
import { operatorFault } from "../../../src/server/storage/operator-fault.ts";
import { databases } from "../../support/databases.ts";

describe.each(databases())("what an operator is told on $name", ({ open }) => {
  it("is one line where the database takes no writes, lacks room or keeps a lock, and nothing of other faults", async () => {
    const { db, close } = await open();
    await migrate(db);
    const faultOf = async (statement: ReturnType<typeof sql>) => {
      const failed = await statement.execute(db).catch((error: unknown) => error);
      return operatorFault(failed);
    };
    const writing = sql`do $$ begin
      perform set_config('transaction_read_only', 'on', true);
      insert into setting (name, value) values ('a', 'b');
    end $$`;
    expect(await faultOf(writing)).toMatch(/^The database accepts no writes[^\n]*$/);
    const raised = (code: string) => sql`do ${sql.lit(`begin raise sqlstate '${code}'; end`)}`;
    expect(await faultOf(raised("53100"))).toMatch(/^The disk of the database is full[^\n]*$/);
    for (const code of ["55P03", "40P01"]) {
      expect(await faultOf(raised(code))).toMatch(/^Another process has kept a lock[^\n]*$/);
    }
    expect(await faultOf(raised("57P01"))).toMatch(
      /^The connection to the database was lost[^\n]*$/,
    );
    expect(await faultOf(raised("23505"))).toBeNull();
    await close();
  });
});
