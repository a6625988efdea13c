import { beforeEach, expect, it } from "vitest";
import { takeKey } from "../../../src/server/call/idempotency.ts";
import { sendOnce } from "../../../src/server/imported/send-once.ts";
import { petsApi } from "../../support/pets.ts";
import { type Answer, openImportedPlace } from "./imported-place.ts";

const place = openImportedPlace((request, response) => answer(request, response));
const { environment } = place;
let answer: Answer;
let pets: number;

const taken: Answer = (_request, response) => {
  pets += 1;
  response.writeHead(201, { "Content-Type": "application/json", ETag: `"${pets}"` });
  response.end(JSON.stringify({ id: pets, name: "Rex" }));
};

beforeEach(() => {
  environment.PETS_API_URL = place.yard.address;
  pets = 0;
  answer = taken;
});

/** Takes a pet in, as a browser does that gives its write a key. */
async function add(
  key: string | null,
  { name = "Rex", token = place.product.adminToken, signal = null as AbortSignal | null } = {},
) {
  const response = await fetch(`${place.product.url}/system-api/services/pets/pets`, {
    method: "POST",
    headers: {
      "X-Access-Token": token,
      "Accept-Language": "en",
      "Content-Type": "application/json",
      ...(key !== null && { "Idempotency-Key": key }),
    },
    body: JSON.stringify({ name }),
    signal,
  });
  const { status, headers } = response;
  return { status, etag: headers.get("etag"), body: await response.json() };
}

const entries = async () =>
  (await place.product.ask("audit.getList", { operationId: "pets.addPet" })).total;

it("a write to a service that is repeated by its key is made once and answered as before", async () => {
  const before = await entries();
  const first = await add("repeated-key");
  const second = await add("repeated-key");
  expect(first).toMatchObject({ status: 201, etag: '"1"', body: { id: 1 } });
  expect(second).toEqual(first);
  expect({ pets, entries: await entries() }).toEqual({ pets: 1, entries: before + 1 });
});

it("a service that knows idempotency keys gets the same one again, and another for another write", async () => {
  answer = (_request, response) => response.writeHead(503).end("{}");
  await add("passed-key");
  await add("passed-key");
  await add("passed-key-2");
  await add(null);
  const keys = place.yard.seen.slice(-4).map(({ headers }) => headers["idempotency-key"]);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  expect(keys.join(" ")).toMatch(/^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12} ?){4}$/);
});

it("whoever loses the connection while the service works, and saves again, makes one record", async () => {
  const leaving = new AbortController();
  let release = () => {};
  const go = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer = async (request, response) => {
    leaving.abort();
    await go;
    taken(request, response);
  };
  await expect(add("slow-key-1", { signal: leaving.signal })).rejects.toThrow();
  const again = add("slow-key-1");
  release();
  expect(await again).toMatchObject({ status: 201, body: { id: 1 } });
  expect(pets).toBe(1);
});

/** Sends a write that waits for another of its key, which is refused after `meanwhile`. */
async function addAfterWaiting(key: string, token: string, meanwhile: () => Promise<unknown>) {
  let release = () => {};
  const go = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    answer = async (_request, response) => {
      resolve();
      await go;
      response.writeHead(422).end("{}");
    };
  });
  const first = add(key);
  await reached;
  const second = add(key, { token });
  await entries();
  await meanwhile();
  answer = taken;
  release();
  expect(await first).toMatchObject({ status: 422 });
  return await second;
}

it("a write that has waited for another of its key is not made once its session has ended", async () => {
  const token = await place.product.signIn("admin");
  const logout = () => place.product.call("login.logout", { token }, { token });
  expect(await addAfterWaiting("waited-key", token, logout)).toMatchObject({
    body: { code: 50008 },
  });
  expect(pets).toBe(0);
});

