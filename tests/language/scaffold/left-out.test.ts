import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { leftOutOf } from "../../../src/language/scaffold/left-out.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const text = { type: "string" };
const company = { type: "object", properties: { id: text, name: text } };
const user = { type: "object", properties: { id: text, name: text, phone: text, company } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const answers = (schema: object) => ({
  responses: { 200: { description: "It.", ...json(schema) } },
});

interface Write {
  method: "put" | "patch";
  description?: string;
  required?: string[];
  /** How the request takes the company. */
  takes?: object;
  /** The field of the request that holds the user. */
  within?: string;
}

/** The proposals for a list of users, whose writes take the company by its name. */
function proposed({ method, required, takes = text, within, ...more }: Write) {
  const properties = { name: text, phone: text, company: takes, password: text };
  const sent = { type: "object", properties, ...(required && { required }) };
  const around = { [within ?? ""]: sent, notice: text };
  const write = {
    operationId: "edit",
    ...more,
    ...answers(user),
    requestBody: {
      required: true,
      ...json(within === undefined ? sent : { type: "object", properties: around }),
    },
  };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Users", version: "1" },
      paths: {
        "/users": { get: { operationId: "list", ...answers({ type: "array", items: user }) } },
        "/users/{id}/contact": {
          parameters,
          get: { operationId: "readContact", ...answers(user) },
          [method]: { ...write, operationId: "editContact" },
        },
        "/users/{id}": {
          parameters,
          get: { operationId: "read", ...answers(user) },
          [method]: write,
        },
      },
    },
    { name: "users" },
  );
  const catalogue = createCatalogue(document ? [document] : []);
  const page = (id: string) => JSON.stringify(scaffoldPage(catalogue, id));
  const problems = (id: string) => compileFor(catalogue, page(id)).problems;
  const leftOut = (id: string) =>
    leftOutOf(catalogue, id).map(({ operation, fields }) => [operation.id, ...fields]);
  return {
    list: page("users.list"),
    problems: [...problems("users.list"), ...problems("users.read")].map(({ code }) => code),
    leftOutOfForm: leftOut("users.edit"),
    leftOut: leftOut("users.list"),
    leftOutOfRecord: leftOut("users.read"),
  };
}

describe("a form for a record whose read tells a field otherwise than the request takes it", () => {
  it("asks for the other fields where unsent ones remain", () => {
    for (const write of [
      { method: "patch" },
      { method: "put", description: "Omitted fields remain unchanged." },
    ] as const) {
      const { list, problems, leftOut } = proposed(write);
      expect(list).toContain('"fields":["name","phone","password"]');
      expect(problems).toEqual([]);
      expect(leftOut).toEqual([]);
    }
  });

  it("asks for the other fields of a user who is sent in a field", () => {
    const { list, problems } = proposed({ method: "patch", within: "user" });
    expect(list).toContain(
      '"fields":[{"field":"user","items":["name","phone","password"]},"notice"]',
    );
    expect(problems).toEqual([]);
  });

  it("asks for that field too where the request requires it", () => {
    const { list, problems } = proposed({ method: "patch", required: ["company"] });
    expect(list).toContain("users.edit");
    expect(list).not.toContain('"fields"');
    expect(problems).toEqual([]);
  });

  it("is not proposed where it would replace the record, and the reason is told", () => {
    const { list, problems, leftOut, ...others } = proposed({ method: "put" });
    expect(list).not.toMatch(/users\.edit/);
    expect(problems).toEqual([]);
    expect(leftOut).toEqual([
      ["users.edit", "company"],
      ["users.editContact", "company"],
    ]);
    expect(others.leftOutOfRecord).toEqual(leftOut);
    expect(others.leftOutOfForm).toEqual([["users.edit", "company"]]);
  });

  it("is proposed where the read tells all that it replaces in the request's types", () => {
    const { list, problems, leftOut } = proposed({ method: "put", takes: company });
    expect(list).toContain("users.edit");
    expect(problems).toEqual([]);
    expect(leftOut).toEqual([]);
  });
});

it("writes at the path of a record are told where no field of the rows is known as its key", () => {
  const link = { type: "object", properties: { href: text } };
  const person = { type: "object", properties: { name: text, _links: link } };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const document = {
    openapi: "3.1.0",
    info: { title: "People", version: "1" },
    paths: {
      "/people": { get: { operationId: "list", ...answers({ type: "array", items: person }) } },
      "/people/{id}": { parameters, delete: { operationId: "remove", ...answers(person) } },
    },
  };
  const imported = importOpenApi(document, { name: "hal" });
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  const told = leftOutOf(catalogue, "hal.list");
  expect(told).toMatchObject([{ operation: { id: "hal.remove" }, why: "unkeyed", fields: ["id"] }]);
});

it("the deletion of what is only listed below a record is told", () => {
  const role = { type: "object", properties: { id: text, name: text } };
  const roles = answers({ type: "array", items: role });
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const paths = {
    "/roles": { get: { operationId: "list", ...roles } },
    "/roles/{id}": { parameters, delete: { operationId: "remove", ...answers(role) } },
    "/users/{id}/roles": { parameters, get: { operationId: "below", ...roles } },
  };
  const document = { openapi: "3.1.0", info: { title: "Roles", version: "1" }, paths };
  const imported = importOpenApi(document, { name: "r" });
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  expect(leftOutOf(catalogue, "r.list")).toEqual([]);
  expect(leftOutOf(catalogue, "r.below")).toMatchObject([
    { operation: { id: "r.remove" }, why: "shared" },
  ]);
});

it("writes that may concern several rows are told", () => {
  const price = { type: "object", properties: { id: text, sku: text } };
  const parameters = [{ name: "sku", in: "path", required: true, schema: text }];
  const paths = {
    "/prices": { get: { operationId: "list", ...answers({ type: "array", items: price }) } },
    "/prices/{sku}": { parameters, delete: { operationId: "remove", ...answers(text) } },
    "/prices/{sku}/end": { parameters, post: { operationId: "end", ...answers(text) } },
  };
  const document = { openapi: "3.1.0", info: { title: "Prices", version: "1" }, paths };
  const imported = importOpenApi(document, { name: "p" });
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  expect(leftOutOf(catalogue, "p.list")).toMatchObject([
    { operation: { id: "p.remove" }, why: "several", fields: ["sku"] },
    { operation: { id: "p.end" }, why: "several", fields: ["sku"] },
  ]);
});
