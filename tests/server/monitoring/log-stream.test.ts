import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { addressOf } from "../../support/child-program.ts";
import { freePort } from "../../support/postgres/private-postgres.ts";
import { callOperation } from "../../support/service.ts";
import { prepareServiceProcesses } from "../../support/service-process.ts";
import { copiesOfDatabase } from "../storage/prepared-directory.ts";

const processes = prepareServiceProcesses();
const putDatabaseInto = copiesOfDatabase();
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await processes.clean();
});

async function environmentOf(name: string) {
  const DATA_DIR = join(processes.root, name);
  await putDatabaseInto(join(DATA_DIR, "database"));
  return { DATA_DIR, SAMPLE_DATA: "off", CAPTCHA: "off", LOG_LEVEL: "info" };
}

/** Starts the service with its standard output on a disk that is full. */
function startWithoutRoom(environment: Record<string, string>): ChildProcess {
  const program = join(import.meta.dirname, "../service-program.mjs");
  const child = spawn(process.execPath, [program, processes.root], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", openSync("/dev/full", "w"), "inherit"],
  });
  started.push(child);
  return child;
}

const statusOf = async (url: string) => (await fetch(`${url}/healthz`)).status;

describe("a service whose output nobody takes", { timeout: 120_000 }, () => {
  it("goes on answering after its reader is gone, and ends when it is told to", async () => {
    const ADMIN_PASSWORD = "the password of a log";
    const program = processes.start({ ...(await environmentOf("unread")), ADMIN_PASSWORD });
    const url = await addressOf(program);
    program.process.stdout.destroy();
    for (const mobile of ["13800000001", "13800000002"]) {
      const { envelope } = await callOperation(shippedCatalogue(), url, "ticket.code", { mobile });
      expect(envelope.code).toBe(20000);
      expect(await statusOf(url)).toBe(200);
    }
    program.process.kill("SIGTERM");
    expect(await program.ended()).toEqual({ code: 0, signal: null });
  });

  it.runIf(process.platform === "linux")("does so where the disk of its log is full", async () => {
    const ADMIN_PASSWORD = "the password of a log";
    const PORT = String(await freePort());
    const child = startWithoutRoom({ ...(await environmentOf("full")), ADMIN_PASSWORD, PORT });
    const url = `http://127.0.0.1:${PORT}`;
    const answered = () => statusOf(url).catch(() => 0);
    await expect.poll(answered, { timeout: 60_000 }).toBe(200);
    for (let time = 0; time < 20; time += 1) expect(await statusOf(url)).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it.runIf(process.platform === "linux")("stores no password that it could not show", async () => {
    const environment = { ...(await environmentOf("unshown")), PORT: "0" };
    const [code] = await once(startWithoutRoom(environment), "exit");
    expect(code).toBe(1);
    const next = processes.start(environment);
    await next.waitFor(/The first account is admin, with the password \S{16,}\n/);
  });
});
