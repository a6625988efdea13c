import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Requests } from "../../../../src/catalogue/types.gen.ts";
import { sealAnew } from "../../../../src/server/imported/connection/seal-anew.ts";
import { createSealing } from "../../../../src/server/imported/connection/sealing.ts";
import { addressesIn } from "../../../../src/server/imported/service-address.ts";
import { petsApi } from "../../../support/pets.ts";
import { startService, type TestService } from "../../../support/service.ts";
import { type Loopback, type SeenRequest, startLoopback } from "../../../wire/loopback.ts";

type Given = NonNullable<Requests["service.connect"]["credentials"]>;

const minute = 60_000;
const secret = "a-key-that-nobody-may-see";
const [firstKey, secondKey] = [randomBytes(32), randomBytes(32)];
const environment: Record<string, string> = {};
let service: TestService;
let yard: Loopback;
let answer: (request: SeenRequest, response: ServerResponse) => void;
let time = Date.now();

const schemes = {
  key: { type: "apiKey", in: "query", name: "api_key" },
  people: {
    type: "oauth2",
    flows: { authorizationCode: { tokenUrl: "https://login.example.com" } },
  },
  machines: {
    type: "oauth2",
    flows: { clientCredentials: { tokenUrl: "/oauth/token", scopes: { read: "", write: "" } } },
  },
  password: { type: "http", scheme: "Basic" },
};
const source = JSON.stringify({
  ...petsApi,
  security: [{ machines: ["read"] }],
  components: { ...petsApi.components, securitySchemes: schemes },
});

beforeAll(async () => {
  yard = await startLoopback((request, response) => answer(request, response));
  service = await startService({
    now: () => new Date(time),
    configuration: {
      importedAddress: addressesIn(environment),
      serviceReach: { hosts: [], networks: ["loopback"] },
      secretKeys: [firstKey],
    },
  });
});
afterAll(async () => {
  await service.stop();
  await yard.close();
});

beforeEach(async () => {
  answer = (_request, response) => json(response, { items: [], total: 0 });
  await service.ask("service.save", { name: "pets", source, basePath: "/v1" });
});
afterEach(async () => {
  delete environment.PETS_API_URL;
  delete environment.PETS_API_AUTHORIZATION;
  yard.seen.length = 0;
  await service.call("service.del", { name: "pets" }, { token: service.adminToken });
});

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

const connect = (credentials?: Given, address = yard.address) =>
  service.ask("service.connect", { name: "pets", address, ...(credentials && { credentials }) });

/** The refusal of a connection: its code, and each fault by its place. */
async function refusalOf(
  request: Omit<Requests["service.connect"], "name">,
  token = service.adminToken,
) {
  const options = { token, headers: { "Accept-Language": "en" } };
  const { envelope } = await service.call("service.connect", { name: "pets", ...request }, options);
  const told = JSON.stringify(envelope);
  const places = [...told.matchAll(/"path":"([^"]*)"/g)].map(([, place]) => place);
  return { code: envelope.code, places, told };
}

