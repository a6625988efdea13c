import { beforeAll, describe, expect, it } from "vitest";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { password } from "../../support/first-start.ts";
import {
  callAs,
  idOf,
  organisations,
  type SharedOrganisation,
} from "../../support/organisation.ts";

type Role = Requests["memberRole.add"]["role"];

const databases = organisations();
const roles = [
  "superAdministrator",
  "admin",
  "administrator",
  "areaManager",
  "comprehensive",
  "customer",
] as const satisfies readonly Role[];

/**
 * For each role, the roles whose permissions it has too, if all of these may administer members.
 */
const within: Record<Role, readonly Role[]> = {
  superAdministrator: roles,
  admin: ["admin", "administrator", "areaManager", "comprehensive", "customer"],
  administrator: ["administrator", "areaManager", "comprehensive", "customer"],
  areaManager: ["areaManager", "customer"],
  comprehensive: ["comprehensive", "customer"],
  customer: ["customer"],
};

let made = 0;

/** Adds an active member with the roles. */
async function addMember(database: SharedOrganisation, ...given: Role[]) {
  made += 1;
  const username = `own.${made}`;
  const request = { username, fullname: `Own ${made}`, password, roles: given };
  const { data } = await callAs(database, "sofia.super", "member.add", request);
  return { id: data.id, username };
}

const titles = { "0": "A folder", "1": "A page", "2": "A permission" } as const;

/** Adds a menu node as a super administrator. */
async function addNode(database: SharedOrganisation, node: Partial<Requests["menu.add"]>) {
  const typeId = node.typeId ?? "2";
  const request = { title: titles[typeId], typeId, ...node };
  return (await callAs(database, "sofia.super", "menu.add", request)).data.id;
}

const nodeNamed = ({ service }: SharedOrganisation, name: string) =>
  service.db.selectFrom("menuNode").selectAll().where("name", "=", name).executeTakeFirstOrThrow();

/** Reduces the role's permissions to the named ones. */
async function holdOnly({ service }: SharedOrganisation, role: Role, permissions: string[]) {
  const { db } = service;
  await db.deleteFrom("menuNodeRole").where("role", "=", role).execute();
  const nodes = await db
    .selectFrom("menuNode")
    .select("id")
    .where("name", "in", permissions)
    .execute();
  expect(nodes).toHaveLength(permissions.length);
  await db
    .insertInto("menuNodeRole")
    .values(nodes.map(({ id }) => ({ menuNodeId: id, role })))
    .execute();
}