it("a write that has waited for another of its key goes to where the service is by then", async () => {
  const { ask, adminToken } = place.product;
  const move = (basePath: string) => ask("service.save", { name: "pets", basePath });
  await addAfterWaiting("moved-key", adminToken, () => move("/v2"));
  await move("/v1");
  const paths = place.yard.seen.slice(-2).map(({ url }) => url);
  expect(paths).toEqual(["/v1/pets", "/v2/pets"]);
});

it("two writes with one key at the same moment make one record", async () => {
  const both = await Promise.all([add("twofold-key"), add("twofold-key")]);
  expect(both.map(({ body }) => body.id)).toEqual([1, 1]);
});

it("a write whose outcome is unknown is not repeated by its key, but by another one", async () => {
  answer = (_request, response) => {
    pets += 1;
    response.destroy();
  };
  const first = await add("broken-key");
  answer = taken;
  const second = await add("broken-key");
  expect({ status: second.status, msg: second.body.msg }).toEqual({
    status: 502,
    msg: first.body.msg,
  });
  expect(second.body.msg).toContain("may have done this anyway");
  expect(pets).toBe(1);
  expect(await add("another-key")).toMatchObject({ status: 201, body: { id: 2 } });
});

it("a write whose outcome is unknown is sent again by its key where the service knows such keys", async () => {
  const document = structuredClone(petsApi);
  const schema = { type: "string" };
  const header = { name: "X-Idempotence-Key", in: "header", required: true, schema };
  Object.assign(document.paths["/pets"].post, { parameters: [header] });
  const source = JSON.stringify(document);
  await place.product.ask("service.save", { name: "pets", source, basePath: "/v1" });
  const known = new Set<unknown>();
  const once =
    (tell: Answer): Answer =>
    (request, response) => {
      const key = request.headers["x-idempotence-key"];
      if (!known.has(key)) pets += 1;
      known.add(key);
      return tell(request, response);
    };
  answer = once((_request, response) => response.destroy());
  expect(await add("known-key")).toMatchObject({ status: 502 });
  answer = once((_request, response) => {
    response.writeHead(201, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ id: pets, name: "Rex" }));
  });
  expect(await add("known-key")).toMatchObject({ status: 201, body: { id: 1 } });
  expect([...known].join()).toMatch(/^[\da-f-]{36}$/);
});

it.each([422, 500, 503])(
  "a write that the service refuses with %s may be made again",
  async (status) => {
    answer = (_request, response) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end('{"message":"Not now."}');
    };
    const key = `refused-${status}`;
    expect(await add(key)).toMatchObject({ status });
    answer = taken;
    expect(await add(key)).toMatchObject({ status: 201 });
  },
);

it("a write that never reached the service may be made again", async () => {
  environment.PETS_API_URL = "http://127.0.0.1:1";
  expect(await add("unsent-key")).toMatchObject({ status: 502 });
  environment.PETS_API_URL = place.yard.address;
  expect(await add("unsent-key")).toMatchObject({ status: 201 });
});

it("a key is its member's, belongs to one request, and is not needed", async () => {
  await add("owned-key-1");
  expect(await add("owned-key-1", { name: "Tom" })).toMatchObject({ body: { code: 40000 } });
  const token = await place.product.signIn("admin");
  expect(await add("owned-key-1", { token })).toMatchObject({ body: { id: 1 } });
  expect(await add("short")).toMatchObject({ body: { code: 40000 } });
  await add(null);
  await add(null);
  expect(pets).toBe(3);
});

it("a write whose process ended before its answer is said to have perhaps been done", async () => {
  const { db } = place.product.database;
  const write = { owner: "member:1", key: "left", operationId: "pets.addPet", requestHash: "" };
  await takeKey(db, write);
  const log = { warn: () => {} };
  const never = () => Promise.reject(new Error("It was sent again."));
  const again = sendOnce({ db, write, isOnceThere: false, log }, never, {
    milliseconds: 0,
    pause: 1,
  });
  await expect(again).rejects.toMatchObject({ isPerhapsDone: true });
});
