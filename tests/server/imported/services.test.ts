import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addressesIn } from "../../../src/server/imported/service-address.ts";
import { petsApi, petsDocument } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
const environment: Record<string, string> = {};
const english = { headers: { "Accept-Language": "en" } };

beforeAll(async () => {
  service = await startService({ configuration: { importedAddress: addressesIn(environment) } });
});
afterAll(() => service.stop());

/** Imports the service that most tests use, and returns its revision. */
const importPets = () =>
  service.ask("service.save", { name: "pets", source: petsDocument, basePath: "/v1" });

afterEach(async () => {
  await service.call("page.discardDraft", { path: "test/photo" }, asAdmin());
  await service.call("service.del", { name: "pets" }, asAdmin());
});

/** Saves a page that calls one of the service's operations. */
const savePhotoPage = () =>
  service.ask("page.saveDraft", {
    path: "test/photo",
    source: '{"body":{"kind":"detail","record":"pets.getPhoto"}}',
  });

const asAdmin = () => ({ token: service.adminToken, ...english });

async function configOf(): Promise<{ services?: string }> {
  return await (await fetch(`${service.url}/config.json`)).json();
}

describe("a document that is to be imported", () => {
  it("is told with every operation, where its lists sit, and what is missing", async () => {
    const check = await service.ask("service.check", { name: "pets", source: petsDocument });
    expect(check).toMatchObject({
      isImportable: true,
      title: "Pets of the yard",
      version: "1.2.0",
      address: "https://pets.example.com/v1",
      basePath: "/v1",
      variable: "PETS_API_URL",
      isAddressed: false,
      revision: 0,
      removed: [],
      faults: [],
    });
    expect(check.operations[0]).toEqual({
      id: "pets.listPets",
      method: "get",
      path: "/pets",
      summary: "Every pet of the yard",
      permission: "pets:listPets",
      effect: "read",
      rows: "/items",
      total: "/total",
      change: "new",
      differences: [],
    });
  });

  it.each([
    ["what is no JSON", "pets", "{ openapi", "notJson"],
    ["what is no YAML", "pets", "openapi: 3.1.0\nopenapi: 3.0.0", "notYaml"],
    ["what is no OpenAPI document", "pets", "{}", "notOpenApi"],
    ["the name of a shipped service", "points", petsDocument, "takenServiceName"],
    ["a name that begins other calls", "member", petsDocument, "takenServiceName"],
  ])("is refused where it is %s", async (_title, name, source, code) => {
    const check = await service.ask("service.check", { name, source });
    expect(check.isImportable).toBe(false);
    expect(check.faults[0]).toMatchObject({ severity: "error", code });
    const { envelope } = await service.call("service.save", { name, source }, asAdmin());
    expect(envelope).toMatchObject({ code: 40000, data: { errors: [{ path: "/source" }] } });
  });

  it("is refused where it nests endlessly or is larger than any honest one", async () => {
    const large = { get: { tags: new Array(600_000).fill("x") } };
    for (const source of [
      `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
      JSON.stringify({ ...petsApi, paths: { ...petsApi.paths, "/large": large } }),
    ]) {
      const { isImportable } = await service.ask("service.check", { name: "pets", source });
      expect(isImportable).toBe(false);
    }
  });

  it("is nobody's business without the permission", async () => {
    const token = await service.signIn("anna.administrator");
    const request = { name: "pets", source: petsDocument };
    for (const id of ["service.check", "service.save", "service.del", "service.getList"] as const) {
      expect((await service.call(id, request, { token })).envelope.code).toBe(40300);
    }
  });
});

describe("an imported service", () => {
  beforeEach(importPets);

  it("is part of the catalogue of every page that is checked, at once", async () => {
    await service.ask("service.del", { name: "pets" });
    expect((await configOf()).services).toBeUndefined();
    const page = {
      path: "test/pets",
      source:
        '{"title":{"en":"Pets","zh":"宠物","es":"Mascotas","ja":"ペット"},"body":{"kind":"table","rows":"pets.listPets"}}',
    };
    expect((await service.ask("page.check", page)).problems).not.toEqual([]);
    const { revision } = await importPets();
    expect(revision).toBeGreaterThan(0);
    expect((await service.ask("page.check", page)).problems).toEqual([]);
    expect((await configOf()).services).toMatch(/^\S{16}$/);
  });

  it("is given to everybody who is signed in, unless they have it", async () => {
    const token = await service.signIn("carla.customer");
    const { revision, documents } = await service.ask("service.getDocuments", {}, { token });
    expect(documents).toMatchObject([
      { "x-service": { name: "pets" }, servers: [{ url: "/system-api/services/pets" }] },
    ]);
    expect(await service.ask("service.getDocuments", { revision }, { token })).toEqual({
      revision,
      documents: null,
    });
    expect((await service.call("service.getDocuments", {})).envelope.code).toBe(50008);
  });

  it("lists what it is, and which variable its address is to be set in", async () => {
    const [row] = await service.ask("service.getList", {});
    expect(row).toMatchObject({
      name: "pets",
      title: "Pets of the yard",
      basePath: "/v1",
      operationCount: 6,
      variable: "PETS_API_URL",
      isAddressed: false,
      author: "admin",
    });
    environment.PETS_API_URL = "http://127.0.0.1:9";
    expect(await service.ask("service.getOne", { name: "pets" })).toMatchObject({
      isAddressed: true,
    });
    delete environment.PETS_API_URL;
  });

  it("that is imported again tells what is new, what changed, and which pages lose a call", async () => {
    await savePhotoPage();
    const { "/pets/{petId}/photo": _, ...paths } = petsApi.paths;
    const changed = structuredClone({ ...petsApi, paths });
    changed.components.schemas.Pet.properties.name.maxLength = 30;
    const added = { "/yards": { get: { operationId: "listYards" } } };
    const source = JSON.stringify({ ...changed, paths: { ...changed.paths, ...added } });
    const check = await service.ask("service.check", { name: "pets", source }, english);
    const changes = check.operations.map(({ id, change }) => `${id} ${change}`);
    expect(changes).toEqual([
      "pets.listPets changed",
      "pets.addPet changed",
      "pets.myPets changed",
      "pets.getPet changed",
      "pets.deletePet same",
      "pets.listYards new",
    ]);
    expect(check.removed).toEqual([{ id: "pets.getPhoto", pages: ["test/photo"] }]);
    expect(check.operations[3]?.differences).toEqual([
      "“name” now has other limits, such as its length, format or choices.",
    ]);
  });

  it("that is imported again names each page that would have problems with it, with those alone", async () => {
    await service.ask("page.saveDraft", {
      path: "test/photo",
      source:
        '{"title":"nowhere.atAll","body":{"kind":"table","rows":"pets.listPets","columns":["name","tag"]}}',
    });
    const changed = structuredClone(petsApi);
    changed.components.schemas.Pet.properties.name.maxLength = 30;
    const check = async () =>
      await service.ask("service.check", { name: "pets", source: JSON.stringify(changed) });
    expect(await check()).toMatchObject({ broken: [], untriedPages: 0 });
    Reflect.deleteProperty(changed.components.schemas.Pet.properties, "tag");
    expect(await check()).toMatchObject({
      broken: [{ path: "test/photo", isDraft: true, count: 1 }],
    });
    const [page] = (await check()).broken;
    expect(page?.problems).toMatchObject([{ code: "unknownField", pointer: "/body/columns/1" }]);
  });

  it("that gives the id of a write to another address names the pages that would call it there", async () => {
    const rowActions = [{ label: "common.delete", call: { call: "pets.deletePet", with: {} } }];
    const page = { title: "P", body: { kind: "table", rows: "pets.listPets", rowActions } };
    await service.ask("page.saveDraft", { path: "test/photo", source: JSON.stringify(page) });
    const { "/pets/{petId}": ofPet, ...others } = petsApi.paths;
    const { delete: remove, ...kept } = ofPet;
    const check = async (path: string) => {
      const { parameters } = kept;
      const paths = { ...others, "/pets/{petId}": kept, [path]: { parameters, delete: remove } };
      const source = JSON.stringify({ ...petsApi, paths });
      const { broken } = await service.ask("service.check", { name: "pets", source }, english);
      return broken.flatMap(({ problems }) => problems.map(({ message }) => message));
    };
    expect(await check("/v2/pets/{petId}")).toEqual([]);
    expect(await check("/yards/{petId}")).toEqual([
      "pets.deletePet: It is now called at DELETE /yards/{petId}; before, at DELETE /pets/{petId}.",
    ]);
  });

  it("keeps its document: how it is read can be changed without it", async () => {
    const success = [{ from: 200, to: 204 }];
    const request = { name: "pets", basePath: "", permission: "signedIn", success };
    await service.ask("service.save", request);
    expect(await service.ask("service.getOne", { name: "pets" })).toMatchObject(request);
    const { documents } = await service.ask("service.getDocuments", {});
    expect(documents).toMatchObject([{ "x-service": { envelope: { success } } }]);
  });

  it("is not overwritten by whoever saw an older one", async () => {
    const stale = { token: service.adminToken, headers: { "If-Match": '"1"' } };
    const { headers } = await service.call("service.getOne", { name: "pets" }, asAdmin());
    const current = {
      token: service.adminToken,
      headers: { "If-Match": headers.get("etag") ?? "" },
    };
    const request = { name: "pets" };
    expect((await service.call("service.save", request, stale)).envelope.code).toBe(40900);
    expect((await service.call("service.save", request, current)).envelope.code).toBe(20000);
    expect((await service.call("service.save", request, current)).envelope.code).toBe(40900);
    const anew = { token: service.adminToken, headers: { "If-Match": '"0"' } };
    expect((await service.call("service.save", request, anew)).envelope.code).toBe(40900);
  });
});

describe("what becomes of an imported service", () => {
  beforeEach(importPets);

  it("leaves an entry in the audit log, with what was changed of how it is read", async () => {
    const { records } = await service.ask("audit.getList", { area: "service" });
    expect(records[0]).toMatchObject({ operationId: "service.save", username: "admin" });
  });

  it("is not deleted while a page calls it, and gone from the catalogue afterwards", async () => {
    await savePhotoPage();
    const { envelope } = await service.call("service.del", { name: "pets" }, asAdmin());
    expect(envelope.code).toBe(40901);
    expect(envelope.msg).toContain("test/photo");
    await service.ask("page.discardDraft", { path: "test/photo" });
    const stale = { ...asAdmin(), headers: { "If-Match": '"0"' } };
    expect((await service.call("service.del", { name: "pets" }, stale)).envelope.code).toBe(40900);
    await service.ask("service.del", { name: "pets" });
    expect((await configOf()).services).toBeUndefined();
    expect(await service.ask("service.getDocuments", {})).toEqual({
      revision: "",
      documents: null,
    });
    expect((await service.call("service.del", { name: "pets" }, asAdmin())).envelope.code).toBe(
      40400,
    );
  });

  it("comes back as it was imported, unless another one has its name", async () => {
    const { revision, ...before } = await service.ask("service.getOne", { name: "pets" });
    const deletion = await service.ask("service.del", { name: "pets" });
    const restore = async (token: string) =>
      (await service.call("service.restore", deletion, { token })).envelope.code;
    expect(await restore(await service.signIn("adam.admin"))).toBe(20000);
    await service.ask("service.del", { name: "pets" });
    expect(await restore(service.adminToken)).toBe(40400);
    const again = await service.ask("service.save", {
      name: "pets",
      source: petsDocument,
      basePath: "/v1",
    });
    expect(again.revision).toBeGreaterThan(revision);
    expect(before).toMatchObject({ author: "admin" });
    const second = await service.ask("service.del", { name: "pets" });
    const taken = await service.ask("service.save", { name: "pets", source: petsDocument });
    const { envelope } = await service.call("service.restore", second, {
      token: service.adminToken,
    });
    expect(envelope).toMatchObject({ code: 40902, msg: expect.stringContaining("pets") });
    expect(await service.ask("service.getOne", { name: "pets" })).toMatchObject(taken);
  });

  it("that another process imports is seen here at the next call", async () => {
    const other = await startService({ database: service.database, sampleData: false });
    await other.ask("service.save", { name: "pets", source: petsDocument });
    const { documents } = await service.ask("service.getDocuments", {});
    expect(documents).toHaveLength(1);
    await other.ask("service.del", { name: "pets" });
    await other.ask("service.save", { name: "animals", source: petsDocument });
    expect((await service.ask("service.getDocuments", {})).documents).toMatchObject([
      { "x-service": { name: "animals" } },
    ]);
    await other.ask("service.del", { name: "animals" });
    await other.stop();
  });

  it("belongs to whoever may import: an admin", async () => {
    const token = await service.signIn("adam.admin");
    const saved = await service.call(
      "service.save",
      { name: "pets", source: petsDocument },
      { token },
    );
    expect(saved.envelope.code).toBe(20000);
    expect((await service.call("service.del", { name: "pets" }, { token })).envelope.code).toBe(
      20000,
    );
  });
});
