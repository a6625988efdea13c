import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { petsApi } from "../../support/pets.ts";
import { runCommand } from "../run-command.ts";

it("a document that is imported over its service's says what changes, and which pages it breaks", async () => {
  const root = mkdtempSync(join(tmpdir(), "imported-again-"));
  mkdirSync(join(root, "schemas/pages"), { recursive: true });
  const page = {
    title: "Pets",
    body: { kind: "table", rows: "pets.listPets", columns: ["name", "tag"] },
  };
  writeFileSync(join(root, "schemas/pages/pets.json"), JSON.stringify(page));
  const source = join(root, "api.json");
  const importPets = async (api: object): Promise<string[]> => {
    writeFileSync(source, JSON.stringify(api));
    const out = join(root, "schemas/catalogue/pets.json");
    const args = ["import", source, "--name", "pets", "--out", out, "--root", root];
    return (await runCommand(...args)).error.split("\n");
  };
  const first = await importPets(petsApi);
  expect(await importPets(petsApi)).toEqual(first);
  const changed = structuredClone(petsApi);
  Reflect.deleteProperty(changed.components.schemas.Pet.properties, "tag");
  Reflect.deleteProperty(changed.paths, "/pets/mine");
  const again = (await importPets(changed)).filter((line) => !first.includes(line));
  expect(again).toEqual([
    "pets.myPets is gone.",
    "pets.listPets: It no longer returns “items[].tag”.",
    "pets.addPet: It no longer takes “tag”.",
    "pets.addPet, pets.getPet: It no longer returns “tag”.",
    expect.stringContaining("schemas/pages/pets.json:1:"),
  ]);
});