/** Calls the service as a browser does. */
async function list() {
  const response = await fetch(`${service.url}/system-api/services/pets/pets`, {
    headers: { "X-Access-Token": service.adminToken, "Accept-Language": "en" },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("an address that is entered in the product", () => {
  it("is called at once, and told to whoever may see services", async () => {
    expect((await list()).text).toContain("PETS_API_URL");
    const row = await connect();
    expect(row).toMatchObject({ isAddressed: true, address: yard.address, credentials: null });
    expect((await list()).status).toBe(200);
    expect(yard.seen.map(({ url }) => url)).toEqual(["/v1/pets"]);
    await connect(undefined, "");
    expect((await list()).status).toBe(503);
  });

  it("gives way to the one that the environment states, which nobody is told", async () => {
    await connect();
    environment.PETS_API_URL = "http://127.0.0.1:9";
    const row = await service.ask("service.getOne", { name: "pets" });
    expect(row).toMatchObject({ isAddressed: true, address: null });
    expect((await refusalOf({ address: yard.address })).places).toEqual(["/address"]);
  });

  it.each([
    ...["ftp://pets.example.com", "pets.example.com", "https://u:p@pets.example.com"],
    ...["https://pets.example.com?a=1", "http://10.0.0.1", "http://[::ffff:a9fe:a9fe]/"],
  ])("is refused where it is none, or where calls may not go: %s", async (address) => {
    expect(await refusalOf({ address })).toMatchObject({ code: 40000, places: ["/address"] });
  });

  it("is changed by whoever may import, with a sign-in of the last 15 minutes, on the state he saw", async () => {
    const token = await service.signIn("adam.admin");
    const other = await service.signIn("anna.administrator");
    expect((await refusalOf({ address: yard.address }, other)).code).toBe(40300);
    time += 15 * minute;
    expect((await refusalOf({ address: yard.address }, token)).code).toBe(40102);
    time -= 15 * minute;
    const stale = { token, headers: { "If-Match": '"1"' } };
    const request = { name: "pets", address: yard.address };
    expect((await service.call("service.connect", request, stale)).envelope.code).toBe(40900);
    expect((await service.call("service.connect", request, { token })).envelope.code).toBe(20000);
    const { envelope } = await service.call("service.connect", { name: "none" }, { token });
    expect(envelope.code).toBe(40400);
  });
});

describe("credentials that are entered in the product", () => {
  it.each<[string, Given, Partial<SeenRequest["headers"]>, string]>([
    ["bearer", { kind: "bearer", secret }, { authorization: `Bearer ${secret}` }, "/v1/pets"],
    [
      "a token with its own scheme",
      { kind: "bearer", secret: `Token ${secret}` },
      { authorization: `Token ${secret}` },
      "/v1/pets",
    ],
    [
      "basic",
      { kind: "basic", user: "anna", secret },
      { authorization: `Basic ${Buffer.from(`anna:${secret}`).toString("base64")}` },
      "/v1/pets",
    ],
    [
      "a key as the user, without a password",
      { kind: "basic", user: secret, secret: "" },
      { authorization: `Basic ${Buffer.from(`${secret}:`).toString("base64")}` },
      "/v1/pets",
    ],
    [
      "a key in a header",
      { kind: "apiKey", in: "header", key: "X-Api-Key", secret },
      { "x-api-key": secret },
      "/v1/pets",
    ],
    [
      "a key in a cookie",
      { kind: "apiKey", in: "cookie", key: "session", secret: "a key;=" },
      { cookie: "session=a%20key%3B%3D" },
      "/v1/pets",
    ],
    [
      "a key in the query",
      { kind: "apiKey", in: "query", key: "api_key", secret: "a&key=of ours" },
      {},
      "/v1/pets?api_key=a%26key%3Dof%20ours",
    ],
  ])("go along with every call: %s", async (_title, credentials, headers, url) => {
    await connect(credentials);
    expect((await list()).status).toBe(200);
    expect(yard.seen[0]?.url).toBe(url);
    expect(yard.seen[0]?.headers).toMatchObject(headers);
    await connect({ kind: "none" });
    await list();
    expect(yard.seen[1]?.headers.authorization).toBeUndefined();
    expect(yard.seen[1]?.url).toBe("/v1/pets");
  });

  it("are told to nobody: reads say what sort, by whom and when", async () => {
    const token = await service.signIn("adam.admin");
    await connect({ kind: "basic", user: "the-user-of-ours", secret });
    const seen = [
      await service.ask("service.getList", {}, { token }),
      await service.ask("service.getOne", { name: "pets" }, { token }),
      await service.ask("audit.getList", { area: "service" }),
      await service.ask("service.getDocuments", {}),
      (await sql`select * from service`.execute(service.database.db)).rows,
      (await sql`select * from audit_log`.execute(service.database.db)).rows,
      (await sql`select * from idempotency_answer`.execute(service.database.db)).rows,
    ];
    const { records } = await service.ask("audit.getList", { operationId: "service.connect" });
    seen.push([await service.ask("audit.getOne", { id: records[0]?.id ?? 0 })]);
    const told = JSON.stringify(seen);
    expect(told).not.toContain(secret);
    expect(told).not.toContain("the-user-of-ours");
    const at = new Date(time).toISOString();
    expect(seen[1]).toMatchObject({
      credentials: { kind: "basic", author: "admin", time: at, isUsable: true },
    });
  });

  it("are taken out of what the service says again", async () => {
    await connect({ kind: "basic", user: "anna", secret });
    answer = ({ headers }, response) => {
      response.setHeader("ETag", `"${secret}"`);
      json(response, { message: `${secret} (${headers.authorization}) is not known` }, 403);
    };
    const { text, status, headers } = await list();
    expect(status).toBe(403);
    expect(text).toBe('{"message":"*** (Basic ***) is not known"}');
    expect(headers.get("etag")).toBe('"***"');
  });

  it("are proposed as the document asks for them, what it wants of all calls first", async () => {
    const { proposed } = await service.ask("service.getOne", { name: "pets" });
    expect(proposed).toEqual({
      address: "https://pets.example.com/v1",
      credentials: [
        {
          kind: "clientCredentials",
          tokenAddress: "https://pets.example.com/oauth/token",
          scope: "read write",
        },
        { kind: "apiKey", in: "query", key: "api_key" },
        { kind: "bearer" },
        { kind: "basic" },
      ],
    });
  });

  it("stay while the address's host does, and go to no other", async () => {
    await connect({ kind: "bearer", secret });
    await connect(undefined, `${yard.address}/api`);
    await list();
    expect(yard.seen[0]).toMatchObject({
      url: "/api/v1/pets",
      headers: { authorization: `Bearer ${secret}` },
    });
    const elsewhere = yard.address.replace("127.0.0.1", "127.0.0.2");
    const refused = await refusalOf({ address: elsewhere });
    expect(refused.places).toEqual(["/credentials"]);
    const sneaked = await refusalOf({ address: elsewhere, credentials: { kind: "bearer" } });
    expect(sneaked.places).toEqual(["/credentials/secret"]);
    environment.PETS_API_URL = elsewhere;
    expect((await list()).text).toContain("another host");
    expect(yard.seen).toHaveLength(1);
    const { credentials } = await service.ask("service.getOne", { name: "pets" });
    expect(credentials).toMatchObject({ kind: "bearer", isUsable: false });
  });

  it("keep their secret where only the rest is changed", async () => {
    await connect({ kind: "apiKey", in: "header", key: "X-Key", secret });
    await connect({ kind: "apiKey", in: "query", key: "key" });
    await list();
    expect(yard.seen[0]?.url).toBe(`/v1/pets?key=${secret}`);
  });

  it.each<[string, Given, string]>([
    ["nothing secret", { kind: "bearer" }, "/credentials/secret"],
    ["a line's end", { kind: "bearer", secret: "a\r\nX-Other: b" }, "/credentials/secret"],
    ["a user with a colon", { kind: "basic", user: "a:b", secret }, "/credentials/user"],
    ["no user", { kind: "basic", secret }, "/credentials/user"],
    ["no name of the key", { kind: "apiKey", in: "header", secret }, "/credentials/key"],
    ["no name at all", { kind: "apiKey", in: "cookie", key: "a;b", secret }, "/credentials/key"],
    ["the host's header", { kind: "apiKey", key: "Host", secret }, "/credentials/key"],
    [
      "tokens from inside",
      { kind: "clientCredentials", user: "a", secret, tokenAddress: "http://10.0.0.1/token" },
      "/credentials/tokenAddress",
    ],
  ])("are refused where they are none: %s", async (_title, credentials, place) => {
    const { places, told } = await refusalOf({ address: yard.address, credentials });
    expect(places).toEqual([place]);
    expect(told).not.toContain(secret);
  });

  it("come back with a service whose deletion is undone", async () => {
    await connect({ kind: "bearer", secret });
    const deletion = await service.ask("service.del", { name: "pets" });
    expect((await service.ask("service.restore", deletion)).credentials).toMatchObject({
      kind: "bearer",
      isUsable: true,
    });
    await list();
    expect(yard.seen[0]?.headers.authorization).toBe(`Bearer ${secret}`);
  });

  it("of the environment go along with its address, and with no other", async () => {
    environment.PETS_API_AUTHORIZATION = `Bearer ${secret}`;
    await connect();
    await list();
    expect(yard.seen[0]?.headers.authorization).toBeUndefined();
    environment.PETS_API_URL = yard.address;
    await list();
    expect(yard.seen[1]?.headers.authorization).toBe(`Bearer ${secret}`);
    const { credentials } = await service.ask("service.getOne", { name: "pets" });
    expect(credentials).toEqual({ kind: "operator", isUsable: true });
  });
});

describe("the key that credentials are kept with", () => {
  /** The options of a service on the same database with other keys. */
  const withKeys = (...secretKeys: Buffer[]) =>
    startService({
      database: service.database,
      sampleData: false,
      configuration: {
        serviceReach: { hosts: [], networks: ["loopback"] },
        importedAddress: addressesIn(environment),
        secretKeys,
      },
    });
  const isUsable = async (one: TestService) =>
    (await one.ask("service.getOne", { name: "pets" })).credentials?.isUsable;

  it("is replaced by giving the next one before it, once", async () => {
    await connect({ kind: "bearer", secret });
    const { db } = service.database;
    await sealAnew(db, createSealing([secondKey, firstKey]));
    const other = await withKeys(secondKey);
    expect(await isUsable(other)).toBe(true);
    const response = await fetch(`${other.url}/system-api/services/pets/pets`, {
      headers: { "X-Access-Token": other.adminToken },
    });
    expect(response.status).toBe(200);
    expect(yard.seen[0]?.headers.authorization).toBe(`Bearer ${secret}`);
    await other.stop();
  });

  it("that is lost is told, and nothing is called", async () => {
    await connect({ kind: "bearer", secret });
    const other = await withKeys(secondKey);
    expect(await isUsable(other)).toBe(false);
    await other.stop();
    const bare = await withKeys();
    expect((await bare.ask("service.getOne", { name: "pets" })).keepsCredentials).toBe(false);
    const request = {
      name: "pets",
      address: yard.address,
      credentials: { kind: "bearer", secret },
    };
    const { envelope } = await bare.call("service.connect", request, { token: bare.adminToken });
    expect(JSON.stringify(envelope)).toContain("SECRETS_KEY");
    await bare.stop();
  });
});
