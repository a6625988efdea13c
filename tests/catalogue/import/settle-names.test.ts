import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { writtenCall } from "../../../src/catalogue/written/written-call.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";

const pet = {
  type: "object",
  properties: { id: { type: "string" }, name: { type: "string" } },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const { document, faults } = importOpenApi(
  {
    openapi: "3.0.3",
    info: { title: "Pets", version: "1" },
    paths: {
      "/pets": {
        get: {
          operationId: "list",
          responses: { "200": { description: "", ...json({ type: "array", items: pet }) } },
        },
      },
      "/pets/{id}": {
        put: {
          operationId: "replace",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          requestBody: json(pet),
          responses: { "204": { description: "" } },
        },
      },
    },
  },
  { name: "pets" },
);
const catalogue = createCatalogue(document ? [document] : []);

describe("a path and a body that both have an id", () => {
  it("keep both apart: the one in the path is called otherwise, and that is told", () => {
    expect(faults).toEqual([
      {
        severity: "warning",
        code: "sharedName",
        pointer: "/paths/~1pets~1{id}/put",
        values: { name: "id", other: "id_" },
      },
    ]);
    const operation = catalogue.operations.get("pets.replace");
    const named = operation?.parameters.map(({ name, in: place }) => `${place} ${name}`);
    expect(named).toEqual(["path id_", "body id", "body name"]);
  });

  it("are both sent where they belong", () => {
    const operation = catalogue.operations.get("pets.replace");
    const values = { id_: "a/1", id: "b", name: "Rex" };
    const call = operation && writtenCall(operation, values, { resolve: catalogue.resolve });
    expect(call).toMatchObject({ address: "/pets/a%2F1", content: '{"id":"b","name":"Rex"}' });
  });

  it("have the form that edits a row reach that row, with the id that it has", () => {
    expect(scaffoldPage(catalogue, "pets.list")?.body).toMatchObject({
      rowActions: [
        { open: { values: "row", submit: { call: "pets.replace", with: { id_: "row.id" } } } },
      ],
    });
  });
});

describe("a write of all records that a filter narrows", () => {
  const done = { "204": { description: "" } };
  const filter = (name: string) => ({ name, in: "query", schema: { type: "string" } });
  const imported = importOpenApi(
    {
      openapi: "3.0.3",
      info: { title: "Pets", version: "1" },
      paths: {
        "/pets": {
          patch: {
            operationId: "change",
            parameters: [filter("id")],
            requestBody: json(pet),
            responses: done,
          },
          delete: { operationId: "delete", parameters: [filter("id")], responses: done },
        },
        "/pets/{pet}": {
          patch: {
            operationId: "changeOne",
            parameters: [{ ...filter("pet"), in: "path", required: true }, filter("name")],
            requestBody: json(pet),
            responses: done,
          },
        },
      },
    },
    { name: "pets" },
  );

  it("is left out where a field of the body has the filter's name", () => {
    const told = imported.faults.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(told).toEqual([
      "narrowingParameter /paths/~1pets/patch",
      "leftOutParameter /paths/~1pets~1{pet}/patch",
    ]);
    const made = createCatalogue(imported.document ? [imported.document] : []);
    expect([...made.operations.keys()]).toEqual(["pets.delete", "pets.changeOne"]);
  });
});
