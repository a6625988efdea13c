import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../support/service.ts";

let backEnd: Server;
let service: TestService;
const seen: { url: string; token: unknown; body: string }[] = [];

beforeAll(async () => {
  backEnd = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    seen.push({
      url: request.url ?? "",
      token: request.headers["x-access-token"],
      body: await read(request),
    });
    if (request.url?.endsWith("/slow")) await setTimeout(2_500);
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end('{"code":0,"msg":"from the back end","data":[]}');
  });
  await new Promise<void>((resolve) => backEnd.listen(0, "127.0.0.1", resolve));
  service = await startService({
    sampleData: false,
    configuration: {
      services: {
        system: { base: "/system-api", forwardTo: null },
        points: { base: "/points-api", forwardTo: `${addressOf(backEnd)}/points/` },
      },
    },
  });
});
afterAll(async () => {
  await service.stop();
  backEnd.close();
});

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function addressOf(server: Server): string {
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}`;
}

describe("a service that is forwarded", () => {
  it("gets every call below its base as it was sent", async () => {
    const { envelope } = await service.call(
      "culturalGroup.add",
      { name: "A group", unknown: true },
      { token: "a token of the back end" },
    );
    expect(envelope.msg).toBe("from the back end");
    expect(seen.at(-1)).toEqual({
      url: "/points/cultural-group/add",
      token: "a token of the back end",
      body: '{"name":"A group","unknown":true}',
    });
    await service.call("culturalGroup.page", { current: 2 }, { token: "any" });
    expect(seen.at(-1)?.url).toBe("/points/cultural-group/page?current=2");
  });

  it("is never sent a call on a connection that it may be closing: idle ones are closed here", async () => {
    const [accepted] = await Promise.all([
      once(backEnd, "connection"),
      Promise.all([1, 2].map(() => service.call("culturalGroup.page", {}, { token: "any" }))),
    ]);
    const [connection]: Socket[] = accepted;
    if (connection && !connection.destroyed) await once(connection, "close");
    expect(connection?.destroyed).toBe(true);
  });

  it("may take longer for an answer than a connection may be idle", async () => {
    const answer = await fetch(`${service.url}/points-api/slow`);
    expect(await answer.json()).toMatchObject({ msg: "from the back end" });
  });

  it("gets files larger than this service takes itself", async () => {
    const body = "x".repeat(25_000_000);
    await fetch(`${service.url}/points-api/upload`, { method: "POST", body });
    expect(seen.at(-1)?.body).toHaveLength(body.length);
  });

  it("leaves the other service here", async () => {
    expect(await service.ask("member.getRoleGroup", {})).toMatchObject({
      isSuperAdministrators: true,
    });
  });

  it("that does not answer is told as such, in the envelope", async () => {
    await new Promise((resolve) => {
      backEnd.close(resolve);
      backEnd.closeAllConnections();
    });
    const { status, envelope } = await service.call(
      "culturalGroup.page",
      {},
      { headers: { "Accept-Language": "en" } },
    );
    expect(status).toBe(502);
    expect(envelope).toEqual({
      code: 50000,
      msg: expect.stringContaining("Try again later"),
      data: null,
    });
  });
});
