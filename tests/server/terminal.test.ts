import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { OperationId } from "../../src/catalogue/types.gen.ts";
import { addressOf } from "../support/child-program.ts";
import { type CallOptions, callOperation } from "../support/service.ts";
import { prepareServiceProcesses } from "../support/service-process.ts";
import { copiesOfDatabase } from "./storage/prepared-directory.ts";

type Call = [id: OperationId, args: Record<string, unknown>, options?: CallOptions];

const service = prepareServiceProcesses();
afterAll(() => service.clean());

const putDatabaseInto = copiesOfDatabase();

/** A directory for the data of a first start, in which the database already exists. */
async function preparedDirectory(name: string): Promise<string> {
  const directory = join(service.root, name);
  await putDatabaseInto(join(directory, "database"));
  return directory;
}

/** The output and the exit code of a start that fails. */
async function failureOf(environment: Record<string, string>) {
  const program = service.start(environment);
  const { code } = await program.ended();
  return { code, line: program.errors() };
}

const signIn = async (url: string, password: string) => {
  const account = { username: "admin", password };
  const answer = await callOperation(shippedCatalogue(), url, "login.login", account);
  return answer.envelope.code;
};

describe("the terminal of a service that runs", { timeout: 180_000 }, () => {
  it("tells at the first start the address and a password, and at the second no password", async () => {
    const DATA_DIR = await preparedDirectory("first");
    const first = service.start({ DATA_DIR, CAPTCHA: "off" });
    const url = await addressOf(first);
    const [, password = ""] = await first.waitFor(
      /account is admin, with the password (\S{16,})\n/,
    );
    await first.waitFor(/shown only once/);
    await first.waitFor(/The sample organisation is loaded/);
    await first.waitFor(/Warning: CAPTCHA=off/);
    expect(await signIn(url, password)).toBe(20000);
    first.process.kill("SIGTERM");
    expect(await first.ended()).toEqual({ code: 0, signal: null });

    const second = service.start({ DATA_DIR, CAPTCHA: "off" });
    expect(await signIn(await addressOf(second), password)).toBe(20000);
    await second.waitFor(/Sign in as admin/);
    expect(second.output()).not.toContain(password);
    expect(second.output() + second.errors()).not.toMatch(/\n\s+at /);

    const third = await failureOf({ DATA_DIR });
    expect(third.code).not.toBe(0);
    expect(third.line).toMatch(/^[^\n]*in use[^\n]*\n$/i);
  });

  it("never tells a password that somebody chose, a token or a hash, however talkative it is", async () => {
    const ADMIN_PASSWORD = "canary-of-the-password";
    const program = service.start({
      DATA_DIR: await preparedDirectory("log"),
      ADMIN_PASSWORD,
      CAPTCHA: "off",
      SAMPLE_DATA: "off",
      LOG_LEVEL: "trace",
    });
    const url = await addressOf(program);
    await program.waitFor(/account is admin, with the password in ADMIN_PASSWORD/);
    const call = async (...[id, args, options]: Call) =>
      await callOperation(shippedCatalogue(), url, id, args, options);
    const account = { username: "admin", password: ADMIN_PASSWORD };
    const { envelope } = await call("login.login", account);
    const { token } = envelope.data as { token: string };
    await call("login.login", { ...account, password: `${ADMIN_PASSWORD}!` });
    await call("member.userInfo", { token }, { token });
    await call("member.userInfo", { token }, { token: `${token}!` });
    const twice = { username: "twice", fullname: "Twice", password: ADMIN_PASSWORD };
    await call("member.add", twice, { token });
    await call("member.add", twice, { token });
    await fetch(`${url}/none?token=${token}`);
    program.process.kill("SIGTERM");
    await program.ended();
    const said = program.output() + program.errors();
    expect(said).not.toContain(ADMIN_PASSWORD);
    expect(said).not.toContain(token);
    expect(said).not.toContain("sample organisation");
    expect(said).not.toContain("$argon2id$");
  });

  it("warns of a first password that programs try first, once", async () => {
    const environment = {
      DATA_DIR: await preparedDirectory("weak"),
      ADMIN_PASSWORD: "password123",
      SAMPLE_DATA: "off",
    };
    const warning =
      "Warning: the password in ADMIN_PASSWORD is among those that programs try first.";
    const start = async () => {
      const program = service.start(environment);
      await program.waitFor(/Sign in as admin/);
      program.process.kill("SIGTERM");
      await program.ended();
      return program.output();
    };
    expect(await start()).toContain(warning);
    expect(await start()).not.toContain(warning);
  });

  it("drains when it is told to stop, and ends at once when it is told again", async () => {
    const elsewhere = "http://127.0.0.1:1";
    const program = service.start({
      SYSTEM_API_URL: elsewhere,
      POINTS_API_URL: elsewhere,
      DRAIN_SECONDS: "3600",
    });
    const url = await addressOf(program);
    program.process.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    program.process.kill("SIGINT");
    expect(await program.ended()).toEqual({ code: 1, signal: null });
  });

  it("needs no database where every service is elsewhere", async () => {
    const DATA_DIR = join(service.root, "elsewhere");
    const elsewhere = "http://127.0.0.1:1";
    const program = service.start({
      DATA_DIR,
      SYSTEM_API_URL: elsewhere,
      POINTS_API_URL: elsewhere,
    });
    const url = await addressOf(program);
    const config = await (await fetch(`${url}/config.json`)).json();
    expect(config).toMatchObject({ pages: "files", ownBases: [] });
    expect(program.output()).not.toContain("Sign in");
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe("the terminal of a service that cannot start", { timeout: 180_000 }, () => {
  it("tells in one line that the port is in use", async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, "127.0.0.1", resolve));
    const address = holder.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const DATA_DIR = join(service.root, "port");
    const program = service.start({ PORT: String(port), DATA_DIR, SAMPLE_DATA: "off" });
    expect((await program.ended()).code).toBe(1);
    const [line = "", ...more] = program.errors().split("\n");
    expect(line.startsWith(`127.0.0.1:${port} is in use.`)).toBe(true);
    expect(more).toEqual([""]);
    // A password that is printed only once must not go by before a start that fails.
    expect(program.output()).not.toContain("password");
    expect(existsSync(DATA_DIR)).toBe(false);
    holder.close();
  });

  it("tells in one line that config.json cannot be read or understood", async () => {
    const none = join(service.root, "none.json");
    const broken = join(service.root, "broken.json");
    writeFileSync(broken, '{"bases":');
    const [missing, malformed] = await Promise.all([
      failureOf({ CONFIG_FILE: none }),
      failureOf({ CONFIG_FILE: broken }),
    ]);
    expect(missing).toEqual({
      code: 1,
      line: `${none} cannot be read (ENOENT). Choose a readable file with CONFIG_FILE.\n`,
    });
    expect(malformed.code).toBe(1);
    expect(malformed.line).toMatch(/^\S+broken\.json is not valid JSON: [^\n]*\n$/);
  });

  it("tells in one line that the database does not answer or cannot be opened", async () => {
    const DATABASE_URL = "postgres://nobody:secret@127.0.0.1:1/none";
    const file = join(service.root, "a-file");
    writeFileSync(file, "");
    const [unreachable, noDirectory] = await Promise.all([
      failureOf({ DATABASE_URL }),
      failureOf({ DATA_DIR: file }),
    ]);
    expect(unreachable.code).toBe(1);
    expect(unreachable.line).toMatch(/^[^\n]+\n$/);
    expect(unreachable.line).not.toContain("secret");
    expect(noDirectory.code).toBe(1);
    expect(noDirectory.line).toMatch(/^[^\n]+\n$/);
  });

  it("tells in one line that a variable is wrong", async () => {
    expect(await failureOf({ PORT: "eighty" })).toEqual({
      code: 1,
      line: 'PORT must be a whole number from 0 to 65535, not "eighty".\n',
    });
  });
});
