import { beforeEach, describe, expect, it } from "vitest";
import type { OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import {
  callAs as callWith,
  idOf,
  organisations,
  type SharedOrganisation,
} from "../../support/organisation.ts";
import { pageThatCalls } from "../pages/page-that-calls.ts";

const databases = organisations();
const topRole = "superAdministrator";

const callAs = <Id extends OperationId>(
  database: SharedOrganisation,
  username: string,
  id: Id,
  request: Requests[Id],
  page?: string,
) => {
  const headers = { "Accept-Language": "en", ...(page !== undefined && { "X-Page": page }) };
  return callWith(database, username, id, request, headers);
};

async function publishAs(
  database: SharedOrganisation,
  username: string,
  path: string,
  source: string,
): Promise<void> {
  await callAs(database, username, "page.saveDraft", { path, source });
  const { code, msg } = await callAs(database, username, "page.publish", { path });
  expect({ code, msg }).toMatchObject({ code: 20000 });
}

async function setRoles(database: SharedOrganisation, username: string, roles: string[]) {
  const { db } = database.service;
  const memberId = await idOf(database, username);
  await db.deleteFrom("memberRole").where("memberId", "=", memberId).execute();
  for (const role of roles) {
    await db
      .insertInto("memberRole")
      .values({ memberId, role: role as typeof topRole })
      .execute();
  }
}

describe.each(databases)("a page that gives the highest role, on $name", (database) => {
  const path = "attack/refresh";
  let memberId = 0;
  const press = (page?: string) =>
    callAs(database, "admin", "memberRole.add", { memberId, role: topRole }, page);
  const rolesOf = async () =>
    (await callAs(database, "admin", "member.getOneWithRole", { id: memberId })).data.roles;

  beforeEach(async () => {
    memberId = await idOf(database, "kenji.customer");
    await setRoles(database, "kenji.customer", ["customer"]);
    await setRoles(database, "sofia.super", [topRole]);
    const give = pageThatCalls("memberRole.add", { memberId, role: `'${topRole}'` });
    await publishAs(database, "sofia.super", path, give);
  });

  it("gives it while its publisher could do so himself", async () => {
    expect((await press(`${path}@1`)).code).toBe(20000);
    expect(await rolesOf()).toContain(topRole);
  });

  it("gives nothing once its publisher could not, whoever presses, and names the page", async () => {
    await setRoles(database, "sofia.super", ["admin"]);
    expect(await press(`${path}@1`)).toMatchObject({
      code: 40300,
      msg: `Nothing was done: version 1 of the page ${path} runs with the permissions of sofia.super, who published it and does not have permission for this (superAdministrator). Someone who has it can publish the page again.`,
    });
    expect(await rolesOf()).toEqual(["customer"]);
  });

  it("gives nothing where its publisher's account is disabled", async () => {
    const { db } = database.service;
    const change = (status: 0 | 1) =>
      db.updateTable("member").set({ status }).where("username", "=", "sofia.super").execute();
    await change(0);
    const refused = await press(`${path}@1`);
    await change(1);
    expect(refused).toMatchObject({
      code: 40300,
      msg: expect.stringContaining("whose account is disabled or deleted"),
    });
  });

  it("gives it again once somebody who holds it has published the page", async () => {
    await setRoles(database, "sofia.super", ["admin"]);
    const source = pageThatCalls("memberRole.add", { memberId, role: `'${topRole}'` });
    await callAs(database, "admin", "page.saveDraft", { path, source });
    const { data } = await callAs(database, "admin", "page.publish", { path });
    expect((await press(`${path}@1`)).code).toBe(40300);
    expect((await press(`${path}@${data.version}`)).code).toBe(20000);
  });

  it("is not needed by a person who does it himself", async () => {
    await setRoles(database, "sofia.super", ["admin"]);
    expect((await press()).code).toBe(20000);
  });
});

describe.each(databases)("a page whose publisher has lost what it calls, on $name", (database) => {
  const path = "attack/rules";
  const pressed = `${path}@1`;
  beforeEach(async () => {
    await setRoles(database, "anna.administrator", ["administrator", "admin"]);
    const source = pageThatCalls("deductionPointsRule.delete", { id: 1 });
    const { data } = await callAs(database, "admin", "page.getHistory", { path });
    if (data.total === 0) await publishAs(database, "anna.administrator", path, source);
    await setRoles(database, "anna.administrator", ["customer"]);
  });
  const add = { title: "Late", points: 1, parentId: null };

  it("deletes nothing, and writes as before", async () => {
    const made = await callAs(database, "admin", "deductionPointsRule.add", add, pressed);
    expect(made.code).toBe(0);
    const { id } = made.data;
    const remove = { id };
    expect(
      await callAs(database, "admin", "deductionPointsRule.delete", remove, pressed),
    ).toMatchObject({ code: 40300, msg: expect.stringContaining("(points:rule:delete)") });
    expect((await callAs(database, "admin", "deductionPointsRule.delete", remove)).code).toBe(0);
  });

  it("as a draft also writes nothing that its author may not write", async () => {
    const draft = "attack/rules-draft";
    const page = `${draft}@draft`;
    const source = pageThatCalls("deductionPointsRule.add", add);
    await setRoles(database, "anna.administrator", ["administrator", "admin"]);
    await callAs(database, "anna.administrator", "page.saveDraft", { path: draft, source });
    expect((await callAs(database, "admin", "deductionPointsRule.add", add, page)).code).toBe(0);
    await setRoles(database, "anna.administrator", ["customer"]);
    expect(await callAs(database, "admin", "deductionPointsRule.add", add, page)).toMatchObject({
      code: 40300,
      msg: expect.stringContaining("belongs to anna.administrator"),
    });
    const view = { path: draft, block: "rows", columns: [] };
    expect((await callAs(database, "admin", "view.save", view, page)).code).toBe(20000);
  });

  it("changes no right by the menu", async () => {
    const [node] = await database.service.db
      .selectFrom("menuNode")
      .selectAll()
      .where("name", "=", "system:member:grant")
      .execute();
    if (!node) throw new Error("There is always such a node.");
    const { id, name, title, typeId } = node;
    const request = { id, name, title, typeId, roles: ["customer" as const] };
    await setRoles(database, "anna.administrator", ["comprehensive"]);
    await database.service.db.deleteFrom("memberRole").where("role", "=", "areaManager").execute();
    expect(await callAs(database, "admin", "menu.update", request, pressed)).toMatchObject({
      code: 40300,
      msg: expect.stringContaining("system:menu:update"),
    });
  });

  it("publishes no other page", async () => {
    const other = {
      path: "attack/other",
      source: pageThatCalls("culturalGroup.add", { name: "'x'" }),
    };
    await callAs(database, "adam.admin", "page.saveDraft", other);
    const publish = { path: other.path };
    expect((await callAs(database, "admin", "page.publish", publish, pressed)).code).toBe(40300);
    expect((await callAs(database, "admin", "page.publish", publish)).code).toBe(20000);
  });
});

describe.each(databases)("the page that a call names, on $name", (database) => {
  const add = { title: "Named", points: 1, parentId: null };
  beforeEach(() => setRoles(database, "kenji.customer", ["customer"]));

  it.each([
    "no page at all",
    "points/nowhere@0",
    "points/deduction-rule@7",
    "../../package@0",
    "points/deduction-rule@-1",
    "points/deduction-rule@0@draft",
  ])("is refused where there never was such a one: %s", async (page) => {
    const answer = await callAs(database, "admin", "deductionPointsRule.add", add, page);
    expect(answer).toMatchObject({ code: 40000, paths: ["/X-Page"] });
  });

  it("is not looked at by a call that only reads", async () => {
    const answer = await callAs(database, "admin", "dictType.list", {}, "no page at all");
    expect(answer.code).toBe(0);
  });

  it("gives nothing that its caller lacks", async () => {
    const page = "points/deduction-rule@0";
    const answer = await callAs(database, "kenji.customer", "deductionPointsRule.add", add, page);
    expect(answer.code).toBe(40300);
  });

  it("is a shipped one, which is the operator's", async () => {
    const page = "points/deduction-rule@0";
    const made = await callAs(database, "admin", "deductionPointsRule.add", add, page);
    const { id } = made.data;
    const gone = await callAs(database, "admin", "deductionPointsRule.delete", { id }, page);
    expect([made.code, gone.code]).toEqual([0, 0]);
  });

  it("is a draft, which acts for whoever saved it last", async () => {
    const path = "attack/draft";
    const memberId = await idOf(database, "kenji.customer");
    const give = { memberId, role: topRole } as const;
    const source = pageThatCalls("memberRole.add", { memberId, role: `'${topRole}'` });
    await callAs(database, "adam.admin", "page.saveDraft", { path, source });
    const page = `${path}@draft`;
    expect(await callAs(database, "admin", "memberRole.add", give, page)).toMatchObject({
      code: 40300,
      msg: expect.stringContaining(`the draft of ${path} belongs to adam.admin`),
    });
    await callAs(database, "admin", "page.saveDraft", { path, source });
    expect((await callAs(database, "admin", "memberRole.add", give, page)).code).toBe(20000);
  });

  it("saves drafts that belong to nobody, whoever presses its button", async () => {
    const [saving, saved] = ["attack/saving", "attack/saved"];
    const memberId = await idOf(database, "kenji.customer");
    const source = pageThatCalls("memberRole.add", { memberId, role: `'${topRole}'` });
    await publishAs(
      database,
      "adam.admin",
      saving,
      pageThatCalls("page.saveDraft", { path: `'${saved}'`, source: "'{}'" }),
    );
    const press = { path: saved, source };
    const page = `${saving}@1`;
    expect((await callAs(database, "admin", "page.saveDraft", press, page)).code).toBe(20000);
    await expectNobodys(saved, memberId);
  });

  it("that somebody only names for his draft makes nobody else its author", async () => {
    const [named, trap] = ["attack/named", "attack/trap"];
    const memberId = await idOf(database, "adam.admin");
    const source = pageThatCalls("memberRole.add", { memberId, role: `'${topRole}'` });
    await publishAs(database, "admin", named, pageThatCalls("dictType.list", {}));
    const draft = { path: trap, source };
    const page = `${named}@1`;
    expect((await callAs(database, "adam.admin", "page.saveDraft", draft, page)).code).toBe(20000);
    const shown = await callAs(database, "admin", "page.getOne", { path: trap, draft: true });
    expect(shown.data).toMatchObject({ state: "draft", author: "adam.admin" });
    await expectNobodys(trap, memberId);
  });

  it("is a draft that its author discards while somebody looks at it", async () => {
    const path = "attack/discarded";
    const memberId = await idOf(database, "adam.admin");
    const give = { memberId, role: topRole } as const;
    const source = pageThatCalls("memberRole.add", { memberId, role: `'${topRole}'` });
    await callAs(database, "adam.admin", "page.saveDraft", { path, source });
    await callAs(database, "adam.admin", "page.discardDraft", { path });
    const page = `${path}@draft`;
    expect(await callAs(database, "admin", "memberRole.add", give, page)).toMatchObject({
      code: 40300,
      msg: expect.stringContaining(`the draft of ${path} belongs to adam.admin`),
    });
    const group = { name: "Of a text that nobody has saved" };
    const unsaved = "attack/unsaved@draft";
    const made = await callAs(database, "admin", "culturalGroup.add", group, unsaved);
    const ids = [made.data.id];
    expect((await callAs(database, "admin", "culturalGroup.delete", { ids }, unsaved)).code).toBe(
      0,
    );
  });

  it("is a restored draft, whose text nobody has entered", async () => {
    const path = "attack/restored";
    const memberId = await idOf(database, "adam.admin");
    const source = pageThatCalls("memberRole.add", { memberId, role: `'${topRole}'` });
    await callAs(database, "adam.admin", "page.saveDraft", { path, source });
    await callAs(database, "adam.admin", "page.del", { path });
    await callAs(database, "admin", "page.restore", { path });
    await expectNobodys(path, memberId);
  });

  /** Expects that a super administrator's call from the draft gives nobody the highest role. */
  async function expectNobodys(path: string, memberId: number) {
    const give = { memberId, role: topRole } as const;
    const page = `${path}@draft`;
    expect(await callAs(database, "admin", "memberRole.add", give, page)).toMatchObject({
      code: 40300,
      msg: expect.stringContaining(`the draft of ${path} runs with nobody's permissions`),
    });
  }

  it("is told by the audit log, of what was done and of what was refused", async () => {
    const page = "points/deduction-rule@0";
    await callAs(database, "admin", "deductionPointsRule.add", { ...add, title: "Told" }, page);
    await callAs(database, "kenji.customer", "deductionPointsRule.delete", { id: 1 }, page);
    const { data } = await callAs(database, "admin", "audit.getList", { page: "deduction-rule" });
    const told = data.records.map(({ operationId, outcome, page, pageVersion }) => ({
      operationId,
      outcome,
      page,
      pageVersion,
    }));
    const which = { page: "points/deduction-rule", pageVersion: "shipped" };
    expect(told.slice(0, 2)).toEqual([
      { operationId: "deductionPointsRule.delete", outcome: "refused", ...which },
      { operationId: "deductionPointsRule.add", outcome: "done", ...which },
    ]);
  });
});
