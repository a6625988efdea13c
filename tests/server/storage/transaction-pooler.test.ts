import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { openPrivatePooler, poolerProgram } from "../../support/postgres/private-pooler.ts";
import { openPrivatePostgres, postgresPrograms } from "../../support/postgres/private-postgres.ts";
import { startService } from "../../support/service.ts";

const isHere = poolerProgram !== null && postgresPrograms !== null;
if (!isHere)
  console.warn("PgBouncer or PostgreSQL is not here: no pooler of transactions is tried.");

/**
 * There are fewer connections than clients, so that clients get another one at every transaction.
 */
const connections = 3;
const clients = 20;
const calls = 8;

/**
 * Starts a service with its own database behind a PgBouncer that gives each transaction a
 * connection.
 */
async function startBehindPooler(namesStatements: boolean) {
  const postgres = await openPrivatePostgres();
  const pooler = await openPrivatePooler(postgres.url, connections);
  const database = await openDatabase({ url: pooler.url, namesStatements, directory: "" });
  const service = await startService({ database, sampleData: false });
  onTestFinished(async () => {
    await service.stop();
    await database.close();
    await pooler.close();
    await postgres.close();
  });
  return { service, database };
}

describe.runIf(isHere)("a service behind a pooler of transactions", () => {
  it("migrates, starts, reads, writes and keeps its time zone through fewer connections than it has clients", async () => {
    const { service, database } = await startBehindPooler(false);
    const { call, adminToken: token } = service;
    const name = (client: number, count: number) => `group ${client} ${count}`;
    const work = async (client: number) => {
      const codes: number[] = [];
      for (let count = 0; count < calls; count += 1) {
        const request = { name: name(client, count), status: 1 };
        codes.push((await call("culturalGroup.add", request, { token })).envelope.code);
        codes.push((await call("culturalGroup.page", {}, { token })).envelope.code);
        codes.push((await call("menu.getTreeList", {}, { token })).envelope.code);
      }
      return codes;
    };
    const codes = (await Promise.all(Array.from({ length: clients }, (_, at) => work(at)))).flat();
    expect(codes.filter((code) => code !== 0 && code !== 20000)).toEqual([]);
    const rows = await database.db.selectFrom("pointsGroup").select("name").execute();
    const stored = rows.map((row) => row.name);
    expect(stored.length).toBe(clients * calls);
    const { rows: servers } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'
    `.execute(database.db);
    expect(servers[0]?.count).toBeLessThanOrEqual(connections);
    const zone = sql<{ zone: string }>`select current_setting('TimeZone') as zone`;
    const asked = Array.from({ length: 50 }, () => zone.execute(database.db));
    const zones = (await Promise.all(asked)).map(({ rows }) => rows[0]?.zone);
    expect(new Set(zones)).toEqual(new Set(["UTC"]));
  });

  it("goes on where nobody has said that it is behind one, and names the remedy", async () => {
    const { service } = await startBehindPooler(true);
    const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => told.mockRestore());
    const { call, adminToken: token } = service;
    const read = async () => (await call("culturalGroup.page", {}, { token })).envelope.code;
    const codes = await Promise.all(Array.from({ length: clients * calls }, read));
    expect(new Set(codes)).toEqual(new Set([0]));
    const warnings = told.mock.calls.filter(([line]) => `${line}`.includes("pooler"));
    expect(warnings).toEqual([[expect.stringContaining("Set DATABASE_STATEMENTS=unnamed")]]);
    const added = await call("culturalGroup.add", { name: "pooled", status: 1 }, { token });
    expect(added.envelope.code).toBe(0);
  });
});
