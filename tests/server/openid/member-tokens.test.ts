import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../../../src/server/housekeeping.ts";
import {
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from "../../support/openid/provider.ts";
import { signInThere } from "../../support/openid/sign-in-there.ts";
import { petsApi } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";
import { type Loopback, startLoopback } from "../../wire/loopback.ts";

const minute = 60_000;

describe("a service that is called with each member's own sign-in token", () => {
  let provider: OpenIdProvider;
  let yard: Loopback;
  let service: TestService;
  let lateness = 0;
  /** The tokens that the service refuses. */
  const refused = new Set<string>();

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    provider.givesRefreshTokens = true;
    yard = await startLoopback(({ headers }, response) => {
      const said = headers.authorization ?? "";
      const status = refused.has(said) ? 401 : 200;
      response.writeHead(status, { "Content-Type": "application/json", "X-Said": said });
      response.end(JSON.stringify({ items: [{ id: 1, name: said }], total: 1 }));
    });
    const { host } = new URL(yard.address);
    service = await startService({
      sampleData: false,
      now: () => new Date(Date.now() + lateness),
      configuration: {
        serviceReach: { hosts: [], networks: ["loopback"] },
        secretKeys: [randomBytes(32)],
        openId: {
          ...openIdClient,
          issuer: provider.issuer,
          tokenHosts: [host],
          name: "Staff ID",
          roleClaim: "roles",
          roles: new Map([["staff", "customer"]]),
        },
      },
    });
    provider.serve(`${service.url}/system-api/api/login/openid/callback`);
    for (const name of ["rita", "wanda"]) {
      provider.people.set(name, { preferred_username: name, roles: ["staff"] });
    }
    const source = JSON.stringify(petsApi);
    await service.ask("service.save", { name: "pets", source, permission: "signedIn" });
    await service.ask("service.connect", {
      name: "pets",
      address: yard.address,
      credentials: { kind: "member" },
    });
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([yard.close(), provider.stop()]);
  });
  beforeEach(() => {
    lateness = 0;
    provider.givesRefreshTokens = true;
    provider.isBroken = false;
    for (const list of [provider.asked, yard.seen]) list.length = 0;
    refused.clear();
  });

  /** Lists the pets as a browser does. */
  async function list(token: string) {
    const response = await fetch(`${service.url}/system-api/services/pets/pets`, {
      headers: { "X-Access-Token": token, "Accept-Language": "en" },
    });
    return {
      status: response.status,
      said: [...response.headers].join() + (await response.text()),
    };
  }
  const given = () => yard.seen.map(({ headers }) => headers.authorization ?? "");
  const renewals = () => provider.asked.filter((path) => path === "/token").length;

  /** The account at the provider that a token is for. */
  async function ownerOf(authorization = "") {
    const headers = { Authorization: authorization };
    const answer = await fetch(`${provider.issuer.origin}/me`, { headers });
    const { sub }: { sub?: string } = await answer.json();
    return sub;
  }

  it("is given the token of whoever calls, which no browser sees", async () => {
    for (const name of ["rita", "wanda"]) {
      const token = await signInThere(service.url, name);
      const { status, said } = await list(token);
      expect(status).toBe(200);
      const [secret = ""] = given().splice(-1);
      expect(await ownerOf(secret)).toBe(name);
      expect(said).not.toContain(secret.replace("Bearer ", ""));
      expect(said).toContain("***");
    }
  });

  it("is not called for a member who signed in with a password, who is told what helps", async () => {
    const { status, said } = await list(service.adminToken);
    expect(status).toBe(403);
    expect(said).toContain(
      "This service is called with your own sign-in at Staff ID. Log out, and sign in with Staff ID to use it.",
    );
    expect(yard.seen).toEqual([]);
  });

  it("gets a renewed token once the first is old, however many calls come at once", async () => {
    const token = await signInThere(service.url, "rita");
    await list(token);
    const before = renewals();
    lateness = 10 * minute;
    const answers = await Promise.all([1, 2, 3, 4].map(() => list(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [first, ...others] = given();
    expect([new Set(others).size, others.includes(first ?? "")]).toEqual([1, false]);
    expect(await ownerOf(others[0])).toBe("rita");
    expect(renewals() - before).toBe(1);
  });

  it("gets another token where it refuses one, unless that one is new", async () => {
    const token = await signInThere(service.url, "rita");
    await list(token);
    const [first = ""] = given();
    refused.add(first);
    expect((await list(token)).status).toBe(401);
    lateness = 2 * minute;
    expect((await list(token)).status).toBe(200);
    expect(given().at(-1)).not.toBe(first);
  });

  it("waits for a provider that cannot be reached, and forgets a token that it renews no more", async () => {
    const token = await signInThere(service.url, "rita");
    lateness = 10 * minute;
    provider.isBroken = true;
    expect(await list(token)).toMatchObject({
      status: 502,
      said: expect.stringContaining("Staff ID cannot be reached to renew your sign-in."),
    });
    provider.isBroken = false;
    expect((await list(token)).status).toBe(200);
    provider.givesRefreshTokens = false;
    lateness = 0;
    const other = await signInThere(service.url, "wanda");
    expect((await list(other)).status).toBe(200);
    lateness = 10 * minute;
    expect((await list(other)).status).toBe(403);
  });

  it("has its tokens sealed with the session, and forgotten with it", async () => {
    const { db } = service.database;
    const kept = () => db.selectFrom("sessionToken").selectAll().execute();
    await db.deleteFrom("sessionToken").execute();
    const token = await signInThere(service.url, "rita");
    await list(token);
    const rows = JSON.stringify(await kept());
    expect(rows).toContain("sealed");
    expect(rows).not.toContain(given().at(-1)?.replace("Bearer ", ""));
    await service.ask("login.logout", {}, { token });
    expect(await kept()).toEqual([]);
    await signInThere(service.url, "rita");
    await sweep(db, new Date(Date.now() + 13 * 60 * minute), 0);
    expect(await kept()).toEqual([]);
  });

  it("may have only a host that the operator lists for them", async () => {
    const other = yard.address.replace("127.0.0.1", "localhost");
    const refusal = await service.call(
      "service.connect",
      { name: "pets", address: other, credentials: { kind: "member" } },
      { token: service.adminToken, headers: { "Accept-Language": "en" } },
    );
    expect(refusal.envelope.code).toBe(40000);
    const told = JSON.stringify(refusal.envelope);
    expect(told).toContain('"path":"/credentials"');
    expect(told).toContain("OIDC_TOKEN_HOSTS");
    const { keepsMemberTokens } = await service.ask("service.getOne", { name: "pets" });
    expect(keepsMemberTokens).toBe(true);
  });
});
