import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isConnectionLoss } from "../../../src/server/storage/connection-loss.ts";
import { type OpenDatabase, openDatabase } from "../../../src/server/storage/database.ts";
import { readAgain } from "../../../src/server/storage/read-again.ts";
import { serverAddresses } from "../../../src/server/storage/server-hosts.ts";
import {
  freePort,
  openPrivatePostgres,
  type PrivatePostgres,
  postgresPrograms,
} from "../../support/postgres/private-postgres.ts";
import { openDatabaseProxy } from "./database-proxy.ts";

describe("the servers that a DATABASE_URL names", () => {
  it.each<[string, string[], boolean]>([
    ["postgres://a/db", ["postgres://a/db"], false],
    ["postgres://u:p%2C@a:1/db?x=1", ["postgres://u:p%2C@a:1/db?x=1"], false],
    ["postgresql://u:p@a:1,b/db", ["postgresql://u:p@a:1/db", "postgresql://u:p@b/db"], true],
    ["postgres://[::1]:5,b/db", ["postgres://[::1]:5/db", "postgres://b/db"], true],
    [
      "postgres://a/db?target_session_attrs=read-write",
      ["postgres://a/db?target_session_attrs=read-write"],
      true,
    ],
  ])("%s", (url, urls, needsWrites) => {
    expect(serverAddresses(url)).toEqual({ urls, needsWrites });
  });

  it.each([
    "http://a/db",
    "postgres://a,,b/db",
    "postgres://a,/db",
    "postgres://a:x,b/db",
    "postgres://a,b/db?target_session_attrs=standby",
  ])("but not %s", (url) => {
    expect(serverAddresses(url)).toBeNull();
  });
});

if (!postgresPrograms) console.warn("No PostgreSQL server (initdb) is here: none fails over.");

describe.runIf(postgresPrograms)("two PostgreSQL servers of which one takes writes", () => {
  let servers: PrivatePostgres[];
  let database: OpenDatabase | undefined;

  beforeAll(async () => {
    servers = await Promise.all([openPrivatePostgres(), openPrivatePostgres()]);
  });

  afterAll(async () => {
    await database?.close();
    for (const server of servers) await server.close();
  });

  const hostOf = ({ url }: PrivatePostgres): string => new URL(url).host;
  const urlOf = (...hosts: string[]): string =>
    `postgresql://postgres@${hosts.join(",")}/postgres?target_session_attrs=read-write`;
  const first = (): PrivatePostgres => servers[0] ?? expect.unreachable();
  const second = (): PrivatePostgres => servers[1] ?? expect.unreachable();

  /** Makes a server take writes or refuse them, as a standby does. */
  async function takeWrites({ url }: PrivatePostgres, does: boolean): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query("begin read write");
    await client.query(
      `alter database postgres set default_transaction_read_only = ${does ? "off" : "on"}`,
    );
    await client.query("commit");
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await client.end();
  }

  async function portOf({ db }: OpenDatabase): Promise<string> {
    const { rows } = await sql<{ port: string }>`select current_setting('port') as port`.execute(
      db,
    );
    return rows[0]?.port ?? "";
  }

  it("passes over a host where nothing listens, and a server that takes no writes", async () => {
    await takeWrites(first(), false);
    const dead = `127.0.0.1:${await freePort()}`;
    const url = urlOf(dead, hostOf(first()), hostOf(second()));
    const opened = await openDatabase({ url, directory: "" });
    try {
      expect(await portOf(opened)).toBe(new URL(second().url).port);
    } finally {
      await opened.close();
    }
  });

  it("says of each why it cannot serve", async () => {
    const port = await freePort();
    const url = urlOf(`127.0.0.1:${port}`, hostOf(first())).replace(
      "postgres@",
      "postgres:geheim@",
    );
    const error = await openDatabase({ url, directory: "" }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      code: "DATABASE_UNREACHABLE",
      message: expect.stringContaining(
        `(127.0.0.1:${port}/postgres: the connection was refused; ${hostOf(first())}/postgres: it accepts no writes)`,
      ),
    });
    expect(String(error)).not.toContain("geheim");
  });

  it("goes on with the other once the first is lost, with reads and with writes", async () => {
    await takeWrites(first(), true);
    await takeWrites(second(), false);
    database = await openDatabase({ url: urlOf(hostOf(first()), hostOf(second())), directory: "" });
    expect(await portOf(database)).toBe(new URL(first().url).port);
    await takeWrites(second(), true);
    await takeWrites(first(), false);
    expect(await readAgain(() => portOf(database ?? expect.unreachable()))).toBe(
      new URL(second().url).port,
    );
    await sql`create table failover (id int)`.execute(database.db);
    await sql`insert into failover values (1)`.execute(database.db);
    expect(database.poolUse?.()).toMatchObject({ busy: 0, waiting: 0 });
    // It stays where it is, though the first takes writes again.
    await takeWrites(first(), true);
    expect((await sql`select id from failover`.execute(database.db)).rows).toEqual([{ id: 1 }]);
  });

  it("whose machine falls silent are given up, and the next statement has another connection", async () => {
    const proxy = await openDatabaseProxy(second().url);
    const served = await openDatabase({ url: proxy.url, directory: "" });
    try {
      served.giveUpSilent(200);
      await portOf(served);
      proxy.silence();
      const lost = await portOf(served).catch((error: unknown) => error);
      expect(isConnectionLoss(lost)).toBe(true);
      expect(await portOf(served)).toBe(new URL(second().url).port);
      expect(served.poolUse?.()).toMatchObject({ busy: 0, waiting: 0 });
    } finally {
      await served.close();
      await proxy.close();
    }
  });
});
