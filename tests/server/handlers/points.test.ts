import { describe, expect, it } from "vitest";
import type { Answers, OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import { callAs, organisations, type SharedOrganisation } from "../../support/organisation.ts";

type Department = Answers["pointsSysDept.getAllDeptWithUsers"][number];
type Rule = Answers["deductionPointsRule.getAll4TreeData"][number];

const databases = organisations();

const call = <Id extends OperationId>(
  database: SharedOrganisation,
  id: Id,
  request: Requests[Id],
  headers?: Record<string, string>,
) => callAs(database, "chen.comprehensive", id, request, headers);

describe.each(databases)("points users on $name", (database) => {
  it("are those of a department and of all below it", async () => {
    const { data: tree } = await call(database, "pointsSysDept.getAllDeptWithUsers", {});
    const below = flatten(tree).find(({ name }) => name === "Operations");
    const { data } = await call(database, "pointsSysUser.getByDeptId", { deptId: below?.id });
    const expected = flatten(below ? [below] : []).flatMap(({ users }) =>
      users.map(({ id }) => id),
    );
    expect(data.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(new Set(data.map(({ deptName }) => deptName)).size).toBe(4);
  });

  it("are all users where no department is named", async () => {
    expect((await call(database, "pointsSysUser.getByDeptId", {})).data).toHaveLength(285);
  });

  it("include the deleted ones only where the call says so", async () => {
    const all = await call(database, "pointsSysUser.getByDeptIdContainIsDeleted", {});
    expect(all.data).toHaveLength(300);
    expect(all.data.filter(({ isDeleted }) => isDeleted)).toHaveLength(15);
    const { data: tree } = await call(database, "pointsSysDept.getAllDeptWithUsers", {});
    const shown = flatten(tree).flatMap(({ users }) => users);
    expect(shown).toHaveLength(285);
    expect(shown.every(({ isDeleted }) => !isDeleted)).toBe(true);
  });

  it("are found by a part of their name, whatever its case, and no wildcard", async () => {
    const named = async (fullname: string) =>
      (await call(database, "pointsSysUser.getByDeptIdContainIsDeleted", { fullname })).data;
    const found = await named(" AISHA sh ");
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ fullname }) => fullname.toLowerCase().includes("aisha sh"))).toBe(true);
    expect(await named("%")).toEqual([]);
    const [{ deptId, fullname } = { deptId: 0, fullname: "" }] = found;
    const { data } = await call(database, "pointsSysUser.getByDeptId", { deptId, fullname });
    expect(data.every((user) => user.fullname === fullname)).toBe(true);
  });

  it("answer 40400 for an unknown department", async () => {
    const answer = await call(database, "pointsSysUser.getByDeptId", { deptId: 2_000_000_000 });
    expect(answer.code).toBe(40400);
  });
});

describe.each(databases)("deduction rules on $name", (database) => {
  const tree = async () => (await call(database, "deductionPointsRule.getAll4TreeData", {})).data;
  const add = (request: Requests["deductionPointsRule.add"]) =>
    call(database, "deductionPointsRule.add", request);
  const remove = (id: number) => call(database, "deductionPointsRule.delete", { id });

  it("are a tree, siblings by sort and then by id", async () => {
    const first = (await add({ title: "Second by id", points: 1, sort: 3 })).data.id;
    const second = (await add({ title: "First by sort", points: 1, sort: 2 })).data.id;
    const third = (await add({ title: "Third by id", points: 1, sort: 3 })).data.id;
    const order = (await tree())
      .map(({ id }) => id)
      .filter((id) => [first, second, third].includes(id));
    expect(order).toEqual([second, first, third]);
  });

  it("are added at the top and under another", async () => {
    const top = (await add({ title: "Top", points: 0 })).data.id;
    const child = (await add({ parentId: top, title: " Under it ", points: 4, remark: "r" })).data
      .id;
    const found = (await tree()).find(({ id }) => id === top);
    expect(found?.children).toEqual([
      {
        id: child,
        parentId: top,
        title: "Under it",
        points: 4,
        remark: "r",
        sort: 0,
        version: expect.any(String),
        children: [],
      },
    ]);
  });

  it("are refused under a rule that is not there, and with a blank title", async () => {
    const lost = await add({ parentId: 2_000_000_000, title: "Lost", points: 1 });
    expect(lost).toMatchObject({ code: 40000, paths: ["/parentId"] });
    const blank = await add({ title: "  ", points: 1 });
    expect(blank).toMatchObject({ code: 40000, paths: ["/title"] });
  });

  it("cannot be deleted while there are rules under them", async () => {
    const top = (await add({ title: "Parent", points: 0 })).data.id;
    const child = (await add({ parentId: top, title: "Child", points: 4 })).data.id;
    expect((await remove(top)).code).toBe(40901);
    expect((await remove(child)).code).toBe(0);
    expect((await remove(top)).code).toBe(0);
    expect((await remove(top)).code).toBe(40400);
  });

  it("never lose a child that is added while they are deleted", async () => {
    const top = (await add({ title: "Contested", points: 0 })).data.id;
    const [added, removed] = await Promise.all([
      add({ parentId: top, title: "At the same time", points: 1 }),
      remove(top),
    ]);
    const kept = flattenRules(await tree()).filter(
      ({ id, parentId }) => id === top || parentId === top,
    );
    expect([added.code, removed.code, kept.length]).toEqual(
      added.code === 0 ? [0, 40901, 2] : [40000, 0, 0],
    );
  });
});

