import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { handlers } from "../../../src/server/handlers/handlers.ts";
import { readAnswer, startService, type TestService } from "../../support/service.ts";

let service: TestService;
let crash = new Error("The secret of the crash.");

beforeAll(async () => {
  service = await startService({
    sampleData: false,
    handlers: {
      ...handlers,
      "notice.getPublic": async () => {
        throw crash;
      },
    },
  });
});
afterAll(() => service.stop());

const send = async (path: string, init: RequestInit = {}) =>
  readAnswer(
    await fetch(service.url + path, {
      method: "POST",
      ...init,
      headers: {
        "Content-Type": "application/json",
        "X-Access-Token": service.adminToken,
        "Accept-Language": "en",
        ...init.headers,
      },
    }),
  );

describe("the arguments of a request", () => {
  it("is refused with every fault and its place", async () => {
    const { status, envelope } = await service.call(
      "member.add",
      { username: "!", fullname: 7, roles: ["admin", "king"], mobile: "123", isSuper: true },
      { token: service.adminToken, headers: { "Accept-Language": "en" } },
    );
    expect(status).toBe(200);
    expect(envelope.code).toBe(40000);
    const { errors } = envelope.data as { errors: { path: string; message: string }[] };
    expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toEqual({
      "/password": "This is required.",
      "/username": expect.any(String),
      "/fullname": "This must be of type string.",
      "/roles/1": expect.stringContaining("superAdministrator"),
      "/mobile": "Enter a mobile number of 11 digits, such as 13800138000.",
      "/isSuper": "This is not recognised.",
    });
  });

  it("tells places within a body that is a list", async () => {
    const { envelope } = await service.call(
      "menu.multiSort",
      {
        content: [
          { id: 1, parentId: null, sort: 0 },
          { id: "2", parentId: null, sort: 0 },
        ],
      },
      { token: service.adminToken },
    );
    expect(envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/content/1/id" }] } });
  });

  it("may carry a token in its body, which is dropped", async () => {
    const { envelope } = await service.call(
      "member.getOne",
      { id: 1, token: "whatever" },
      { token: service.adminToken },
    );
    expect(envelope.code).toBe(20000);
  });

  it("has numbers read from its query, and only there", async () => {
    const page = await service.ask("culturalGroup.page", { current: 1, size: 5 });
    expect(page).toMatchObject({ current: 1, size: 5 });
    const wrong = await send("/points-api/cultural-group/page?size=five&sise=5", {
      method: "GET",
      headers: {},
    });
    expect(wrong.envelope).toMatchObject({
      code: 40000,
      data: {
        errors: expect.arrayContaining([
          { path: "/size", message: "This must be of type integer." },
          { path: "/sise", message: "This is not recognised." },
        ]),
      },
    });
    const text = await send("/system-api/api/member/getOne", { body: '{"id":"1"}' });
    expect(text.envelope.code).toBe(40000);
  });

  it("never stands behind its own names: a prototype in the query is unknown like any other", async () => {
    const { envelope } = await send("/points-api/cultural-group/page?__proto__=a&__proto__=b", {
      method: "GET",
      headers: {},
    });
    expect(envelope).toMatchObject({
      code: 40000,
      data: { errors: [{ path: "/__proto__", message: "This is not recognised." }] },
    });
  });

  it("is bad input where no column could hold it", async () => {
    const token = service.adminToken;
    const large = await service.call("member.update", { id: 1e300, fullname: "A" }, { token });
    expect(large.envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/id" }] } });
    const text = await service.call("culturalGroup.add", { name: "a\0b" }, { token });
    expect(text.envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/name" }] } });
  });

  it.each([
    ["half of an emoji, as where a program cuts a text", String.raw`{"name":"a\ud83d"}`, "/name"],
    ["the other half", String.raw`{"name":"\ude00a"}`, "/name"],
    ["half of an emoji in a key", String.raw`{"name":"a😀","\ud83d":1}`, ""],
    ["a letter in another encoding than UTF-8", Buffer.from('{"name":"Jos\xe9"}', "latin1"), ""],
  ])("is bad input where %s would be stored as another character", async (_name, body, path) => {
    const { envelope } = await send("/points-api/cultural-group/add", { body });
    const told = envelope as { code: number; data: { errors: object[] } };
    expect(told.code).toBe(40000);
    expect(told.data.errors).toContainEqual(
      expect.objectContaining({ path: path === "" ? expect.any(String) : path }),
    );
  });

  it.each([
    ["no JSON", "{"],
    ["a list where an object belongs", "[]"],
    ["a text", '"id"'],
    ["a text without an end, after a long number", `[9007199254740993,"${"a".repeat(100)}`],
    ["a key that reaches the prototype", '{"id":1,"__proto__":{"isAdmin":true}}'],
    ["a constructor", '{"id":1,"constructor":{"prototype":{}}}'],
    ["deep nesting", `{"id":${"[".repeat(100)}${"]".repeat(100)}}`],
    ["very deep nesting", "[".repeat(200_000)],
    ["more values than any call takes", `{"id":[${"[],".repeat(60_000)}1]}`],
  ])("of %s is bad input", async (_name, body) => {
    const { status, envelope } = await send("/system-api/api/member/getOne", { body });
    expect([status, envelope.code]).toEqual([200, 40000]);
    expect(envelope.data).toMatchObject({ errors: [{ path: expect.any(String) }] });
  });
});

describe("a request", () => {
  it.each([
    ["text/plain"],
    ["application/x-www-form-urlencoded"],
    ["multipart/form-data; boundary=x"],
  ])("of type %s is refused with 415", async (type) => {
    const { status, envelope } = await send("/system-api/api/member/getOne", {
      body: '{"id":1}',
      headers: { "Content-Type": type },
    });
    expect([status, envelope.code]).toEqual([415, 41500]);
  });

  it("that is too large is refused with 413", async () => {
    const body = JSON.stringify({ id: 1, filler: "x".repeat(3_000_000) });
    const { status, envelope } = await send("/system-api/api/member/getOne", { body });
    expect([status, envelope.code]).toEqual([413, 41300]);
  });

  it("may hold 20,000 ids of a relation, and is told where it holds more", async () => {
    const replace = (count: number) => {
      const ids = Array.from({ length: count }, (_, place) => 1_000_000_000 + place);
      return service.call(
        "culturalGroupUserRel.update",
        { groupId: 1, ids },
        { token: service.adminToken },
      );
    };
    const [most, more] = [await replace(20_000), await replace(20_001)];
    expect(most.envelope.code).toBe(40400);
    expect(more.envelope.data).toMatchObject({
      errors: [{ path: "/ids", message: expect.stringContaining("20,000") }],
    });
  });

  it.each([
    ["POST", "/system-api/api/member/nothing"],
    ["GET", "/system-api/api/member/getOne"],
    ["HEAD", "/points-api/task/saveMonthAvgPoints?month=2024-01"],
    ["POST", "/system-api/api/member/getOne/"],
    ["POST", "/system-api//api/member/getOne"],
    ["POST", "/system-api/api/MEMBER/getOne"],
    ["POST", "/system-api/api/member/getOne;x=/login"],
    ["POST", "/system-api/api/member%2fgetOne"],
    ["GET", "/points-api/cultural-group/page.js"],
  ])("%s %s is nobody's: 404", async (method, path) => {
    const response = await fetch(service.url + path, {
      method,
      headers: { "X-Access-Token": service.adminToken },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    if (method !== "HEAD") expect(await response.json()).toMatchObject({ code: 40400, data: null });
  });

  it("keeps its guard however its path is written", async () => {
    const response = await fetch(`${service.url}/system-api/api/%6Dember/getOne`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"id":1}',
    });
    const { envelope } = await readAnswer(response);
    expect([40400, 50008]).toContain(envelope.code);
  });

  it("whose handler crashes is answered with 500 and nothing of the crash", async () => {
    const { status, envelope } = await service.call("notice.getPublic", {});
    expect([status, envelope.code]).toEqual([500, 50000]);
    expect(JSON.stringify(envelope)).not.toContain("secret");
  });

  it("that a full disk keeps from being saved is told so", async () => {
    const before = crash;
    crash = Object.assign(new Error("could not extend file"), { code: "53100" });
    const { status, envelope } = await service.call("notice.getPublic", {});
    crash = before;
    expect([status, envelope]).toEqual([
      507,
      { code: 50000, msg: "服务器磁盘已满，因此未保存。请告知服务的维护人员。", data: null },
    ]);
  });

  it("is answered in the language of the cookie, else of the browser, else in Chinese", async () => {
    const messageWith = async (headers: Record<string, string>) =>
      (await service.call("member.userInfo", {}, { headers })).envelope.msg;
    expect(await messageWith({ "Accept-Language": "ja,en;q=0.5" })).toBe("ログインしていません。");
    expect(await messageWith({ "Accept-Language": "ja", Cookie: "language=es" })).toBe(
      "No ha iniciado sesión.",
    );
    expect(await messageWith({ "Accept-Language": "fr" })).toBe("您尚未登录。");
  });

  it("is answered as data that no browser runs or keeps", async () => {
    const { headers } = await service.call("member.userInfo", {}, { token: service.adminToken });
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toBeNull();
  });
});

describe("a write with an Idempotency-Key", () => {
  const addGroup = (key: string, name: string, token = service.adminToken) =>
    service.call("culturalGroup.add", { name }, { token, headers: { "Idempotency-Key": key } });
  const countGroups = async (name: string) =>
    (await service.ask("culturalGroup.page", { name })).total;

  it("is made once however often it is sent, and answers as at first", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => addGroup("key-of-one", "Made once")),
    );
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect(await countGroups("Made once")).toBe(1);
  });

  it("is another member's own, even with the same key", async () => {
    await service.ask("member.add", {
      username: "second.admin",
      fullname: "Second",
      password: "the tests' password",
      roles: ["superAdministrator"],
    });
    const token = await service.signIn("second.admin");
    await addGroup("key-of-many", "First member's");
    await addGroup("key-of-many", "Second member's", token);
    expect(await countGroups("member's")).toBe(2);
  });

  it("is refused where its key was used for something else", async () => {
    await addGroup("key-used-up", "First use");
    expect((await addGroup("key-used-up", "Second use")).envelope.code).toBe(40000);
    expect((await addGroup("short", "Third use")).envelope.code).toBe(40000);
    expect(await countGroups("use")).toBe(1);
  });

  it("stores nothing against which passwords of a new member could be tried", async () => {
    const key = "key-of-a-password";
    const member = { username: "try.me", fullname: "Try Me", password: "try me if you can" };
    const headers = { "Idempotency-Key": key };
    const { envelope } = await service.call("member.add", member, {
      token: service.adminToken,
      headers,
    });
    expect(envelope.code).toBe(20000);
    const rows = await service.database.db.selectFrom("idempotencyAnswer").selectAll().execute();
    expect(rows.some(({ operationId }) => operationId === "member.add")).toBe(true);
    const quick = createHash("sha256").update(JSON.stringify(member)).digest("base64url");
    expect(rows.flatMap((row) => [row.key, row.requestHash])).not.toContain(quick);
    expect(rows.map((row) => row.key)).not.toContain(key);
  });

  it("frees its key where it was refused", async () => {
    expect((await addGroup("key-refused", "")).envelope.code).toBe(40000);
    expect((await addGroup("key-refused", "Second try")).envelope.code).toBe(0);
  });
});

