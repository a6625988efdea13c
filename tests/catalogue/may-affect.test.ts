import { expect, it } from "vitest";
import { createCatalogue } from "../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../src/catalogue/import/import-open-api.ts";
import { mayAffect } from "../../src/catalogue/may-affect.ts";
import { operationOf } from "../../src/catalogue/operation-of.ts";
import { shippedCatalogue } from "../../src/catalogue/shipped.ts";
import { petsApi } from "../support/pets.ts";
import { does, lists, text } from "./resources/made-service.ts";

it("a write affects reads of its own service, and of others only where it says so", () => {
  const services = ["east", "west"].flatMap(
    (name) => importOpenApi(petsApi, { name }).document ?? [],
  );
  const catalogue = createCatalogue(services, shippedCatalogue());
  const one = (operation: string) => operationOf(catalogue, { operation });
  const added = one("east.addPet");
  expect(mayAffect(catalogue, added, one("east.listPets"))).toBe(true);
  expect(mayAffect(catalogue, added, one("west.listPets"))).toBe(false);
  const restored = one("culturalGroup.restore");
  expect(mayAffect(catalogue, restored, one("culturalGroup.page"))).toBe(true);
  expect(mayAffect(catalogue, restored, one("audit.getRecent"))).toBe(true);
  expect(mayAffect(catalogue, restored, one("member.getList"))).toBe(false);
});

it("what an import found a write to affect is told of its own service alone", () => {
  const id = { name: "id", in: "path", required: true, schema: text };
  const paths = {
    "/users": { get: { operationId: "all", ...lists({ id: text, name: text }) } },
    "/user/{id}": { delete: { operationId: "remove", ...does, parameters: [id] } },
  };
  const crew = { openapi: "3.1.0", info: { title: "Crew", version: "1" }, paths };
  const services = ["east", "west"].flatMap((name) => importOpenApi(crew, { name }).document ?? []);
  const catalogue = createCatalogue(services);
  const one = (operation: string) => operationOf(catalogue, { operation });
  expect(mayAffect(catalogue, one("east.remove"), one("east.all"))).toBe(true);
  expect(mayAffect(catalogue, one("east.remove"), one("west.all"))).toBe(false);
});
