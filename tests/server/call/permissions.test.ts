import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { password } from "../../support/first-start.ts";
import { startService, type TestService } from "../../support/service.ts";

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
  /** Grants the role `comprehensive` exactly these permissions. */
  const grant = async (permissions: readonly string[]) => {
    const { db } = service.database;
    await db.deleteFrom("menuNodeRole").where("role", "=", "comprehensive").execute();
    if (permissions.length === 0) return;
    const granted = await db
      .insertInto("menuNodeRole")
      .columns(["menuNodeId", "role"])
      .expression((nodes) =>
        nodes
          .selectFrom("menuNode")
          .select(["id", nodes.val("comprehensive").as("role")])
          .where("name", "in", permissions),
      )
      .executeTakeFirstOrThrow();
    expect(Number(granted.numInsertedOrUpdatedRows)).toBe(permissions.length);
  };

  beforeAll(async () => {
    await grant([]);
    const { id } = await service.database.db
      .selectFrom("member")
      .select("id")
      .where("username", "=", "powerless")
      .executeTakeFirstOrThrow();
    await service.ask("memberRole.add", { memberId: id, role: "comprehensive" });
  });

  /**
   * Splits all permissions into halves by each binary digit of their indexes, so that for any two
   * permissions some half contains one without the other.
   */
  const halves = Array.from(
    { length: catalogue.permissions.length.toString(2).length },
    (_, digit) =>
      ["0", "1"].map((value) =>
        catalogue.permissions.filter(
          (_permission, index) => String((index >> digit) & 1) === value,
        ),
      ),
  ).flat();

  it.each([[[]], ...halves.map((half) => [half])])(
    "opens its own operations and no other, from the next call on (half %#)",
    async (granted: readonly string[]) => {
      await grant(granted);
      const codes = await Promise.all(
        permitted.map(async ({ id }) => [id, await codeOf(id, powerless, { nothing: "known" })]),
      );
      const isOpen = new Set<string | null>(granted);
      expect(codes).toEqual(
        permitted.map(({ id, permission }) => [id, isOpen.has(permission) ? 40000 : 40300]),
      );
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
    const { envelope } = await service.call("member.getList", {}, { token: powerless });
    expect(envelope).toMatchObject({ code: 40300, data: { permission: "system:member:read" } });
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
