import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { createPasswords } from "../../../src/server/accounts/passwords.ts";
import { giveTemporaryPassword } from "../../../src/server/handlers/temporary-password.ts";
import { password, passwordCost } from "../../support/first-start.ts";
import { callAs, idOf, organisations } from "../../support/organisation.ts";

const own = "a quite new passphrase 7";

describe.each(organisations())("a password that the operator gives on $name", (database) => {
  const give = (username: string) =>
    giveTemporaryPassword(database.service.db, username, {
      catalogue: shippedCatalogue(),
      passwords: createPasswords(passwordCost),
      now: new Date(),
    });

  it("lets its member in to set another one, and to nothing else until then", async () => {
    const { service } = database;
    const earlier = await service.signIn("sofia.super");
    for (let wrong = 0; wrong < 8; wrong += 1) {
      await service.call("login.login", { username: "sofia.super", password: "forgotten" });
    }
    const given = await give(" Sofia.Super ");
    expect(given.username).toBe("sofia.super");
    expect((await service.call("member.userInfo", {}, { token: earlier })).code).toBe(50012);
    const old = await service.call("login.login", { username: "sofia.super", password });
    expect(old.code).toBe(60204);

    const { token } = (await service.call("login.login", given)).data;
    const asked = async (id: OperationId, request: object) =>
      await service.call(id, request as never, { token });
    const { data: flags } = await service.call("member.getRoleGroup", {}, { token });
    expect(flags.isSuperAdministrators).toBe(false);
    expect((await asked("member.getList", {})).code).toBe(40300);
    expect((await asked("menu.add", { title: "Mine", typeId: "0" })).code).toBe(40300);
    const headers = { "Accept-Language": "en" };
    const menu = await service.call("menu.getTreeRoleList", {}, { token, headers });
    expect(menu.data).toMatchObject([
      {
        title: "Set a password of your own",
        routerPath: "/dashboard",
        componentPath: "shell/password",
        children: [],
      },
    ]);

    const id = await idOf(database, "sofia.super");
    const same = { id, password: given.password, rePassword: given.password };
    const refused = await service.call("member.updatePwd", same, { token });
    expect(refused).toMatchObject({ code: 40000, paths: ["/password"] });
    expect((await asked("member.getList", {})).code).toBe(40300);
    const set = { id, password: own, rePassword: own };
    expect((await service.call("member.updatePwd", set, { token })).code).toBe(20000);
    expect((await asked("member.getList", {})).code).toBe(20000);
    expect((await service.call("menu.getTreeRoleList", {}, { token })).data.length).toBeGreaterThan(
      1,
    );
    const again = await service.call("login.login", { username: "sofia.super", password: own });
    expect(again.code).toBe(20000);
    expect((await service.call("login.login", given)).code).toBe(60204);
  });

  it("is noted in the operator's name, without the password", async () => {
    const { service } = database;
    const { password: given } = await give("chen.comprehensive");
    const { data } = await callAs(database, "adam.admin", "audit.getList", {
      operationId: "member.updatePwd",
    });
    const [entry] = data.records;
    expect(entry).toMatchObject({ memberId: null, username: "npm run password", outcome: "done" });
    const id = entry?.id ?? 0;
    const detail = await callAs(database, "adam.admin", "audit.getOne", { id });
    expect(detail.code).toBe(20000);
    expect(detail.data.record).toBe("陈思远");
    const stored = await service.db.selectFrom("auditLog").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(given);
  });

  it("is refused for nobody, and for a member who could not sign in with it", async () => {
    await expect(give("nobody")).rejects.toThrow('There is no member "nobody".');
    const id = await idOf(database, "carla.customer");
    const disabled = { id, fullname: "Carla", status: 0 as const };
    await callAs(database, "adam.admin", "member.update", disabled);
    await expect(give("carla.customer")).rejects.toThrow("carla.customer is disabled");
  });
});