describe.each(databases)("monthly averages on $name", (database) => {
  const run = (month: string) => call(database, "task.saveMonthAvgPoints", { month });
  const users = async () => (await call(database, "pointsSysUser.getByDeptId", {})).data;
  const stored = () =>
    database.service.db
      .selectFrom("monthAverage")
      .selectAll()
      .orderBy("month")
      .orderBy("userId")
      .execute();

  it("are a user's points spread over the days of the month", async () => {
    expect((await run("2024-02")).data).toEqual({ month: "2024-02", userCount: 285 });
    const [user] = await users();
    const average = (await stored()).find(
      ({ month, userId }) => month === "2024-02" && userId === user?.id,
    )?.average;
    expect(average).toBe(Math.round(((user?.points ?? 0) / 29) * 100) / 100);
  });

  it("stay as they are when computed twice, also at the same time", async () => {
    const first = await run("2024-03");
    const before = await stored();
    const again = await Promise.all([run("2024-03"), run("2024-03")]);
    expect(again.map(({ data }) => data)).toEqual([first.data, first.data]);
    expect(await stored()).toEqual(before);
  });

  it("are shown by the user as that of the latest month, null where there is none", async () => {
    const month = new Date().toISOString().slice(0, 7);
    const [user] = await users();
    const { db } = database.service;
    await run(month);
    const days = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
    const shown = (await users()).find(({ id }) => id === user?.id)?.monthAvgPoints;
    expect(shown).toBe(Math.round(((user?.points ?? 0) / days) * 100) / 100);
    await db
      .deleteFrom("monthAverage")
      .where("userId", "=", user?.id ?? 0)
      .execute();
    expect((await users()).find(({ id }) => id === user?.id)?.monthAvgPoints).toBeNull();
  });

  it("are refused for a month that has not begun", async () => {
    expect(await run("2999-12")).toMatchObject({ code: 40000, paths: ["/month"] });
  });
});

describe.each(databases)("dictionaries on $name", (database) => {
  it("are entries of value, label and colour in their order, with code 0", async () => {
    const answer = await call(database, "dict.getList", { dictType: "common_status" });
    expect(answer).toMatchObject({
      code: 0,
      data: [
        { dictValue: "1", dictLabel: "dict.commonStatus.on", color: "success" },
        { dictValue: "0", dictLabel: "dict.commonStatus.off", color: "default" },
      ],
    });
  });

  it("have no entries where they are unknown or off", async () => {
    const entries = async (dictType: string) =>
      (await call(database, "dict.getList", { dictType })).data;
    expect(await entries("no_such_dictionary")).toEqual([]);
    const { db } = database.service;
    const off = (status: 0 | 1) =>
      db.updateTable("dictionaryType").set({ status }).where("dictType", "=", "role").execute();
    await off(0);
    expect(await entries("role")).toEqual([]);
    await off(1);
    expect(await entries("role")).toHaveLength(6);
  });

  it("are listed and found by type, by status, and by name in the caller's language", async () => {
    const types = async (filter: Requests["dictType.list"], language = "en") => {
      const headers = { "Accept-Language": language };
      return (await call(database, "dictType.list", filter, headers)).data.map(
        (row) => row.dictName,
      );
    };
    expect(await types({ dictType: "STATUS" })).toEqual(["Status", "Member status"]);
    expect(await types({ dictName: "成员" }, "zh")).toEqual(["成员状态"]);
    expect(await types({ status: 0 })).toEqual([]);
  });
});

describe.each(databases)("the public notice on $name", (database) => {
  const notice = (language: string) =>
    database.service.call("notice.getPublic", {}, { headers: { "Accept-Language": language } });

  it("is read without a token, in the caller's language", async () => {
    expect((await notice("en")).data.title).toBe("Attendance notice");
    expect((await notice("ja")).data.title).toBe("勤怠に関するお知らせ");
  });

  it("is the latest one", async () => {
    const values = { title: "Newer", content: "Text", publisher: "HR", publishTime: new Date() };
    await database.service.db.insertInto("notice").values(values).execute();
    expect((await notice("en")).data.title).toBe("Newer");
  });
});

function flatten(departments: readonly Department[]): Department[] {
  return departments.flatMap((department) => [department, ...flatten(department.children)]);
}

function flattenRules(rules: readonly Rule[]): Rule[] {
  return rules.flatMap((rule) => [rule, ...flattenRules(rule.children)]);
}
