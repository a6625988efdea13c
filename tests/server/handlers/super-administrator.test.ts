import { beforeEach, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import {
  callAs,
  idOf,
  organisations,
  type SharedOrganisation,
} from "../../support/organisation.ts";

const databases = organisations();
const topRole = "superAdministrator";

const takeRole = (memberId: number) => ({ memberId, roles: [] });
const disable = (id: number) => ({ id, fullname: "Disabled", status: 0 as const });
const remove = (id: number) => ({ ids: [id] });

describe.each(databases)("somebody who is no super administrator on $name", (database) => {
  it("neither grants nor takes away that role", async () => {
    const memberId = await idOf(database, "kenji.customer");
    const sofia = await idOf(database, "sofia.super");
    const answers = [
      await callAs(database, "adam.admin", "memberRole.add", { memberId, role: topRole }),
      await callAs(database, "adam.admin", "memberRole.updateRole", { memberId, roles: [topRole] }),
      await callAs(database, "adam.admin", "memberRole.updateRole", { memberId: sofia, roles: [] }),
      await callAs(database, "adam.admin", "member.add", {
        username: "another.super",
        fullname: "Another",
        password,
        roles: [topRole],
      }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([40300, 40300, 40300, 40300]);
  });

  it("neither changes, disables nor deletes one, nor sets its password", async () => {
    const id = await idOf(database, "sofia.super");
    const kenji = await idOf(database, "kenji.customer");
    const answers = [
      await callAs(database, "adam.admin", "member.update", { id, fullname: "Sofía" }),
      await callAs(database, "adam.admin", "member.update", { id, fullname: "Sofía", status: 0 }),
      await callAs(database, "adam.admin", "member.del", { ids: [kenji, id] }),
      await callAs(database, "adam.admin", "member.updatePwd", {
        id,
        password,
        rePassword: password,
      }),
      await callAs(database, "adam.admin", "memberRole.add", { memberId: id, role: "customer" }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([40300, 40300, 40300, 40300, 40300]);
    expect((await callAs(database, "adam.admin", "member.getOne", { id: kenji })).code).toBe(20000);
  });
});

describe.each(databases)("the last active super administrator on $name", (database) => {
  /** Two super administrators are active: `admin` and the one of the sample data. */
  beforeEach(async () => {
    const { db } = database.service;
    const memberIds = [await idOf(database, "admin"), await idOf(database, "sofia.super")];
    await db.updateTable("member").set({ status: 1 }).where("id", "in", memberIds).execute();
    await db.deleteFrom("memberRole").where("role", "=", topRole).execute();
    await db
      .insertInto("memberRole")
      .values(memberIds.map((memberId) => ({ memberId, role: topRole })))
      .execute();
  });

  it("keeps the role", async () => {
    const [admin, sofia] = [await idOf(database, "admin"), await idOf(database, "sofia.super")];
    const take = (memberId: number) =>
      callAs(database, "sofia.super", "memberRole.updateRole", { memberId, roles: [] });
    expect((await take(admin)).code).toBe(20000);
    expect(await take(sofia)).toMatchObject({ code: 40000, paths: ["/roles"] });
    const { data } = await callAs(database, "sofia.super", "member.getOneWithRole", { id: sofia });
    expect(data.roles).toContain(topRole);
  });

  it("is one who may sign in: a disabled one does not count", async () => {
    const [admin, sofia] = [await idOf(database, "admin"), await idOf(database, "sofia.super")];
    const disable = { id: admin, fullname: "Administrator", status: 0 } as const;
    expect((await callAs(database, "sofia.super", "member.update", disable)).code).toBe(20000);
    const request = { memberId: sofia, roles: [] };
    expect((await callAs(database, "sofia.super", "memberRole.updateRole", request)).code).toBe(
      40000,
    );
  });

  it.each([
    { what: "take the role from each other", id: "memberRole.updateRole", request: takeRole },
    { what: "disable each other", id: "member.update", request: disable },
    { what: "delete each other", id: "member.del", request: remove },
  ] as const)("stays when both $what at the same time", async ({ id, request }) => {
    const { service } = database;
    const [admin, sofia] = [await idOf(database, "admin"), await idOf(database, "sofia.super")];
    const tokens = [await service.signIn("admin"), await service.signIn("sofia.super")];
    const answers = await Promise.all([
      service.call(id, request(sofia), { token: tokens[0] }),
      service.call(id, request(admin), { token: tokens[1] }),
    ]);
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
    expect(await activeOnes(database)).toBe(1);
  });
});

async function activeOnes({ service }: SharedOrganisation): Promise<number> {
  const rows = await service.db
    .selectFrom("memberRole")
    .innerJoin("member", "member.id", "memberRole.memberId")
    .where("role", "=", topRole)
    .where("status", "=", 1)
    .select("member.id")
    .execute();
  return rows.length;
}
