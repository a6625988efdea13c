import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { password } from "../../support/first-start.ts";
import {
  type OpenIdProvider,
  openIdClient,
  startOpenIdProvider,
} from "../../support/openid/provider.ts";
import { RedirectFollower } from "../../support/openid/redirect-follower.ts";
import { startService, type TestService } from "../../support/service.ts";

const path = "/system-api/api/login/openid";

describe("linking who a member is at the provider", () => {
  let provider: OpenIdProvider;
  let service: TestService;
  let lateness = 0;

  beforeAll(async () => {
    provider = await startOpenIdProvider();
    const roles = new Map([["staff", "customer"]] as const);
    service = await startService({
      sampleData: false,
      now: () => new Date(Date.now() + lateness),
      configuration: {
        openId: {
          ...openIdClient,
          issuer: provider.issuer,
          name: "Staff",
          roleClaim: "roles",
          roles,
        },
      },
    });
    provider.serve(`${service.url}${path}/callback`);
    for (const username of ["anna", "bert"]) {
      await service.ask("member.add", { username, fullname: username, password });
    }
  });
  afterAll(async () => {
    await service.stop();
    await provider.stop();
  });

  /**
   * Opens the provider in a browser with the token, signs in there, and follows the address back.
   */
  async function showThere(subject: string, token: string | null, query = "link=1") {
    const browser = new RedirectFollower();
    if (token !== null) browser.keep(service.url, "Admin-Token", token);
    const first = await browser.ask(`${service.url}${path}?${query}&redirect=%2Fpoints%2Fuser`);
    const to = (wanted: string) => (address: URL) => address.pathname.startsWith(wanted);
    const begun = new URL(first.headers.get("location") ?? "", service.url);
    if (begun.origin !== provider.issuer.origin) return { location: begun, asked: begun, browser };
    const form = await browser.follow(first, service.url, to("/interaction/"));
    await browser.ask(form);
    const credentials = { prompt: "login", login: subject, password: "any" };
    const back = await browser.follow(await browser.ask(form, credentials), form, to(path));
    const response = await browser.ask(back);
    const location = new URL(response.headers.get("location") ?? "", service.url);
    return { location, asked: begun, browser };
  }

  async function code(id: OperationId, token: string, args = {}) {
    return (await service.call(id, args, { token })).envelope.code;
  }
  const link = (token: string) => code("session.linkIdentity", token);
  const identities = (token: string) => service.ask("session.getIdentities", {}, { token });
  async function signInThere(subject: string) {
    const { browser } = await showThere(subject, null, "");
    const token = browser.cookie(service.url, "Admin-Token") ?? "";
    return { token, ...(await service.ask("member.userInfo", {}, { token })) };
  }

  it("lets a member with a password sign in as themself from there, whatever they are called there", async () => {
    provider.people.set("anna-there", { name: "Anna There", preferred_username: "bert" });
    const token = await service.signIn("anna");
    const { location, asked } = await showThere("anna-there", token);
    expect(location.pathname + location.search).toBe("/login?redirect=%2Fpoints%2Fuser&link=1");
    expect(asked.searchParams.get("prompt")).toBe("login");
    expect(await identities(token)).toEqual([]);
    expect(await link(token)).toBe(20000);
    const [linked] = await identities(token);
    expect(linked).toMatchObject({ name: "Anna There", issuer: provider.issuer.origin });
    expect((await signInThere("anna-there")).username).toBe("anna");
    const { records } = await service.ask("audit.getList", { operationId: "session.linkIdentity" });
    expect(records[0]).toMatchObject({ username: "anna", area: "session" });
  });

  it("wants a sign-in of the last 15 minutes, and that it was shown in this session and just now", async () => {
    const token = await service.signIn("bert");
    const other = await service.signIn("bert");
    await showThere("bert-there", token);
    expect(await link(other)).toBe(40000);
    lateness = 16 * 60_000;
    expect(await link(token)).toBe(40102);
    await service.ask("login.confirm", { password }, { token });
    expect(await link(token)).toBe(40000);
    lateness = 0;
    await showThere("bert-there", token);
    expect(await link(token)).toBe(20000);
    expect(await link(token)).toBe(40000);
  });

  it("begins only where a page of the product led there, with a session", async () => {
    const { location } = await showThere("carl-there", null);
    expect(location.search).toContain("failed=");
  });

  it("refuses an account that somebody else has linked, and says so", async () => {
    const token = await service.signIn("bert");
    await showThere("anna-there", token);
    const { envelope } = await service.call("session.linkIdentity", {}, { token });
    expect(envelope.code).toBe(40901);
    expect(envelope.msg).toContain("Anna There");
    expect((await signInThere("anna-there")).username).toBe("anna");
  });

  it("admits nobody from there after a new password, until the member links it again", async () => {
    provider.people.set("eve-there", { name: "Eve There", roles: "staff" });
    const { id } = await service.ask("member.add", {
      username: "emma",
      fullname: "Emma",
      password,
    });
    const token = await service.signIn("emma");
    await showThere("eve-there", token);
    expect(await link(token)).toBe(20000);
    const other = "a quite new passphrase 7";
    await service.ask("member.updatePwd", { id, password: other, rePassword: other });

    const refused = await showThere("eve-there", null, "");
    expect(refused.location.searchParams.get("failed")).toBe("unconfirmed");
    expect(refused.browser.cookie(service.url, "Admin-Token")).toBeUndefined();
    const { token: again } = await service.ask("login.login", {
      username: "emma",
      password: other,
    });
    lateness = 16 * 60_000;
    expect((await showThere("eve-there", again, "again=1")).location.search).toContain("failed=");
    lateness = 0;
    await showThere("eve-there", again);
    expect(await link(again)).toBe(20000);
    expect(await identities(again)).toHaveLength(1);
    expect((await signInThere("eve-there")).username).toBe("emma");
  });

  it("unlinks one's own alone, after which the account there is somebody new", async () => {
    const anna = await service.signIn("anna");
    const id = (await identities(anna))[0]?.id ?? 0;
    expect(await code("session.unlinkIdentity", service.adminToken, { id })).toBe(20000);
    expect(await identities(anna)).toHaveLength(1);
    lateness = 16 * 60_000;
    expect(await code("session.unlinkIdentity", anna, { id })).toBe(40102);
    lateness = 0;
    expect(await code("session.unlinkIdentity", anna, { id })).toBe(20000);
    expect(await identities(anna)).toEqual([]);
    provider.people.set("anna-there", { preferred_username: "anna", roles: "staff" });
    expect((await signInThere("anna-there")).username).toBe("anna-2");
  });

  it("leaves the last way in to whoever has no password here", async () => {
    provider.people.set("dora", { preferred_username: "dora", roles: "staff" });
    const { token, id: memberId } = await signInThere("dora");
    const id = (await identities(token))[0]?.id ?? 0;
    expect(await code("session.unlinkIdentity", token, { id })).toBe(40901);
    expect(await identities(token)).toHaveLength(1);
    const own = "a quite new passphrase 7";
    await service.ask("member.updatePwd", { id: memberId, password: own, rePassword: own });
    const again = (await signInThere("dora")).token;
    expect(await code("session.unlinkIdentity", again, { id })).toBe(20000);
  });
});
