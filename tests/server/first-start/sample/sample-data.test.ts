import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formats } from "../../../../src/language/formats.ts";
import { loadSampleData } from "../../../../src/server/first-start/sample/sample-data.ts";
import { migrate } from "../../../../src/server/storage/migrate.ts";
import { databases, type TestDatabase } from "../../../support/databases.ts";

const now = new Date("2026-03-16T08:30:00Z");

async function openSample(): Promise<TestDatabase> {
  const [kind] = databases();
  if (!kind) throw new Error("There is always an embedded database.");
  const database = await kind.open();
  await migrate(database.db);
  await loadSampleData(database.db, { passwordHash: "hash", now });
  return database;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openSample();
});
afterAll(() => database?.close());

const users = () => database.db.selectFrom("pointsUser").selectAll().orderBy("id").execute();

describe("the sample organisation", () => {
  it("has twelve departments and 120 rules, each in three levels", async () => {
    const departments = await database.db
      .selectFrom("department")
      .select(["id", "parentId"])
      .execute();
    const rules = await database.db
      .selectFrom("deductionRule")
      .select(["id", "parentId"])
      .execute();
    expect(levels(departments)).toEqual([1, 4, 7]);
    expect(levels(rules)).toEqual([6, 24, 90]);
  });

  it("has 300 users of different usernames and mobiles, every twentieth deleted", async () => {
    const rows = await users();
    expect(rows).toHaveLength(300);
    expect(new Set(rows.map(({ username }) => username)).size).toBe(300);
    expect(new Set(rows.map(({ mobile }) => mobile)).size).toBe(300);
    expect(rows.every(({ mobile }) => formats["cn-mobile"]?.(mobile))).toBe(true);
    expect(rows.filter(({ isDeleted }) => isDeleted)).toHaveLength(15);
    expect(new Set(rows.map(({ departmentId }) => departmentId)).size).toBe(12);
  });

  it("has 25 cultural and 15 department groups, each with users and departments", async () => {
    const groups = await database.db.selectFrom("pointsGroup").select(["id", "kind"]).execute();
    expect(groups.filter(({ kind }) => kind === "cultural")).toHaveLength(25);
    expect(groups.filter(({ kind }) => kind === "dept")).toHaveLength(15);
    const inGroups = await database.db.selectFrom("pointsGroupUser").selectAll().execute();
    const departments = await database.db.selectFrom("pointsGroupDepartment").selectAll().execute();
    expect(new Set(inGroups.map(({ groupId }) => groupId)).size).toBe(40);
    expect(new Set(departments.map(({ groupId }) => groupId)).size).toBe(40);
  });

  it("has the averages of the six months before", async () => {
    const rows = await database.db.selectFrom("monthAverage").selectAll().execute();
    const months = [...new Set(rows.map(({ month }) => month))].sort();
    expect(months).toEqual(["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02"]);
    expect(rows).toHaveLength(6 * 285);
  });

  it("has active members of every role, some who wait, and a public notice", async () => {
    const active = await database.db
      .selectFrom("member")
      .innerJoin("memberRole", "memberRole.memberId", "member.id")
      .where("status", "=", 1)
      .select("role")
      .execute();
    expect(new Set(active.map(({ role }) => role)).size).toBe(6);
    const members = await database.db.selectFrom("member").select(["status", "mobile"]).execute();
    expect(members.filter(({ status }) => status === 2).length).toBeGreaterThan(0);
    expect(members.every(({ mobile }) => formats["cn-mobile"]?.(mobile))).toBe(true);
    expect(await database.db.selectFrom("notice").selectAll().execute()).toHaveLength(1);
  });

  it("is the same at every load", async () => {
    const other = await openSample();
    const rows = await other.db.selectFrom("pointsUser").selectAll().orderBy("id").execute();
    const relations = (db: TestDatabase["db"]) =>
      db.selectFrom("pointsGroupUser").selectAll().orderBy("groupId").orderBy("userId").execute();
    expect(rows).toEqual(await users());
    expect(await relations(other.db)).toEqual(await relations(database.db));
    await other.close();
  });
});

/** The number of rows at each depth. */
function levels(rows: readonly { id: number; parentId: number | null }[]): number[] {
  const counts: number[] = [];
  let level = rows.filter(({ parentId }) => parentId === null);
  while (level.length > 0) {
    counts.push(level.length);
    const ids = level.map(({ id }) => id);
    level = rows.filter(({ parentId }) => parentId !== null && ids.includes(parentId));
  }
  return counts;
}
