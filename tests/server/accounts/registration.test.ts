import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { printedOutbox } from "../../../src/server/accounts/message-outbox.ts";
import type { Passwords } from "../../../src/server/accounts/passwords.ts";
import { handlers } from "../../../src/server/handlers/handlers.ts";
import { loginHandlers } from "../../../src/server/handlers/login.ts";
import { databases } from "../../support/databases.ts";
import { password } from "../../support/first-start.ts";
import { startService, type TestService } from "../../support/service.ts";

const mobile = "13800138000";
const registering = loginHandlers["login.register"];

describe.each(databases())("registering on $name", ({ open }) => {
  let service: TestService;
  let time = Date.now();
  let hashes = 0;
  const sent: { mobile: string; content: string }[] = [];

  beforeAll(async () => {
    service = await startService({
      database: await open(),
      sampleData: false,
      now: () => new Date(time),
      handlers: {
        ...handlers,
        "login.register": {
          ...registering,
          prepare(request, context) {
            const { passwords } = context.services;
            const hash: Passwords["hash"] = (given) => {
              hashes += 1;
              return passwords.hash(given);
            };
            const services = { ...context.services, passwords: { ...passwords, hash } };
            return registering.prepare(request, { ...context, services });
          },
        },
      },
      messages: {
        send: async (_db, message) => {
          sent.push(message);
        },
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await service.database.close();
  });

  const requestCode = async () => {
    time += 60_000;
    const headers = { "Accept-Language": "en" };
    const { envelope } = await service.call("ticket.code", { mobile }, { headers });
    expect(envelope.code).toBe(20000);
    return /\d{6}/.exec(sent.at(-1)?.content ?? "")?.[0] ?? "";
  };
  const register = async (username: string, code: string, rePassword = password) =>
    (
      await service.call("login.register", {
        username,
        password,
        rePassword,
        fullname: "Newcomer",
        mobile,
        code,
      })
    ).envelope;

  it("takes the code sent to the mobile, and waits for an administrator's approval", async () => {
    const code = await requestCode();
    expect(sent.at(-1)).toEqual({
      mobile,
      content: `Your registration code is ${code}. It is valid for 10 minutes.`,
    });
    const { code: answered, data } = await register("newcomer", code);
    expect([answered, data]).toEqual([20000, { id: expect.any(Number), status: 2 }]);
    const signIn = await service.call("login.login", { username: "newcomer", password });
    expect(signIn.envelope.code).toBe(40300);
    const profile = await service.ask("member.userInfo", {});
    expect(profile.todoCount).toBe(1);
  });

  it("shows on one line of the terminal and cannot steer it, whatever the mobile", async () => {
    const lines: string[] = [];
    const outbox = printedOutbox((line) => lines.push(line));
    const message = { mobile: "\u001b[2J-\r\n-\u009b1m\u2028", content: "Your code" };
    await outbox.send(service.database.db, message);
    expect(lines).toEqual(["Message to \\u001b[2J-\\u000d\\u000a-\\u009b1m\\u2028: Your code"]);
  });

  it("takes a code once, for its mobile, and for ten minutes", async () => {
    const code = await requestCode();
    // An input method writes wide digits.
    const wide = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    expect(await register("first", ` ${wide}`)).toMatchObject({ code: 20000 });
    expect(await register("second", code)).toMatchObject({
      code: 40000,
      data: { errors: [{ path: "/code" }] },
    });
    const late = await requestCode();
    time += 600_000;
    expect((await register("third", late)).code).toBe(40000);
  });

  it("takes a code once, however many send it at the same moment", async () => {
    const code = await requestCode();
    const names = Array.from({ length: 8 }, (_, index) => `crowd.${index}`);
    const answers = await Promise.all(names.map((name) => register(name, code)));
    const codes = answers.map((answer) => answer.code).sort();
    expect(codes).toEqual([20000, ...Array.from({ length: 7 }, () => 40000)]);
  });

  it("uses a code up after five wrong tries", async () => {
    const code = await requestCode();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await register("guesser", wrong)).code).toBe(40000);
    }
    expect((await register("guesser", code)).code).toBe(40000);
  });

  it("hashes no password for a wrong code or a taken username, since others wait for each hash", async () => {
    const code = await requestCode();
    hashes = 0;
    expect(await register("nobody", "000000")).toMatchObject({
      code: 40000,
      data: { errors: [{ path: "/code" }] },
    });
    expect(await register("ADMIN", code)).toMatchObject({
      code: 40000,
      data: { errors: [{ path: "/username" }] },
    });
    expect(hashes).toBe(0);
    expect(await register("somebody", code)).toMatchObject({ code: 20000 });
    expect(hashes).toBe(1);
  });

  it("keeps the code where something else is wrong", async () => {
    const code = await requestCode();
    expect(await register("fourth", code, "another password")).toMatchObject({
      code: 40000,
      data: { errors: [{ path: "/rePassword" }] },
    });
    expect(await register("ADMIN", code)).toMatchObject({
      code: 40000,
      data: { errors: [{ path: "/username" }] },
    });
    expect((await register("fourth", code)).code).toBe(20000);
  });

  it("sends one code a minute to a mobile, and none to a number that is none", async () => {
    await requestCode();
    const again = await service.call("ticket.code", { mobile });
    expect(again.envelope.code).toBe(42900);
    const other = await service.call("ticket.code", { mobile: "13900139000" });
    expect(other.envelope.code).toBe(20000);
    for (const wrong of ["", "12345678901", "1380013800"]) {
      const { envelope } = await service.call("ticket.code", { mobile: wrong });
      expect(envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/mobile" }] } });
    }
  });

  it("lets nobody have messages sent to one number after the other", async () => {
    const codes: number[] = [];
    for (let number = 0; number < 25; number += 1) {
      const to = `139${String(number).padStart(8, "0")}`;
      codes.push((await service.call("ticket.code", { mobile: to })).envelope.code);
    }
    expect(codes.at(-1)).toBe(42900);
  });
});

describe("registering where nobody approves", () => {
  it("makes a member who may sign in at once; messages wait in the outbox", async () => {
    const service = await startService({
      sampleData: false,
      configuration: { registrationApproval: false },
    });
    await service.call("ticket.code", { mobile });
    const { content } = await service.database.db
      .selectFrom("outbox")
      .select("content")
      .where("mobile", "=", mobile)
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(content)?.[0] ?? "";
    const newcomer = { username: "newcomer", password, rePassword: password, mobile, code };
    const { envelope } = await service.call("login.register", { ...newcomer, fullname: "New" });
    expect(envelope).toMatchObject({ code: 20000, data: { status: 1 } });
    expect(await service.signIn("newcomer")).toBeTruthy();
    await service.stop();
  });
});
