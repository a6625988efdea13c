import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { Answers, OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import { addressOf } from "../../support/child-program.ts";
import { newServerDatabase } from "../../support/databases.ts";
import { password } from "../../support/first-start.ts";
import { callOperation } from "../../support/service.ts";
import { prepareServiceProcesses } from "../../support/service-process.ts";
import { followChanges } from "./follow-changes.ts";

const server = process.env.TEST_DATABASE_URL ?? "";
const catalogue = shippedCatalogue();

describe.runIf(server)("what is done at one of two processes", { timeout: 60_000 }, () => {
  const processes = prepareServiceProcesses();
  let drop = async () => {};
  let here = "";
  let there = "";
  let admin = "";
  let made = 0;

  beforeAll(async () => {
    const database = await newServerDatabase(server);
    drop = database.drop;
    const common = { DATABASE_URL: database.url, ADMIN_PASSWORD: password };
    const start = () =>
      addressOf(processes.start({ ...common, CAPTCHA: "off", SAMPLE_DATA: "off" }));
    here = await start();
    there = await start();
    admin = await signIn(here, "admin");
  }, 120_000);
  afterAll(async () => {
    await processes.clean();
    await drop();
  });

  async function call<Id extends OperationId>(
    at: string,
    id: Id,
    args: Requests[Id],
    token: string,
  ) {
    const { envelope } = await callOperation(catalogue, at, id, args, { token });
    return { code: envelope.code, data: envelope.data as Answers[Id] };
  }
  async function signIn(at: string, username: string) {
    return (await call(at, "login.login", { username, password }, "")).data.token;
  }
  /** Adds a member who may read groups and is signed in at the other process. */
  async function member() {
    made += 1;
    const request = { username: `member.${made}`, fullname: `Member ${made}`, password };
    const roles = ["areaManager"] as const;
    const { data } = await call(here, "member.add", { ...request, roles: [...roles] }, admin);
    const { username } = request;
    return { ...data, ...request, token: await signIn(there, username) };
  }
  const addGroup = (name: string) => call(here, "culturalGroup.add", { name }, admin);
  const groups = async (token: string) => (await call(there, "culturalGroup.page", {}, token)).code;

  it("is told at the other to those who follow there", async () => {
    const stream = await followChanges(there, (await member()).token);
    await addGroup("Told elsewhere");
    expect(await stream.next()).toMatchObject([{ labels: ["Told elsewhere"], by: "admin" }]);
  });

  it("takes a role away at the other at once, and the stream there tells no more", async () => {
    const { id: memberId, token } = await member();
    const change = (role: "customer" | "administrator") =>
      call(here, "memberRole.updateRole", { memberId, roles: [role] }, admin);
    const members = async () => (await call(there, "member.getList", {}, token)).code;
    const addMember = (username: string) =>
      call(here, "member.add", { username, fullname: username, password }, admin);
    await change("administrator");
    const stream = await followChanges(there, token);
    expect(await members()).toBe(20000);
    await change("customer");
    expect(await members()).toBe(40300);
    const seen = await followChanges(there, admin);
    await addMember("not.for.them");
    // Both streams receive the event at the same time.
    while (!JSON.stringify(await seen.next()).includes("not.for.them"));
    await change("administrator");
    expect(await members()).toBe(20000);
    let told = "";
    for (let count = 1; !told.includes("for.them.again"); count += 1) {
      await addMember(`for.them.again.${count}`);
      told += JSON.stringify(await stream.next());
    }
    expect(told).not.toContain("not.for.them");
  });

  it("ends a session at the other at once, and its stream", async () => {
    const { username, token } = await member();
    const stream = await followChanges(there, token);
    const own = await signIn(here, username);
    await call(here, "session.endOthers", {}, own);
    expect(await groups(token)).toBe(50012);
    expect(await stream.next()).toBeNull();
    expect(await groups(own)).toBe(0);
  });

  it("disables a member at the other at once, and ends the stream there", async () => {
    const { id, fullname, token } = await member();
    const stream = await followChanges(there, token);
    await call(here, "member.update", { id, fullname, status: 0 }, admin);
    expect(await groups(token)).toBe(50012);
    expect(await stream.next()).toBeNull();
  });

  it("publishes a page at the other at once, and tells that a newer one is there", async () => {
    const path = "points/elsewhere";
    const open = async () => (await call(there, "page.getOne", { path }, admin)).data?.source;
    const stream = await followChanges(there, admin);
    for (const title of ["First", "Second"]) {
      const body = { kind: "table", rows: "culturalGroup.page" };
      const source = JSON.stringify({ version: 1, title, body });
      await call(here, "page.saveDraft", { path, source }, admin);
      expect((await call(here, "page.publish", { path, note: title }, admin)).code).toBe(20000);
      expect(await open()).toBe(source);
    }
    let told = "";
    while (!told.includes("page.publish")) told += JSON.stringify(await stream.next());
    expect(told).toContain(path);
  });
});
