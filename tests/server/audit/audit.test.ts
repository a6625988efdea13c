import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import { auditedRecords } from "../../../src/server/audit/audited-records.ts";
import { sweep } from "../../../src/server/housekeeping.ts";
import { operationArguments } from "../../conformance/operation-arguments.ts";
import { type Organisation, organisations } from "../../support/organisation.ts";

const operations = [...shippedCatalogue().operations.values()];
const audited = operations.filter(({ audit }) => audit !== null).map(({ id }) => id);
const written = Object.keys(operationArguments).filter((id): id is OperationId =>
  audited.includes(id),
);

describe("the catalogue, for the audit log", () => {
  it("logs every write that a person makes, and of the reads signing in and out and its export", () => {
    const writes = operations
      .filter(({ effect, isQuiet }) => effect === "write" && !isQuiet)
      .map(({ id }) => id);
    expect([...audited].sort()).toEqual(
      [...writes, "audit.export", "login.confirm", "login.login", "login.logout"].sort(),
    );
  });

  it("names only sorts of records that the log knows", () => {
    for (const { audit } of operations) {
      if (audit?.of !== undefined) expect(auditedRecords).toHaveProperty(audit.of);
    }
  });
});

const places = organisations();
const administrator = "anna.administrator";

describe.each(places)("every write on $name", (database) => {
  it.each(written)("%s leaves one entry, without a secret", async (id) => {
    const { service } = database;
    const token = await service.signIn("sofia.super");
    const request = await requestOf(id, service, token);
    const last = await lastId(service);
    const { code } = await service.call(id, request, { token });
    expect([0, 20000]).toContain(code);
    const [entry, ...others] = await entriesAfter(service, last);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ operationId: id, code: 20000, ip: "127.0.0.1" });
    expect(entry?.username).toBe(id === "login.login" ? "carla.customer" : "sofia.super");
    for (const secret of secretsOf(request)) {
      expect(JSON.stringify(entry)).not.toContain(secret);
    }
  });
});

describe.each(places)("an entry of the audit log on $name", (database) => {
  it("tells what a group was before and is after", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    const group = { name: "Board of Knights", remark: "Tuesdays", status: 1 } as const;
    const { id } = (await service.call("culturalGroup.add", group, { token })).data;
    const changed = { id, name: "Knights of the Board", status: 0 } as const;
    await service.call("culturalGroup.update", changed, { token });
    await service.call("culturalGroup.delete", { ids: [id] }, { token });

    const list = await service.call("audit.getList", { record: String(id), size: 3 }, { token });
    const told = list.data.records.filter(({ area }) => area === "culturalGroup");
    expect(told.map(({ operationId, record }) => [operationId, record])).toEqual([
      ["culturalGroup.delete", "Knights of the Board"],
      ["culturalGroup.update", "Knights of the Board"],
      ["culturalGroup.add", "Board of Knights"],
    ]);
    const [deleted, updated, added] = await Promise.all(
      told.map(({ id }) => service.call("audit.getOne", { id }, { token })),
    );
    const field = (name: string) => ({ record: expect.any(String), field: `group.${name}` });
    expect(updated?.data).toMatchObject({
      username: administrator,
      outcome: "done",
      area: "culturalGroup",
    });
    expect(updated?.data.changes).toEqual([
      { ...field("name"), dict: null, before: "Board of Knights", after: "Knights of the Board" },
      { ...field("status"), dict: "common_status", before: 1, after: 0 },
    ]);
    expect(JSON.parse(updated?.data.request ?? "")).toEqual(changed);
    expect(added?.data.changes).toContainEqual({
      ...field("remark"),
      dict: null,
      before: null,
      after: "Tuesdays",
    });
    expect(deleted?.data.changes).toContainEqual({
      ...field("name"),
      dict: null,
      before: "Knights of the Board",
      after: null,
    });
  });

  it("tells of a set who went and who came, and not who stayed", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    await service.call("deptGroupUserRel.update", { groupId: 28, ids: [1, 2, 3] }, { token });
    await service.call("deptGroupUserRel.update", { groupId: 28, ids: [2, 3, 4] }, { token });
    const { changes } = await newest(service, token);
    const names = await service.db
      .selectFrom("pointsUser")
      .select(["id", "fullname", "username"])
      .where("id", "in", [1, 4])
      .orderBy("id")
      .execute();
    const [gone, come] = names.map(({ fullname, username }) => `${fullname} (${username})`);
    expect(changes).toMatchObject([{ field: "audit.users", before: [gone], after: [come] }]);
  });

  it("keeps a call that deletes several records as one entry that names each", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    const add = (name: string) => service.call("deptGroup.add", { name }, { token });
    const ids = [(await add("First of two")).data.id, (await add("Second of two")).data.id];
    const last = await lastId(service);
    await service.call("deptGroup.delete", { ids }, { token });
    expect(await entriesAfter(service, last)).toHaveLength(1);
    const entry = await newest(service, token);
    expect(entry).toMatchObject({ recordCount: 2, record: "First of two, Second of two" });
    expect(new Set(entry.changes.map(({ record }) => record))).toEqual(
      new Set(["First of two", "Second of two"]),
    );
    const found = await service.call("audit.getList", { record: "second of" }, { token });
    expect(found.data.records.map(({ operationId }) => operationId)).toEqual([
      "deptGroup.delete",
      "deptGroup.add",
    ]);
  });
});

