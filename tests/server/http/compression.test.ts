import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface RawAnswer {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** The bytes of a response as sent; `fetch` would decompress them. */
const post = (path: string, content: object, encoding: string) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const headers = {
      "Content-Type": "application/json",
      "Accept-Encoding": encoding,
      "X-Access-Token": service.adminToken,
    };
    const sent = request(service.url + path, { method: "POST", headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(pieces) }));
    });
    sent.on("error", reject);
    sent.end(JSON.stringify(content));
  });

/** Each unknown field is reported by name, which makes a long response. */
const manyUnknownFields = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`unknownField${index}`, index]),
);

const getPage = (encoding: string) =>
  post("/system-api/api/page/getOne", { path: "points/cultural-group" }, encoding);

describe("what the service answers", () => {
  it.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("comes as %s to whoever takes %s", async (encoding, accepted, expand) => {
    const plain = await getPage("identity");
    const { headers, body } = await getPage(accepted);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(JSON.parse(expand(body).toString())).toEqual(JSON.parse(plain.body.toString()));
  });

  it("says that it depends on what the caller takes, and keeps its other headers", async () => {
    const [plain, packed] = await Promise.all([getPage("identity"), getPage("br")]);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const kept = ["etag", "content-type", "cache-control", "content-security-policy"];
    for (const name of kept) expect(packed.headers[name], name).toEqual(plain.headers[name]);
    expect(packed.headers.etag).toBeDefined();
  });

  it("is not compressed where it is short, or where it is about a session", async () => {
    const short = await post("/system-api/api/page/getOne", { path: "none" }, "br");
    expect(short.headers).not.toHaveProperty("content-encoding");
    const wrong = { username: "x", password: "y", code: "z", ...manyUnknownFields };
    const refused = await post("/system-api/api/login/login", wrong, "br");
    expect(refused.body.length).toBeGreaterThan(1024);
    expect(refused.headers).not.toHaveProperty("content-encoding");
  });
});
