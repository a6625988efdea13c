import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const record = (...fields: string[]) => ({
  type: "object",
  properties: Object.fromEntries(fields.map((name) => [name, { type: "integer" }])),
});
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const list = (operationId: string, schema: object) => ({
  operationId,
  responses: { "200": { description: "All.", ...json({ type: "array", items: schema }) } },
});
const [course, trainer] = [record("id", "title", "seats"), record("id", "name", "level")];
const ids = {
  type: "object",
  properties: { trainerIds: { type: "array", items: { type: "integer" } } },
};
const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };

/** A school whose ids are all numbers, so that their titles identify nothing. */
const school = {
  openapi: "3.0.3",
  info: { title: "School", version: "1" },
  paths: {
    "/courses": { get: list("courses", course) },
    "/trainers": { get: list("trainers", trainer) },
    "/courses/{id}/trainers": {
      parameters: [id],
      get: list("trainersOf", trainer),
      put: {
        operationId: "setTrainers",
        requestBody: json(ids),
        responses: { "204": { description: "Saved." } },
      },
    },
    "/courses/{id}/helpers": {
      parameters: [id],
      get: list("helpersOf", record("id", "since", "hours")),
    },
  },
};

const { document } = importOpenApi(school, { name: "school" });
const catalogue = createCatalogue(document ? [document] : []);

/** The problems of a relation between the lists. */
function told(candidates: string, current: string): string[] {
  const given = { with: { id: 1 } };
  const body = {
    kind: "dualList",
    candidates: `school.${candidates}`,
    current: { call: `school.${current}`, ...given },
    save: { call: "school.setTrainers", ...given },
  };
  const { problems } = compileFor(catalogue, { title: "School", body });
  return problems
    .filter(({ code }) => code === "otherKey")
    .map(({ pointer, values }) => `${pointer} ${values.given} ${values.wanted}`);
}

it("tells candidates of another collection than what is chosen", () => {
  expect(told("courses", "trainersOf")).toEqual(["/body/candidates /courses /trainers"]);
});

it("accepts candidates of the same collection, and what has no collection of its own", () => {
  expect(told("trainers", "trainersOf")).toEqual([]);
  expect(told("trainers", "helpersOf")).toEqual([]);
});
