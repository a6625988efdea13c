import { expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { mayAffect } from "../../src/catalogue/may-affect.ts";
import { operationOf } from "../../src/catalogue/operation-of.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { petsApi } from "../support/pets.ts";

it("a write affects reads of its own service, and of others only where it says so", () => {
  const services = ["east", "west"].flatMap(
    (name) => importOpenApi(petsApi, { name }).document ?? [],
  );
  const catalogue = createCatalogue(services, shippedCatalogue());
  const one = (operation: string) => operationOf(catalogue, { operation });
  const added = one("east.addPet");
  expect(mayAffect(added, one("east.listPets"))).toBe(true);
  expect(mayAffect(added, one("west.listPets"))).toBe(false);
  const restored = one("culturalGroup.restore");
  expect(mayAffect(restored, one("culturalGroup.page"))).toBe(true);
  expect(mayAffect(restored, one("audit.getRecent"))).toBe(true);
  expect(mayAffect(restored, one("member.getList"))).toBe(false);
});
