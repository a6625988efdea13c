import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isConnectionLoss } from "../../../src/server/storage/connection-loss.ts";
import { databases, onServer } from "../../support/databases.ts";
import { type ServiceAnswer, startService } from "../../support/service.ts";

describe("an error of a database driver", () => {
  test.each([
    Object.assign(new Error("terminating connection"), { code: "57P01" }),
    Object.assign(new Error("the database system is starting up"), { code: "57P03" }),
    Object.assign(new Error("connection failure"), { code: "08006" }),
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

describe.runIf(url)("a PostgreSQL server that ends every connection under load", () => {
  test("is outlived: calls are answered or told to try again, and nothing is thrown", async () => {
    const server = databases().find(({ name }) => name === "PostgreSQL");
    const database = (await server?.open()) ?? expect.unreachable();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      database.db,
    );
    const service = await startService({ database });
    const thrown = vi.fn();
    process.on("uncaughtException", thrown);
    onTestFinished(async () => {
      process.off("uncaughtException", thrown);
      await service.stop();
      await database.close();
    });

    const answers: ServiceAnswer[] = [];
    const load = { isOn: true };
    const options = { token: service.adminToken };
    const readers = Array.from({ length: 6 }, async () => {
      while (load.isOn) answers.push(await service.call("culturalGroup.page", {}, options));
    });
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let count = 0; load.isOn; count += 1) {
        const group = { name: `group ${writer} ${count}`, status: 1 };
        answers.push(await service.call("culturalGroup.add", group, options));
      }
    });
    for (let round = 0; round < 8; round += 1) {
      const seen = answers.length;
      await onServer(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]?.name}'`,
      );
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(seen + 12), 20_000);
    }
    load.isOn = false;
    await Promise.all([...readers, ...writers]);

    expect(thrown).not.toHaveBeenCalled();
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).not.toEqual([]);
    for (const { status, envelope, headers } of refused) {
      expect({ status, code: envelope.code }).toEqual({ status: 503, code: 50000 });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await service.call("culturalGroup.page", {}, options)).envelope.code).toBe(0);
  });
});
