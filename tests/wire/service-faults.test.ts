import { describe, expect, it } from "vitest";
import { serviceFaults } from "../../src/wire/service-faults.ts";

const names = ["name", "email", "items", "first_name", "data"];

/** The message of a refusal, and the message for each of its parts. */
function said(body: unknown, known = names): [string, Record<string, string>] {
  const { message, errors } = serviceFaults(body, known);
  return [message, Object.fromEntries(errors.map((fault) => [fault.path, fault.message]))];
}

describe("what a service says is wrong is found in", () => {
  it.each<[string, unknown, string, Record<string, string>]>([
    [
      "problem+json (RFC 9457)",
      {
        title: "Your request is not valid.",
        status: 422,
        detail: "Two fields are wrong.",
        errors: [
          { detail: "must not be empty", pointer: "#/name" },
          { detail: "must be positive", pointer: "#/items/0/price" },
        ],
      },
      "Two fields are wrong.",
      { "/name": "must not be empty", "/items/0/price": "must be positive" },
    ],
    [
      "problem+json with invalid-params (RFC 7807)",
      { title: "Invalid.", "invalid-params": [{ name: "email", reason: "is no address" }] },
      "Invalid.",
      { "/email": "is no address" },
    ],
    [
      "Directus",
      { errors: [{ message: "Has to be unique.", extensions: { code: "UNIQUE", field: "name" } }] },
      "",
      { "/name": "Has to be unique." },
    ],
    [
      "ABP",
      {
        error: {
          message: "Your request is not valid!",
          validationErrors: [{ message: "The e-mail is required.", members: ["email"] }],
        },
      },
      "Your request is not valid!",
      { "/email": "The e-mail is required." },
    ],
    [
      "the sentences of NestJS",
      {
        statusCode: 400,
        message: [
          "email must be an email",
          "each value in items must be a string",
          "property colour should not exist",
        ],
        error: "Bad Request",
      },
      "Bad Request",
      {
        "/email": "email must be an email",
        "/items": "each value in items must be a string",
        "": "property colour should not exist",
      },
    ],
    [
      "FastAPI",
      { detail: [{ loc: ["body", "items", 0, "price"], msg: "field required", type: "missing" }] },
      "",
      { "/items/0/price": "field required" },
    ],
    [
      "Laravel and Rails",
      { message: "Invalid.", errors: { name: ["is taken", "is short"], base: ["closed"] } },
      "Invalid.",
      { "/name": "is short", "": "closed" },
    ],
    [
      "ASP.NET",
      { title: "Errors occurred.", errors: { FirstName: ["Required."], "$.email": ["Wrong."] } },
      "Errors occurred.",
      { "/first_name": "Required.", "/email": "Wrong." },
    ],
    [
      "Django",
      { name: ["This field is required."], non_field_errors: ["Dates overlap."] },
      "",
      { "/name": "This field is required.", "": "Dates overlap." },
    ],
    [
      "Spring",
      {
        status: 400,
        error: "Bad Request",
        path: "/api",
        errors: [{ field: "name", defaultMessage: "blank" }],
      },
      "Bad Request",
      { "/name": "blank" },
    ],
    [
      "Google",
      {
        error: {
          code: 400,
          message: "Invalid.",
          details: [
            {
              "@type": "BadRequest",
              fieldViolations: [{ field: "items[1].name", description: "no" }],
            },
          ],
        },
      },
      "Invalid.",
      { "/items/1/name": "no" },
    ],
    [
      "Stripe",
      { error: { type: "invalid_request_error", message: "No such e-mail.", param: "email" } },
      "No such e-mail.",
      { "/email": "No such e-mail." },
    ],
    [
      "Box",
      {
        type: "error",
        status: 400,
        code: "bad_request",
        message: "Bad Request",
        context_info: {
          errors: [{ reason: "missing", name: "name", message: "'name' is required" }],
        },
      },
      "Bad Request",
      { "/name": "'name' is required" },
    ],
    ["ClickUp", { err: "Team not authorized", ECODE: "OAUTH_027" }, "Team not authorized", {}],
    [
      "OData",
      { error: { message: "Wrong.", details: [{ target: "name", message: "too long" }] } },
      "Wrong.",
      { "/name": "too long" },
    ],
    [
      "ASP.NET Web API",
      { Message: "The request is invalid.", ModelState: { Name: ["Wrong."], "pet.Age": ["No."] } },
      "The request is invalid.",
      { "": "pet.Age: No.", "/name": "Wrong." },
    ],
    [
      "Apigee",
      { fault: { faultstring: "Quota exceeded.", detail: { errorcode: "policies.Quota" } } },
      "Quota exceeded.",
      { "": "errorcode: policies.Quota" },
    ],
    [
      "Okta",
      { errorCode: "E1", errorSummary: "Invalid.", errorCauses: [{ errorSummary: "name: short" }] },
      "Invalid.",
      { "": "name: short" },
    ],
    [
      "a code or the status in words beside a message",
      { error: "Conflict", message: "There is one already." },
      "There is one already.",
      {},
    ],
    ["a list of sentences", { errors: ["One.", "Two."] }, "", { "": "Two." }],
    ["SCIM", { detail: "Taken.", scimType: "uniqueness", status: "409" }, "Taken.", {}],
  ])("%s", (_form, body, message, errors) => {
    expect(said(body)).toEqual([message, errors]);
  });

  it("FastAPI, also where a field is called as the part of the request that holds it", () => {
    const at = (...loc: string[]) => said({ detail: [{ loc, msg: "no" }] }, ["body", "name"])[1];
    expect(at("body", "name")).toEqual({ "/name": "no" });
    expect(at("body", "body")).toEqual({ "/body": "no" });
  });

  it("JSON:API, whose requests have their fields below data or not", () => {
    const body = {
      errors: [
        {
          status: "422",
          title: "Invalid",
          detail: "is blank",
          source: { pointer: "/data/attributes/name" },
        },
        { detail: "is unknown", source: { parameter: "sort" } },
      ],
    };
    expect(said(body)).toEqual([
      "",
      { "/data/attributes/name": "is blank", "": "sort: is unknown" },
    ]);
    expect(said(body, ["name"])[1]).toMatchObject({ "/name": "is blank" });
  });
});

it("takes no harm of what is no refusal, or one made to do harm", () => {
  for (const body of [null, 3, "no", [], {}, { errors: 7 }, { errors: [[[[[[[["deep"]]]]]]]] }]) {
    expect(said(body)).toEqual(["", {}]);
  }
  const many = {
    errors: Array.from({ length: 10_000 }, (_, at) => ({
      field: `f${at}`,
      message: "x".repeat(9_000),
    })),
  };
  const { errors } = serviceFaults(many, names);
  expect(errors).toHaveLength(50);
  expect(errors.every(({ message }) => message.length < 600)).toBe(true);
  expect(said(JSON.parse('{"errors":{"__proto__":["x"]}}'))[1]).toEqual({ "": "__proto__: x" });
});

it("the field of the body that holds all arguments is no part of a fault's place", () => {
  const refusals = [
    { errors: [{ pointer: "/ticket/name", detail: "is taken" }] },
    { errors: { ticket: { name: ["is taken"] } } },
    { detail: [{ loc: ["body", "ticket", "name"], msg: "is taken" }] },
  ];
  for (const body of refusals) {
    const { errors } = serviceFaults(body, names, "ticket");
    expect(errors).toEqual([{ path: "/name", message: "is taken" }]);
  }
});
