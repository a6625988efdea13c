import { describe, expect, test } from "vitest";
import { requestValidator } from "../../../../renderers/runtime/read/request-validator.ts";
import { createCatalogue } from "../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../src/catalogue/import/import-open-api.ts";
import { shippedCatalogue } from "../../../../src/catalogue/shipped.ts";
import { requestValidatorsCode } from "../../../../src/catalogue/validators/request-validators.ts";
import { formats } from "../../../../src/language/formats.ts";
import { petsApi } from "../../../support/pets.ts";

const code = (catalogue = shippedCatalogue()) =>
  requestValidatorsCode(catalogue, Object.keys(formats), { formats: "f", runtime: "r" });

describe("validators compiled ahead", () => {
  test("every operation of the catalogue has one", async () => {
    for (const id of shippedCatalogue().operations.keys()) {
      expect(await requestValidator(id).load(), id).toBeTypeOf("function");
    }
  });

  test("run under a policy without eval, in a browser without require", () => {
    expect(code()).not.toMatch(/\beval\b|new Function|\brequire\s*\(/);
  });

  test("follow the references of a document, and the property that another must repeat", async () => {
    const catalogue = createCatalogue([
      {
        openapi: "3.1.0",
        info: { title: "Test", version: "1" },
        "x-service": {
          name: "test",
          envelope: { code: "/code", data: "/data", messages: [], success: [] },
        },
        paths: {
          "/a": {
            post: {
              operationId: "a.add",
              requestBody: {
                content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } },
              },
            },
          },
        },
        components: {
          schemas: {
            A: {
              type: "object",
              properties: {
                first: { $ref: "#/components/schemas/Name" },
                second: { type: "string", "x-equals": "first" },
                price: { type: "number", multipleOf: 0.01 },
              },
            },
            Name: { type: "string", minLength: 2 },
          },
        },
      },
    ]);
    const generated = code(catalogue);
    expect(generated).toContain('"a.add": validate_0');
    expect(generated).toMatch(/minLength/);
    expect(generated).toContain(`!== data["first"]`);
    // The quotient of 4.64 and 0.01 is not quite whole.
    expect(generated).toMatch(/Math\.abs\(Math\.round\(\w+\) - \w+\) > 1e-9/);
  });
});

describe("the faults of a request", () => {
  test("a missing value is named by its own path", async () => {
    const validate = await requestValidator("culturalGroup.add").load();
    expect(validate({})).toEqual([
      { path: "/name", keyword: "required", params: { missingProperty: "name" } },
    ]);
  });

  test("all faults come at once, with what they ask for", async () => {
    const validate = await requestValidator("culturalGroup.add").load();
    const faults = validate({ name: "x".repeat(65), status: 7 });
    expect(faults.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual([
      "/name maxLength",
      "/status enum",
    ]);
    expect(faults[0]?.params).toEqual({ limit: 64 });
  });

  test("a confirmed password must repeat the first (section 5)", async () => {
    const validate = await requestValidator("member.updatePwd").load();
    expect(validate({ id: 1, password: "long enough", rePassword: "long enuff" })).toEqual([
      {
        path: "/rePassword",
        keyword: "x-equals",
        params: { equals: "password", format: "password" },
      },
    ]);
    expect(validate({ id: 1, password: "long enough", rePassword: "long enough" })).toEqual([]);
  });

  test("a mobile number is checked by the shared format; an empty one passes (section 5)", async () => {
    const validate = await requestValidator("member.update").load();
    const member = { id: 1, fullname: "Ada" };
    const wrong = validate({ ...member, mobile: "123" });
    expect(wrong).toMatchObject([{ path: "/mobile", keyword: "format" }]);
    expect(validate({ ...member, mobile: "" })).toEqual([]);
    expect(validate({ ...member, mobile: "13800138000" })).toEqual([]);
  });
});

describe("the validator of a service that was imported", () => {
  const catalogueOf = () => {
    const { document } = importOpenApi(petsApi, { name: "pets" });
    return createCatalogue(document ? [document] : [], shippedCatalogue());
  };

  test("reads the schema itself, and tells faults as the compiled ones do", async () => {
    const validate = await requestValidator("pets.addPet", catalogueOf()).load();
    expect(validate({ name: "Rex", tag: "dog" })).toEqual([]);
    expect(validate({ tag: "DOG", born: "soon" })).toMatchObject([
      { path: "/name", keyword: "required", params: { missingProperty: "name" } },
      { path: "/tag", keyword: "pattern" },
      { path: "/born", keyword: "format", params: { format: "date" } },
    ]);
    expect(validate({ name: "R" })).toMatchObject([
      { path: "/name", keyword: "minLength", params: { limit: 2 } },
    ]);
  });

  test("is the same for the same operation, another where it was imported anew", () => {
    const catalogue = catalogueOf();
    const validator = requestValidator("pets.addPet", catalogue);
    expect(requestValidator("pets.addPet", catalogue)).toBe(validator);
    expect(requestValidator("pets.addPet", catalogueOf())).not.toBe(validator);
    const shipped = requestValidator("culturalGroup.add");
    expect(requestValidator("culturalGroup.add", catalogue)).toBe(shipped);
  });
});
