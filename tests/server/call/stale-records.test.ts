import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId, Requests } from "../../../src/catalogue/types.gen.ts";
import { type Organisation, organisations } from "../../support/organisation.ts";

/** A record that somebody has before them, and what they are about to send. */
interface Seen<Id extends OperationId> {
  request: Requests[Id];
  version: string;
  /** The version as it is now; `undefined` once the record is gone. */
  versionNow(): Promise<string | undefined>;
  /** Somebody else changes the record meanwhile. */
  changeMeanwhile(): Promise<unknown>;
}

/** How a write comes to a record of its own, by the operations whose `x-if-match` names a row. */
type Cases = { [Id in OperationId]?: (service: Organisation) => Promise<Seen<Id>> };

let made = 0;
const nextName = (): string => `Versioned ${++made}`;
const admin = (service: Organisation) => service.signIn("admin");

async function seenGroup(service: Organisation, sort: "culturalGroup" | "deptGroup") {
  const token = await admin(service);
  const name = nextName();
  const { id } = (await service.call(`${sort}.add`, { name, remark: "Before" }, { token })).data;
  const find = async () => {
    const { records } = (await service.call(`${sort}.page`, { size: 500 }, { token })).data;
    return records.find((group) => group.id === id);
  };
  return {
    id,
    name,
    version: (await find())?.version ?? "",
    versionNow: async () => (await find())?.version,
    changeMeanwhile: () =>
      service.call(`${sort}.update`, { id, name, remark: "Meanwhile" }, { token }),
  };
}

async function seenMember(service: Organisation) {
  const token = await admin(service);
  const username = `versioned${++made}`;
  const fields = { username, fullname: nextName(), password: "correct horse battery" };
  const { id } = (await service.call("member.add", fields, { token })).data;
  const find = async () => (await service.call("member.getOne", { id }, { token })).data;
  return {
    id,
    version: (await find()).version,
    versionNow: async () => (await find())?.version,
    changeMeanwhile: () => service.call("member.update", { id, fullname: nextName() }, { token }),
  };
}

async function seenNode(service: Organisation) {
  const token = await admin(service);
  const title = nextName();
  const { id } = (await service.call("menu.add", { title, typeId: "0" }, { token })).data;
  const find = async () => (await service.call("menu.getOne", { id }, { token })).data;
  return {
    id,
    version: (await find()).version,
    versionNow: async () => (await find())?.version,
    changeMeanwhile: () =>
      service.call("menu.update", { id, title: nextName(), typeId: "0" }, { token }),
  };
}

async function seenRule(service: Organisation) {
  const token = await admin(service);
  const title = nextName();
  const { id } = (await service.call("deductionPointsRule.add", { title, points: 1 }, { token }))
    .data;
  const find = async () => {
    const rules = (await service.call("deductionPointsRule.getAll4TreeData", {}, { token })).data;
    return rules.find((rule) => rule.id === id);
  };
  return {
    id,
    version: (await find())?.version ?? "",
    versionNow: async () => (await find())?.version,
    // No call changes a rule; another release, or a person at the database, does.
    changeMeanwhile: () =>
      service.db.updateTable("deductionRule").set({ points: 2 }).where("id", "=", id).execute(),
  };
}

const cases: Cases = {
  async "culturalGroup.update"(service) {
    const { id, name, ...seen } = await seenGroup(service, "culturalGroup");
    return { ...seen, request: { id, name, remark: nextName() } };
  },
  async "culturalGroup.delete"(service) {
    const { id, name: _name, ...seen } = await seenGroup(service, "culturalGroup");
    return { ...seen, request: { ids: [id] } };
  },
  async "deptGroup.update"(service) {
    const { id, name, ...seen } = await seenGroup(service, "deptGroup");
    return { ...seen, request: { id, name, remark: nextName() } };
  },
  async "deptGroup.delete"(service) {
    const { id, name: _name, ...seen } = await seenGroup(service, "deptGroup");
    return { ...seen, request: { ids: [id] } };
  },
  async "deductionPointsRule.delete"(service) {
    const { id, ...seen } = await seenRule(service);
    return { ...seen, request: { id } };
  },
  async "member.update"(service) {
    const { id, ...seen } = await seenMember(service);
    return { ...seen, request: { id, fullname: nextName() } };
  },
  async "member.del"(service) {
    const { id, ...seen } = await seenMember(service);
    return { ...seen, request: { ids: [id] } };
  },
  async "memberRole.updateRole"(service) {
    const { id, ...seen } = await seenMember(service);
    return { ...seen, request: { memberId: id, roles: ["customer"] } };
  },
  async "menu.update"(service) {
    const { id, ...seen } = await seenNode(service);
    return { ...seen, request: { id, title: nextName(), typeId: "0" } };
  },
  async "menu.del"(service) {
    const { id, ...seen } = await seenNode(service);
    return { ...seen, request: { id } };
  },
  async "menu.multiSort"(service) {
    const { id, ...seen } = await seenNode(service);
    return { ...seen, request: { content: [{ id, parentId: null, sort: 900 + made }] } };
  },
};

