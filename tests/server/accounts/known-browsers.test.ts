import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { type ServiceAnswer, startService, type TestService } from "../../support/service.ts";

const owner = { username: "owner", fullname: "Owner", password };
const cookieOf = ({ headers }: ServiceAnswer) =>
  /Known-Browser=[^;]*/.exec(headers.get("set-cookie") ?? "")?.[0] ?? "";

describe("a browser in which a member has signed in before", () => {
  let service: TestService;
  let ownerId: number;
  let time = Date.now();

  beforeAll(async () => {
    service = await startService({ sampleData: false, now: () => new Date(time) });
    ownerId = (await service.ask("member.add", owner)).id;
  });
  afterAll(() => service.stop());

  const attempt = (tried: string, cookie = "", username = owner.username) =>
    service.call("login.login", { username, password: tried }, { headers: { Cookie: cookie } });
  const code = async (...given: Parameters<typeof attempt>) =>
    (await attempt(...given)).envelope.code;
  /** Delays the account's next sign-in by wrong attempts from an unknown browser. */
  const block = async (username = owner.username) => {
    for (let tries = 0; tries < 7; tries += 1) await attempt("wrong password", "", username);
    expect(await code(password, "", username)).toBe(42900);
  };

  it("gets a cookie that scripts cannot read, of which only a hash is stored", async () => {
    const answer = await attempt(password);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^Known-Browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const stored = await service.database.db.selectFrom("knownBrowser").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(cookieOf(answer).slice("Known-Browser=".length));
  });

  it("is let in while others' wrong tries make the account wait", async () => {
    const cookie = cookieOf(await attempt(password));
    await block();
    expect(await code(password, cookie)).toBe(20000);
    expect(await code(password)).toBe(42900);
    time += 3_600_001;
  });

  it("is let in from an address that has to wait", async () => {
    const cookie = cookieOf(await attempt(password));
    for (let tries = 0; tries < 60; tries += 1) await attempt("wrong", "", `nobody${tries}`);
    expect(await code(password, "", "admin")).toBe(42900);
    expect(await code(password, cookie)).toBe(20000);
    time += 3_600_001;
  });

  it("waits for its own wrong tries, and makes no other browser wait", async () => {
    const cookie = cookieOf(await attempt(password));
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await code("wrong password", cookie)).toBe(60204);
    }
    expect(await code(password, cookie)).toBe(42900);
    expect(await code(password)).toBe(20000);
    time += 2000;
    expect(await code(password, cookie)).toBe(20000);
  });

  it("is known for that member alone, and by its newest token alone", async () => {
    const first = cookieOf(await attempt(password));
    const second = cookieOf(await attempt(password, first));
    await block();
    expect(await code(password, first)).toBe(42900);
    await block("admin");
    expect(await code(password, second, "admin")).toBe(42900);
    time += 3_600_001;
    const both = cookieOf(await attempt(password, second, "admin"));
    await block();
    await block("admin");
    expect(await code(password, both)).toBe(20000);
    time += 3_600_001;
  });

  it("is unknown after another password, except where the member has chosen it", async () => {
    const elsewhere = cookieOf(await attempt(password));
    const signedIn = await attempt(password);
    const change = { id: ownerId, password, rePassword: password };
    const token = String(Object(signedIn.envelope.data).token);
    const headers = { Cookie: cookieOf(signedIn) };
    const chosenAt = cookieOf(await service.call("member.updatePwd", change, { token, headers }));
    await block();
    expect(await code(password, elsewhere)).toBe(42900);
    expect(await code(password, chosenAt)).toBe(20000);
    service.adminToken = await service.signIn("admin");
    const reset = await service.call("member.updatePwd", change, { token: service.adminToken });
    expect([reset.envelope.code, cookieOf(reset)]).toEqual([20000, ""]);
    expect(await code(password, chosenAt)).toBe(42900);
  });

  it("may send anything as its cookie", async () => {
    time += 3_600_001;
    for (const value of ["", "...", "%00", "a.b.c.d.e", "x".repeat(4000)]) {
      expect(await code(password, `Known-Browser=${value}`)).toBe(20000);
    }
  });
});
