import { describe, expect, it } from "vitest";
import type { Requests } from "../../../src/catalogue/types.gen.ts";
import { callAs, organisations, type SharedOrganisation } from "../../support/organisation.ts";

const databases = organisations();
const cases = databases.flatMap((database) =>
  (["culturalGroup", "deptGroup"] as const).map((sort) => ({ database, on: database.name, sort })),
);

/** The calls of one sort of groups, made by a member who may make all of them. */
function groupsOf({
  database,
  sort,
}: {
  database: SharedOrganisation;
  sort: "culturalGroup" | "deptGroup";
}) {
  const username = "anna.administrator";
  return {
    page: async (filter: Requests["culturalGroup.page"]) =>
      (await callAs(database, username, `${sort}.page`, filter)).data,
    tryAdd: async (request: Requests["culturalGroup.add"]) =>
      callAs(database, username, `${sort}.add`, request),
    add: async (name: string) => {
      const request = { name, remark: "made by a test" };
      return (await callAs(database, username, `${sort}.add`, request)).data.id;
    },
    update: async (request: Requests["culturalGroup.update"]) =>
      callAs(database, username, `${sort}.update`, request),
    remove: async (ids: number[]) => callAs(database, username, `${sort}.delete`, { ids }),
    putIn: async (groupId: number, ids: number[]) =>
      callAs(database, username, `${sort}UserRel.update`, { groupId, ids }),
  };
}

describe.each(cases)("a page of $sort on $on", (which) => {
  const { page, add } = groupsOf(which);

  it("is records, total, current and size", async () => {
    const { records, total, current, size } = await page({ current: 2, size: 4 });
    expect({ rows: records.length, current, size }).toEqual({ rows: 4, current: 2, size: 4 });
    expect(total).toBeGreaterThanOrEqual(which.sort === "culturalGroup" ? 25 : 15);
  });

  it("has no record beyond the last page, and still the total", async () => {
    const { records, total } = await page({ current: 1_000_000, size: 500 });
    expect(records).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  it("finds names that contain the text, whatever the case", async () => {
    const id = await add(`ÉCOLE ${which.sort}`);
    const { records } = await page({ name: " école " });
    expect(records.map((group) => group.id)).toEqual([id]);
  });

  it("takes wildcards in the searched text as plain characters", async () => {
    const id = await add(`100%_${which.sort}\\`);
    for (const name of ["%_", "0%", "\\"]) {
      expect((await page({ name })).records.map((group) => group.id)).toEqual([id]);
    }
    expect((await page({ name: "1%0" })).total).toBe(0);
  });

  it("filters by status", async () => {
    const { records } = await page({ status: 0, size: 500 });
    expect(records.length).toBeGreaterThan(0);
    expect(records.every((group) => group.status === 0)).toBe(true);
  });

  it.each(["id", "status", "userCount", "deptCount", "createTime", "updateTime", "name"] as const)(
    "is ordered by %s both ways, equal ones by id",
    async (field) => {
      const ascending = (await page({ sort: field, order: "asc", size: 500 })).records;
      const descending = (await page({ sort: field, order: "desc", size: 500 })).records;
      expect(descending).toEqual([...ascending].reverse());
      const keys = ascending.map((group) => sortKey(group[field]));
      expect(keys).toEqual([...keys].sort(byCodePoint));
    },
  );

  it("gives every record once over all pages", async () => {
    const ids = new Set<number>();
    for (let current = 1; current <= 10; current += 1) {
      for (const { id } of (await page({ current, size: 4, sort: "status" })).records) ids.add(id);
    }
    expect(ids.size).toBe((await page({})).total);
  });
});

describe.each(cases)("writing a $sort on $on", (which) => {
  const { page, add, tryAdd, update, remove, putIn } = groupsOf(which);
  const { sort } = which;

  it("adds a group that is on, without users or departments", async () => {
    const id = await add(`New ${sort}`);
    const { records } = await page({ name: `New ${sort}` });
    expect(records).toMatchObject([
      { id, status: 1, remark: "made by a test", userCount: 0, deptCount: 0 },
    ]);
    expect(records[0]?.createTime).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it("refuses a name that a group of the sort has, whatever the case, at the name", async () => {
    const id = await add(`Twice ${sort}`);
    const other = await add(`Other ${sort}`);
    for (const name of [`twice ${sort}`, ` TWICE ${sort} `]) {
      expect(await tryAdd({ name })).toMatchObject({ code: 40000, paths: ["/name"] });
      expect(await update({ id: other, name })).toMatchObject({ code: 40000, paths: ["/name"] });
    }
    expect((await update({ id, name: `Twice ${sort}` })).code).toBe(0);
  });

  it.each(["  ", "\u200b", "\u3000\u2060"])("refuses a name of blanks: %j", async (name) => {
    expect(await tryAdd({ name })).toMatchObject({ code: 40000, paths: ["/name"] });
  });

  it("knows a name whatever form its accents have", async () => {
    const composed = `ガス é ${sort}`;
    const decomposed = composed.normalize("NFD");
    const id = await add(decomposed);
    for (const name of [composed, decomposed]) {
      const { records } = await page({ name });
      expect(records.map((group) => [group.id, group.name])).toEqual([[id, composed]]);
      expect(await tryAdd({ name })).toMatchObject({ code: 40000, paths: ["/name"] });
    }
  });

  it("changes what the request names and moves the update time", async () => {
    const id = await add(`Before ${sort}`);
    const before = (await page({ name: `Before ${sort}` })).records[0];
    await update({ id, name: `After ${sort}`, status: 0 });
    const after = (await page({ name: `After ${sort}` })).records[0];
    expect(after).toMatchObject({ id, status: 0, remark: "made by a test" });
    expect(after?.createTime).toBe(before?.createTime);
    expect(after && before && after.updateTime > before.updateTime).toBe(true);
  });

  it("deletes groups with their relations", async () => {
    const id = await add(`Gone ${sort}`);
    await putIn(id, [1, 2]);
    expect((await remove([id])).code).toBe(0);
    expect((await page({ name: `Gone ${sort}` })).total).toBe(0);
  });

  it("answers 40400 for an unknown group and deletes none of those named with it", async () => {
    const id = await add(`Stays ${sort}`);
    const unknown = 2_000_000_000;
    expect((await update({ id: unknown, name: "Nobody" })).code).toBe(40400);
    expect((await remove([id, unknown])).code).toBe(40400);
    expect((await page({ name: `Stays ${sort}` })).total).toBe(1);
  });

  it("lets one of several additions of one name win", async () => {
    const request = { name: `At the same time ${sort}` };
    const codes = await Promise.all([1, 2, 3].map(async () => (await tryAdd(request)).code));
    expect(codes.sort()).toEqual([0, 40000, 40000]);
  });
});

describe.each(databases)("the two sorts of groups on $name", (database) => {
  it("may share a name, and keep out of each other's reach", async () => {
    const cultural = groupsOf({ database, sort: "culturalGroup" });
    const department = groupsOf({ database, sort: "deptGroup" });
    const id = await cultural.add("In both sorts");
    expect((await department.tryAdd({ name: "In both sorts" })).code).toBe(0);
    expect((await department.update({ id, name: "Taken over" })).code).toBe(40400);
    expect((await department.remove([id])).code).toBe(40400);
    expect((await department.putIn(id, [1])).code).toBe(40400);
  });
});

function sortKey(value: string | number): string | number {
  return typeof value === "string" ? value.toLowerCase() : value;
}

function byCodePoint(left: string | number, right: string | number): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right)));
}
