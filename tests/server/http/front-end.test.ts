import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../support/service.ts";

const document =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__" /><div id="root"></div>';
const script = `console.log(${JSON.stringify("x".repeat(2000))});`;

let service: TestService;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "screenwright-client-"));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "index.html"), document);
  await writeFile(join(directory, "preview.html"), document.replace("root", "preview"));
  await writeFile(join(directory, "favicon.svg"), "<svg/>");
  await writeFile(join(directory, ".hidden"), "hidden");
  await writeFile(join(directory, "config.json"), '{"stale":true}');
  await writeFile(join(directory, "assets/main-abc123.js"), script);
  await writeFile(join(directory, "assets/main-abc123.js.br"), brotliCompressSync(script));
  service = await startService({
    sampleData: false,
    configuration: {
      clientDirectory: directory,
      client: { bases: { system: "/system-api" }, captcha: false, pages: "server" },
      trustProxy: ["loopback"],
    },
  });
});
afterAll(() => service.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers: { Accept: "text/html", ...headers } });

/** The status of a TRACE request, which `fetch` refuses to send. */
const statusOfTrace = () =>
  new Promise((resolve, reject) => {
    request(service.url, { method: "TRACE" }, ({ statusCode }) => resolve(statusCode))
      .on("error", reject)
      .end();
  });

describe("the front end", () => {
  it.each([["/"], ["/login"]])(
    "answers a HEAD of %s as a GET, without the document",
    async (path) => {
      const headers = { "Accept-Encoding": "identity" };
      const response = await fetch(service.url + path, { method: "HEAD", headers });
      expect([response.status, await response.text()]).toEqual([200, ""]);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    },
  );

  it.each([
    ["/"],
    ["/login"],
    ["/dashboard?tab=1"],
    ["/points/cultural-group"],
    ["/jun/member/industryAtten"],
    ["/system-apiary"],
    ["/50%25"],
    ["/reports/v1.2"],
    ["/sites/example.com?tab=1"],
  ])("is answered at %s, whatever the route", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain('<div id="root">');
  });

  it("is no answer to what asks for a file that is not there", async () => {
    const response = await get("/missing.svg", { Accept: "image/*" });
    expect(response.status).toBe(404);
  });

  it("is answered to whoever takes nothing compressed", async () => {
    const response = await get("/", { "Accept-Encoding": "identity" });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
  });

  it("runs scripts of its own only, and styles by the nonce of each answer", async () => {
    const [first, second] = await Promise.all([get("/"), get("/")]);
    const policy = first.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(
      /^default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; /,
    );
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "";
    expect(nonce).toHaveLength(22);
    expect(await first.text()).toContain(`nonce="${nonce}"`);
    expect(second.headers.get("content-security-policy")).not.toContain(nonce);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(first.headers.get("referrer-policy")).toBe("same-origin");
    expect(first.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(first.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("tells nothing of what serves it, lists no folder and gives no file beside its own", async () => {
    const { headers } = await get("/");
    expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
    for (const path of ["/assets", "/assets/", "/.hidden"]) {
      expect(await (await get(path)).text(), path).not.toMatch(/main-abc123|^hidden/);
    }
    expect(await statusOfTrace()).toBeGreaterThanOrEqual(400);
  });

  it("may stand in a frame nowhere, its preview in its own documents only", async () => {
    const [preview, shell] = await Promise.all([get("/preview.html"), get("/system/screens/edit")]);
    const policy = preview.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'self'; object-src 'none'; base-uri 'none'");
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "";
    expect(await preview.text()).toContain(`nonce="${nonce}" /><div id="preview">`);
    expect(preview.headers.get("cache-control")).toBe("no-store");
    expect(shell.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await shell.text()).toContain('<div id="root">');
  });

  it("tells the browser to stay on https only where it is on https", async () => {
    expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
    const secure = await get("/", { "X-Forwarded-Proto": "https" });
    expect(secure.headers.get("strict-transport-security")).toContain("max-age=31536000");
  });

  it("has its hashed files kept for ever, compressed where the browser can", async () => {
    const response = await get("/assets/main-abc123.js", { "Accept-Encoding": "br" });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe(script);
    const plain = await get("/favicon.svg", { "Accept-Encoding": "identity" });
    expect(plain.headers.get("cache-control")).toBe("no-cache");
  });

  it("is told at config.json what this service knows", async () => {
    const response = await get("/config.json");
    expect(await response.json()).toEqual({
      bases: { system: "/system-api" },
      ownBases: ["/system-api", "/points-api"],
      captcha: false,
      pages: "server",
    });
  });

  it.each([
    ["/assets/none.js"],
    ["/.hidden"],
    ["/index.html"],
    ["/system-api"],
    ["/system-api/none"],
    ["/points-api/none"],
    ["/..%2f..%2fpackage.json"],
    ["/assets/..%2f..%2f..%2fetc%2fpasswd"],
    ["/%00"],
  ])("is no answer to %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 40400, data: null });
  });
});
