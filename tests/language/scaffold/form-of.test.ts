import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { isRecord } from "../../../src/catalogue/schema/record.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import { compileFor } from "../../support/shipped-environment.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const answers = (schema: object) => ({
  responses: { 200: { description: "It", ...json(schema) } },
});
const listOf = (items: object) => ({ type: "array", items });
const record = (properties: object) => ({ type: "object", properties });

const text = { type: "string" };
const integer = { type: "integer" };
const guest = record({ id: integer, name: text });
const key = [{ name: "id", in: "path", required: true, schema: integer }];

/** The paths of the guests, of whom a reservation names one or several. */
const guests = {
  "/guests": { get: { operationId: "guests", ...answers(listOf(guest)) } },
  "/guests/{id}": { get: { parameters: key, ...answers(guest) } },
};

/** The form that is proposed to add a reservation with the given fields, beside other paths. */
function formToAdd(fields: object, others: object = guests) {
  const reservation = record({ id: integer, ...fields });
  const document = {
    openapi: "3.1.0",
    info: { title: "Booking", version: "1" },
    paths: {
      "/reservations": {
        get: { operationId: "all", ...answers(listOf(reservation)) },
        post: { operationId: "add", requestBody: json(record(fields)), ...answers(reservation) },
      },
      ...others,
    },
  };
  const imported = importOpenApi(document, { name: "booking" });
  if (!imported.document) throw new Error(JSON.stringify(imported.faults));
  const catalogue = createCatalogue([imported.document]);
  const page = scaffoldPage(catalogue, "booking.all");
  expect(compileFor(catalogue, page).problems).toEqual([]);
  const toolbar = page?.body.toolbar;
  const action: unknown = Array.isArray(toolbar) ? toolbar[0] : undefined;
  return isRecord(action) ? action.open : undefined;
}

const options = { call: "booking.guests" };

describe("a proposed form", () => {
  it("asks for the usual fields where none is the key of another list's record", () => {
    const form = formToAdd({ seats: integer, stableId: integer });
    expect(form).toEqual({ kind: "form", submit: "booking.add" });
  });

  it.each(["guestId", "guest_id", "guestID"])("offers the records that %s names", (field) => {
    expect(formToAdd({ seats: integer, [field]: integer })).toMatchObject({
      fields: ["seats", { field, options }],
    });
  });

  it("offers several records where a field is a list of keys", () => {
    expect(formToAdd({ guestIds: listOf(integer) })).toMatchObject({
      fields: [{ field: "guestIds", options }],
    });
  });

  it("finds the records of a long list by words, where the service does", () => {
    const parameters = ["q", "page", "size"].map((name) => ({
      name,
      in: "query",
      schema: name === "q" ? text : integer,
    }));
    const paged = record({ items: listOf(guest), total: integer });
    const others = {
      ...guests,
      "/guests": { get: { operationId: "guests", parameters, ...answers(paged) } },
    };
    const one = { call: expect.any(String), with: { id: "value" } };
    expect(formToAdd({ guestId: integer }, others)).toMatchObject({
      fields: [{ field: "guestId", options: { ...options, search: "q", one } }],
    });
  });

  it.each([
    ["the key has another type", { guestId: text }, guests],
    ["its values are listed", { guestId: { ...integer, enum: [1, 2] } }, guests],
    [
      "two lists have such records",
      { guestId: integer },
      {
        ...guests,
        "/hotel/guests": { get: answers(listOf(guest)) },
        "/hotel/guests/{id}": guests["/guests/{id}"],
      },
    ],
    [
      "the list needs more than a page knows",
      { guestId: integer },
      { "/hotels/{id}/guests": { get: { parameters: key, ...answers(listOf(guest)) } } },
    ],
    [
      "the records have no name",
      { guestId: integer },
      { "/guests": { get: answers(listOf(record({ id: integer }))) } },
    ],
  ])("leaves a field to be typed where %s", (_why, fields, others) => {
    expect(formToAdd(fields, others)).toEqual({ kind: "form", submit: "booking.add" });
  });
});
