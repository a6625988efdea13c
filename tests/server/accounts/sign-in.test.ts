import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPasswords, type Passwords } from "../../../src/server/accounts/passwords.ts";
import { handlers } from "../../../src/server/handlers/handlers.ts";
import { loginHandlers } from "../../../src/server/handlers/login.ts";
import { databases } from "../../support/databases.ts";
import { password, passwordCost } from "../../support/first-start.ts";
import { startService, type TestService } from "../../support/service.ts";

const admin = { username: "admin", password };

describe.each(databases())("signing in with a captcha on $name", ({ open }) => {
  let service: TestService;
  let time = Date.now();
  let drawn = 0;
  const answer = () => `aB${drawn}`;

  beforeAll(async () => {
    service = await startService({
      database: await open(),
      sampleData: false,
      now: () => new Date(time),
      configuration: { captchaRequired: true },
      captcha: {
        draw: () => {
          drawn += 1;
          return { answer: answer(), image: "data:image/png;base64,AAAA" };
        },
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await service.database.close();
  });

  /** Requests a captcha and returns the header that sends its cookie back. */
  const drawCaptcha = async () => {
    const captcha = await service.call("login.code", {
      code: 17,
      width: 130,
      height: 52,
      length: 4,
    });
    const cookie = captcha.headers.get("set-cookie") ?? "";
    return { captcha, cookie, headers: { Cookie: cookie.split(";")[0] ?? "" } };
  };
  const signInCode = async (code: string, headers: Record<string, string>) =>
    (await service.call("login.login", { ...admin, code }, { headers })).envelope.code;

  it("answers an image and a cookie that scripts cannot read, never the answer", async () => {
    const { captcha, cookie } = await drawCaptcha();
    expect(captcha.envelope.data).toBe("data:image/png;base64,AAAA");
    expect(cookie).toMatch(/^captcha=[\w-]{43}; Max-Age=120; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(captcha.envelope) + cookie).not.toContain(answer());
  });

  it("takes the right answer once, whatever its case", async () => {
    const { headers } = await drawCaptcha();
    expect(await signInCode(answer().toUpperCase(), headers)).toBe(20000);
    expect(await signInCode(answer(), headers)).toBe(40101);
  });

  it("takes the right answer in the wide letters of an input method", async () => {
    const { headers } = await drawCaptcha();
    const wide = [...answer()].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    expect(await signInCode(wide.join(""), headers)).toBe(20000);
  });

  it("takes the right answer once, however many send it at the same moment", async () => {
    const { headers } = await drawCaptcha();
    const tries = Array.from({ length: 10 }, () => signInCode(answer(), headers));
    const codes = (await Promise.all(tries)).sort();
    expect(codes).toEqual([20000, ...Array.from({ length: 9 }, () => 40101)]);
  });

  it("takes no right answer after a wrong one", async () => {
    const { headers } = await drawCaptcha();
    expect(await signInCode("wrong", headers)).toBe(40101);
    expect(await signInCode(answer(), headers)).toBe(40101);
  });

  it("takes no answer after two minutes, without its cookie, or none at all", async () => {
    const { headers } = await drawCaptcha();
    expect(await signInCode(answer(), {})).toBe(40101);
    expect((await service.call("login.login", admin, { headers })).envelope.code).toBe(40101);
    const late = await drawCaptcha();
    time += 120_000;
    expect(await signInCode(answer(), late.headers)).toBe(40101);
  });
});

describe("signing in", () => {
  let service: TestService;
  let time = Date.now();

  beforeAll(async () => {
    service = await startService({ sampleData: false, now: () => new Date(time) });
  });
  afterAll(() => service.stop());

  const attempt = async (username: string, tried: string) =>
    (await service.call("login.login", { username, password: tried })).envelope;

  it("may ask for a captcha: a picture of the size asked for, on a screen of twice the density", async () => {
    const image = await service.ask("login.code", { width: 130, height: 52, length: 4 });
    expect(image).toMatch(/^data:image\/png;base64,/);
    const picture = Buffer.from(image.split(",")[1] ?? "", "base64");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([260, 104]);
  });

  it("takes the username whatever its case and the blanks around it", async () => {
    expect((await attempt("  Admin ", password)).code).toBe(20000);
  });

  it("answers alike for a wrong password and for nobody's account", async () => {
    const wrong = await attempt("admin", "wrong password");
    expect(wrong.code).toBe(60204);
    expect(await attempt("nobody", "wrong password")).toEqual(wrong);
  });

  it("tells those who know the password why they may not come in", async () => {
    const waiting = { username: "waiting", fullname: "Waiting", password, status: 2 } as const;
    await service.ask("member.add", waiting);
    await service.ask("member.add", { ...waiting, username: "disabled", status: 0 });
    const language = { headers: { "Accept-Language": "en" } };
    const signIn = { username: waiting.username, password };
    const { envelope: first } = await service.call("login.login", signIn, language);
    expect(first).toMatchObject({ code: 40300, msg: expect.stringContaining("approval") });
    expect((await attempt("disabled", password)).code).toBe(40300);
    expect((await attempt("disabled", "wrong password")).code).toBe(60204);
  });

  it("makes an account wait longer after each failure beyond five, by whatever name it is called", async () => {
    const names = ["victim", "VICTIM", " victim ", "ｖｉｃｔｉｍ", "Victim"];
    await service.ask("member.add", { username: "victim", fullname: "Victim", password });
    for (const name of names) expect((await attempt(name, "wrong password")).code).toBe(60204);
    expect((await attempt("victim", "wrong password")).code).toBe(60204);
    const refused = await attempt("victim", password);
    expect(refused.code).toBe(42900);
    expect(refused.msg).toMatch(/\d+(秒钟|分钟)后重试/);
    time += 2000;
    expect((await attempt("victim", "wrong password")).code).toBe(60204);
    time += 3000;
    expect((await attempt("victim", password)).code).toBe(42900);
    time += 1000;
    expect((await attempt("victim", password)).code).toBe(20000);
    expect((await attempt("victim", "wrong password")).code).toBe(60204);
  });

  it("counts attempts that are made at the same time", async () => {
    const tries = Array.from({ length: 40 }, () => attempt("crowd", "wrong password"));
    const answers = (await Promise.all(tries)).map(({ code }) => code);
    expect(answers.filter((code) => code === 60204)).toHaveLength(6);
    expect(answers.filter((code) => code === 42900)).toHaveLength(34);
  });

  it("leaves other accounts alone, and forged addresses change nothing", async () => {
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    const forged = await service.call("login.login", { username: "crowd", password }, { headers });
    expect(forged.envelope.code).toBe(42900);
    expect((await attempt("admin", password)).code).toBe(20000);
  });
});

describe.each(databases())("a sign-in on $name", ({ open }) => {
  it("is refused where the password is changed while it is checked, and leaves no session", async () => {
    const database = await open();
    let meanwhile = async () => {};
    const passwords = createPasswords(passwordCost);
    const signIn = loginHandlers["login.login"];
    const service = await startService({
      database,
      sampleData: false,
      handlers: {
        ...handlers,
        "login.login": (request, context) => {
          const verify: Passwords["verify"] = async (hash, given) => {
            const isRight = await passwords.verify(hash, given);
            await meanwhile();
            return isRight;
          };
          const services = { ...context.services, passwords: { ...passwords, verify } };
          return signIn(request, { ...context, services });
        },
      },
    });
    const { id } = await service.ask("member.userInfo", {});
    meanwhile = async () => {
      const next = "another of the tests' passwords";
      await service.ask("member.updatePwd", { id, password: next, rePassword: next });
    };
    const sessions = () => database.db.selectFrom("session").select("id").execute();
    const before = await sessions();
    expect((await service.call("login.login", admin)).envelope.code).toBe(60204);
    expect(await sessions()).toEqual(before);
    await service.stop();
    await database.close();
  });
});

describe("a proxy's callers with many addresses", () => {
  it("wait after fifty wrong passwords from one IPv6 network, whatever accounts they try", async () => {
    const service = await startService({
      sampleData: false,
      now: () => new Date("2026-05-04T03:02:01Z"),
      configuration: { trustProxy: ["loopback"] },
    });
    const attempt = async (username: string, from: string) => {
      const headers = { "X-Forwarded-For": from };
      const signIn = { username, password: "a wrong one" };
      return (await service.call("login.login", signIn, { headers })).envelope.code;
    };
    for (let count = 0; count < 51; count += 1) {
      const last = count + 1;
      const from =
        count % 2 === 0 ? `[2001:db8:0:7::${last}]:${last}` : `2001:DB8::7:1:2:3:${last}`;
      expect(await attempt(`nobody${count}`, from)).toBe(60204);
    }
    expect(await attempt("another", "2001:db8:0:7:ffff::1")).toBe(42900);
    expect(await attempt("another", "2001:db8:0:8::1")).toBe(60204);
    expect(await attempt("another", "203.0.113.9")).toBe(60204);
    await service.stop();
  });
});

describe("after the system's clock was a year ahead", () => {
  let service: TestService;
  const rightTime = Date.now();
  let time = rightTime + 365 * 86_400_000;

  beforeAll(async () => {
    service = await startService({ sampleData: false, now: () => new Date(time) });
  });
  afterAll(() => service.stop());

  it("people sign in without a wait, and sessions from the future are over", async () => {
    const signIn = async (account: typeof admin) =>
      (await service.call("login.login", account)).envelope;
    expect(await signIn({ ...admin, password: "a wrong one" })).toMatchObject({ code: 60204 });
    const token = await service.signIn("admin");
    time = rightTime;
    const { envelope } = await service.call("member.userInfo", {}, { token });
    expect(envelope.code).toBe(50014);
    expect(await signIn(admin)).toMatchObject({ code: 20000 });
    expect(await signIn({ ...admin, username: "other" })).toMatchObject({ code: 60204 });
  });

  it("another code is made for a mobile number", async () => {
    time = rightTime + 365 * 86_400_000;
    const request = async () =>
      (await service.call("ticket.code", { mobile: "13812345678" })).envelope.code;
    expect(await request()).toBe(20000);
    expect(await request()).toBe(42900);
    time = rightTime;
    expect(await request()).toBe(20000);
    expect(await request()).toBe(42900);
  });
});
