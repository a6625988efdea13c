import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createProvider, providerFault } from "../../../src/server/openid/provider.ts";
import { openIdClient } from "../../support/openid/provider.ts";

const callback = new URL("http://127.0.0.1/callback");
let server: Server | undefined;

/** Starts a server with the given responses, and returns a provider that uses it. */
async function providerOn(answer: Parameters<typeof createServer>[1]) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const address = started.address();
  const issuer = new URL(`http://127.0.0.1:${Object(address).port}`);
  const rest = { name: "Staff", roleClaim: "roles", roles: new Map<string, "customer">() };
  return { issuer, provider: createProvider({ ...openIdClient, ...rest, issuer }, 1) };
}

const faultOf = (promise: Promise<unknown>) => promise.then(() => null, providerFault);

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

describe("a provider", () => {
  it("that does not answer in time is unreachable", async () => {
    const { provider } = await providerOn(() => {});
    expect(await faultOf(provider.begin(callback))).toBe("unreachable");
  });

  it("that is gone is unreachable", async () => {
    const { provider } = await providerOn(() => {});
    server?.close();
    expect(await faultOf(provider.begin(callback))).toBe("unreachable");
  });

  it("that calls itself another, or tells nothing of itself, is not believed", async () => {
    for (const body of ['{"issuer":"https://evil.example"}', "{}", "<html>", "[]"]) {
      const { provider } = await providerOn((_request, response) => {
        response.writeHead(200, { "Content-Type": "application/json" }).end(body);
      });
      expect(await faultOf(provider.begin(callback))).toBe("refused");
    }
  });

  it("is looked for again after it was not found", async () => {
    let isThere = false;
    const { issuer, provider } = await providerOn((_request, response) => {
      if (!isThere) return response.writeHead(503).end();
      const found = { issuer: issuer.href, authorization_endpoint: `${issuer.href}auth` };
      response.writeHead(200, { "Content-Type": "application/json" });
      return response.end(JSON.stringify(found));
    });
    expect(await faultOf(provider.begin(callback))).toBe("unreachable");
    isThere = true;
    const { address } = await provider.begin(callback);
    expect(address.href).toContain(`${issuer.href}auth?`);
  });
});
