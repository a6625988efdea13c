import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { writtenCall } from "../../../src/catalogue/written/written-call.ts";

const text = { type: "string" };
const ticket = {
  type: "object",
  properties: { subject: text, id: { ...text, readOnly: true } },
  required: ["subject"],
};
const inQuery = (name: string) => ({ name, in: "query", schema: text });

/** The imported edit of a record at a path, whose body has the given fields. */
function editOf(path: string, properties: object, given: readonly object[] = []) {
  const schema = { type: "object", properties };
  const inPath = { name: "key", in: "path", required: true, schema: text };
  const put = {
    operationId: "edit",
    parameters: [inPath, ...given],
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { 204: { description: "Done." } },
  };
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Desk", version: "1" },
      paths: { [path]: { put } },
      components: { schemas: { Ticket: ticket } },
    },
    { name: "desk" },
  );
  const catalogue = createCatalogue(document ? [document] : []);
  const operation = catalogue.operations.get("desk.edit");
  if (!operation) throw new Error("The edit was not imported.");
  const names = operation.parameters.map(({ name }) => name);
  const written = (args: object) => writtenCall(operation, { key: "7", ...args }, catalogue);
  return { operation, names, written };
}

const reference = { $ref: "#/components/schemas/Ticket" };

it("the fields of a record that is sent within another one are arguments of their own", () => {
  for (const [path, within] of [
    ["/tickets/{key}", "data"],
    ["/tickets/{key}", "ticket"],
    ["/support-tickets/{key}.json", "support_ticket"],
  ] as const) {
    const { operation, names, written } = editOf(path, { [within]: reference });
    expect(names).toEqual(["key", "subject"]);
    expect(operation.request.required).toEqual(["key", "subject"]);
    const { address, content } = written({ subject: "Lost" });
    expect(address).toBe(path.replace("{key}", "7"));
    expect(content).toBe(`{"${within}":{"subject":"Lost"}}`);
  }
});

it("an integer that no number holds is sent exactly there too", () => {
  const data = { type: "object", properties: { owner: { type: "integer" } } };
  const { written } = editOf("/tickets/{key}", { data });
  expect(written({ owner: "9007199254740993" }).content).toBe(
    '{"data":{"owner":9007199254740993}}',
  );
});

it("a body with other fields, or whose only field is a part of a record, stays as it is", () => {
  expect(editOf("/tickets/{key}", { data: reference, notify: text }).names).toEqual([
    "key",
    "data",
    "notify",
  ]);
  expect(editOf("/tickets/{key}", { requester: reference }).names).toEqual(["key", "requester"]);
  const list = { type: "array", items: reference };
  expect(editOf("/tickets/{key}", { data: list }).names).toEqual(["key", "data"]);
});

it("so does a body whose record has a field with the name of another argument", () => {
  const { names, written } = editOf("/tickets/{key}", { data: reference }, [inQuery("subject")]);
  expect(names).toEqual(["key", "subject", "data"]);
  const { address, content } = written({ subject: "brief", data: { subject: "Lost" } });
  expect(address).toBe("/tickets/7?subject=brief");
  expect(content).toBe('{"data":{"subject":"Lost"}}');
});
