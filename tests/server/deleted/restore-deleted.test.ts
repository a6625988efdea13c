import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import { keptRecords } from "../../../src/server/deleted/kept-records.ts";
import { sweep } from "../../../src/server/housekeeping.ts";
import { password } from "../../support/first-start.ts";
import { organisations, type SharedOrganisation } from "../../support/organisation.ts";
import { startService, type TestService } from "../../support/service.ts";

type Role = Requests["memberRole.add"]["role"];

const places = organisations();
const users = [1, 2, 3, 4, 5, 6];
const departments = [1, 2, 3];
const day = 24 * 3_600_000;

let made = 0;
const nextName = () => `kept.${++made}`;

function callsOn(database: SharedOrganisation) {
  const callAs = async <Id extends OperationId>(name: string, id: Id, request: Requests[Id]) =>
    database.service.call(id, request, { token: await database.service.signIn(name) });
  const call = <Id extends OperationId>(id: Id, request: Requests[Id]) =>
    callAs("sofia.super", id, request);
  return {
    call,
    callAs,
    async holdToo(role: Role, ...permissions: string[]) {
      const { db } = database.service;
      const nodes = db.selectFrom("menuNode").where("name", "in", permissions);
      await db
        .insertInto("menuNodeRole")
        .columns(["menuNodeId", "role"])
        .expression(nodes.select(["id", sql.lit(role).as("role")]))
        .execute();
    },
    /** A group with 6 users and 3 departments. */
    async addGroup(name = nextName()) {
      const { id } = (await call("culturalGroup.add", { name, remark: "Tuesdays" })).data;
      await call("culturalGroupUserRel.update", { groupId: id, ids: users });
      await call("culturalGroupDeptRel.update", { groupId: id, ids: departments });
      return { id, name };
    },
    async deleteGroups(...ids: number[]) {
      return (await call("culturalGroup.delete", { ids })).data.deletionId;
    },
    async group(name: string) {
      const { data } = await call("culturalGroup.page", { name });
      return data.records.find((row) => row.name === name);
    },
    async addMember(...roles: NonNullable<Requests["member.add"]["roles"]>) {
      const username = nextName();
      const request = { username, fullname: `Member ${made}`, password, roles };
      return { username, id: (await call("member.add", request)).data.id };
    },
  };
}

