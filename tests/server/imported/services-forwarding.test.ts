import { request as httpRequest } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSend } from "../../../src/server/imported/connection/reach.ts";
import { callUpstream, UpstreamFailure } from "../../../src/server/imported/upstream.ts";
import { petsDocument } from "../../support/pets.ts";
import { type SeenRequest, startLoopback } from "../../wire/loopback.ts";
import { type Answer, openImportedPlace } from "./imported-place.ts";

const place = openImportedPlace((request, response) => answer(request, response));
const { environment } = place;
let answer: Answer;

const answerJson: Answer = (_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end('{"items":[{"id":1,"name":"Rex"}],"total":1}');
};

beforeEach(() => {
  environment.PETS_API_URL = place.yard.address;
  answer = answerJson;
});
afterEach(() => {
  place.yard.seen.length = 0;
});

interface Sent {
  method?: string;
  token?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Calls the service as the browser does. */
async function call(path: string, { method = "GET", token, headers, body }: Sent = {}) {
  const response = await fetch(`${place.product.url}/system-api/services/pets${path}`, {
    method,
    headers: {
      "Accept-Language": "en",
      ...(token === null ? {} : { "X-Access-Token": token ?? place.product.adminToken }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

function refusalIn({ headers, text }: { headers: Headers; text: string }) {
  expect(headers.get("x-platform-answer")).toBe("refusal");
  const envelope: { code: number; msg: string; data: { errors: { path: string }[] } | null } =
    JSON.parse(text);
  return { ...envelope, paths: (envelope.data?.errors ?? []).map(({ path }) => path) };
}

const seen = () => place.yard.seen.map(({ method, url }: SeenRequest) => `${method} ${url}`);

it("an integer that no number holds exactly is forwarded as it is, in the query and in the body", async () => {
  await call("/pets?page=9007199254740993");
  expect(place.yard.seen.at(-1)?.url).toBe("/v1/pets?page=9007199254740993");
  const source = petsDocument.replace(
    '"id":{"type":"integer","readOnly":true}',
    '"id":{"type":"integer"},"chip":{}',
  );
  await place.product.ask("service.save", { name: "chipped", source, basePath: "/v1" });
  environment.CHIPPED_API_URL = place.yard.address;
  // Services that know of browsers send such ids as texts, whatever their documents say.
  for (const body of [
    '{"id":9007199254740993,"name":"9007199254740993"}',
    '{"id":"9007199254740993","name":"Rex"}',
    '{"chip":{"no":9007199254740993,"maker":"9007199254740995"},"name":"Rex"}',
  ]) {
    await fetch(`${place.product.url}/system-api/services/chipped/pets`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Access-Token": place.product.adminToken },
      body,
    });
    expect(place.yard.seen.at(-1)?.body.toString()).toBe(body);
  }
});

describe("a call of an imported service", () => {
  it("goes to the operation's path below the configured address, with its arguments", async () => {
    const { status, text } = await call("/pets?page=2&limit=20&name=R%26x");
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ items: [{ id: 1, name: "Rex" }], total: 1 });
    expect(seen()).toEqual(["GET /v1/pets?page=2&limit=20&name=R%26x"]);
    await call("/pets", { method: "POST", body: { name: "Rex" } });
    expect(place.yard.seen.at(-1)?.body.toString()).toBe('{"name":"Rex"}');
  });

  it("means the plain path before the one with a place", async () => {
    await call("/pets/mine");
    await call("/pets/min%65");
    await call("/pets/a%20b");
    expect(seen()).toEqual(["GET /v1/pets/mine", "GET /v1/pets/mine", "GET /v1/pets/a%20b"]);
  });

  it("takes nothing of the browser's along: no token, no cookie, no header of its own", async () => {
    environment.PETS_API_AUTHORIZATION = "Bearer the-service-s-own";
    await call("/pets", {
      headers: {
        Cookie: "Admin-Token=secret",
        Authorization: "Bearer the-browser-s",
        "X-Access-OpenID": "open",
        "X-Requested-With": "XMLHttpRequest",
        "Idempotency-Key": "12345678",
        "X-Forwarded-For": "10.0.0.1",
        Referer: "http://inside.example/",
      },
    });
    delete environment.PETS_API_AUTHORIZATION;
    const headers = place.yard.seen[0]?.headers;
    expect(headers?.authorization).toBe("Bearer the-service-s-own");
    expect(headers?.["accept-language"]).toBe("en");
    expect(JSON.stringify(headers)).not.toMatch(
      /secret|browser|openid|idempot|10\.0|inside|token/i,
    );
  });

  it("brings back status, body and sort of the answer, and no cookie or header that acts here", async () => {
    answer = (_request, response) => {
      response.writeHead(404, {
        "Content-Type": "application/problem+json",
        "Set-Cookie": "Admin-Token=stolen",
        "X-Platform-Answer": "refusal",
        "Access-Control-Allow-Origin": "*",
        "Content-Security-Policy": "default-src *",
        ETag: '"7"',
      });
      response.end('{"detail":"No such pet."}');
    };
    const { status, headers, text } = await call("/pets/9");
    expect({ status, text }).toEqual({ status: 404, text: '{"detail":"No such pet."}' });
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(headers.get("etag")).toBe('"7"');
    for (const name of ["set-cookie", "x-platform-answer", "access-control-allow-origin"]) {
      expect(headers.get(name)).toBeNull();
    }
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  it("is written into the audit log where it changed something", async () => {
    await call("/pets", { method: "POST", body: { name: "Rex" } });
    const { records } = await place.product.ask("audit.getList", { operationId: "pets.addPet" });
    expect(records[0]).toMatchObject({ username: "admin", area: "pets" });
  });

  it.each([
    ["a NUL character", "A\0B", "A\uFFFDB"],
    ["half a character", "A\uD83D", "A\uFFFD"],
  ])(
    "is answered and logged even with %s, which the log cannot store",
    async (_what, name, kept) => {
      const { status } = await call("/pets", { method: "POST", body: { name } });
      expect({ status, sent: place.yard.seen.length }).toEqual({ status: 200, sent: 1 });
      const { records } = await place.product.ask("audit.getList", { operationId: "pets.addPet" });
      const { request } = await place.product.ask("audit.getOne", { id: records[0]?.id ?? 0 });
      expect(JSON.parse(request)).toEqual({ name: kept });
    },
  );
});

describe("refused before anything is sent is", () => {
  afterEach(() => expect(place.yard.seen).toEqual([]));

  it("whoever is not signed in, or lacks the operation's permission", async () => {
    expect(refusalIn(await call("/pets", { token: null })).code).toBe(50008);
    expect(refusalIn(await call("/pets", { token: "none" })).code).toBe(50008);
    const token = await place.product.signIn("carla.customer");
    expect(refusalIn(await call("/pets", { token }))).toMatchObject({
      code: 40300,
      msg: expect.stringContaining("pets:listPets"),
    });
  });

  it.each([
    ["GET", "/yards"],
    ["PUT", "/pets"],
    ["GET", "/pets/1/2/3"],
    ["GET", "/"],
    ["GET", "/pets/"],
  ])("a call that the document does not have: %s %s", async (method, path) => {
    const answered = await call(path, { method });
    expect(answered.status).toBe(404);
    expect(refusalIn(answered)).toMatchObject({
      code: 40400,
      msg: expect.stringContaining(
        "The catalogue does not have this operation, or no longer does.",
      ),
    });
  });

  it.each<[string, Sent, string[]]>([
    ["/pets?limit=101&page=none", {}, ["/page", "/limit"]],
    ["/pets?unknown=1", {}, ["/unknown"]],
    ["/pets", { method: "POST", body: { tag: "UP", born: "soon" } }, ["/name", "/tag", "/born"]],
    ["/pets", { method: "POST", body: [1] }, [""]],
  ])("a request that the document does not ask for: %s", async (path, sent, paths) => {
    const refusal = refusalIn(await call(path, sent));
    expect(refusal.code).toBe(40000);
    expect(refusal.paths.sort()).toEqual([...paths].sort());
  });

  it.each([
    "/pets/..%2f..%2fadmin",
    "/pets/%2e%2e",
    "/pets/..%5cadmin",
    "/pets/%252e%252e%252fadmin",
    "/pets/a%00b",
    "/pets/%2e",
  ])("a path that leads out of the base path: %s", async (path) => {
    expect(refusalIn(await rawCall(path)).code).toBe(40000);
  });

  it("a path that was never folded", async () => {
    expect((await rawCall("/pets/../../admin")).status).toBe(404);
    expect((await rawCall("/../../../admin")).status).toBe(404);
  });

  it("a call of a service without an address, with the name of the variable to set", async () => {
    for (const address of [undefined, "ftp://pets.example", "http://user:pw@pets.example"]) {
      if (address === undefined) delete environment.PETS_API_URL;
      else environment.PETS_API_URL = address;
      const answered = await call("/pets");
      expect(answered.status).toBe(503);
      expect(refusalIn(answered).msg).toContain("PETS_API_URL");
    }
  });
});

/** Sends the path unchanged; `fetch` would resolve its steps first. */
async function rawCall(path: string) {
  return await new Promise<{ status: number; headers: Headers; text: string }>((done, fail) => {
    const { hostname, port } = new URL(place.product.url);
    const headers = { "X-Access-Token": place.product.adminToken, "Accept-Language": "en" };
    const options = { hostname, port, path: `/system-api/services/pets${path}`, headers };
    const sent = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const own = new Headers();
        for (const [name, value] of Object.entries(response.headers)) own.set(name, String(value));
        const text = Buffer.concat(chunks).toString();
        done({ status: response.statusCode ?? 0, headers: own, text });
      });
    });
    sent.on("error", fail);
    sent.end();
  });
}

describe("an imported service", () => {
  it("that does not answer, or sends calls elsewhere, is told as such", async () => {
    const elsewhere = await startLoopback(answerJson);
    answer = (_request, response) => {
      response.writeHead(302, { Location: `${elsewhere.address}/v1/pets` }).end();
    };
    const redirected = await call("/pets");
    expect(redirected.status).toBe(502);
    expect(refusalIn(redirected).msg).toContain("redirects are not followed");
    expect(redirected.text).not.toContain(elsewhere.address);
    expect(elsewhere.seen).toEqual([]);
    // Whoever follows a job learns by the status that it has ended.
    answer = (_request, response) => response.writeHead(303, { Location: "/v1/pets/1" }).end();
    const ended = await call("/pets");
    expect(ended.status).toBe(303);
    expect(ended.headers.get("location")).toBeNull();
    await elsewhere.close();
    environment.PETS_API_URL = elsewhere.address;
    const refused = await call("/pets");
    expect(refused.status).toBe(502);
    expect(refusalIn(refused).msg).toBe(
      "The service behind this address is not responding. Try again later; if it stays so, tell whoever runs the service.",
    );
  });

  it("that keeps everybody waiting, or answers without end, is given up", async () => {
    const upstreamPlace = {
      address: place.yard.address,
      send: createSend({ hosts: [], networks: ["loopback"] }),
    };
    const upstream = { method: "get", path: "/slow", headers: {}, body: null };
    answer = () => {};
    const late = callUpstream(upstreamPlace, upstream, { milliseconds: 50, bytes: 1_000 });
    await expect(late).rejects.toMatchObject({ status: 504, message: "importedService.timeout" });
    // A write may have been done all the same, which its message says.
    const write = { ...upstream, method: "post" };
    const lateWrite = callUpstream(upstreamPlace, write, { milliseconds: 50, bytes: 1_000 });
    await expect(lateWrite).rejects.toMatchObject({ message: "serviceFault.timeoutOfWrite" });
    // So may a write whose connection the service breaks off, unlike a read.
    answer = (_request, response) => response.destroy();
    const brokenOff = callUpstream(upstreamPlace, write);
    await expect(brokenOff).rejects.toMatchObject({ message: "serviceFault.brokenOffWrite" });
    await expect(callUpstream(upstreamPlace, upstream)).rejects.toMatchObject({
      message: "error.unreachable",
    });
    answer = (_request, response) => {
      response.writeHead(200);
      const chunk = "x".repeat(100_000);
      // Node 26 calls back with an error, again and again, once the connection is closed.
      const flow = (error?: Error | null) => error || response.write(chunk, flow);
      flow();
    };
    const endless = callUpstream(upstreamPlace, upstream, {
      milliseconds: 10_000,
      bytes: 1_000_000,
    });
    await expect(endless).rejects.toBeInstanceOf(UpstreamFailure);
    await expect(endless).rejects.toMatchObject({ message: "importedService.tooLarge" });
  });
});