/** Options for a second service on the database of this file's service. */
const onSameDatabase = () => ({ database: service.database, sampleData: false });

describe("the service", () => {
  it("lets running calls finish when it stops, and waits for no client that never ends its own", async () => {
    const stopped = await startService({ ...onSameDatabase(), stopPatience: 200 });
    const { port } = new URL(stopped.url);
    const endless = connect(Number(port), "127.0.0.1");
    const closed = once(endless, "close");
    endless.on("error", () => {});
    await once(endless, "connect");
    endless.write("POST /system-api/api/login/login HTTP/1.1\r\nHost: service\r\n");
    const running = stopped.call("member.getRoleGroup", {}, { token: stopped.adminToken });
    expect((await running).envelope.code).toBe(20000);
    await stopped.stop();
    await closed;
  });

  it("refuses to start while an operation has no handler", async () => {
    const { "page.del": _left, ...rest } = handlers;
    const incomplete = rest as typeof handlers;
    await expect(startService({ ...onSameDatabase(), handlers: incomplete })).rejects.toThrow(
      "No handler answers page.del.",
    );
  });

  it("refuses to start while a handler has no operation", async () => {
    await expect(
      startService({ ...onSameDatabase(), catalogue: createCatalogue([]) }),
    ).rejects.toThrow("The catalogue has no login.code");
  });
});

