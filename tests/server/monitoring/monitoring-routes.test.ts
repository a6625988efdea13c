import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../support/databases.ts";
import { startService, type TestService } from "../../support/service.ts";

describe.each(databases())("what tells of the process on $name", ({ isEmbedded, open }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      sampleData: false,
      database: await open(),
      configuration: { rateLimit: 5 },
    });
  });
  afterAll(() => service.stop());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(service.url + path, { headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  it("says that it lives, however often it is asked", async () => {
    for (let time = 0; time < 12; time += 1) {
      expect(await get("/healthz")).toMatchObject({ status: 200, text: '{"status":"alive"}' });
    }
  });

  it("answers a HEAD, as watchers of services send it, with the status alone", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const response = await fetch(service.url + path, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }
  });

  it("is not ready while its tables are those of another version", async () => {
    expect(await get("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready"}' });
    const { db } = service.database;
    await sql`insert into kysely_migration values ('9999-later', now()::text)`.execute(db);
    const later = await get("/readyz");
    expect(later.status).toBe(503);
    expect(JSON.parse(later.text)).toEqual({ status: "unready", reason: "migrations" });
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
    expect((await get("/readyz")).status).toBe(200);
  });

  it("counts calls by operation and outcome, and how long they take", async () => {
    await service.call("culturalGroup.page", {}, { token: service.adminToken });
    await service.call("culturalGroup.page", {}, { token: "nobody's" });
    const { text, headers } = await get("/metrics");
    expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const count = (outcome: string) =>
      `screenwright_call_duration_seconds_count{operation="culturalGroup.page",outcome="${outcome}"} 1`;
    expect(text).toContain(count("succeeded"));
    expect(text).toContain(count("refused"));
    expect(text).toMatch(/^screenwright_sessions 1$/m);
    expect(text).toMatch(/^screenwright_database_up 1$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
    const pool = /^screenwright_database_connections\{state="idle"\} \d+$/m;
    expect(pool.test(text)).toBe(!isEmbedded);
    expect(text).not.toContain(service.adminToken);
  });
});

describe("a process whose database takes no writes", () => {
  it("is ready, since members read on, and tells so", async () => {
    const service = await startService({ sampleData: false });
    const readiness = async () => {
      const response = await fetch(`${service.url}/readyz`);
      return { status: response.status, state: await response.json() };
    };
    await sql`set default_transaction_read_only = on`.execute(service.database.db);
    const state = { status: "ready", database: "readonly" };
    expect(await readiness()).toEqual({ status: 200, state });
    await sql`set default_transaction_read_only = off`.execute(service.database.db);
    expect(await readiness()).toEqual({ status: 200, state: { status: "ready" } });
    await service.stop();
  });
});

describe("without its database", () => {
  it("the process lives, is not ready, and tells its other figures", async () => {
    const service = await startService({ sampleData: false });
    await service.database.close();
    const readiness = await fetch(`${service.url}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ status: "unready", reason: "database" });
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toMatch(/^screenwright_database_up 0$/m);
    expect(text).not.toMatch(/^screenwright_sessions \d/m);
    await service.stop();
  });
});

describe("the figures", () => {
  it.each([
    ["a client that its proxy names", ["loopback"], { "X-Forwarded-For": "203.0.113.7" }, 404],
    ["a client of a proxy that nobody trusts", [], { "X-Forwarded-For": "127.0.0.1" }, 404],
    [
      "a named client behind a proxy that adds its port",
      ["loopback"],
      { "X-Forwarded-For": "198.51.100.9:40123" },
      200,
    ],
    ["this machine", ["loopback"], {}, 200],
  ])("are answered to %s as they should be", async (_who, trustProxy, headers, status) => {
    const metricsFrom = ["198.51.100.0/24"];
    const service = await startService({
      sampleData: false,
      configuration: { trustProxy, metricsFrom },
    });
    const response = await fetch(`${service.url}/metrics`, { headers: { ...headers } });
    expect(response.status).toBe(status);
    if (status === 404) expect(await response.json()).toMatchObject({ code: 40400 });
    await service.stop();
  });
});
