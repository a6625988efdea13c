import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { petsApi, petsDocument } from "../../support/pets.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => service.call("service.del", { name: "pets" }, { token: service.adminToken }));

const check = (source: string | undefined, only?: string[]) =>
  service.ask("service.check", { name: "pets", ...(source && { source }), ...(only && { only }) });

/** The document of the tests with further operations. */
const withPaths = (paths: object) =>
  JSON.stringify({ ...petsApi, paths: { ...petsApi.paths, ...paths } });

describe("the operations that a document offers", () => {
  it("are told by call, tag and summary, whichever are chosen", async () => {
    const { offers, operations } = await check(petsDocument, ["DELETE /pets/{petId}"]);
    expect(operations.map(({ id }) => id)).toEqual(["pets.deletePet"]);
    expect(offers).toHaveLength(6);
    expect(offers[0]).toEqual({
      name: "GET /pets",
      otherNames: ["listPets", "pets"],
      tag: "pets",
      summary: "Every pet of the yard",
    });
  });

  it("are told of a document that is too large, of which a part is taken then", async () => {
    const large = { get: { tags: new Array(600_000).fill("x") } };
    const source = withPaths({ "/large": large });
    const whole = await check(source);
    expect(whole).toMatchObject({ isImportable: false, faults: [{ code: "tooManyValues" }] });
    expect(whole.offers.map(({ name }) => name)).toContain("GET /pets");
    const part = await check(source, ["GET /pets"]);
    expect(part).toMatchObject({ isImportable: true, faults: [] });
    expect(part.operations.map(({ id }) => id)).toEqual(["pets.listPets"]);
  });

  it("are told up to a number that can be listed, and that there are more", async () => {
    const many = Array.from({ length: 6_000 }, (_none, at) => [`/p${at}`, { get: {} }]);
    const { offers, faults } = await check(withPaths(Object.fromEntries(many)));
    expect(offers).toHaveLength(5_000);
    expect(faults.map(({ code }) => code)).toEqual(["tooManyOperations", "moreOffered"]);
  });

  it("are none of what is no document", async () => {
    expect((await check("{}")).offers).toEqual([]);
    expect((await check("{ openapi")).offers).toEqual([]);
  });
});

describe("what was chosen of a document", () => {
  it("is kept with the service, and chosen of a newer document too", async () => {
    const only = ["GET /pets", "POST /pets"];
    await service.ask("service.save", { name: "pets", source: petsDocument, only });
    const kept = await service.ask("service.getOne", { name: "pets" });
    expect(kept).toMatchObject({ only, operationCount: 2 });
    const again = await check(withPaths({ "/yards": { get: {} } }), kept.only);
    expect(again.operations.map(({ id, change }) => `${id} ${change}`)).toEqual([
      "pets.listPets same",
      "pets.addPet same",
    ]);
    expect(again.offers.map(({ name }) => name)).toContain("GET /yards");
  });

  it("can be widened without the document, and what is left out then names its pages", async () => {
    await service.ask("service.save", { name: "pets", source: petsDocument, only: ["listPets"] });
    const source = '{"body":{"kind":"table","rows":"pets.listPets"}}';
    await service.ask("page.saveDraft", { path: "test/pets", source });
    const other = await check(undefined, ["addPet"]);
    expect(other.operations.map(({ id, change }) => `${id} ${change}`)).toEqual([
      "pets.addPet new",
    ]);
    expect(other.removed).toEqual([{ id: "pets.listPets", pages: ["test/pets"] }]);
    await service.ask("page.discardDraft", { path: "test/pets" });
  });
});