const versioned = [...shippedCatalogue().operations.values()].filter(
  ({ version }) => version !== null && "row" in version,
);

it("holds for every write that the catalogue gives a version", () => {
  expect(Object.keys(cases).sort()).toEqual(versioned.map(({ id }) => id).sort());
});

it("is stated of every write that does not make a record", () => {
  const silent = [...shippedCatalogue().operations.values()].filter(
    ({ effect, version, audit }) => effect === "write" && version === null && !audit?.made,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

const everyCase = organisations().flatMap((database) =>
  Object.entries(cases).map(([id, see]) => ({ database, on: database.name, id, see })),
);

describe.each(everyCase)("a write based on a version: $id on $on", ({ database, id, see }) => {
  const send = async (request: object, ifMatch: string) => {
    const { service } = database;
    const headers = { "If-Match": ifMatch };
    const options = { token: await admin(service), headers };
    return service.call(id as OperationId, request as never, options);
  };

  it("goes through where nobody else has changed the record", async () => {
    const { request, version, versionNow } = await see(database.service);
    const answer = await send(request, `"${version}"`);
    expect([0, 20000]).toContain(answer.code);
    expect(await versionNow()).not.toBe(version);
  });

  it("is refused with the record as it is now where somebody else has", async () => {
    const { request, version, versionNow, changeMeanwhile } = await see(database.service);
    await changeMeanwhile();
    const now = await versionNow();
    const answer = await send(request, `"${version}"`);
    expect(answer.code).toBe(40900);
    expect(answer.data).toMatchObject({ records: [{ version: now }] });
    expect(await versionNow()).toBe(now);
    expect([0, 20000]).toContain((await send(request, `"${now}"`)).code);
  });

  it.each([
    ["forged", () => '"ffffffffffffffff"', 40900],
    ["no list of versions", () => "a version", 40000],
    ["given twice", (version: string) => `"${version}", "${version}"`, 40000],
    ["of another record", (version: string) => `"0:${version}"`, 40000],
  ])("is refused where its version is %s", async (_what, header, code) => {
    const { request, version, versionNow } = await see(database.service);
    expect((await send(request, header(version))).code).toBe(code);
    expect(await versionNow()).toBe(version);
  });
});

describe.each(organisations())("writes of several at once on $name", (database) => {
  it.each(["culturalGroup", "deptGroup"] as const)(
    "change a group of %s once, for the first of twenty who saw the same",
    async (sort) => {
      const { service } = database;
      const { id, name, version } = await seenGroup(service, sort);
      const token = await admin(service);
      const headers = { "If-Match": `"${version}"` };
      const codes = await Promise.all(
        Array.from({ length: 20 }, async (_, writer) => {
          const request = { id, name, remark: `By writer ${writer}` };
          return (await service.call(`${sort}.update`, request, { token, headers })).code;
        }),
      );
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
      expect(codes.filter((code) => code === 40900)).toHaveLength(19);
    },
  );

  it("tell who has changed a record, and delete none of several where one has changed", async () => {
    const { service } = database;
    const [one, other] = [
      await seenGroup(service, "deptGroup"),
      await seenGroup(service, "deptGroup"),
    ];
    const anna = await service.signIn("anna.administrator");
    await service.call("deptGroup.update", { id: other.id, name: nextName() }, { token: anna });
    const ifMatch = `"${one.id}:${one.version}", "${other.id}:${other.version}"`;
    const options = { token: await admin(service), headers: { "If-Match": ifMatch } };
    const answer = await service.call("deptGroup.delete", { ids: [one.id, other.id] }, options);
    expect(answer.code).toBe(40900);
    expect(answer.data).toMatchObject({
      records: [{ id: other.id }],
      changedBy: "anna.administrator",
    });
    expect(await one.versionNow()).toBe(one.version);
  });

  it("answer the new version, by which the next write of the same person goes through", async () => {
    const { service } = database;
    const { id, name, version } = await seenGroup(service, "culturalGroup");
    const token = await admin(service);
    const write = (remark: string, ifMatch: string | null) =>
      service.call(
        "culturalGroup.update",
        { id, name, remark },
        { token, headers: { "If-Match": ifMatch ?? "" } },
      );
    const { etag } = await write("First", `"${version}"`);
    expect((await write("Second", etag)).code).toBe(0);
    expect((await write("Third", etag)).code).toBe(40900);
  });
});