describe.each(places)("the audit log on $name", (database) => {
  it("writes change and entry in one transaction: without the entry nothing changes", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    const name = async () =>
      (
        await service.db
          .selectFrom("pointsGroup")
          .select("name")
          .where("id", "=", 3)
          .executeTakeFirst()
      )?.name;
    const before = await name();
    await sql`alter table audit_log add constraint full_disk
      check (operation_id <> 'culturalGroup.update') not valid`.execute(service.db);
    const refused = await service.call("culturalGroup.update", { id: 3, name: "Lost" }, { token });
    await sql`alter table audit_log drop constraint full_disk`.execute(service.db);
    expect(refused).toMatchObject({ status: 500, code: 50000 });
    expect(await name()).toBe(before);
  });

  it("cuts a long text between two characters, so that a page is published wherever it is cut", async () => {
    const { service } = database;
    const token = await service.signIn("sofia.super");
    const path = "points/long";
    const start = '{"title": "'.padStart(19_999);
    const source = `${start}😀", "body": {"kind": "table", "rows": "dictType.list"}}`;
    await service.call("page.saveDraft", { path, source }, { token });
    expect(await service.call("page.publish", { path }, { token })).toMatchObject({ code: 20000 });
    const { changes } = await newest(service, token);
    expect(changes).toContainEqual(expect.objectContaining({ after: `${start}…` }));
    await service.call("page.del", { path }, { token });
  });

  it("leaves no entry of a call that is refused as bad input, stale, in use or not there", async () => {
    const { service } = database;
    const token = await service.signIn("sofia.super");
    const last = await lastId(service);
    const codes = [
      await service.call("culturalGroup.add", { name: " " }, { token }),
      await service.call("culturalGroup.update", { id: 999_999, name: "Nobody" }, { token }),
      await service.call("culturalGroup.delete", { ids: [4, 999_999] }, { token }),
      await service.call("menu.del", { id: 1 }, { token }),
      await service.call(
        "deptGroupUserRel.update",
        { groupId: 28, ids: [] },
        { token, headers: { "If-Match": '"stale"' } },
      ),
    ].map(({ code }) => code);
    expect(codes).toEqual([40000, 40400, 40400, 40901, 40900]);
    expect(await entriesAfter(service, last)).toEqual([]);
  });

  it("leaves one entry of a write that is repeated with the same idempotency key", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    const last = await lastId(service);
    const headers = { "Idempotency-Key": "audited-only-once" };
    const group = { name: "Only once" };
    await service.call("culturalGroup.add", group, { token, headers });
    await service.call("culturalGroup.add", group, { token, headers });
    expect(await entriesAfter(service, last)).toHaveLength(1);
  });
});

describe.each(places)("refusals in the audit log on $name", (database) => {
  it("notes a refused sign-in with the name that was tried, and not the password", async () => {
    const { service } = database;
    const last = await lastId(service);
    await service.call("login.login", { username: "carla.customer", password: "not hers at all" });
    const [entry, ...others] = await entriesAfter(service, last);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ username: "carla.customer", memberId: null, code: 60204 });
    expect(JSON.stringify(entry)).not.toContain("not hers at all");
  });

  it("notes what a member was not permitted, once a minute for each call", async () => {
    const { service } = database;
    const token = await service.signIn("carla.customer");
    const last = await lastId(service);
    for (const name of ["One", "Two"]) {
      await service.call("culturalGroup.add", { name }, { token });
    }
    await service.call("member.getList", {}, { token });
    expect(await entriesAfter(service, last)).toMatchObject([
      { username: "carla.customer", operationId: "culturalGroup.add", code: 40300, request: null },
      { username: "carla.customer", operationId: "member.getList", code: 40300, request: null },
    ]);
  });
});