describe.each(places)("what was deleted on $name", (database) => {
  const { call, callAs, addGroup, deleteGroups, group, addMember, holdToo } = callsOn(database);

  it("comes back with its id, users and departments, as it was", async () => {
    const { id, name } = await addGroup();
    const before = await group(name);
    const deletionId = await deleteGroups(id);
    expect(await group(name)).toBeUndefined();
    const { code, data } = await call("culturalGroup.restore", { deletionId });
    expect([code, data]).toEqual([0, { ids: [id], notes: [] }]);
    expect(await group(name)).toEqual(before);
    expect(before).toMatchObject({ id, userCount: 6, deptCount: 3, remark: "Tuesdays" });
  });

  it("comes back as many as went in one call", async () => {
    const groups = [await addGroup(), await addGroup(), await addGroup()];
    const deletionId = await deleteGroups(...groups.map(({ id }) => id));
    const { data } = await call("culturalGroup.restore", { deletionId });
    expect(data.ids).toEqual(groups.map(({ id }) => id));
    for (const { name } of groups) expect(await group(name)).toMatchObject({ userCount: 6 });
  });

  it("comes back once", async () => {
    const deletionId = await deleteGroups((await addGroup()).id);
    const answers = [1, 2, 3].map(() => call("culturalGroup.restore", { deletionId }));
    const codes = (await Promise.all(answers)).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 40400, 40400]);
  });

  it("frees its name at once, and asks for another one where that is taken meanwhile", async () => {
    const first = await addGroup();
    const second = await addGroup();
    const deletionId = await deleteGroups(first.id, second.id);
    await call("culturalGroup.add", { name: first.name.toUpperCase() });
    const taken = await call("culturalGroup.restore", { deletionId });
    expect([taken.code, taken.data]).toEqual([
      40902,
      { taken: [{ id: first.id, field: "name", name: first.name }] },
    ]);
    expect(await group(second.name)).toBeUndefined();
    const name = `${first.name} again`;
    const named = { deletionId, names: [{ id: first.id, name: ` ${name} ` }] };
    expect((await call("culturalGroup.restore", named)).code).toBe(0);
    expect(await group(name)).toMatchObject({ id: first.id, userCount: 6, deptCount: 3 });
    expect(await group(second.name)).toMatchObject({ id: second.id });
  });

  it("refuses names that are blank, of other records, or of each other", async () => {
    const [first, second] = [await addGroup(), await addGroup()];
    const deletionId = await deleteGroups(first.id, second.id);
    const restore = (...names: { id: number; name: string }[]) =>
      call("culturalGroup.restore", { deletionId, names });
    expect(await restore({ id: first.id, name: " " })).toMatchObject({
      code: 40000,
      paths: ["/names/0/name"],
    });
    expect(await restore({ id: 1_999_999_999, name: "Other" })).toMatchObject({
      code: 40000,
      paths: ["/names/0/id"],
    });
    const answer = await restore({ id: second.id, name: first.name.toUpperCase() });
    expect(answer.data).toMatchObject({ taken: [{ id: second.id }] });
  });

  it("stays apart from what is gone meanwhile, and tells how much that is", async () => {
    const { db } = database.service;
    const values = { username: nextName(), fullname: "Soon Gone", departmentId: 1 };
    const user = await db
      .insertInto("pointsUser")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id, name } = await addGroup();
    await call("culturalGroupUserRel.update", { groupId: id, ids: [...users, user.id] });
    const deletionId = await deleteGroups(id);
    await db.deleteFrom("pointsUser").where("id", "=", user.id).execute();
    const { data } = await call("culturalGroup.restore", { deletionId });
    expect(data.notes).toHaveLength(1);
    expect(await group(name)).toMatchObject({ id, userCount: 6 });
  });

  it("is related to nothing before it is back, so that no relation stands in its way", async () => {
    const { id, name } = await addGroup();
    const deletionId = await deleteGroups(id);
    const again = await call("culturalGroupUserRel.update", { groupId: id, ids: users });
    expect(again.code).toBe(40400);
    const row = { groupId: id, userId: 1 };
    const made = database.service.db.insertInto("pointsGroupUser").values(row).execute();
    await expect(made).rejects.toThrow("foreign key");
    expect((await call("culturalGroup.restore", { deletionId })).data.notes).toEqual([]);
    expect(await group(name)).toMatchObject({ id, userCount: 6, deptCount: 3 });
  });

  it("is not brought back as another sort of record", async () => {
    const deletionId = await deleteGroups((await addGroup()).id);
    expect((await call("deptGroup.restore", { deletionId })).code).toBe(40400);
    expect((await call("member.restore", { deletionId })).code).toBe(40400);
  });

  it("comes back for whoever deleted it, and for who reads the audit log, else for nobody", async () => {
    await holdToo("areaManager", "points:culturalGroup:add", "points:culturalGroup:delete");
    const add = async () => (await call("culturalGroup.add", { name: nextName() })).data.id;
    const removeAs = async (name: string) => {
      const request = { ids: [await add()] };
      return (await callAs(name, "culturalGroup.delete", request)).data.deletionId;
    };
    const restoreAs = async (name: string, deletionId: number) =>
      (await callAs(name, "culturalGroup.restore", { deletionId })).code;
    expect(await restoreAs("arturo.area", await removeAs("arturo.area"))).toBe(0);
    expect(await restoreAs("arturo.area", await removeAs("sofia.super"))).toBe(40400);
    expect(await restoreAs("anna.administrator", await removeAs("arturo.area"))).toBe(0);
    expect(await restoreAs("carla.customer", await removeAs("sofia.super"))).toBe(40300);
  });

  it("is in the audit log as what came back, beside its deletion", async () => {
    const { id } = await addGroup();
    const deletionId = await deleteGroups(id);
    await call("culturalGroup.restore", { deletionId });
    const entries = await database.service.db
      .selectFrom("auditLog")
      .select(["id", "operationId", "recordKeys"])
      .where("id", ">=", deletionId)
      .where(sql<boolean>`${String(id)} = any(record_keys)`)
      .orderBy("id")
      .execute();
    expect(entries.map(({ operationId }) => operationId)).toEqual([
      "culturalGroup.delete",
      "culturalGroup.restore",
    ]);
    expect(entries[0]?.id).toBe(deletionId);
  });

  it("is a member too: disabled, with his roles, without password and session", async () => {
    const { db, signIn } = database.service;
    const { id, username } = await addMember("customer");
    await signIn(username);
    const { deletionId } = (await call("member.del", { ids: [id] })).data;
    const kept = await sql<{ text: string }>`select row_to_json(deleted_record)::text as text
      from deleted_record where deletion_id = ${deletionId}`.execute(db);
    expect(kept.rows[0]?.text).toContain(username);
    expect(kept.rows[0]?.text).not.toMatch(/argon2|password|token/);
    const { data } = await call("member.restore", { deletionId });
    expect(data).toEqual({ ids: [id], notes: [expect.stringContaining(`Member ${made}`)] });
    const member = (await call("member.getOne", { id })).data;
    expect(member).toMatchObject({ id, username, status: 0, roles: ["customer"] });
    const sessions = await db
      .selectFrom("session")
      .selectAll()
      .where("memberId", "=", id)
      .execute();
    expect(sessions).toEqual([]);
    await call("member.update", { id, fullname: "Back", status: 1 });
    for (const tried of [password, ""]) {
      const code = (await call("login.login", { username, password: tried || " " })).code;
      expect(code).toBe(60204);
    }
    await call("member.updatePwd", {
      id,
      password: "a new pass phrase",
      rePassword: "a new pass phrase",
    });
    const back = await call("login.login", { username, password: "a new pass phrase" });
    expect(back.code).toBe(20000);
  });

  it("comes back without a role that the caller could not give, and tells so", async () => {
    const roles = ["admin", "customer", "superAdministrator"] as const;
    const restoredBy = async (name: string) => {
      const { id } = await addMember(...roles);
      const { deletionId } = (await call("member.del", { ids: [id] })).data;
      const { data } = await callAs(name, "member.restore", { deletionId });
      const member = (await call("member.getOne", { id })).data;
      return { roles: member.roles, told: data.notes.length };
    };
    expect(await restoredBy("sofia.super")).toEqual({ roles, told: 1 });
    expect(await restoredBy("adam.admin")).toEqual({ roles: ["admin", "customer"], told: 2 });
    expect(await restoredBy("anna.administrator")).toEqual({ roles: [], told: 4 });
  });

  it("asks for another user name where that is taken meanwhile", async () => {
    const { id, username } = await addMember();
    const { deletionId } = (await call("member.del", { ids: [id] })).data;
    const request = { username: username.toUpperCase(), fullname: "Another", password };
    await call("member.add", request);
    const taken = await call("member.restore", { deletionId });
    expect([taken.code, taken.data]).toEqual([
      40902,
      { taken: [{ id, field: "username", name: username }] },
    ]);
    const names = [{ id, name: `${username}.two` }];
    expect((await call("member.restore", { deletionId, names })).code).toBe(20000);
  });

  it("is a node of the menu with its roles, or without them for who lacks the permission", async () => {
    const node = { title: "Kept", typeId: "2", name: "kept:permission", parentId: 1 } as const;
    const nodeOf = async (id: number) => (await call("menu.getOne", { id })).data;
    const { id } = (await call("menu.add", { ...node, roles: ["admin"] })).data;
    const before = await nodeOf(id);
    const { deletionId } = (await call("menu.del", { id })).data;
    expect((await call("menu.restore", { deletionId })).data).toEqual({ ids: [id], notes: [] });
    expect(await nodeOf(id)).toEqual(before);
    const again = (await call("menu.del", { id })).data;
    const { code, data } = await callAs("adam.admin", "menu.restore", again);
    expect([code, data.notes.length]).toEqual([20000, 1]);
    expect(await nodeOf(id)).toEqual({ ...before, roles: [], version: expect.any(String) });
  });

  it("comes back below its parent, and not before that", async () => {
    const add = async (parentId: number | null) =>
      (await call("deductionPointsRule.add", { parentId, title: "Kept", points: 2 })).data.id;
    const remove = async (id: number) => (await call("deductionPointsRule.delete", { id })).data;
    const parent = await add(null);
    const child = await add(parent);
    const [ofChild, ofParent] = [await remove(child), await remove(parent)];
    expect((await call("deductionPointsRule.restore", ofChild)).code).toBe(40000);
    expect((await call("deductionPointsRule.restore", ofParent)).data.ids).toEqual([parent]);
    expect((await call("deductionPointsRule.restore", ofChild)).data.ids).toEqual([child]);
  });

  it("is listed among the latest changes of whoever made them", async () => {
    const { id, name } = await addGroup();
    const deletionId = await deleteGroups(id);
    const latest = async () => (await call("audit.getRecent", { size: 1 })).data.records[0];
    const entry = { id: deletionId, operationId: "culturalGroup.delete", record: name };
    expect(await latest()).toMatchObject({ ...entry, isKept: true });
    await callAs("arturo.area", "culturalGroup.update", { id: 1, name: "Reading Club", status: 1 });
    expect(await latest()).toMatchObject({ id: deletionId });
    const { data } = await callAs("arturo.area", "audit.getRecent", {});
    expect(new Set(data.records.map(({ username }) => username))).toEqual(new Set(["arturo.area"]));
    expect((await callAs("arturo.area", "audit.getRecent", { isOfAll: true })).code).toBe(40300);
    const all = (await call("audit.getRecent", { isOfAll: true, size: 2 })).data.records;
    expect(all.map(({ username }) => username)).toEqual(["arturo.area", "sofia.super"]);
    await call("culturalGroup.restore", { deletionId });
    const [, was] = (await call("audit.getRecent", { size: 2 })).data.records;
    expect(was).toMatchObject({ ...entry, isKept: false });
  });

  it("loses no relation that the database knows of, but those that are left on purpose", async () => {
    // These are the means of signing in, which a restored member must get again from an
    // administrator.
    const left = ["session", "known_browser", "member_identity"];
    const { rows } = await sql<{ name: string; of: string }>`
      select distinct relation.relname as name, record.relname as of from pg_constraint
        join pg_class relation on relation.oid = conrelid join pg_class record on record.oid = confrelid
        where contype = 'f' and confdeltype = 'c'`.execute(database.service.db);
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    for (const { table, relations } of Object.values(keptRecords)) {
      const kept = relations.map((relation) => snake(relation.table));
      const going = rows.filter((row) => row.of === snake(table)).map(({ name }) => name);
      expect(going.filter((name) => !left.includes(name)).sort()).toEqual(kept.sort());
    }
  });
});

describe("what was deleted", () => {
  let service: TestService;
  let time = Date.now();
  beforeAll(async () => {
    service = await startService({ now: () => new Date(time) });
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    time = Date.now();
  });

  const deleteGroup = async () => {
    const { id } = await service.ask("culturalGroup.add", { name: nextName() });
    return service.ask("culturalGroup.delete", { ids: [id] });
  };
  const kept = () => service.database.db.selectFrom("deletedRecord").select("deletionId").execute();

  it("is kept for 30 days, then neither offered nor brought back, and forgotten", async () => {
    const deletion = await deleteGroup();
    time += 30 * day - 60_000;
    await sweep(service.database.db, new Date(time), 0);
    expect(await kept()).toEqual([deletion]);
    time += 60_000;
    service.adminToken = await service.signIn("admin");
    const latest = await service.ask("audit.getRecent", { size: 10 });
    expect(latest.records.find(({ id }) => id === deletion.deletionId)?.isKept).toBe(false);
    const { envelope } = await service.call("culturalGroup.restore", deletion, {
      token: service.adminToken,
    });
    expect(envelope.code).toBe(40400);
    await sweep(service.database.db, new Date(time), 0);
    expect(await kept()).toEqual([]);
  });
});
