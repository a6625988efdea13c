import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { addressOf, startProgram } from "../../support/child-program.ts";
import { callOperation } from "../../support/service.ts";
import { prepareServiceProcesses } from "../../support/service-process.ts";
import { copiesOfDatabase } from "../storage/prepared-directory.ts";

const ADMIN_PASSWORD = "the backup's password";
const catalogue = shippedCatalogue();
const service = prepareServiceProcesses();
afterAll(() => service.clean());
const putDatabaseInto = copiesOfDatabase();

const environmentOf = (name: string) => ({
  DATA_DIR: join(service.root, name),
  ADMIN_PASSWORD,
  CAPTCHA: "off",
  SAMPLE_DATA: "off",
  INIT_CWD: service.root,
});

/** Runs a command as npm does, and returns its output. */
async function run(name: string, ...parameters: string[]) {
  const program = startProgram("src/server/start.mjs", parameters, environmentOf(name));
  const { code } = await program.ended();
  return { code, said: program.output(), faults: program.errors() };
}

async function startOn(name: string) {
  const program = service.start(environmentOf(name));
  const url = await addressOf(program);
  const account = { username: "admin", password: ADMIN_PASSWORD };
  const { envelope } = await callOperation(catalogue, url, "login.login", account);
  const { token } = envelope.data as { token: string };
  const call = async (id: "culturalGroup.add" | "culturalGroup.page", args: object) =>
    (await callOperation(catalogue, url, id, { ...args }, { token })).envelope;
  const names = async () => {
    const { data } = await call("culturalGroup.page", { size: 500 });
    return (data as { records: { name: string }[] }).records.map((record) => record.name);
  };
  const stop = async () => {
    program.process.kill("SIGTERM");
    await program.ended();
  };
  return { call, names, stop };
}

describe("the commands", { timeout: 180_000 }, () => {
  it("back up a service that is being written to, and restore what it had acknowledged", async () => {
    await putDatabaseInto(join(service.root, "written", "database"));
    const running = await startOn("written");
    await running.call("culturalGroup.add", { name: "Before" });
    let isWriting = true;
    const written: Promise<unknown>[] = [];
    const writer = (async () => {
      // Maximum groups added, which is the number that a list can return.
      for (let count = 0; isWriting && count < 400; count += 1) {
        written.push(
          Promise.resolve(await running.call("culturalGroup.add", { name: `${count}` })),
        );
      }
    })();
    const backup = await run("written", "backup", "written.backup");
    isWriting = false;
    await writer;
    expect(backup).toMatchObject({ code: 0, faults: "" });
    expect(backup.said).toMatch(
      /^Backed up \d+ rows of \d+ tables from the embedded database in \S+written.database: \S+written\.backup\n$/m,
    );
    const kept = await running.names();

    const held = await run("written", "restore", "written.backup", "--replace");
    expect(held).toMatchObject({ code: 1, said: "" });
    expect(held.faults).toMatch(/^[^\n]*is in use by process \d+[^\n]*\n$/);
    await running.stop();

    await putDatabaseInto(join(service.root, "other", "database"));
    const restoring = await run("other", "restore", "written.backup");
    expect(restoring).toMatchObject({ code: 0, faults: "" });
    expect(restoring.said).toMatch(
      /^Restored [^\n]* into the embedded database in \S+other.database: /,
    );
    const restored = await startOn("other");
    const names = await restored.names();
    expect(names).toContain("Before");
    expect(kept).toEqual(expect.arrayContaining(names));
    await restored.stop();

    const again = await run("other", "restore", "written.backup");
    expect(again.code).toBe(1);
    expect(again.faults).toMatch(
      /^[^\n]*embedded database in \S+other.database, which is not empty\.[^\n]*--replace[^\n]*\n$/,
    );
    expect((await run("other", "backup", "stopped.backup")).code).toBe(0);
    expect(readdirSync(service.root).filter((file) => file.endsWith(".part"))).toEqual([]);
  });

  it("bring tables up to date, for a service that may not change them", async () => {
    await putDatabaseInto(join(service.root, "migrated", "database"));
    const first = await run("migrated", "migrate");
    expect(first).toMatchObject({ code: 0, faults: "" });
    expect(first.said).toMatch(
      /^The tables of the embedded database in \S+ are now up to date\. Applied: 0001-platform, .*\.\n$/m,
    );
    expect((await run("migrated", "migrate")).said).toMatch(/database were up to date\.\n$/);
  });

  it("give a member a password, while the service runs and while it is stopped", async () => {
    await putDatabaseInto(join(service.root, "forgotten", "database"));
    const running = await startOn("forgotten");
    const given = /^admin now signs in with the password (\S{20})\n[^\n]*only once[^\n]*\n$/m;
    const whileRunning = await run("forgotten", "password", "Admin");
    expect(whileRunning).toMatchObject({ code: 0, faults: "" });
    expect(whileRunning.said).toMatch(given);
    expect(await running.call("culturalGroup.page", {})).toMatchObject({ code: 50012 });
    const nobody = await run("forgotten", "password", "nobody");
    expect(nobody).toMatchObject({ code: 1, said: "" });
    expect(nobody.faults).toBe('There is no member "nobody". Give the username of a member.\n');
    await running.stop();

    const whileStopped = await run("forgotten", "password", "admin");
    const [, password = ""] = given.exec(whileStopped.said) ?? [];
    const again = service.start(environmentOf("forgotten"));
    const url = await addressOf(again);
    const signIn = async (account: { username: string; password: string }) =>
      (await callOperation(catalogue, url, "login.login", account)).envelope.code;
    expect(await signIn({ username: "admin", password })).toBe(20000);
    const [, former = ""] = given.exec(whileRunning.said) ?? [];
    expect(await signIn({ username: "admin", password: former })).toBe(60204);
    again.process.kill("SIGTERM");
    await again.ended();

    await putDatabaseInto(join(service.root, "unfilled", "database"));
    const unfilled = await run("unfilled", "password", "admin");
    expect(unfilled).toMatchObject({ code: 1, said: "" });
    expect(unfilled.faults).toMatch(/^The database is empty\.[^\n]*\n$/);
  });

  it("say how they are used, and make no database to back up", async () => {
    for (const parameters of [
      ["backup"],
      ["restore", "a", "b"],
      ["backup", "a", "--replace"],
      ["x", "y"],
      ["password"],
      ["password", "a", "b"],
    ]) {
      const { code, faults } = await run("none", ...parameters);
      expect([code, faults]).toEqual([2, expect.stringContaining("npm run backup -- FILE")]);
    }
    const nothing = await run("none", "backup", "none.backup");
    expect(nothing).toMatchObject({ code: 1, said: "" });
    expect(nothing.faults).toMatch(/^There is no database in \S+\.\n$/);
    expect((await run("none", "password", "admin")).faults).toBe(nothing.faults);
    expect(existsSync(join(service.root, "none"))).toBe(false);
    writeFileSync(join(service.root, "file"), "");
    const unseen = await run("file", "backup", "none.backup");
    expect(unseen.faults).toMatch(
      /^The database directory \S+ cannot be used: [^\n]+ is a file\. /,
    );
  });
});
