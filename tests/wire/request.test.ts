import { afterEach, describe, expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { languages } from "../../src/i18n/language.ts";
import { translators } from "../../src/i18n/texts.ts";
import { answerJson, failureOf, type Loopback, observeWire, startLoopback } from "./loopback.ts";

let loopback: Loopback;

afterEach(() => loopback.close());

async function requestOf(
  operationId: string,
  args: Record<string, unknown>,
  overrides: Parameters<typeof observeWire>[1] = {},
  callOptions: Parameters<ReturnType<typeof observeWire>["wire"]["call"]>[2] = {},
) {
  loopback = await startLoopback(answerJson({ code: 0, msg: "", data: null }));
  await observeWire(loopback.address, overrides).wire.call(operationId, args, callOptions);
  const request = loopback.seen[0];
  if (!request) throw new Error("No request arrived.");
  return request;
}

describe("where arguments travel", () => {
  it("sends the arguments of a POST as a JSON body", async () => {
    const request = await requestOf("menu.getTreeRoleList", { status: 1 });
    expect(request.method).toBe("POST");
    expect(request.url).toBe("/system-api/api/menu/getTreeRoleList");
    expect(JSON.parse(request.body.toString())).toEqual({ status: 1 });
  });

  it("sends the arguments of a GET as a query, arrays repeated, absent ones not at all", async () => {
    const args = { current: 1, name: "a & b", status: undefined, ids: [1, 2] };
    const request = await requestOf("culturalGroup.page", args);
    expect(request.method).toBe("GET");
    expect(request.url).toBe("/points-api/cultural-group/page?current=1&name=a+%26+b&ids=1&ids=2");
    expect(request.body).toHaveLength(0);
  });

  it("sends a body of megabytes whole, with its type", async () => {
    const source = `é${"x".repeat(2_000_000)}`;
    const request = await requestOf("page.check", { path: "a", source });
    expect(request.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(request.body.toString())).toEqual({ path: "a", source });
  });

  it("splits the captcha's arguments between query and body", async () => {
    const args = { code: 7, width: 130, height: 52, length: 4 };
    const request = await requestOf("login.code", args);
    expect(request.url).toBe("/system-api/api/login/code?code=7");
    expect(JSON.parse(request.body.toString())).toEqual({ width: 130, height: 52, length: 4 });
  });

  it("sends a POST without arguments with an empty object", async () => {
    const request = await requestOf("notice.getPublic", {});
    expect(request.body.toString()).toBe("{}");
  });

  it("never sends the client's own field `loading`", async () => {
    const post = await requestOf("member.getOne", { id: 1, loading: "no" });
    expect(JSON.parse(post.body.toString())).toEqual({ id: 1 });
    await loopback.close();
    const get = await requestOf("culturalGroup.page", { current: 1, loading: "no" });
    expect(get.url).toBe("/points-api/cultural-group/page?current=1");
  });

  it("puts the token into the payload of those calls that take it there (section 7)", async () => {
    const request = await requestOf("member.userInfo", {}, { token: () => "secret" });
    expect(JSON.parse(request.body.toString())).toEqual({ token: "secret" });
    await loopback.close();
    const other = await requestOf("member.getOne", { id: 1 }, { token: () => "secret" });
    expect(JSON.parse(other.body.toString())).toEqual({ id: 1 });
  });

  it("sends an array body as it is", async () => {
    const content = [{ id: 1, parentId: null, sort: 2 }];
    const request = await requestOf("menu.multiSort", { content });
    expect(JSON.parse(request.body.toString())).toEqual(content);
  });
});

describe("headers", () => {
  it("carries X-Requested-With, JSON content type and the language on every call", async () => {
    const request = await requestOf("culturalGroup.page", {}, { language: () => "ja" });
    expect(request.headers).toMatchObject({
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
      "accept-language": "ja",
    });
  });

  it("carries X-Access-Token when, and only when, a token exists", async () => {
    const withToken = await requestOf("member.userInfo", {}, { token: () => "secret" });
    expect(withToken.headers["x-access-token"]).toBe("secret");
    await loopback.close();
    const without = await requestOf("member.userInfo", {});
    expect(without.headers).not.toHaveProperty("x-access-token");
  });

  it("carries X-Access-OpenID only where the address is not under /api/", async () => {
    const openId = () => "open-1";
    const points = await requestOf("culturalGroup.page", {}, { openId });
    expect(points.headers["x-access-openid"]).toBe("open-1");
    await loopback.close();
    const system = await requestOf("member.userInfo", {}, { openId });
    expect(system.headers).not.toHaveProperty("x-access-openid");
    await loopback.close();
    const none = await requestOf("culturalGroup.page", {});
    expect(none.headers).not.toHaveProperty("x-access-openid");
  });

  it("carries If-Match when given", async () => {
    const args = { groupId: 1, ids: [2] };
    const options = { ifMatch: '"v1"' };
    const request = await requestOf("culturalGroupUserRel.update", args, {}, options);
    expect(request.headers["if-match"]).toBe('"v1"');
  });

  it("names the page that makes it to the embedded service alone", async () => {
    const page = { page: "points/user@3" };
    const own = await requestOf("menu.del", { id: 1 }, {}, page);
    await loopback.close();
    const foreign = await requestOf("menu.del", { id: 1 }, { ownBases: [] }, page);
    await loopback.close();
    const unnamed = await requestOf("menu.del", { id: 1 });
    const named = [own, foreign, unnamed].map(({ headers }) => headers["x-page"]);
    expect(named).toEqual(["points/user@3", undefined, undefined]);
  });

  it("carries to another back end the headers of the contract and no more", async () => {
    const bare = { ownBases: [], token: () => "secret", openId: () => "open-1" };
    const options = { ifMatch: '"v1"', idempotencyKey: "key-12345", page: "points/user@3" };
    const { headers } = await requestOf("culturalGroup.update", { id: 1 }, bare, options);
    const ofEveryClient = ["accept", "accept-encoding", "connection", "content-length", "host"];
    const said = Object.keys(headers).filter((name) => !ofEveryClient.includes(name));
    expect(said.filter((name) => name !== "user-agent").sort()).toEqual([
      ...["content-type", "x-access-openid", "x-access-token", "x-requested-with"],
    ]);
  });

  it("carries an Idempotency-Key on writes: the one given, else a fresh one", async () => {
    const args = { name: "a" };
    const given = await requestOf("culturalGroup.add", args, {}, { idempotencyKey: "key-12345" });
    expect(given.headers["idempotency-key"]).toBe("key-12345");
    await loopback.close();
    const first = await requestOf("culturalGroup.add", args);
    await loopback.close();
    const second = await requestOf("culturalGroup.add", args);
    expect(first.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
    expect(second.headers["idempotency-key"]).not.toBe(first.headers["idempotency-key"]);
    await loopback.close();
    const read = await requestOf("culturalGroup.page", {});
    expect(read.headers).not.toHaveProperty("idempotency-key");
  });
});

describe("uploads", () => {
  it("sends file, witchField and token as parts with the environment header", async () => {
    const file = new File(["picture"], "a.png", { type: "image/png" });
    const args = { file, witchField: "thumb" };
    const request = await requestOf("upload.image", args, { token: () => "secret" });
    const body = request.body.toString();
    expect(request.headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(request.headers["x-environment"]).toBe("test");
    expect(body).toMatch(/name="witchField"\r\n\r\nthumb\r\n/);
    expect(body).toMatch(/name="token"\r\n\r\nsecret\r\n/);
    expect(body).toMatch(
      /name="file"; filename="a.png"\r\nContent-Type: image\/png\r\n\r\npicture/,
    );
  });

  it("puts the service's base before the address in the answer", async () => {
    loopback = await startLoopback(answerJson({ code: 20000, data: { url: "/upload/1.png" } }));
    const { wire } = observeWire(loopback.address);
    const file = new File(["picture"], "a.png");
    const { data } = await wire.call("upload.image", { file });
    expect(data).toEqual({ url: `${loopback.address}/system-api/upload/1.png` });
  });

  it.each([
    ["upload/1.png", "/system-api/upload/1.png"],
    ["https://files.example/1.png", null],
    ["//files.example/1.png", null],
  ])("puts it before %s too, unless that is a whole address", async (url, served) => {
    loopback = await startLoopback(answerJson({ code: 20000, data: { url } }));
    const { wire } = observeWire(loopback.address);
    const { data } = await wire.call("upload.image", { file: new File(["picture"], "a.png") });
    expect(data).toEqual({ url: served === null ? url : loopback.address + served });
  });
});

describe("a path with a place that nothing fills", () => {
  const catalogue = createCatalogue([
    {
      openapi: "3.1.0",
      info: { title: "Shop", version: "1" },
      "x-service": { name: "shop", envelope: { data: "", messages: [], success: [] } },
      paths: {
        "/orders/all": {
          put: { operationId: "orders.updateAll", "x-effect": "write", responses: {} },
        },
        "/orders/{id}": {
          put: {
            operationId: "orders.update",
            "x-effect": "write",
            parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
            responses: {},
          },
        },
      },
    },
  ]);

  it.each([
    ["left out", {}],
    ["null", { id: null }],
    ["undefined", { id: undefined }],
    ["no number", { id: Number.NaN }],
    ["an empty text", { id: "" }],
    ["a dot, which is no step of an address", { id: "." }],
    ["dots, which lead to another address", { id: ".." }],
    ["a list of nothing, which leads to all records", { id: [] }],
    ["a list with an empty text", { id: [1, ""] }],
    ["the rest of the address of another operation", { id: "all" }],
  ])("is not sent: %s", async (_name, args) => {
    loopback = await startLoopback(answerJson({}));
    const bases = { shop: loopback.address };
    const { wire, errors } = observeWire(loopback.address, { catalogue, bases });
    const failure = await failureOf(wire.call("orders.update", args));
    expect(failure).toMatchObject({ kind: "unsent", operationId: "orders.update" });
    expect(errors).toEqual([
      "“orders.update” was not sent because “id” in its address has no usable value.",
    ]);
    expect(loopback.seen).toEqual([]);
  });

  it("is named in every language", () => {
    const values = { operation: "orders.update", name: "id" };
    for (const language of languages) {
      const said = translators[language].say("wire.unfilled", values);
      expect(said).toContain("orders.update");
      expect(said).toContain("id");
    }
  });
});

it("a call of an operation that the catalogue has lost is told like any other failure", async () => {
  loopback = await startLoopback(answerJson({}));
  const { wire, errors } = observeWire(loopback.address);
  const failure = await failureOf(wire.call("orders.update", {}));
  expect(errors).toEqual([failure.message]);
  await failureOf(wire.call("orders.update", {}, { quiet: true }));
  expect(errors).toHaveLength(1);
  expect(loopback.seen).toEqual([]);
});
