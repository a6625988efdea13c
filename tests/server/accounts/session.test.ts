import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService, type TestService } from "../../support/service.ts";

const hour = 3_600_000;
const member = { username: "session.member", fullname: "Member", password };

describe("a session", () => {
  let service: TestService;
  let memberId: number;
  let time = Date.now();
  const codeWith = async (token: string | null) =>
    (await service.call("member.userInfo", {}, { token })).envelope.code;

  beforeAll(async () => {
    service = await startService({ sampleData: false, now: () => new Date(time) });
    memberId = (await service.ask("member.add", { ...member, roles: ["customer"] })).id;
  });
  beforeEach(async () => {
    service.adminToken = await service.signIn("admin");
  });
  afterAll(() => service.stop());

  it("tells who is signed in, and the six flags", async () => {
    const token = await service.signIn(member.username);
    const profile = await service.ask("member.userInfo", { token }, { token });
    expect(profile).toMatchObject({ id: memberId, username: member.username, todoCount: 0 });
    expect(profile.lastLoginTime).toBe(new Date(time).toISOString());
    expect(await service.ask("member.getRoleGroup", { token }, { token })).toEqual({
      isAdmin: false,
      isSuperAdministrators: false,
      isAdministrators: false,
      isAreaManager: false,
      isComprehensive: false,
      isCustomerRole: true,
    });
  });

  it("reads on while the database takes no writes, as a standby or with a full disk", async () => {
    const token = await service.signIn(member.username);
    const { db } = service.database;
    time += 120_000;
    await sql`set default_transaction_read_only = on`.execute(db);
    onTestFinished(async () => {
      await sql`set default_transaction_read_only = off`.execute(db);
    });
    expect(await codeWith(token)).toBe(20000);
    expect((await service.call("view.reset", { path: "a", block: "b" }, { token })).status).toBe(
      503,
    );
  });

  it("needs the token in its header: payload and cookie count for nothing", async () => {
    const token = await service.signIn(member.username);
    expect(await codeWith(null)).toBe(50008);
    expect(await codeWith("nobody's token")).toBe(50008);
    const inPayload = await service.call("member.userInfo", { token });
    expect(inPayload.envelope.code).toBe(50008);
    const headers = { Cookie: `Admin-Token=${token}` };
    const inCookie = await service.call("member.userInfo", {}, { headers });
    expect(inCookie.envelope.code).toBe(50008);
  });

  it("gets a new token at each sign-in, of which only a hash is stored", async () => {
    const first = await service.signIn(member.username);
    const { envelope } = await service.call("login.login", member, { token: first });
    expect(envelope.code).toBe(40000);
    const second = await service.signIn(member.username);
    expect(second).not.toBe(first);
    expect(Buffer.from(second, "base64url")).toHaveLength(32);
    const stored = await service.database.db.selectFrom("session").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(second);
  });

  it("ends with log-out", async () => {
    const token = await service.signIn(member.username);
    const { headers } = await service.call("login.logout", { token }, { token });
    expect(await codeWith(token)).toBe(50008);
    // Only the cache is cleared, not cookies or typed input, so that the browser stays known.
    expect(headers.get("clear-site-data")).toBe('"cache"');
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("expires after 12 hours without use", async () => {
    const token = await service.signIn(member.username);
    time += 12 * hour - 1;
    expect(await codeWith(token)).toBe(20000);
    time += 12 * hour - 1;
    expect(await codeWith(token)).toBe(20000);
    time += 12 * hour;
    expect(await codeWith(token)).toBe(50014);
  });

  it("expires after 12 hours in which screens have only read again by themselves", async () => {
    const token = await service.signIn(member.username);
    const headers = { "X-Unasked": "1" };
    const readByItself = async () => {
      const answer = await service.call("member.userInfo", {}, { token, headers });
      return answer.envelope.code;
    };
    for (let hours = 0; hours < 11; hours += 1) {
      time += hour;
      expect(await readByItself()).toBe(20000);
    }
    time += hour;
    expect(await readByItself()).toBe(50014);
    expect(await codeWith(token)).toBe(50014);
  });

  it("expires 7 days after signing in, however much it is used", async () => {
    const token = await service.signIn(member.username);
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      time += 8 * hour;
      expect(await codeWith(token)).toBe(20000);
    }
    time += 8 * hour;
    expect(await codeWith(token)).toBe(50014);
  });

  it("ends when the password changes, except where it was changed", async () => {
    const own = await service.signIn(member.username);
    const other = await service.signIn(member.username);
    const change = { id: memberId, password, rePassword: password };
    await service.ask("member.updatePwd", change, { token: own });
    expect(await codeWith(own)).toBe(20000);
    expect(await codeWith(other)).toBe(50012);
  });

  it("ends when an administrator gives another password", async () => {
    const token = await service.signIn(member.username);
    await service.ask("member.updatePwd", { id: memberId, password, rePassword: password });
    expect(await codeWith(token)).toBe(50012);
  });

  it("lets no call through that was held back until it ended", async () => {
    const token = await service.signIn(member.username);
    const body = JSON.stringify({
      id: memberId,
      password: "held-back-1",
      rePassword: "held-back-1",
    });
    const held = request(`${service.url}/system-api/api/member/updatePwd`, {
      method: "POST",
      headers: {
        "X-Access-Token": token,
        "Content-Type": "application/json",
        "Content-Length": body.length,
        Expect: "100-continue",
      },
    });
    held.flushHeaders();
    await once(held, "continue");
    await service.ask("member.updatePwd", { id: memberId, password, rePassword: password });
    held.end(body);
    const [answer] = await once(held, "response");
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 50012 });
  });

  it("ends when the member is disabled", async () => {
    const token = await service.signIn(member.username);
    await service.ask("member.update", { id: memberId, fullname: "Member", status: 0 });
    expect(await codeWith(token)).toBe(50012);
    await service.ask("member.update", { id: memberId, fullname: "Member", status: 1 });
    expect(await codeWith(token)).toBe(50012);
  });

  it("goes with a deleted member", async () => {
    const { id } = await service.ask("member.add", { ...member, username: "short.lived" });
    const token = await service.signIn("short.lived");
    await service.ask("member.del", { ids: [id] });
    expect(await codeWith(token)).toBe(50008);
  });
});

describe("changing a password", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ sampleData: false });
  });
  afterAll(() => service.stop());

  it("needs the same password twice", async () => {
    const { envelope } = await service.call(
      "member.updatePwd",
      { id: 1, password: "a new password", rePassword: "another password" },
      { token: service.adminToken, headers: { "Accept-Language": "en" } },
    );
    expect(envelope).toEqual({
      code: 40000,
      msg: "Some of the data sent is not valid.",
      data: {
        errors: [{ path: "/rePassword", message: "The two passwords are inconsistent." }],
      },
    });
    expect(await service.signIn("admin")).toBeTruthy();
  });

  it("is for oneself, unless one holds the permission", async () => {
    await service.ask("member.add", member);
    const token = await service.signIn(member.username);
    const change = { id: 1, password: "a new password", rePassword: "a new password" };
    const { envelope } = await service.call("member.updatePwd", change, { token });
    expect(envelope.code).toBe(40300);
  });
});
