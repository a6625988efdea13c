import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { addressOf, type Program } from "../../support/child-program.ts";
import { callOperation } from "../../support/service.ts";
import { prepareServiceProcesses } from "../../support/service-process.ts";
import { copiesOfDatabase } from "../storage/prepared-directory.ts";

const ADMIN_PASSWORD = "canary-of-the-password";
const processes = prepareServiceProcesses();
const putDatabaseInto = copiesOfDatabase();
let program: Program;
let url: string;
let token: string;

beforeAll(async () => {
  const DATA_DIR = join(processes.root, "log");
  await putDatabaseInto(join(DATA_DIR, "database"));
  const environment = {
    DATA_DIR,
    ADMIN_PASSWORD,
    SAMPLE_DATA: "off",
    CAPTCHA: "off",
    RATE_LIMIT: "10000",
  };
  program = processes.start({ ...environment, LOG_LEVEL: "info" });
  url = await addressOf(program);
  const answer = await call("login.login", { username: "admin", password: ADMIN_PASSWORD });
  token = (answer.envelope.data as { token: string }).token;
}, 120_000);
afterAll(() => processes.clean());

const call = (
  id: "login.login" | "culturalGroup.page",
  args: object,
  headers: Record<string, string> = {},
) => callOperation(shippedCatalogue(), url, id, { ...args }, { token, headers });

/** The log line of the request that a response belongs to. */
async function lineOf({ headers }: { headers: Headers }): Promise<Record<string, unknown>> {
  const id = headers.get("x-request-id") ?? "none";
  const [line] = await program.waitFor(new RegExp(`^.*"request":"${id}".*$`, "m"));
  return JSON.parse(line);
}

it("a call has one line: its operation, code, time and member, by the id of its answer", async () => {
  const answer = await call("culturalGroup.page", { name: "canary-of-the-query" });
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f]{16}$/);
  expect(await lineOf(answer)).toMatchObject({
    operation: "culturalGroup.page",
    status: 200,
    code: 0,
    outcome: "succeeded",
    member: 1,
    milliseconds: expect.any(Number),
  });
});

it("an id is taken from a proxy where it is well formed, else made", async () => {
  const id = "1f0c2b9e-5a61-4c43-9d0e-8f0f3a2b1c4d";
  const named = await call("culturalGroup.page", {}, { "X-Request-Id": id });
  expect(named.headers.get("x-request-id")).toBe(id);
  const forged = await call("culturalGroup.page", {}, { "X-Request-Id": 'x","level":60,"a":"b' });
  expect(forged.headers.get("x-request-id")).toMatch(/^[0-9a-f]{16}$/);
});

it("no line tells a password, a token, a query or the address of a file", async () => {
  await call("login.login", { username: "admin", password: `${ADMIN_PASSWORD}!` });
  const file = await fetch(`${url}/system-api/upload/canary-of-the-address?token=${token}`);
  const line = await lineOf(file);
  expect(line).toMatchObject({ method: "GET", route: "/system-api/upload/:name", status: 404 });
  for (const secret of ["canary", token, ADMIN_PASSWORD]) {
    expect(program.output()).not.toContain(secret);
  }
});

it("who leaves before a request is sent whole has abandoned it, and no failure is logged", async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const id = "left-in-the-middle";
  socket.write(
    `POST /system-api/api/login/login HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${id}\r\nExpect: 100-continue\r\n` +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"username',
  );
  // The service asks for the body, so it has begun to read the request.
  await once(socket, "data");
  socket.destroy();
  const [line] = await program.waitFor(new RegExp(`^.*"request":"${id}".*"outcome".*$`, "m"));
  expect(JSON.parse(line)).toMatchObject({ operation: "login.login", outcome: "abandoned" });
  expect(program.output()).not.toContain("A call failed.");
});

/** Sends a request whose connection is reset some turns after it stands. */
async function leave(id: string, path = "page/getOne", turns = 0): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    `POST /system-api/api/${path} HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${id}\r\nX-Access-Token: ${token}\r\nAccept-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  );
  await once(socket, "connect");
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  socket.resetAndDestroy();
}

it("who is gone before a request is read has abandoned it too", async () => {
  const outcomes = () =>
    program
      .output()
      .split("\n")
      .filter((line) => line.includes("gone-at-once"))
      .map((line) => JSON.parse(line).outcome);
  // The service may see the reset before it reads anything, so that there is no request, or after it
  // has responded; clients leave until one is gone in between.
  while (!outcomes().includes("abandoned")) {
    for (let index = 0; index < 20; index += 1) await leave(`gone-at-once-${index}`);
    const whole = await lineOf(await call("culturalGroup.page", {}));
    expect(whole).toMatchObject({ outcome: "succeeded" });
  }
  expect(["abandoned", "refused"]).toEqual(expect.arrayContaining(outcomes()));
  expect(program.output()).not.toContain("A call failed.");
});

it("who is gone while an answer is packed for them has abandoned it too", async () => {
  const leaving = Array.from({ length: 900 }, (_, turn) => turn % 300);
  for (const turns of leaving) await leave("gone-meanwhile", "menu/getTreeList", turns);
  await program.waitFor(/"request":"gone-meanwhile.*"outcome":"abandoned"/);
  expect(await lineOf(await call("culturalGroup.page", {}))).toMatchObject({ code: 0 });
  expect(program.output()).not.toContain("A call failed.");
});