describe.each(places)("the list of entries on $name", (database) => {
  it("is filtered by member, call, area, outcome and time, newest first", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    const list = async (filter: Requests["audit.getList"]) =>
      (await service.call("audit.getList", { ...filter, size: 500 }, { token })).data;
    const all = await list({});
    expect(all.records.map(({ id }) => id)).toEqual(
      all.records.map(({ id }) => id).sort((a, b) => b - a),
    );
    const filters: [Requests["audit.getList"], (row: (typeof all.records)[number]) => boolean][] = [
      [{ username: "ANNA" }, ({ username }) => username === administrator],
      [{ operationId: "member.del" }, ({ operationId }) => operationId === "member.del"],
      [{ area: "menu" }, ({ area }) => area === "menu"],
      [{ outcome: "refused" }, ({ outcome }) => outcome === "refused"],
    ];
    for (const [filter, matches] of filters) {
      const { records, total } = await list(filter);
      expect(records).toEqual(all.records.filter(matches));
      expect(total).toBeGreaterThan(0);
    }
    const middle = all.records[Math.floor(all.total / 2)]?.time ?? "";
    const [later, earlier] = [await list({ from: middle }), await list({ to: middle })];
    expect(later.records.every(({ time }) => time >= middle)).toBe(true);
    expect(earlier.records.every(({ time }) => time <= middle)).toBe(true);
    expect(later.total + earlier.total).toBeGreaterThanOrEqual(all.total);
  });

  it("is refused where the search ends before it begins, rather than empty", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    const reversed = { from: "2026-11-30T00:00:00Z", to: "2026-11-30T00:30:00+01:00" };
    const { code, data } = await service.call("audit.getList", reversed, { token });
    expect([code, data]).toMatchObject([40000, { errors: [{ path: "/to" }] }]);
  });

  it("gives two who change the same record at once what each of them found", async () => {
    const { service } = database;
    const token = await service.signIn(administrator);
    const last = await lastId(service);
    const names = ["Race A", "Race B", "Race C", "Race D"];
    await Promise.all(
      names.map((name) => service.call("culturalGroup.update", { id: 5, name }, { token })),
    );
    const sides = (await entriesAfter(service, last)).map(({ records }) => records[0]);
    for (const [index, side] of sides.entries()) {
      if (index > 0) expect(side?.before?.name).toBe(sides[index - 1]?.after?.name);
    }
    expect(sides).toHaveLength(names.length);
  });

  it("is kept for as many days as the setting says", async () => {
    const { service } = database;
    const count = async () => (await entriesAfter(service, 0)).length;
    const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 1);
    const before = await count();
    await sweep(service.db, tomorrow, 0);
    await sweep(service.db, tomorrow, 2);
    expect(await count()).toBe(before);
    await sweep(service.db, tomorrow, 1);
    expect(await count()).toBe(0);
  });
});

async function requestOf<Id extends OperationId>(id: Id, service: Organisation, token: string) {
  const given = operationArguments[id];
  return typeof given === "function" ? await given(service, token) : given;
}

/** The secret texts of a request. */
function secretsOf(request: object): string[] {
  const names = ["password", "rePassword", "code"];
  return Object.entries(request).flatMap(([name, value]) =>
    names.includes(name) ? [String(value)] : [],
  );
}

async function lastId({ db }: Organisation): Promise<number> {
  const { last } = await db
    .selectFrom("auditLog")
    .select((select) => select.fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function entriesAfter({ db }: Organisation, id: number) {
  return await db.selectFrom("auditLog").selectAll().where("id", ">", id).orderBy("id").execute();
}

async function newest(service: Organisation, token: string) {
  const { records } = (await service.call("audit.getList", { size: 1 }, { token })).data;
  return (await service.call("audit.getOne", { id: records[0]?.id ?? 0 }, { token })).data;
}
