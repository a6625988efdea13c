import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import type { OperationId } from "../../src/catalogue/types.gen.ts";
import { password } from "../support/first-start.ts";
import { startService, type TestService } from "../support/service.ts";

const catalogue = shippedCatalogue();
const operations = [...catalogue.operations.values()];
const guarded = operations.filter(({ isPublic }) => !isPublic);
const permitted = guarded.filter(({ permission }) => permission !== null);

let service: TestService;
let time = Date.now();
let powerless: string;
let expired: string;

beforeAll(async () => {
  service = await startService({ sampleData: false, now: () => new Date(time) });
  await service.ask("member.add", { username: "powerless", fullname: "Powerless", password });
  expired = await service.signIn("powerless");
  time += 13 * 3_600_000;
  powerless = await service.signIn("powerless");
  service.adminToken = await service.signIn("admin");
});
afterAll(() => service.stop());

const codeOf = async (id: string, token: string | null, args = {}) => {
  if (!isOperationId(id)) throw new Error(`The catalogue has no ${id}.`);
  return (await service.call(id, args, { token })).envelope.code;
};

function isOperationId(id: string): id is OperationId {
  return catalogue.operations.has(id);
}

describe("a token that has expired", () => {
  it("is refused by every operation that is not public", async () => {
    const answers = await Promise.all(
      guarded.map(async ({ id }) => [id, await codeOf(id, expired)] as const),
    );
    expect(answers).toEqual(guarded.map(({ id }) => [id, 50014]));
  });
});

describe("a permission", () => {
  /** Gives the role of comprehensive staff one permission and answers the node to take it back. */
  const grant = async (permission: string) =>
    await service.ask("menu.add", {
      title: permission,
      name: permission,
      typeId: "2",
      roles: ["comprehensive"],
      parentId: 1,
    });

  beforeAll(async () => {
    const { db } = service.database;
    await db.deleteFrom("menuNodeRole").where("role", "=", "comprehensive").execute();
    const { id } = await db
      .selectFrom("member")
      .select("id")
      .where("username", "=", "powerless")
      .executeTakeFirstOrThrow();
    await service.ask("memberRole.add", { memberId: id, role: "comprehensive" });
  });

  it.each(catalogue.permissions.map((permission) => [permission]))(
    "%s opens its own operations and no other, from the next call on",
    async (permission) => {
      const { id: node } = await grant(permission);
      await Promise.all(
        permitted.map(async (operation) => {
          const code = await codeOf(operation.id, powerless, { nothing: "known" });
          const isOpen = operation.permission === permission;
          expect([operation.id, code]).toEqual([operation.id, isOpen ? 40000 : 40300]);
        }),
      );
      await service.ask("menu.del", { id: node });
      const [own] = permitted.filter((operation) => operation.permission === permission);
      expect(await codeOf(own?.id ?? "", powerless, { nothing: "known" })).toBe(40300);
    },
  );

  it("counts for nothing while its node, or one above it, is disabled", async () => {
    const folder = await service.ask("menu.add", { title: "Folder", typeId: "0" });
    const node = await service.ask("menu.add", {
      parentId: folder.id,
      title: "Read members",
      name: "system:member:read",
      typeId: "2",
      roles: ["comprehensive"],
    });
    const list = () => codeOf("member.getList", powerless);
    expect(await list()).toBe(20000);
    await service.ask("menu.update", { id: folder.id, title: "Folder", typeId: "0", status: 0 });
    expect(await list()).toBe(40300);
    await service.ask("menu.update", { id: folder.id, title: "Folder", typeId: "0", status: 1 });
    expect(await list()).toBe(20000);
    await service.ask("menu.del", { id: node.id });
    expect(await list()).toBe(40300);
  });
});

describe("one's own record", () => {
  it("may be read and changed without the permission, in the fields left to everyone", async () => {
    const { id } = await service.ask("member.userInfo", {}, { token: powerless });
    const own = { id, fullname: "Renamed", mobile: "", thumb: "", ext: "", remarks: "Mine" };
    expect(await codeOf("member.getOne", powerless, { id })).toBe(20000);
    expect(await codeOf("member.update", powerless, own)).toBe(20000);
    expect(await codeOf("member.update", powerless, { ...own, status: 1 })).toBe(40300);
    expect(await codeOf("member.update", powerless, { ...own, id: 1 })).toBe(40300);
    expect(await codeOf("member.getOne", powerless, { id: 1 })).toBe(40300);
    expect(await codeOf("member.getOne", powerless, { id: String(id) })).toBe(40300);
  });
});
