import { connect } from "node:net";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerUnparsed } from "../../../src/server/http/unparsed-requests.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ sampleData: false });
});
afterAll(() => service.stop());

/** Sends bytes and returns all data received until the service closes the connection. */
function send(bytes: string, url = service.url): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let said = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    socket.on("end", () => resolve(said)).on("error", reject);
    socket.write(bytes);
  });
}

const end = "Connection: close\r\n\r\n";

/** Requests that reach no operation, each with the expected status. */
const requests: [string, number, string][] = [
  ["is no HTTP", 400, "HELLO\r\n\r\n"],
  ["has a malformed header", 400, "GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n"],
  [
    "has two lengths",
    400,
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
  ],
  ["names no host", 400, `GET /healthz HTTP/1.1\r\n${end}`],
  ["names two hosts", 400, `GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n${end}`],
  [
    "names one host twice",
    400,
    `POST /system-api/api/login/code HTTP/1.1\r\nHost: a\r\nHost: a\r\n${end}`,
  ],
  ["names two hosts by HTTP/1.0", 400, "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n"],
  ["has an address that nothing decodes to", 400, `GET /%zz HTTP/1.1\r\nHost: a\r\n${end}`],
  [
    "has such an address below a service",
    400,
    `POST /system-api/api/member/getOne%ff HTTP/1.1\r\nHost: a\r\n${end}`,
  ],
  ["wants a tunnel", 501, "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n"],
  [
    "has headers of 20 kB",
    431,
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`,
  ],
  ["has an address of 20 kB", 431, `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  [
    "has chunks with 20 kB of extensions",
    413,
    `POST /system-api/api/login/code HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}\r\n\r\n`,
  ],
  [
    "has a name of 300 characters",
    414,
    `GET /system-api/upload/${"x".repeat(300)} HTTP/1.1\r\nHost: a\r\n${end}`,
  ],
  ["leads to nobody", 404, `GET /system-api/none HTTP/1.1\r\nHost: a\r\n${end}`],
];

/** The headers of a response, except those about its body and this request. */
function headersOf(answer: string): string[] {
  const [head = ""] = answer.split("\r\n\r\n");
  const names = head
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(":")[0]?.toLowerCase() ?? "");
  return names.filter((name) => !["date", "keep-alive"].includes(name)).sort();
}

/** Expects a refusal like any other, with all headers and the envelope. */
function expectRefusal(answer: string): void {
  expect(headersOf(answer)).toEqual([
    "cache-control",
    "connection",
    "content-length",
    "content-security-policy",
    "content-type",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-request-id",
  ]);
  const envelope = JSON.parse(answer.split("\r\n\r\n")[1] ?? "");
  expect(Object.keys(envelope)).toEqual(["code", "msg", "data"]);
  expect(envelope.code).toBeGreaterThanOrEqual(40000);
}

describe("what cannot be read as a request, or is nobody's", () => {
  it.each(requests)(
    "and %s is answered with %i, the envelope and all headers",
    async (_what, status, bytes) => {
      const answer = await send(bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expectRefusal(answer);
    },
  );

  it.each([
    ["its headers", "GET / HTTP/1.1\r\nHost: a\r\nX-"],
    [
      "its body",
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":',
    ],
  ])("and does not end %s in time is answered with 408", async (_what, bytes) => {
    const impatient = fastify({
      requestTimeout: 50,
      http: { connectionsCheckingInterval: 20, headersTimeout: 50 },
      clientErrorHandler: answerUnparsed,
    });
    impatient.post("/", () => "read");
    const answer = await send(bytes, await impatient.listen({ host: "127.0.0.1", port: 0 }));
    await impatient.close();
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expectRefusal(answer);
  });

  it("and wants a tunnel, and is torn off, ends nothing else", async () => {
    const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
    socket.write("CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n");
    await new Promise((resolve) => socket.once("data", resolve));
    socket.write("more");
    socket.resetAndDestroy();
    await new Promise((resolve) => socket.once("close", resolve));
    const answer = await send(`GET /healthz HTTP/1.1\r\nHost: a\r\n${end}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it("and expects something unheard of is answered as if it did not", async () => {
    const answer = await send(`GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n${end}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 .*alive/s);
  });
});
