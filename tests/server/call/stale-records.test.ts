import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import type { OperationId } from "../../../src/catalogue/types.gen.ts";
import { organisations } from "../../support/organisation.ts";
import { admin, nextName, seenGroup, versionedWrites } from "./versioned-writes.ts";

// Pages, whose drafts are no records of the audit log, compare their versions themselves.
const versioned = [...shippedCatalogue().operations.values()].filter(
  ({ version, audit }) => version !== null && "row" in version && audit?.of !== "page",
);

it("holds for every write that the catalogue gives a version", () => {
  expect(Object.keys(versionedWrites).sort()).toEqual(versioned.map(({ id }) => id).sort());
});

it("is stated of every write that does not make a record", () => {
  const silent = [...shippedCatalogue().operations.values()].filter(
    ({ effect, version, audit }) => effect === "write" && version === null && !audit?.made,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

const everyCase = organisations().flatMap((database) =>
  Object.entries(versionedWrites).map(([id, see]) => ({ database, on: database.name, id, see })),
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
      changedBy: "Anna Weber",
    });
    expect(await one.versionNow()).toBe(one.version);
  });

  it("tell who has deleted a record whose version was read, and delete no other one", async () => {
    const { service } = database;
    const [one, gone] = [
      await seenGroup(service, "deptGroup"),
      await seenGroup(service, "deptGroup"),
    ];
    const anna = await service.signIn("anna.administrator");
    await service.call("deptGroup.delete", { ids: [gone.id] }, { token: anna });
    const ifMatch = `"${one.id}:${one.version}", "${gone.id}:${gone.version}"`;
    const options = { token: await admin(service), headers: { "If-Match": ifMatch } };
    const answer = await service.call("deptGroup.delete", { ids: [one.id, gone.id] }, options);
    expect(answer).toMatchObject({
      code: 40400,
      msg: expect.stringContaining("Anna Weber"),
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

  it("answer the version of what they make, by which nobody's later change is deleted", async () => {
    const { service } = database;
    const token = await admin(service);
    const made = await service.call("culturalGroup.add", { name: nextName() }, { token });
    const { id } = made.data;
    const remove = (ifMatch: string | null) =>
      service.call(
        "culturalGroup.delete",
        { ids: [id] },
        { token, headers: { "If-Match": ifMatch ?? "" } },
      );
    const { etag } = await service.call(
      "culturalGroup.update",
      { id, name: nextName() },
      { token, headers: { "If-Match": made.etag ?? "" } },
    );
    expect((await remove(made.etag)).code).toBe(40900);
    expect((await remove(etag)).code).toBe(0);
  });

  it("answer one version of all records that they move, by which they are moved back", async () => {
    const { service } = database;
    const token = await admin(service);
    const add = async () => {
      const request = { title: nextName(), typeId: "0", parentId: null, sort: 900 } as const;
      return (await service.call("menu.add", request, { token })).data.id;
    };
    const ids = [await add(), await add(), await add()];
    const sort = (sorts: number[], ifMatch?: string | null) =>
      service.call(
        "menu.multiSort",
        { content: ids.map((id, index) => ({ id, parentId: null, sort: sorts[index] ?? 0 })) },
        { token, headers: ifMatch ? { "If-Match": ifMatch } : {} },
      );
    const moved = await sort([901, 902, 903]);
    const back = await sort([900, 900, 900], moved.etag);
    expect([back.code, back.etag === moved.etag]).toEqual([20000, false]);
    const stale = await sort([904, 905, 906], moved.etag);
    expect(stale.code).toBe(40900);
    expect(stale.data).toMatchObject({
      records: ids.map((id) => ({ id })),
      changedBy: "Administrator",
    });
    expect((await sort([907, 908, 909], back.etag)).code).toBe(20000);
    expect((await sort([1, 2, 3], `${back.etag}, "other"`)).code).toBe(40000);
  });
});
