import { describe, expect, it } from "vitest";
import { type Organisation, organisations } from "../../support/organisation.ts";

const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** The sessions that the service lists for the member with a token. */
async function sessionsOf(service: Organisation, token: string) {
  return (await service.call("session.getList", {}, { token })).data;
}

const codeWith = async (service: Organisation, token: string) =>
  (await service.call("member.userInfo", {}, { token })).code;

describe.each(organisations())("the sessions of one's own on $name", (database) => {
  it("are told with browser and address, the one that asks marked, and nobody else's among them", async () => {
    const { service } = database;
    await service.signIn("kenji.customer");
    const first = await service.signIn("arturo.area");
    const second = await service.signIn("arturo.area");
    await service.db.updateTable("session").set({ userAgent: chrome, ip: "10.1.2.3" }).execute();
    const sessions = await sessionsOf(service, first);
    expect(sessions).toHaveLength(2);
    for (const session of sessions) {
      expect(session).toMatchObject({ device: "Chrome, Linux", ip: "10.1.2.3" });
    }
    const current = (list: typeof sessions) => list.find(({ isCurrent }) => isCurrent)?.id;
    expect(current(sessions)).not.toBe(current(await sessionsOf(service, second)));
    expect(JSON.stringify(sessions)).not.toMatch(/token/i);
  });

  it("end one by one, at once, and are listed no more", async () => {
    const { service } = database;
    const here = await service.signIn("grace.both");
    const there = await service.signIn("grace.both");
    const other = (await sessionsOf(service, here)).find(({ isCurrent }) => !isCurrent);
    const answer = await service.call("session.end", { id: other?.id ?? 0 }, { token: here });
    expect(answer.code).toBe(20000);
    expect(await codeWith(service, there)).toBe(50012);
    expect(await codeWith(service, here)).toBe(20000);
    expect(await sessionsOf(service, here)).toHaveLength(1);
  });

  it("end all but the one that asks", async () => {
    const { service } = database;
    const [here, ...others] = await Promise.all(
      [1, 2, 3].map(() => service.signIn("anna.administrator")),
    );
    const { code } = await service.call("session.endOthers", {}, { token: here });
    expect(code).toBe(20000);
    expect(await Promise.all(others.map((token) => codeWith(service, token)))).toEqual([
      50012, 50012,
    ]);
    expect(await codeWith(service, here ?? "")).toBe(20000);
  });

  it("are one's own: nobody ends another's", async () => {
    const { service } = database;
    const theirs = await service.signIn("sofia.super");
    const [session] = await sessionsOf(service, theirs);
    const token = await service.signIn("adam.admin");
    await service.call("session.end", { id: session?.id ?? 0 }, { token });
    expect(await codeWith(service, theirs)).toBe(20000);
  });

  it("end the stream of changes that one of them follows", async () => {
    const { service } = database;
    const here = await service.signIn("carla.customer");
    const there = await service.signIn("carla.customer");
    const stream = await fetch(`${service.address}/system-api/api/changes`, {
      headers: { "X-Access-Token": there },
    });
    await service.call("session.endOthers", {}, { token: here });
    expect(await stream.text()).toMatch(/^retry: 3000\n/);
  });
});