describe.each(databases)("a caller who may administer members on $name", (database) => {
  beforeAll(async () => {
    const { db } = database.service;
    const nodes = await db
      .selectFrom("menuNode")
      .select("id")
      .where("name", "like", "system:member:%")
      .execute();
    const values = roles
      .slice(1)
      .flatMap((role) => nodes.map(({ id }) => ({ menuNodeId: id, role })));
    await db
      .insertInto("menuNodeRole")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

  /** The names of the calls on the role that the caller may make. */
  async function done(caller: string, role: Role): Promise<string[]> {
    const [plain, other, holder, leaver] = await Promise.all([
      addMember(database),
      addMember(database),
      addMember(database, role),
      addMember(database, role),
    ]);
    made += 1;
    const added = { username: `added.${made}`, fullname: "Added", password, roles: [role] };
    const answers = {
      add: await callAs(database, caller, "member.add", added),
      give: await callAs(database, caller, "memberRole.add", { memberId: plain.id, role }),
      set: await callAs(database, caller, "memberRole.updateRole", {
        memberId: other.id,
        roles: [role],
      }),
      take: await callAs(database, caller, "memberRole.updateRole", {
        memberId: leaver.id,
        roles: [],
      }),
      rename: await callAs(database, caller, "member.update", { id: holder.id, fullname: "Named" }),
      reset: await callAs(database, caller, "member.updatePwd", {
        id: holder.id,
        password,
        rePassword: password,
      }),
      disable: await callAs(database, caller, "member.update", {
        id: holder.id,
        fullname: "Disabled",
        status: 0,
      }),
      remove: await callAs(database, caller, "member.del", { ids: [plain.id, holder.id] }),
    };
    const codes = Object.entries(answers).map(([name, { code }]) => [name, code] as const);
    expect(codes.filter(([, code]) => code !== 20000 && code !== 40300)).toEqual([]);
    return codes.filter(([, code]) => code === 20000).map(([name]) => name);
  }

  it.each(roles)(
    "as %s, reaches only roles and members within its own permissions",
    async (role) => {
      const { username } = await addMember(database, role);
      const reached: Role[] = [];
      for (const target of roles) {
        const calls = await done(username, target);
        if (calls.length > 0) reached.push(target);
        expect(calls.length, `${role} to ${target}: ${calls}`).toBeOneOf([0, 8]);
      }
      expect(reached).toEqual(within[role]);
    },
  );

  it("is told what is lacking, by the role's name in its language", async () => {
    const { username } = await addMember(database, "administrator");
    const { id } = await addMember(database);
    const token = await database.service.signIn(username);
    const headers = { "Accept-Language": "en" };
    const request = { memberId: id, role: "admin" } as const;
    const { msg } = await database.service.call("memberRole.add", request, { token, headers });
    expect(msg).toMatch(/^The role System administrator includes .*system:menu:add, .*, \+\d+\)/);
  });
});

describe.each(databases)("a single permission on $name", (database) => {
  const role = "comprehensive";

  it("to change the menu does not give another", async () => {
    await holdOnly(database, role, ["system:menu:update"]);
    const node = await nodeNamed(database, "system:member:grant");
    const { id, title, typeId, parentId } = node;
    const grant = { id, title, typeId, roles: ["admin", role] as Role[] };
    const refused = await callAs(database, "chen.comprehensive", "menu.update", grant);
    expect(refused).toMatchObject({ code: 40300, msg: expect.stringContaining(node.name) });

    const own = await nodeNamed(database, "system:menu:update");
    const attempts = [
      { id: own.id, title: own.title, typeId: own.typeId, name: node.name },
      { id, title, typeId, parentId, status: 0 as const },
      { id, title, typeId, name: "system:menu:update" },
      { id, title, typeId: "1" as const },
    ];
    for (const attempt of attempts) {
      const { code } = await callAs(database, "chen.comprehensive", "menu.update", attempt);
      expect({ attempt, code }).toEqual({ attempt, code: 40300 });
    }
    const give = { memberId: 1, role: "customer" } as const;
    expect((await callAs(database, "chen.comprehensive", "memberRole.add", give)).code).toBe(40300);
  });

  it("to grant roles does not give a role that holds another", async () => {
    await holdOnly(database, role, ["system:member:grant"]);
    const id = await idOf(database, "chen.comprehensive");
    const give = { memberId: id, role: "admin" } as const;
    expect((await callAs(database, "chen.comprehensive", "memberRole.add", give)).code).toBe(40300);
    const set = { memberId: id, roles: ["admin" as const, role] as Role[] };
    const answer = await callAs(database, "chen.comprehensive", "memberRole.updateRole", set);
    expect(answer.code).toBe(40300);
  });

  it("to delete nodes does not take another from anybody", async () => {
    await holdOnly(database, role, ["system:menu:delete"]);
    const { id } = await nodeNamed(database, "system:audit:read");
    expect((await callAs(database, "chen.comprehensive", "menu.del", { id })).code).toBe(40300);
  });

  it("to add nodes does not give another", async () => {
    await holdOnly(database, role, ["system:menu:add"]);
    const request = (name: string): Requests["menu.add"] => {
      return { title: "Mine", typeId: "2", name, roles: [role] };
    };
    const codes: number[] = [];
    for (const name of ["system:member:grant", "system:menu:add"]) {
      codes.push((await callAs(database, "chen.comprehensive", "menu.add", request(name))).code);
    }
    expect(codes).toEqual([40300, 20000]);
  });
});

describe.each(databases)("moving a node of the menu on $name", (database) => {
  it("neither switches on nor off what the caller does not hold", async () => {
    const off = await addNode(database, { typeId: "0", status: 0 });
    const on = await addNode(database, { typeId: "0" });
    const secret = { name: "test:secret:read", roles: ["customer"] as Role[] };
    const hidden = await addNode(database, { ...secret, parentId: off });
    const shown = await addNode(database, { ...secret, parentId: on, name: "test:shown:read" });
    const move = async (id: number, parentId: number) => {
      const request = { content: [{ id, parentId, sort: 0 }] };
      return (await callAs(database, "adam.admin", "menu.multiSort", request)).code;
    };
    expect([await move(hidden, on), await move(shown, off), await move(off, on)]).toEqual([
      40300, 40300, 20000,
    ]);
    const turnOn = { id: off, title: "On", typeId: "0", status: 1 } as const;
    expect((await callAs(database, "adam.admin", "menu.update", turnOn)).code).toBe(40300);
  });

  it("is free where it changes nothing that anybody holds", async () => {
    const { id, parentId } = await nodeNamed(database, "system:member:read");
    const request = { content: [{ id, parentId, sort: 500 }] };
    expect((await callAs(database, "adam.admin", "menu.multiSort", request)).code).toBe(20000);
  });
});

describe.each(databases)("whom a node of the menu is shown to on $name", (database) => {
  it("is changed by who sees it", async () => {
    const id = await addNode(database, { typeId: "1", roles: ["customer"] });
    const request = { id, title: "A page", typeId: "1" as const, roles: [] as Role[] };
    const refused = await callAs(database, "adam.admin", "menu.update", request);
    expect(refused).toMatchObject({ code: 40300, msg: expect.stringContaining("A page") });
    expect((await callAs(database, "adam.admin", "menu.del", { id })).code).toBe(40300);
    const seen = await addNode(database, { typeId: "1", roles: ["customer", "admin"] });
    const change = { ...request, id: seen };
    expect((await callAs(database, "adam.admin", "menu.update", change)).code).toBe(20000);
  });

  it("is chosen by who adds it", async () => {
    const request = { title: "Mine", typeId: "1", roles: ["customer"] } as const;
    const { code } = await callAs(database, "adam.admin", "menu.add", {
      ...request,
      roles: [...request.roles],
    });
    expect(code).toBe(20000);
  });
});
