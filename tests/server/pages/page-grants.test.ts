import { expect, it } from "vitest";
import type { OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import { callAs as callWith, organisations } from "../../support/organisation.ts";
import { pageThatCalls } from "./page-that-calls.ts";

const [database] = organisations();

async function callAs<Id extends OperationId>(username: string, id: Id, request: Requests[Id]) {
  if (!database) throw new Error("There is always an embedded database.");
  return await callWith(database, username, id, request, { "Accept-Language": "en" });
}

/** Saves a draft and publishes it; returns the code and the message. */
async function publishAs(username: string, path: string, source: string) {
  const saved = await callAs(username, "page.saveDraft", { path, source });
  expect(saved.code).toBe(20000);
  const { code, data } = await callAs(username, "page.publish", { path });
  return { code, calls: lackingCalls(data) };
}

/** The calls in a refusal, each with what the publisher lacks for it. */
function lackingCalls(data: unknown): string[] {
  if (typeof data !== "object" || data === null || !("errors" in data)) return [];
  return Array.isArray(data.errors) ? data.errors.map(({ message }) => String(message)) : [];
}

const shown = async (path: string) => (await callAs("admin", "page.getOne", { path })).code;
const grantsTopRole = pageThatCalls("memberRole.add", {
  memberId: 2,
  role: "'superAdministrator'",
});
const anyPage = pageThatCalls("culturalGroup.add", { name: "'x'" });

it("a page that gives the highest role is published by who holds it alone, and stays a draft", async () => {
  const path = "grants/top-role";
  expect(await publishAs("adam.admin", path, grantsTopRole)).toEqual({
    code: 40300,
    calls: ["memberRole.add needs superAdministrator"],
  });
  expect(await shown(path)).toBe(40400);
  const draft = await callAs("adam.admin", "page.getOne", { path, draft: true });
  expect(draft.data.state).toBe("draft");
  expect((await callAs("admin", "page.publish", { path })).code).toBe(20000);
});

it.each([
  [
    "sets a password",
    "member.updatePwd",
    { id: 1, password: "'known by all'", rePassword: "'known by all'" },
  ],
  [
    "sets its reader's password",
    "member.updatePwd",
    { id: "user.id", password: "'known by all'", rePassword: "'known by all'" },
  ],
  ["publishes another page", "page.publish", { path: "'grants/top-role'" }],
  ["restores another page", "page.restore", { path: "'grants/top-role'" }],
] as const)("a page that %s needs a super administrator", async (_, call, args) => {
  const { code, calls } = await publishAs("adam.admin", "grants/other", pageThatCalls(call, args));
  expect({ code, calls }).toEqual({ code: 40300, calls: [`${call} needs superAdministrator`] });
});

it("a page that changes the menu is published by who may change the menu", async () => {
  const source = pageThatCalls("menu.del", { id: 1 });
  expect((await publishAs("adam.admin", "grants/menu", source)).code).toBe(20000);
});

it("a page that changes the menu is refused to who may publish and no more", async () => {
  if (!database) throw new Error("There is always an embedded database.");
  const { db } = database.service;
  const nodes = await db
    .selectFrom("menuNode")
    .select("id")
    .where("name", "like", "system:page:%")
    .execute();
  const role = "comprehensive";
  await db
    .insertInto("menuNodeRole")
    .values(nodes.map(({ id }) => ({ menuNodeId: id, role }) as const))
    .execute();
  const source = pageThatCalls("menu.del", { id: 1 });
  expect(await publishAs("chen.comprehensive", "grants/menu-only", source)).toEqual({
    code: 40300,
    calls: ["menu.del needs system:menu:delete"],
  });
  const plain = pageThatCalls("deductionPointsRule.add", { title: "'x'", points: 1 });
  expect((await publishAs("chen.comprehensive", "grants/plain", plain)).code).toBe(20000);
  expect(await publishAs("chen.comprehensive", "grants/groups", anyPage)).toEqual({
    code: 40300,
    calls: ["culturalGroup.add needs points:culturalGroup:add"],
  });
});

it("an earlier version that gives the highest role is not brought back by anybody else", async () => {
  const path = "grants/rolled-back";
  await publishAs("admin", path, grantsTopRole);
  await publishAs("admin", path, anyPage);
  expect((await callAs("adam.admin", "page.rollback", { path, version: 1 })).code).toBe(40300);
  expect((await callAs("admin", "page.rollback", { path, version: 1 })).code).toBe(20000);
});

it("a deleted page that gives the highest role comes back as a draft where anybody else restores it", async () => {
  const path = "grants/restored";
  await publishAs("admin", path, grantsTopRole);
  await callAs("admin", "page.del", { path });
  const restored = await callAs("adam.admin", "page.restore", { path });
  expect(restored).toMatchObject({ code: 20000, data: { version: 0 } });
  expect(await shown(path)).toBe(40400);
});
