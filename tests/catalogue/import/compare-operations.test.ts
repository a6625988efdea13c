import { describe, expect, it } from "vitest";
import { compareOperations } from "../../../src/catalogue/import/compare-operations.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import type { OpenApiDocument } from "../../../src/catalogue/openapi.ts";
import { petsApi } from "../../support/pets.ts";

function imported(change: (api: typeof petsApi) => void = () => {}): OpenApiDocument {
  const api = structuredClone(petsApi);
  change(api);
  const { document } = importOpenApi(api, { name: "pets" });
  if (!document) throw new Error("The document was refused.");
  return document;
}

/** The operations that have changed between two imports. */
function changesOf(change: (api: typeof petsApi) => void): string[] {
  const { changes, removed } = compareOperations(imported(), imported(change));
  const changed = [...changes].filter(([, what]) => what !== "same");
  return [...changed.map(([id, what]) => `${id} ${what}`), ...removed.map((id) => `${id} removed`)];
}

describe("a document that is imported again", () => {
  it("has only new operations the first time", () => {
    const { changes, removed } = compareOperations(null, imported());
    expect(new Set(changes.values())).toEqual(new Set(["new"]));
    expect(removed).toEqual([]);
  });

  it("changes nothing where it is the same", () => {
    expect(changesOf(() => {})).toEqual([]);
  });

  it("changes the operation that takes something else", () => {
    const change = (api: typeof petsApi) => {
      api.paths["/pets"].get.parameters.pop();
    };
    expect(changesOf(change)).toEqual(["pets.listPets changed"]);
  });

  it("changes every operation that leads to a schema that changed", () => {
    const change = (api: typeof petsApi) => {
      api.components.schemas.Pet.properties.tag.pattern = "^[a-z]+$";
    };
    expect(changesOf(change)).toEqual([
      "pets.listPets changed",
      "pets.addPet changed",
      "pets.myPets changed",
      "pets.getPet changed",
    ]);
  });

  it("tells of operations that are gone", () => {
    const change = (api: typeof petsApi) => {
      Reflect.deleteProperty(api.paths, "/pets/mine");
    };
    expect(changesOf(change)).toEqual(["pets.myPets removed"]);
  });
});
