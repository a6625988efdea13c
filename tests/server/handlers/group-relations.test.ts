import { beforeEach, describe, expect, it } from "vitest";
import { callAs, organisations, type SharedOrganisation } from "../../support/organisation.ts";

const databases = organisations();
const cases = databases.flatMap((database) =>
  (["culturalGroup", "deptGroup"] as const).flatMap((sort) => [
    { database, on: database.name, sort, relation: `${sort}UserRel`, count: "userCount" } as const,
    { database, on: database.name, sort, relation: `${sort}DeptRel`, count: "deptCount" } as const,
  ]),
);

/** The calls of one relation, made by an area manager. */
function relationOf(database: SharedOrganisation, relation: (typeof cases)[number]["relation"]) {
  const username = "arturo.area";
  const current = async (groupId: number) =>
    callAs(database, username, `${relation}.current`, { groupId });
  return {
    current,
    currentIds: async (groupId: number) =>
      (await current(groupId)).data.map((row) => row.id).sort(ascending),
    candidates: async (groupId: number) =>
      callAs(database, username, `${relation}.candidates`, { groupId }),
    update: async (groupId: number, ids: number[], headers: Record<string, string> = {}) =>
      callAs(database, username, `${relation}.update`, { groupId, ids }, headers),
  };
}

let groupId = 0;
let made = 0;
const nameOfGroup = () => `Relation ${made}`;

async function addGroup({ database, sort }: Pick<(typeof cases)[number], "database" | "sort">) {
  made += 1;
  const request = { name: nameOfGroup() };
  const answer = await callAs(database, "anna.administrator", `${sort}.add`, request);
  groupId = answer.data.id;
}

describe.each(cases)("the set of $relation on $on", (which) => {
  const { database, sort, count } = which;
  const { candidates, current, currentIds, update } = relationOf(database, which.relation);
  beforeEach(() => addGroup(which));

  const group = async () => {
    const token = await database.service.signIn("arturo.area");
    const page = await database.service.call(`${sort}.page`, { name: nameOfGroup() }, { token });
    return page.data.records[0];
  };

  it("is replaced as a whole", async () => {
    expect((await update(groupId, [1, 2, 3])).code).toBe(0);
    expect(await currentIds(groupId)).toEqual([1, 2, 3]);
    await update(groupId, [3, 4]);
    expect(await currentIds(groupId)).toEqual([3, 4]);
    await update(groupId, []);
    expect(await currentIds(groupId)).toEqual([]);
  });

  it("has all that may be put in as candidates, those already in included", async () => {
    const before = await candidates(groupId);
    await update(groupId, [1, 2]);
    expect((await candidates(groupId)).data).toEqual(before.data);
    expect(before.data.map((row) => row.id)).toEqual(expect.arrayContaining([1, 2]));
  });

  it("is counted, and its change moves the group's update time", async () => {
    const before = await group();
    await update(groupId, [1, 2, 3]);
    const after = await group();
    expect(after?.[count]).toBe(3);
    expect(after && before && after.updateTime > before.updateTime).toBe(true);
  });

  it("names each id that cannot be put in, and stays as it is", async () => {
    await update(groupId, [1]);
    const answer = await update(groupId, [2, 1_999_999_998, 3, 1_999_999_999]);
    expect(answer).toMatchObject({ code: 40000, paths: ["/ids/1", "/ids/3"] });
    expect(await currentIds(groupId)).toEqual([1]);
  });

  it("answers 40400 for an unknown group", async () => {
    const unknown = 2_000_000_000;
    const answers = [await candidates(unknown), await current(unknown), await update(unknown, [1])];
    expect(answers.map((answer) => answer.code)).toEqual([40400, 40400, 40400]);
  });
});

describe.each(cases)("writers of $relation at the same time on $on", (which) => {
  const { current, currentIds, update } = relationOf(which.database, which.relation);
  beforeEach(() => addGroup(which));

  it("see an ETag that changes with the set", async () => {
    const first = (await current(groupId)).etag;
    const { etag: second } = await update(groupId, [1]);
    expect(first).toMatch(/^"[^"]+"$/);
    expect(second).not.toBe(first);
    expect((await current(groupId)).etag).toBe(second);
  });

  it("are refused with a stale If-Match, and nothing changes", async () => {
    const stale = (await current(groupId)).etag ?? "";
    await update(groupId, [1]);
    expect((await update(groupId, [2], { "If-Match": stale })).code).toBe(40900);
    expect(await currentIds(groupId)).toEqual([1]);
  });

  it("are heard with the newest If-Match, also where a proxy has weakened it", async () => {
    const fresh = (await current(groupId)).etag ?? "";
    expect((await update(groupId, [2], { "If-Match": fresh })).code).toBe(0);
    const weak = `W/${(await current(groupId)).etag}`;
    expect((await update(groupId, [3], { "If-Match": weak })).code).toBe(0);
    expect(await currentIds(groupId)).toEqual([3]);
  });

  it("win as the last one without an If-Match", async () => {
    await update(groupId, [1]);
    expect((await update(groupId, [2])).code).toBe(0);
    expect(await currentIds(groupId)).toEqual([2]);
  });

  it("win only once with the same If-Match", async () => {
    const headers = { "If-Match": (await current(groupId)).etag ?? "" };
    const answers = await Promise.all([1, 2, 3, 4].map((id) => update(groupId, [id], headers)));
    const codes = answers.map((answer) => answer.code);
    expect([...codes].sort(ascending)).toEqual([0, 40900, 40900, 40900]);
    expect(await currentIds(groupId)).toEqual([codes.indexOf(0) + 1]);
  });
});

describe.each(databases)("what is in a group on $name", (database) => {
  const users = relationOf(database, "culturalGroupUserRel");
  const departments = relationOf(database, "culturalGroupDeptRel");
  beforeEach(() => addGroup({ database, sort: "culturalGroup" }));

  it("has a version for users and one for departments", async () => {
    const { etag } = await users.current(groupId);
    await departments.update(groupId, [1]);
    expect((await users.update(groupId, [1], { "If-Match": etag ?? "" })).code).toBe(0);
  });

  it("never shows, offers, counts or takes a deleted user", async () => {
    await users.update(groupId, [10, 11]);
    await database.service.db
      .updateTable("pointsUser")
      .set({ isDeleted: true })
      .where("id", "=", 11)
      .execute();
    expect(await users.currentIds(groupId)).toEqual([10]);
    expect((await users.candidates(groupId)).data.map((user) => user.id)).not.toContain(11);
    const token = await database.service.signIn("arturo.area");
    const filter = { name: nameOfGroup() };
    const page = await database.service.call("culturalGroup.page", filter, { token });
    expect(page.data.records[0]?.userCount).toBe(1);
    const answer = await users.update(groupId, [10, 11]);
    expect(answer).toMatchObject({ code: 40000, paths: ["/ids/1"] });
  });

  it("shows a department with the names of all above it", async () => {
    const { data } = await departments.candidates(groupId);
    const path = "Meridian Logistics / Operations / Transport";
    expect(data).toContainEqual(expect.objectContaining({ name: "Transport", path }));
  });
});

function ascending(left: number, right: number): number {
  return left - right;
}
