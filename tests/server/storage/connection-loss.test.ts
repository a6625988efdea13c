import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isConnectionLoss } from "../../../src/server/storage/connection-loss.ts";
import { openDatabase } from "../../../src/server/storage/database.ts";
import { databases, onServer } from "../../support/databases.ts";
import { type ServiceAnswer, startService, type TestService } from "../../support/service.ts";
import { openDatabaseProxy } from "./database-proxy.ts";

describe("an error of a database driver", () => {
  test.each([
    Object.assign(new Error("terminating connection"), { code: "57P01" }),
    Object.assign(new Error("the database system is starting up"), { code: "57P03" }),
    Object.assign(new Error("connection failure"), { code: "08006" }),
    Object.assign(new Error("cannot execute INSERT in a read-only transaction"), { code: "25006" }),
    Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
    new Error("Connection terminated unexpectedly"),
    new Error("Client has encountered a connection error and is not queryable"),
    new Error("timeout exceeded when trying to connect"),
  ])("tells of a lost connection: %s", (error) => {
    expect(isConnectionLoss(error)).toBe(true);
  });

  test.each([
    Object.assign(new Error("duplicate key"), { code: "23505" }),
    Object.assign(new Error("statement timeout"), { code: "57014" }),
    new Error("Something else"),
    "57P01",
  ])("tells of something else: %s", (error) => {
    expect(isConnectionLoss(error)).toBe(false);
  });
});

const url = process.env.TEST_DATABASE_URL ?? "";

/**
 * Makes calls of several sorts until the load is stopped, and collects the responses of each sort.
 */
function startLoad(services: readonly TestService[], token: string) {
  const load = { isOn: true };
  const reads: ServiceAnswer[] = [];
  const writes: { name: string; answer: ServiceAnswer }[] = [];
  const readers = services.flatMap((service) =>
    Array.from({ length: 4 }, async () => {
      while (load.isOn) reads.push(await service.call("culturalGroup.page", {}, { token }));
    }),
  );
  const writers = services.flatMap((service, place) =>
    Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; load.isOn; count += 1) {
        const name = `group ${place} ${writer} ${count}`;
        const answer = await service.call("culturalGroup.add", { name, status: 1 }, { token });
        writes.push({ name, answer });
      }
    }),
  );
  const end = async () => {
    load.isOn = false;
    await Promise.all([...readers, ...writers]);
  };
  return { reads, writes, end };
}

/** Expects the response to a call that could not reach the database. */
function expectTryAgain({ status, envelope, headers }: ServiceAnswer): void {
  expect({ status, code: envelope.code }).toEqual({ status: 503, code: 50000 });
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
}

const isAnswered = ({ status }: ServiceAnswer) => status === 200;

/** Collects unhandled errors, which would end a process. */
function listenForThrown() {
  const thrown = vi.fn();
  process.on("uncaughtException", thrown);
  onTestFinished(() => {
    process.off("uncaughtException", thrown);
  });
  return thrown;
}

async function openServerDatabase() {
  const server = databases().find(({ isEmbedded }) => !isEmbedded);
  const database = (await server?.open()) ?? expect.unreachable();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.db,
  );
  return { database, name: rows[0]?.name ?? expect.unreachable() };
}

describe.runIf(url)("a PostgreSQL server that ends every connection under load", () => {
  test("is outlived: reads are made again, writes told to try again, nothing is thrown", async () => {
    const { database, name } = await openServerDatabase();
    const service = await startService({ database });
    const thrown = listenForThrown();
    onTestFinished(async () => {
      await service.stop();
      await database.close();
    });

    const { reads, writes, end } = startLoad([service], service.adminToken);
    for (let round = 0; round < 8; round += 1) {
      const seen = reads.length;
      await onServer(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      await vi.waitFor(() => expect(reads.length).toBeGreaterThan(seen + 12), 20_000);
    }
    await end();

    expect(thrown).not.toHaveBeenCalled();
    expect(reads.filter((answer) => !isAnswered(answer))).toEqual([]);
    for (const { answer } of writes) if (!isAnswered(answer)) expectTryAgain(answer);
  });
});

describe.runIf(url)("a PostgreSQL server that two processes lose for a while", () => {
  test("costs no acknowledged write and no session, and is used again once it is back", async () => {
    const { database, name } = await openServerDatabase();
    const direct = new URL(url);
    direct.pathname = `/${name}`;
    const proxy = await openDatabaseProxy(direct.href);
    const opened = [1, 2].map(() => openDatabase({ url: proxy.url, directory: "" }));
    const [one, other] = await Promise.all(opened);
    if (!one || !other) expect.unreachable();
    const services = [
      await startService({ database: one }),
      await startService({ database: other, sampleData: false }),
    ];
    const token = services[0]?.adminToken ?? "";
    const thrown = listenForThrown();
    onTestFinished(async () => {
      for (const service of services) await service.stop();
      for (const { close } of [one, other]) await close();
      await proxy.close();
      await database.close();
    });

    const { reads, writes, end } = startLoad(services, token);
    for (let round = 0; round < 3; round += 1) {
      const refused = () => writes.filter(({ answer }) => !isAnswered(answer)).length;
      const before = refused();
      await proxy.cut();
      await vi.waitFor(() => expect(refused()).toBeGreaterThan(before + 7), 20_000);
      await proxy.restore();
      const seen = writes.length - refused();
      await vi.waitFor(() => expect(writes.length - refused()).toBeGreaterThan(seen + 7), 20_000);
    }
    await end();

    expect(thrown).not.toHaveBeenCalled();
    for (const answer of reads) if (!isAnswered(answer)) expectTryAgain(answer);
    for (const { answer } of writes) if (!isAnswered(answer)) expectTryAgain(answer);
    const rows = await database.db.selectFrom("pointsGroup").select("name").execute();
    const stored = rows.map((row) => row.name);
    const acknowledged = writes.filter(({ answer }) => answer.envelope.code === 0);
    expect(
      acknowledged.map((write) => write.name).filter((each) => !stored.includes(each)),
    ).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    for (const service of services) {
      expect((await service.call("culturalGroup.page", {}, { token })).envelope.code).toBe(0);
    }
  });
});
