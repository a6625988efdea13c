import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestDatabase } from "../../support/databases.ts";
import { openFirstStarted } from "../../support/first-start.ts";
import { startService } from "../../support/service.ts";

const rounds = 20;
const callers = 12;

let database: TestDatabase;
beforeAll(async () => {
  database = await openFirstStarted(false);
});
afterAll(() => database.close());

/** A gate that lets its waiting callers continue when `open` is called. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Starts a service that draws captchas only after the gate is opened. */
async function startSlowService(drain = async () => {}) {
  const gate = createGate();
  const service = await startService({
    database,
    sampleData: false,
    drain,
    captcha: {
      async draw() {
        await gate.opened;
        return { answer: "answer", image: "image" };
      },
    },
  });
  return { ...service, gate };
}

interface Connection {
  socket: Socket;
  /** Sends a request without a body. */
  ask(methodAndPath: string): void;
  /** All received data, once the service has closed the connection. */
  ended: Promise<string>;
  said(): string;
}

async function openConnection(url: string): Promise<Connection> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let said = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const ended = new Promise<string>((resolve) => {
    socket.once("close", () => resolve(said));
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  return {
    socket,
    ended,
    said: () => said,
    ask: (asked) => socket.write(`${asked} HTTP/1.1\r\nHost: service\r\nContent-Length: 0\r\n\r\n`),
  };
}

const slowCall = "POST /system-api/api/login/code";
const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);

/** Opens a connection that stays open after a first response. */
async function openKeptConnection(url: string): Promise<Connection> {
  const connection = await openConnection(url);
  connection.ask("GET /healthz");
  await expect.poll(connection.said).toContain("alive");
  return connection;
}

describe("a service that is told to stop", () => {
  it(`answers every call that was sent before, on kept and on new connections, ${rounds} times over`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { url, gate, stop } = await startSlowService();
      const opened = Array.from({ length: callers }, (_, place) =>
        place % 2 === 0 ? openKeptConnection(url) : openConnection(url),
      );
      const connections = await Promise.all(opened);
      for (const { ask } of connections) ask(slowCall);
      const stopped = stop();
      for (let turn = 0; turn < 50; turn += 1) await setImmediate();
      gate.open();
      const answers = await Promise.all(connections.map(({ ended }) => ended));
      await stopped;
      expect(answers.map((text) => statusesIn(text).at(-1))).toEqual(Array(callers).fill("200"));
      expect(answers.filter((text) => /code":20000.*$/s.test(text))).toHaveLength(callers);
      expect(answers.filter((text) => /connection: close/i.test(text))).toHaveLength(callers);
    }
  });

  it("waits for no connection on which nothing was asked", async () => {
    const { url, stop } = await startSlowService();
    const idle = await openKeptConnection(url);
    const silent = await openConnection(url);
    await stop();
    expect(statusesIn(await idle.ended)).toEqual(["200"]);
    expect(await silent.ended).toBe("");
  });

  it("says that it is draining, and answers on, for as long as proxies need to see it", async () => {
    const seen = createGate();
    const { url, gate, stop } = await startSlowService(() => seen.opened);
    gate.open();
    const kept = await openKeptConnection(url);
    const stopped = stop();
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: "unready", reason: "draining" },
    ]);
    expect(ready.headers.get("connection")).toBe("close");
    kept.ask(slowCall);
    expect(statusesIn(await kept.ended)).toEqual(["200", "200"]);
    seen.open();
    await stopped;
    await expect(fetch(`${url}/readyz`)).rejects.toThrow();
  });
});
