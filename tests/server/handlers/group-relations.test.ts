import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databases } from "../../support/databases.ts";
import { type Organisation, startOrganisation } from "../../support/organisation.ts";

const relations = [
  "culturalGroupUserRel",
  "culturalGroupDeptRel",
  "deptGroupUserRel",
  "deptGroupDeptRel",
] as const;

describe.each(databases())("the relations of groups on $name", (kind) => {
  let service: Organisation;
  let token: string;
  let made = 0;

  beforeAll(async () => {
    service = await startOrganisation(kind);
    token = await service.signIn("arturo.area");
  });
  afterAll(() => service?.close());

  describe.each(relations)("%s", (relation) => {
    const sort = relation.startsWith("cultural") ? "culturalGroup" : "deptGroup";
    const count = relation.endsWith("UserRel") ? "userCount" : "deptCount";
    let groupId: number;

    const name = () => `Relation ${made}`;
    const current = () => service.call(`${relation}.current`, { groupId }, { token });
    const currentIds = async () => (await current()).data.map((row) => row.id).sort(ascending);
    const update = (ids: number[], headers: Record<string, string> = {}) =>
      service.call(`${relation}.update`, { groupId, ids }, { token, headers });
    const group = async () => {
      const page = await service.call(`${sort}.page`, { name: name(), size: 1 }, { token });
      return page.data.records[0];
    };

    beforeEach(async () => {
      made += 1;
      const manager = await service.signIn("anna.administrator");
      const answer = await service.call(`${sort}.add`, { name: name() }, { token: manager });
      groupId = answer.data.id;
    });

    it("replaces the whole set", async () => {
      expect((await update([1, 2, 3])).code).toBe(0);
      expect(await currentIds()).toEqual([1, 2, 3]);
      await update([3, 4]);
      expect(await currentIds()).toEqual([3, 4]);
      await update([]);
      expect(await currentIds()).toEqual([]);
    });

    it("offers all that may be put in, those already in included", async () => {
      const { data } = await service.call(`${relation}.candidates`, { groupId }, { token });
      await update([1, 2]);
      const after = await service.call(`${relation}.candidates`, { groupId }, { token });
      expect(after.data).toEqual(data);
      expect(data.map((row) => row.id)).toEqual(expect.arrayContaining([1, 2]));
    });

    it("counts what is in the group and moves its update time", async () => {
      const before = await group();
      await update([1, 2, 3]);
      const after = await group();
      expect(after?.[count]).toBe(3);
      expect(Date.parse(after?.updateTime ?? "")).toBeGreaterThan(
        Date.parse(before?.updateTime ?? ""),
      );
    });

    it("answers an ETag that changes with the set", async () => {
      const first = (await current()).etag;
      const { etag: second } = await update([1]);
      expect(first).toMatch(/^"[^"]+"$/);
      expect(second).not.toBe(first);
      expect((await current()).etag).toBe(second);
    });

    it("refuses an update based on a stale ETag and changes nothing", async () => {
      const stale = (await current()).etag ?? "";
      await update([1]);
      expect((await update([2], { "If-Match": stale })).code).toBe(40900);
      expect(await currentIds()).toEqual([1]);
      const fresh = (await current()).etag ?? "";
      expect((await update([2], { "If-Match": fresh })).code).toBe(0);
      expect((await update([3], { "If-Match": `W/${(await current()).etag}` })).code).toBe(0);
      expect(await currentIds()).toEqual([3]);
    });

    it("lets the last writer win without an If-Match", async () => {
      await update([1]);
      expect((await update([2])).code).toBe(0);
      expect(await currentIds()).toEqual([2]);
    });

    it("lets one of several writers with the same ETag win", async () => {
      const headers = { "If-Match": (await current()).etag ?? "" };
      const answers = await Promise.all([1, 2, 3, 4].map((id) => update([id], headers)));
      expect(answers.map((answer) => answer.code).sort(ascending)).toEqual([
        0, 40900, 40900, 40900,
      ]);
      const winner = answers.findIndex((answer) => answer.code === 0) + 1;
      expect(await currentIds()).toEqual([winner]);
    });

    it("names each id that cannot be put in and changes nothing", async () => {
      await update([1]);
      const answer = await update([2, 1_999_999_998, 3, 1_999_999_999]);
      expect(answer).toMatchObject({ code: 40000, paths: ["/ids/1", "/ids/3"] });
      expect(await currentIds()).toEqual([1]);
    });

    it("answers 40400 for an unknown group", async () => {
      groupId = 2_000_000_000;
      const candidates = await service.call(`${relation}.candidates`, { groupId }, { token });
      expect([candidates.code, (await current()).code, (await update([1])).code]).toEqual([
        40400, 40400, 40400,
      ]);
    });
  });

  it("keeps the versions of a group's two sets apart", async () => {
    const groupId = 1;
    const users = await service.call("culturalGroupUserRel.current", { groupId }, { token });
    await service.call("culturalGroupDeptRel.update", { groupId, ids: [1] }, { token });
    const headers = { "If-Match": users.etag ?? "" };
    const request = { groupId, ids: [1] };
    const answer = await service.call("culturalGroupUserRel.update", request, { token, headers });
    expect(answer.code).toBe(0);
  });

  it("never shows, offers, counts or takes a deleted user", async () => {
    const groupId = 2;
    await service.call("culturalGroupUserRel.update", { groupId, ids: [10, 11] }, { token });
    await service.db
      .updateTable("pointsUser")
      .set({ isDeleted: true })
      .where("id", "=", 11)
      .execute();
    const ids = async (id: "candidates" | "current") =>
      (await service.call(`culturalGroupUserRel.${id}`, { groupId }, { token })).data.map(
        (user) => user.id,
      );
    expect(await ids("current")).toEqual([10]);
    expect(await ids("candidates")).not.toContain(11);
    const page = await service.call("culturalGroup.page", { size: 500 }, { token });
    expect(page.data.records.find((group) => group.id === groupId)?.userCount).toBe(1);
    const request = { groupId, ids: [10, 11] };
    const answer = await service.call("culturalGroupUserRel.update", request, { token });
    expect(answer).toMatchObject({ code: 40000, paths: ["/ids/1"] });
  });

  it("shows a department with the names of all above it", async () => {
    const { data } = await service.call("deptGroupDeptRel.candidates", { groupId: 26 }, { token });
    expect(data.find((row) => row.name === "Transport")?.path).toBe(
      "Meridian Logistics / Operations / Transport",
    );
  });
});

function ascending(left: number, right: number): number {
  return left - right;
}
