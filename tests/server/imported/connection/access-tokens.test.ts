import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAccessTokens } from "../../../../src/server/imported/connection/access-tokens.ts";
import { createSend } from "../../../../src/server/imported/connection/reach.ts";
import { type Loopback, type SeenRequest, startLoopback } from "../../../wire/loopback.ts";

const send = createSend({ hosts: [], networks: ["loopback"] });
let time = 0;
let issued = 0;
let answer: (request: SeenRequest) => { status: number; body: unknown };
let server: Loopback;
let tokens: ReturnType<typeof createAccessTokens>;

beforeAll(async () => {
  server = await startLoopback((request, response) => {
    const { status, body } = answer(request);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
});
afterAll(() => server.close());
beforeEach(() => {
  time = 0;
  issued = 0;
  tokens = createAccessTokens(() => new Date(time));
  answer = () => {
    issued += 1;
    return { status: 200, body: { access_token: `token ${issued}`, expires_in: 3_600 } };
  };
});
afterEach(() => {
  server.seen.length = 0;
});

const credentials = () => ({
  kind: "clientCredentials" as const,
  tokenAddress: `${server.address}/oauth/token`,
  scope: "read write",
  user: "client one",
  secret: "a secret:of ours",
});
const get = () => tokens.get(credentials(), send);

describe("an access token of a service", () => {
  it("is fetched by the client's credentials at the token's address", async () => {
    expect(await get()).toBe("token 1");
    const [request] = server.seen;
    expect(request).toMatchObject({ method: "POST", url: "/oauth/token" });
    expect(request?.body.toString()).toBe("grant_type=client_credentials&scope=read+write");
    const basic = Buffer.from(request?.headers.authorization?.slice(6) ?? "", "base64").toString();
    expect(basic).toBe("client+one:a+secret%3Aof+ours");
  });

  it("is given in the body where the server takes it there alone", async () => {
    answer = ({ headers, body }) =>
      headers.authorization
        ? { status: 401, body: { error: "invalid_client" } }
        : { status: 200, body: { access_token: body.toString() } };
    expect(await get()).toContain("client_id=client+one&client_secret=a+secret%3Aof+ours");
  });

  it("is fetched once for all who ask at the same time, and kept until it is about to end", async () => {
    expect(await Promise.all(Array.from({ length: 20 }, get))).toEqual(Array(20).fill("token 1"));
    time += 3_500_000;
    expect(await get()).toBe("token 1");
    time += 80_000;
    expect(await Promise.all([get(), get()])).toEqual(["token 2", "token 2"]);
    expect(server.seen).toHaveLength(2);
  });

  it("that the service refuses is fetched anew, once for all whom it refused", async () => {
    const token = await get();
    await Promise.all([tokens.forget(credentials(), token), tokens.forget(credentials(), token)]);
    expect(await get()).toBe("token 2");
    await tokens.forget(credentials(), token);
    expect(await get()).toBe("token 2");
  });

  it("that is refused is told by its code alone, and not asked for again at once", async () => {
    answer = () => ({ status: 400, body: { error: "invalid_client", error_description: "<b>" } });
    const refused = { refusal: { values: { reason: "invalid_client" } }, status: 502 };
    await expect(get()).rejects.toMatchObject(refused);
    const asked = server.seen.length;
    await expect(get()).rejects.toMatchObject(refused);
    expect(server.seen).toHaveLength(asked);
    time += 10_000;
    answer = () => ({ status: 200, body: { access_token: "a token", expires_in: "60" } });
    expect(await get()).toBe("a token");
  });

  it("is none where the server answers something else", async () => {
    for (const body of [{}, "token", { access_token: 7 }]) {
      answer = () => ({ status: 200, body });
      await expect(get()).rejects.toMatchObject({ refusal: { values: { reason: "200" } } });
      time += 10_000;
    }
  });
});
