import { beforeEach, describe, expect, it } from "vitest";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { callAs, idOf, organisations } from "../../support/organisation.ts";

const path = "points/cultural-group";
const block = "groups";
const columns = [
  { name: "userCount", width: 120, pin: "start" as const },
  { name: "name", isHidden: true },
];

describe.each(organisations())("how members arrange tables on $name", (database) => {
  /** A member's calls. */
  function callsOf(username: string) {
    return {
      list: async (page = path) =>
        (await callAs(database, username, "view.getList", { path: page })).data,
      save: async (request: Omit<Requests["view.save"], "path"> & { path?: string }) =>
        callAs(database, username, "view.save", { path, ...request }),
      reset: async (request: Requests["view.reset"]) =>
        callAs(database, username, "view.reset", request),
    };
  }

  const carla = callsOf("carla.customer");
  const sofia = callsOf("sofia.super");

  beforeEach(() => database.service.db.deleteFrom("savedView").execute());

  it("is kept for each table of each page, without a permission", async () => {
    expect(await carla.list()).toEqual([]);
    await carla.save({ block, density: "small", columns });
    await carla.save({ block: "/body/end", columns: [] });
    expect(await carla.list()).toEqual([
      { block: "/body/end", columns: [] },
      { block, density: "small", columns },
    ]);
    expect(await carla.list("points/dept-group")).toEqual([]);
  });

  it("is each member's own, whatever their role", async () => {
    await carla.save({ block, columns });
    await sofia.save({ block, density: "large", columns: [] });
    await sofia.reset({ path, block });
    expect(await sofia.list()).toEqual([]);
    expect(await carla.list()).toEqual([{ block, columns }]);
  });

  it("is replaced as a whole, and forgotten by a reset, however often", async () => {
    await carla.save({ block, density: "small", columns });
    await carla.save({ block, columns: [{ name: "name" }] });
    expect(await carla.list()).toEqual([{ block, columns: [{ name: "name" }] }]);
    expect(await carla.reset({ path, block })).toMatchObject({ code: 20000 });
    expect(await carla.reset({ path, block })).toMatchObject({ code: 20000 });
    expect(await carla.list()).toEqual([]);
  });

  it("leaves no entry in the audit log", async () => {
    const count = () =>
      database.service.db
        .selectFrom("auditLog")
        .select("id")
        .execute()
        .then((rows) => rows.length);
    const before = await count();
    await carla.save({ block, columns });
    await carla.reset({ path, block });
    expect(await count()).toBe(before);
  });

  it.each([
    ["more columns than any table has", { columns: columnsNamed(201) }, "/columns"],
    [
      "a column wider than any screen",
      { columns: [{ name: "a", width: 9000 }] },
      "/columns/0/width",
    ],
    [
      "a column with a name of any length",
      { columns: [{ name: "a".repeat(101) }] },
      "/columns/0/name",
    ],
    ["a block with a name of any length", { block: "a".repeat(301), columns }, "/block"],
    ["a path that leaves the pages", { path: "../secret", columns }, "/path"],
  ])("%s is refused", async (_name, request, fault) => {
    const answer = await carla.save({ block, ...request });
    expect(answer).toMatchObject({ code: 40000, paths: [fault] });
    expect(await carla.list()).toEqual([]);
  });

  it("no more than 500 are kept of a member; the oldest goes", async () => {
    const { db } = database.service;
    const memberId = await idOf(database, "carla.customer");
    const kept = Array.from({ length: 500 }, (_, index) => ({
      memberId,
      path,
      block: `block${index}`,
      columns: "[]",
      updateTime: new Date(2020, 0, 1, 0, 0, index),
    }));
    await db.insertInto("savedView").values(kept).execute();
    await carla.save({ block, columns });
    const blocks = (await carla.list()).map((view) => view.block);
    expect(blocks).toHaveLength(500);
    expect(blocks).toContain(block);
    expect(blocks).not.toContain("block0");
  });

  it("goes with the member", async () => {
    const token = await database.service.signIn("sofia.super");
    const { db } = database.service;
    const { id } = await db
      .insertInto("member")
      .values({ username: "leaves.soon", fullname: "Leaves Soon", passwordHash: "" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await callsOf("leaves.soon").save({ block, columns });
    await database.service.call("member.del", { ids: [id] }, { token });
    expect(await db.selectFrom("savedView").selectAll().execute()).toEqual([]);
  });
});

function columnsNamed(count: number): { name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ name: `column${index}` }));
}