describe("requests without end", () => {
  it("are refused with 429 in the envelope", async () => {
    const limited = await startService({ ...onSameDatabase(), configuration: { rateLimit: 3 } });
    for (let count = 0; count < 2; count += 1) {
      expect((await limited.call("notice.getPublic", {})).status).toBe(200);
    }
    const { status, envelope } = await limited.call("notice.getPublic", {});
    expect([status, envelope.code, envelope.data]).toEqual([429, 42900, null]);
    await limited.stop();
  });

  it("for captchas are refused ten times sooner, told when to come again, and hold up nothing else", async () => {
    const limited = await startService({ ...onSameDatabase(), configuration: { rateLimit: 40 } });
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => limited.call("login.code", {})),
    );
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(8);
    for (const { envelope, headers } of refused) {
      expect(envelope).toMatchObject({ code: 42900, data: null });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await limited.call("notice.getPublic", {})).status).toBe(200);
    await limited.stop();
  });

  it("for captchas are counted together for all networks of one customer", async () => {
    const configuration = { rateLimit: 40, trustProxy: ["loopback"] };
    const limited = await startService({ ...onSameDatabase(), configuration });
    const statusFor = async (address: string) => {
      const headers = { "X-Forwarded-For": address };
      return (await limited.call("login.code", {}, { headers })).status;
    };
    const statuses: number[] = [];
    for (let network = 1; network <= 5; network += 1) {
      statuses.push(await statusFor(`2001:db8:1:${network}::1`));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await statusFor("2001:db8:2::1")).toBe(200);
    await limited.stop();
  });
});
