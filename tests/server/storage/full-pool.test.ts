import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "../../../src/server/storage/database.ts";
import {
  openPrivatePostgres,
  type PrivatePostgres,
  postgresPrograms,
} from "../../support/postgres/private-postgres.ts";
import { type ServiceAnswer, startService, type TestService } from "../../support/service.ts";

if (!postgresPrograms) console.warn("No PostgreSQL server (initdb) is here: none is filled up.");

const mostConnections = 12;

/** The number of connections that the service opens at most. */
const poolSize = 10;

describe.runIf(postgresPrograms)("a PostgreSQL that has no connection left", () => {
  let postgres: PrivatePostgres;
  let database: OpenDatabase;
  let service: TestService;
  const clients: Client[] = [];

  beforeAll(async () => {
    postgres = await openPrivatePostgres({
      max_connections: mostConnections,
      // An operator's settings for other programs; the service keeps to its own.
      datestyle: "SQL, DMY",
      default_transaction_isolation: "serializable",
    });
    database = await openDatabase({ url: postgres.url, directory: "" });
    service = await startService({ database });
  });

  afterAll(async () => {
    await service.stop();
    await database.close();
    await postgres.close();
  });

  async function openClient(): Promise<Client> {
    const client = new Client({ connectionString: postgres.url });
    client.on("error", () => {});
    await client.connect();
    clients.push(client);
    return client;
  }

  // A client that a failed test leaves would hold its locks during the next.
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.end();
  });

  /** Waits until every connection of the service waits for a lock. */
  async function isPoolHeld(watching: Client): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await watching.query<{ waiting: number }>(
          "select count(*)::int as waiting from pg_locks where not granted",
        );
        return rows[0]?.waiting;
      })
      .toBe(poolSize);
  }

  function write(count: number): Promise<ServiceAnswer[]> {
    const token = service.adminToken;
    const names = Array.from({ length: count }, (_, place) => `${Date.now()} ${place}`);
    return Promise.all(names.map((name) => service.call("culturalGroup.add", { name }, { token })));
  }

  function read(count: number): Promise<ServiceAnswer[]> {
    const token = service.adminToken;
    return Promise.all(
      Array.from({ length: count }, () => service.call("culturalGroup.page", {}, { token })),
    );
  }

  /** Expects for each call a response, or a refusal that says when to retry. */
  function expectTold(answers: readonly ServiceAnswer[]): number {
    const told = answers.filter(({ status }) => status === 503);
    for (const { headers } of told) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const others = answers.filter(({ status }) => status !== 503);
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
    return told.length;
  }

  it("serves simultaneous changes of one relation, whatever the server's settings for others", async () => {
    const { id: groupId } = await service.ask("culturalGroup.add", { name: "Isolated" });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((id) =>
        service.call(
          "culturalGroupUserRel.update",
          { groupId, ids: [id, 7, 8] },
          { token: service.adminToken },
        ),
      ),
    );
    expect(answers.map(({ status, envelope }) => [status, envelope.code])).toEqual(
      answers.map(() => [200, 0]),
    );
  });

  it("is told with 503 where the server's own limit of time ends what it runs", async () => {
    const other = await openClient();
    const renew = `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    await other.query("alter database postgres set statement_timeout = 1");
    await other.query(renew);
    const messageOf = async () => (await write(1))[0]?.envelope.msg;
    await expect.poll(messageOf).toContain("超过了服务器允许的时间");
    await other.query("alter database postgres reset statement_timeout");
    await other.query(renew);
    expect(expectTold(await write(1))).toBe(0);
  });

  it("is told with 503 where others took them all, and all is well once they are gone", async () => {
    const others = [await openClient()];
    // The service's own connections are ended too, and other clients take their places first.
    await others[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`);
    for (;;) {
      const client = await openClient().catch(() => null);
      if (client === null) break;
      others.push(client);
    }
    expect(expectTold([...(await write(20)), ...(await read(20))])).toBe(40);
    for (const client of others) await client.end();
    expect(expectTold([...(await write(20)), ...(await read(20))])).toBe(0);
  });

  it("is told with 503 where writes that wait for a lock hold them, not after minutes", async () => {
    const other = await openClient();
    await other.query("begin");
    await other.query("lock table points_group in share mode");
    const held = write(30);
    await isPoolHeld(other);
    const refused = expectTold(await read(10));
    expect(refused).toBe(10);
    await other.query("commit");
    await other.end();
    expectTold(await held);
    expect(expectTold(await read(10))).toBe(0);
  });

  it("is told so where a lock is never given back, and changes nothing", async () => {
    const other = await openClient();
    await other.query("begin");
    await other.query("lock table points_group in share mode");
    const [refused] = await write(1);
    expect(refused).toMatchObject({
      status: 503,
      envelope: { msg: expect.stringContaining("其他人正在修改此内容") },
    });
    expect(expectTold(await read(10))).toBe(0);
    await other.end();
    expect(expectTold(await write(1))).toBe(0);
  });
});
