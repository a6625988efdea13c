import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "../../support/first-start.ts";
import { startService, type TestService } from "../../support/service.ts";

const minute = 60_000;

describe("what gives rights", () => {
  let service: TestService;
  let memberId = 0;
  let time = Date.now();

  beforeAll(async () => {
    service = await startService({ sampleData: false, now: () => new Date(time) });
    const member = { username: "member", fullname: "Member", password };
    memberId = (await service.ask("member.add", { ...member, roles: ["customer"] })).id;
  });
  afterAll(() => service.stop());

  const grant = async (token: string) => {
    const request = { memberId, roles: ["customer"] };
    return (await service.call("memberRole.updateRole", request, { token })).envelope.code;
  };
  const confirm = async (tried: string, token: string) =>
    (await service.call("login.confirm", { password: tried }, { token })).envelope.code;

  it("wants a sign-in of the last 15 minutes, whatever was done meanwhile", async () => {
    const token = await service.signIn("admin");
    time += 15 * minute - 1;
    expect(await grant(token)).toBe(20000);
    time += 1;
    expect(await grant(token)).toBe(40102);
    const calls = [
      ["menu.add", { title: "Node", typeId: "0" }],
      ["service.del", { name: "nothing" }],
      ["service.restore", { deletionId: 1 }],
      ["member.updatePwd", { id: memberId, password, rePassword: password }],
    ] as const;
    for (const [id, request] of calls) {
      expect((await service.call(id, request, { token })).envelope.code).toBe(40102);
    }
    expect((await service.call("menu.getTreeList", {}, { token })).envelope.code).toBe(20000);
  });

  it("is permitted again once the password was given again, in that session alone", async () => {
    const token = await service.signIn("admin");
    const other = await service.signIn("admin");
    time += 20 * minute;
    expect(await confirm("wrong password", token)).toBe(60204);
    expect(await grant(token)).toBe(40102);
    expect(await confirm(password, token)).toBe(20000);
    expect(await grant(token)).toBe(20000);
    expect(await grant(other)).toBe(40102);
  });

  it("tells nobody more than before: who is not permitted is told that", async () => {
    const token = await service.signIn("member");
    time += 20 * minute;
    expect(await grant(token)).toBe(40300);
  });

  it("is not one's own profile, but one's own password", async () => {
    const token = await service.signIn("member");
    time += 20 * minute;
    const profile = { id: memberId, fullname: "Member" };
    expect((await service.call("member.update", profile, { token })).envelope.code).toBe(20000);
    const change = { id: memberId, password, rePassword: password };
    expect((await service.call("member.updatePwd", change, { token })).envelope.code).toBe(40102);
  });

  it("makes wrong passwords wait in the session that gave them, and nowhere else", async () => {
    const token = await service.signIn("admin");
    for (let tries = 0; tries < 6; tries += 1) expect(await confirm("wrong", token)).toBe(60204);
    expect(await confirm(password, token)).toBe(42900);
    expect(await confirm(password, await service.signIn("admin"))).toBe(20000);
    time += 2000;
    expect(await confirm(password, token)).toBe(20000);
  });
});
