import { describe, expect, it } from "vitest";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import type { OpenApiDocument } from "../../src/catalogue/openapi.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { createCatalogues } from "../../src/shell/catalogues.ts";
import { CallError, type CallResult } from "../../src/wire/wire.ts";
import { petsApi } from "../support/pets.ts";

const pets = importOpenApi(petsApi, { name: "pets" }).document;

interface Options {
  overImported?: (document: OpenApiDocument) => OpenApiDocument;
  expected?: string;
  isServed?: boolean;
  isSignedIn?: boolean;
  answers?: unknown[];
}

/** The catalogues of a service that gives these responses one after the other. */
function catalogues(options: Options) {
  const { expected = "", isServed = true, isSignedIn = true, answers = [], ...place } = options;
  const asked: unknown[] = [];
  const call = async (id: string, args: object): Promise<CallResult> => {
    asked.push({ id, ...args });
    const data = answers.shift();
    if (data === undefined) throw new CallError("network", id, "No network.");
    return { data, code: 20000, message: "", etag: null };
  };
  const made = createCatalogues({
    shipped: shippedCatalogue(),
    wire: { call },
    expected,
    isServed,
    bases: { system: "https://api.example/sys" },
    isSignedIn: () => isSignedIn,
    ...place,
  });
  return { made, asked, state: () => made.store.getState() };
}

const settled = () => new Promise((done) => setTimeout(done));

describe("the catalogue of a browser", () => {
  it("has imported documents as the overlays of its deployment say", async () => {
    const answer = { revision: "r1", documents: [pets] };
    const { made, state } = catalogues({
      expected: "r1",
      answers: [answer],
      overImported: ({ paths = {}, ...document }) => {
        const { "/pets": kept = {} } = paths;
        return { ...document, paths: { "/pets": kept } };
      },
    });
    made.start();
    await settled();
    expect(state().catalogue.operations.has("pets.listPets")).toBe(true);
    expect(state().catalogue.operations.has("pets.getPet")).toBe(false);
  });

  it("is the shipped one, and asks nothing, where nothing is imported", async () => {
    const { made, asked, state } = catalogues({});
    made.start();
    await settled();
    expect(state()).toEqual({ catalogue: shippedCatalogue(), services: "", isComplete: true });
    expect(asked).toEqual([]);
  });

  it("waits for what is imported, and knows where to call it", async () => {
    const answer = { revision: "r1", documents: [pets] };
    const { made, asked, state } = catalogues({ expected: "r1", answers: [answer] });
    expect(state().isComplete).toBe(false);
    made.start();
    await settled();
    expect(asked).toEqual([{ id: "service.getDocuments", revision: "" }]);
    expect(state().isComplete).toBe(true);
    const operation = state().catalogue.operations.get("pets.listPets");
    expect(operation?.service.base).toBe("https://api.example/sys/services/pets");
    const shipped = shippedCatalogue().operations.get("member.getList");
    expect(state().catalogue.operations.get("member.getList")).toBe(shipped);
  });

  it("goes on with what ships where the service cannot be asked", async () => {
    const { made, state } = catalogues({ expected: "r1" });
    made.start();
    await settled();
    expect(state()).toEqual({ catalogue: shippedCatalogue(), services: "", isComplete: true });
  });

  it("asks again after an import, for what it does not have; what is gone goes", async () => {
    const { made, asked, state } = catalogues({
      answers: [
        { revision: "r1", documents: [pets] },
        { revision: "r1", documents: null },
        { revision: "", documents: [] },
      ],
    });
    await made.refresh();
    const known = state().catalogue;
    await made.refresh();
    expect(state().catalogue).toBe(known);
    await made.refresh();
    expect(state().catalogue).toBe(shippedCatalogue());
    expect(asked).toMatchObject([{ revision: "" }, { revision: "r1" }, { revision: "r1" }]);
  });

  it("is asked for once where several pages suspect that it is old", async () => {
    const { made, asked } = catalogues({ answers: [{ revision: "", documents: null }] });
    made.refreshOnSuspicion();
    made.refreshOnSuspicion();
    await settled();
    expect(asked).toHaveLength(1);
  });

  it.each([{ isServed: false }, { isSignedIn: false }])("asks nobody where %j", async (place) => {
    const { made, asked } = catalogues({ expected: "r1", ...place });
    made.start();
    made.refreshOnSuspicion();
    await settled();
    expect(asked).toEqual([]);
  });

  it("leaves out a document that fits no more, as one of a name that ships by now", async () => {
    const clash = structuredClone(pets);
    if (clash?.["x-service"]) clash["x-service"].name = "points";
    const { made, state } = catalogues({ answers: [{ revision: "r2", documents: [clash, pets] }] });
    await made.refresh();
    expect([...state().catalogue.services.keys()]).toContain("pets");
    expect(state().catalogue.operations.get("culturalGroup.page")).toBeDefined();
  });
});
