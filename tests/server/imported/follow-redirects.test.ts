import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createSend } from "../../../src/server/imported/connection/reach.ts";
import { followRedirects } from "../../../src/server/imported/follow-redirects.ts";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import {
  callUpstream,
  type Follow,
  type UpstreamCall,
} from "../../../src/server/imported/upstream.ts";
import { petsDocument } from "../../support/pets.ts";
import { startService } from "../../support/service.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";

type Answer = Parameters<typeof startLoopback>[0];

const send = createSend({ hosts: [], networks: ["loopback"] });
const limits = { milliseconds: 5_000, bytes: 1_000 };
const call: UpstreamCall = {
  method: "get",
  path: "/report?key=hidden",
  body: null,
  headers: { Accept: "text/csv", Authorization: "Bearer hidden", Cookie: "a=hidden" },
};

let yard: Loopback;
let storage: Loopback;
let lead: Answer;
let keep: Answer;

beforeAll(async () => {
  yard = await startLoopback((request, response) => lead(request, response));
  storage = await startLoopback((request, response) => keep(request, response));
});
afterAll(() => Promise.all([yard.close(), storage.close()]));
afterEach(() => {
  storage.seen.length = 0;
});

const leadTo =
  (location: string, status = 302): Answer =>
  (_request, response) => {
    response.writeHead(status, { Location: location }).end();
  };
const answer =
  (type: string, text: string): Answer =>
  (_request, response) => {
    response.writeHead(200, { "Content-Type": type }).end(text);
  };

async function download(asked: UpstreamCall = call, hosts: readonly string[] = []) {
  const judged = createSend({ hosts, networks: ["loopback"] });
  const follow: Follow = (first, signal) =>
    followRedirects(first, asked, { send: judged, file: "text/csv" }, signal);
  const { content } = await callUpstream({ address: yard.address, send }, asked, limits, follow);
  return content.toString();
}

describe("a download that leads to a storage", () => {
  it.each([301, 302, 303, 307, 308])(
    "is fetched there without any credential: %i",
    async (status) => {
      lead = leadTo(`${storage.address}/signed?sig=1`, status);
      keep = answer("text/csv", "a,b");
      expect(await download()).toBe("a,b");
      const [{ method, url, headers } = { method: "", url: "", headers: {} }] = storage.seen;
      expect([method, url, headers.accept]).toEqual(["GET", "/signed?sig=1", "text/csv"]);
      expect(JSON.stringify(headers)).not.toContain("hidden");
    },
  );

  it("is asked for by GET where a write answers it, and nothing is written a second time", async () => {
    const write = { ...call, method: "post", body: '{"a":1}' };
    lead = leadTo(`${storage.address}/signed`, 303);
    keep = answer("text/csv", "a,b");
    expect(await download(write)).toBe("a,b");
    expect(storage.seen.map(({ method, body }) => `${method} ${body}`)).toEqual(["GET "]);
    lead = leadTo(`${storage.address}/signed`, 307);
    await expect(download(write)).rejects.toMatchObject({ message: "connectionFault.redirect" });
    expect(storage.seen).toHaveLength(1);
  });

  it("is refused where the host may not be called", async () => {
    lead = leadTo(`${storage.address}/signed`);
    await expect(download(call, ["files.example.com"])).rejects.toMatchObject({
      message: "connectionFault.notListed",
    });
    expect(storage.seen).toEqual([]);
  });

  it.each(["", "file:///etc/passwd", "http://user:word@127.0.0.1/", "http://["])(
    "is refused where it leads nowhere: %s",
    async (location) => {
      lead = leadTo(location);
      await expect(download()).rejects.toMatchObject({ message: "connectionFault.redirect" });
    },
  );

  it("is refused where it leads on and on, to a page, or to more than may be passed on", async () => {
    lead = leadTo(`${storage.address}/0`);
    keep = leadTo(`${storage.address}/again`);
    await expect(download()).rejects.toMatchObject({ message: "connectionFault.redirect" });
    expect(storage.seen).toHaveLength(5);
    keep = answer("text/html; charset=utf-8", "<h1>Sign in</h1>");
    await expect(download()).rejects.toMatchObject({ message: "connectionFault.redirect" });
    keep = answer("text/csv", "x".repeat(2_000));
    await expect(download()).rejects.toMatchObject({ message: "importedService.tooLarge" });
  });
});

it("a call of a service is led only where entered addresses may lead, and only for a file", async () => {
  const service = await startService({
    configuration: { importedAddress: addressesIn({ PETS_API_URL: yard.address }) },
  });
  await service.ask("service.save", { name: "pets", source: petsDocument, basePath: "" });
  lead = leadTo(`${storage.address}/signed`);
  keep = answer("image/png", "picture");
  const said = async (path: string) => {
    const headers = { "X-Access-Token": service.adminToken, "Accept-Language": "en" };
    const address = `${service.url}/system-api/services/pets${path}`;
    return await (await fetch(address, { headers })).text();
  };
  expect(await said("/pets/1/photo")).toContain("Calls to 127.0.0.1 are not allowed.");
  expect(await said("/pets/1")).toContain("redirects are not followed");
  expect(storage.seen).toEqual([]);
  await service.stop();
});
