import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import {
  type Forgery,
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from "../../support/openid/provider.ts";
import { RedirectFollower } from "../../support/openid/redirect-follower.ts";
import { startService, type TestService } from "../../support/service.ts";

const path = "/system-api/api/login/openid";

describe("signing in at a provider of OpenID Connect", () => {
  let provider: OpenIdProvider;
  let service: TestService;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    service = await startService({
      sampleData: false,
      configuration: {
        openId: {
          ...openIdClient,
          issuer: provider.issuer,
          name: "Staff",
          roleClaim: "/realm/roles",
          roles: new Map([
            ["chiefs", "admin"],
            ["staff", "customer"],
          ]),
        },
      },
    });
    provider.serve(`${service.url}${path}/callback`);
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  const begin = (browser: RedirectFollower, redirect = "/points/user") =>
    browser.ask(`${service.url}${path}?redirect=${encodeURIComponent(redirect)}`);
  const atProvider = (to: URL) => to.pathname.startsWith("/interaction/");
  const atCallback = (to: URL) => to.pathname === `${path}/callback`;

  /** Opens the provider, signs in there, and returns the address that leads back. */
  async function wayBack(browser: RedirectFollower, name: string, redirect?: string) {
    const first = await begin(browser, redirect);
    const asked = await browser.follow(first, service.url, atProvider);
    await browser.ask(asked);
    const form = { prompt: "login", login: name, password: "any" };
    return await browser.follow(await browser.ask(asked, form), asked, atCallback);
  }

  /** Follows the address back, and returns where the service redirects to, and the token. */
  async function comeBack(browser: RedirectFollower, back: URL) {
    const response = await browser.ask(back);
    const location = response.headers.get("location") ?? "";
    const { pathname, searchParams } = new URL(location, "http://here");
    const token = browser.cookie(service.url, "Admin-Token") ?? null;
    return { location, pathname, failed: searchParams.get("failed"), response, token };
  }

  async function signIn(name: string, redirect?: string) {
    const browser = new RedirectFollower();
    return await comeBack(browser, await wayBack(browser, name, redirect));
  }

  const memberNamed = async (username: string) => {
    const { records } = await service.ask("member.getList", { username });
    return records.find((record) => record.username === username);
  };

  it("leads there with a state, a nonce and a challenge, which only this browser can answer", async () => {
    const response = await begin(new RedirectFollower());
    const { origin, searchParams } = new URL(response.headers.get("location") ?? "");
    expect(origin).toBe(provider.issuer.origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      client_id: openIdClient.clientId,
      redirect_uri: `${service.url}${path}/callback`,
      scope: "openid profile",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers.get("set-cookie")).toMatch(
      /^OpenID-Attempt=[\w-]+; Max-Age=600; Path=\/system-api\/api\/login\/openid; HttpOnly; SameSite=Lax$/,
    );
  });

  it("makes a member at the first sign-in, who waits until an administrator approves", async () => {
    provider.people.set("wanda", { preferred_username: "wanda@example.com", name: "Wanda W." });
    expect(await signIn("wanda")).toMatchObject({ failed: "waiting", token: null });
    const { id, fullname } = (await memberNamed("wanda")) ?? { id: 0, fullname: "" };
    expect(fullname).toBe("Wanda W.");
    await service.ask("member.update", { id, fullname, status: 1 });
    const { location, token } = await signIn("wanda");
    expect(location).toBe("/login?redirect=%2Fpoints%2Fuser");
    expect(await service.ask("member.userInfo", {}, { token })).toMatchObject({ id });
    const { records } = await service.ask("audit.getList", { current: 1, size: 2 });
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ operationId: "login.login", username: "wanda" }),
      ]),
    );
    await service.ask("member.update", { id, fullname, status: 0 });
    expect(await signIn("wanda")).toMatchObject({ failed: "disabled", token: null });
  });

  it("lets in at once whoever has a role there that means one here", async () => {
    provider.people.set("rita", { preferred_username: "rita", realm: { roles: ["chiefs", "x"] } });
    const { token } = await signIn("rita");
    expect(await service.ask("member.getRoleGroup", {}, { token })).toMatchObject({
      isAdmin: true,
      isCustomerRole: false,
      isSuperAdministrators: false,
    });
  });

  it("takes nobody for a member whose name he has there", async () => {
    const realm = { roles: ["staff"] };
    provider.people.set("impostor", { preferred_username: "admin", email: "admin@x.org", realm });
    const { token } = await signIn("impostor");
    const { username } = await service.ask("member.userInfo", {}, { token });
    expect(username).toBe("admin-2");
    provider.people.set("impostor", { preferred_username: "renamed", realm });
    const again = await signIn("impostor");
    const named = await service.ask("member.userInfo", {}, { token: again.token });
    expect(named.username).toBe("admin-2");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/a?b=c#d",
    "x".repeat(5000),
  ])("leads back to its own sign-in page alone, whatever was wanted: %.40s", async (redirect) => {
    provider.people.set("rudi", { preferred_username: "rudi", realm: { roles: ["staff"] } });
    const { location, token } = await signIn("rudi", redirect);
    expect(location).toMatch(/^\/login\?redirect=[\w%.+-]*$/);
    expect(token).not.toBeNull();
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => Forgery]>([
    ["of another issuer", () => ({ claims: { iss: "https://evil.example" } })],
    ["for another client", () => ({ claims: { aud: "another" } })],
    ["with another nonce", () => ({ claims: { nonce: "another" } })],
    ["without a nonce", () => ({ claims: { nonce: undefined } })],
    ["that has expired", () => ({ claims: { exp: now() - 600 } })],
    ["made in the future", () => ({ claims: { iat: now() + 6000, nbf: now() + 6000 } })],
    ["changed after it was signed", () => ({ claims: { sub: "admin" }, keepsSignature: true })],
    ["signed by nobody", () => ({ header: { alg: "none" } })],
    ["signed by another key", () => ({ header: { kid: "another" }, keepsSignature: true })],
  ])("believes no token %s", async (_case, forge) => {
    provider.people.set("tess", { preferred_username: "tess", realm: { roles: ["staff"] } });
    provider.forgery = forge();
    const refused = await signIn("tess");
    provider.forgery = null;
    expect(refused).toMatchObject({ pathname: "/login", failed: "refused", token: null });
    expect(await memberNamed("tess")).toBeUndefined();
  });

  it("believes a token that the provider has signed anew", async () => {
    provider.people.set("tess", { preferred_username: "tess", realm: { roles: ["staff"] } });
    provider.forgery = {};
    const { token } = await signIn("tess");
    provider.forgery = null;
    expect(token).not.toBeNull();
  });

  it("takes a way back once, in the browser that began, and with its state", async () => {
    provider.people.set("olga", { preferred_username: "olga", realm: { roles: ["staff"] } });
    const browser = new RedirectFollower();
    const back = await wayBack(browser, "olga");
    expect(await comeBack(new RedirectFollower(), back)).toMatchObject({ failed: "refused" });
    const other = new RedirectFollower();
    await begin(other);
    expect(await comeBack(other, back)).toMatchObject({ failed: "refused", token: null });
    expect((await comeBack(browser, back)).token).not.toBeNull();
    const replayed = await browser.ask(back);
    expect(replayed.headers.get("location")).toContain("failed=refused");
    expect(replayed.headers.getSetCookie().join()).not.toContain("Admin-Token");
  });

  it("shows again who a member is, to the session that asks and to nobody else's", async () => {
    const realm = { roles: ["staff"] };
    for (const name of ["again", "another"])
      provider.people.set(name, { preferred_username: name, realm });
    const browser = new RedirectFollower();
    const { token } = await comeBack(browser, await wayBack(browser, "again"));
    const { db } = service.database;
    const long = new Date(Date.now() - 3_600_000);
    const times = async () =>
      (
        await db.selectFrom("session").select("authenticatedTime").orderBy("id", "desc").execute()
      )[0];
    const confirm = async (name: string) => {
      await db.updateTable("session").set({ authenticatedTime: long }).execute();
      const first = await browser.ask(`${service.url}${path}?again=1`);
      const asked = await browser.follow(first, service.url, atProvider);
      await browser.ask(asked);
      const form = { prompt: "login", login: name, password: "any" };
      const back = await browser.follow(await browser.ask(asked, form), asked, atCallback);
      return await comeBack(browser, back);
    };
    expect(await confirm("again")).toMatchObject({ failed: null, token });
    expect((await times())?.authenticatedTime.getTime()).toBeGreaterThan(long.getTime());
    browser.forget(provider.issuer.origin);
    expect(await confirm("another")).toMatchObject({ failed: "refused", token });
    expect((await times())?.authenticatedTime).toEqual(long);
  });

  it("says that somebody has chosen not to sign in there", async () => {
    const browser = new RedirectFollower();
    const asked = await browser.follow(await begin(browser), service.url, atProvider);
    const back = await browser.follow(await browser.ask(`${asked}/abort`), asked, atCallback);
    expect(await comeBack(browser, back)).toMatchObject({ failed: "denied", token: null });
  });

  it("says that the provider is broken, while the password goes on, and recovers with it", async () => {
    provider.people.set("gina", { preferred_username: "gina", realm: { roles: ["staff"] } });
    const browser = new RedirectFollower();
    const back = await wayBack(browser, "gina");
    provider.isBroken = true;
    expect(await comeBack(browser, back)).toMatchObject({ failed: "unreachable", token: null });
    const credentials = { username: "admin", password };
    expect((await service.call("login.login", credentials)).envelope.code).toBe(20000);
    provider.isBroken = false;
    expect((await signIn("gina")).token).not.toBeNull();
  });

  it("can be used for nothing else: the password of such a member is known to nobody", async () => {
    for (const tried of ["", "rita", password]) {
      const answer = await service.call("login.login", { username: "rita", password: tried });
      expect([40000, 60204]).toContain(answer.envelope.code);
    }
  });
});
