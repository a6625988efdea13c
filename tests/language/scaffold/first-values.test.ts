import { expect, it } from "vitest";
import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";
import { scaffoldPage } from "../../../src/language/scaffold/scaffold-page.ts";
import {
  lists,
  madeService,
  number,
  reads,
  takes,
} from "../../catalogue/resources/made-service.ts";

const text = { type: "string" };
const flag = { type: "boolean" };
const short = { type: "object", properties: { id: text, name: text } };
const tag = { type: "object", properties: { label: text } };
const tags = (items: object) => ({ type: "array", items });
const whole = { ...short, properties: { ...short.properties, note: text, tags: tags(tag) } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const answers = (schema: object) => ({
  responses: { 200: { description: "It.", ...json(schema) } },
});

/** The page proposed for a list that shows less of its records than their read. */
function proposed(description: string): string {
  const sent = { type: "object", properties: { name: text, note: text, tags: tags(text) } };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: {
        "/notes": { get: { operationId: "list", ...answers({ type: "array", items: short }) } },
        "/notes/{id}": {
          parameters,
          get: { operationId: "read", ...answers(whole) },
          put: { operationId: "edit", description, requestBody: json(sent), ...answers(whole) },
        },
      },
    },
    { name: "notes" },
  );
  const catalogue = createCatalogue(document ? [document] : []);
  return JSON.stringify(scaffoldPage(catalogue, "notes.list"));
}

const offersEdit = (description: string) => proposed(description).includes("notes.edit");

it("a form that would erase what the list does not show of a record is not proposed", () => {
  expect(offersEdit("Replaces a note.")).toBe(false);
});

it("it is where the document says that unsent fields remain", () => {
  const said = ["Only the fields provided will be updated.", "Omitted fields remain unchanged."];
  expect(said.map(offersEdit)).toEqual([true, true]);
});

it("a form begins with what the read of the whole record answers, as far as the request takes it", () => {
  const load = { call: "notes.read", with: { id: "row.id" } };
  const values = { load, as: '{"name": answer.name, "note": answer.note}' };
  expect(proposed("Omitted fields remain unchanged.")).toContain(
    JSON.stringify({ values }).slice(1, -1),
  );
});

it("a form begins with fields that the request writes otherwise, such as `FriendlyName`", () => {
  const place = {
    type: "object",
    properties: { sid: text, friendly_name: text, acl_enabled: flag },
  };
  const sent = {
    type: "object",
    properties: { FriendlyName: text, AclEnabled: flag, Reason: text },
  };
  const parameters = [{ name: "Sid", in: "path", required: true, schema: text }];
  const { document } = importOpenApi(
    {
      openapi: "3.1.0",
      info: { title: "Places", version: "1" },
      paths: {
        "/places": { get: { operationId: "list", ...answers({ type: "array", items: place }) } },
        "/places/{Sid}": {
          parameters,
          post: { operationId: "update", requestBody: json(sent), ...answers(place) },
        },
      },
    },
    { name: "places" },
  );
  const page = JSON.stringify(
    scaffoldPage(createCatalogue(document ? [document] : []), "places.list"),
  );
  const values = '{"FriendlyName": row.friendly_name, "AclEnabled": row.acl_enabled}';
  expect(page).toContain(JSON.stringify({ values }).slice(1, -1));
});

it("a form that replaces a record begins with the ids of the records that it tells with others", () => {
  const person = { type: "object", properties: { id: number, name: text } };
  const told = { id: number, name: text, owner: person, labels: tags(person), lead: person };
  const taken = { name: text, owner_id: number, labelIds: tags(number), leader_id: number };
  const load = { call: "it.getSitesById", with: { id: "row.id" } };
  const ids = '"owner_id": answer.owner.id, "labelIds": answer.labels.map(one, one.id)';
  const values = { load, as: `{"name": answer.name, ${ids}}` };
  expect(pageOfSites(told, taken)).toContain(JSON.stringify({ values }).slice(1, -1));
});

it("no such form is proposed where another type than the record tells is taken", () => {
  const person = { type: "object", properties: { id: number, name: text } };
  const told = { id: number, name: text, owner: person };
  expect(pageOfSites(told, { name: text, owner_id: flag })).not.toContain("putSitesById");
});

it("a form that would erase what only the read tells is not proposed, however little both share", () => {
  const read = { id: number, note: text, d: text, e: text, f: text };
  expect(pageOfSites(read, { name: text, note: text })).not.toContain("putSitesById");
});

it("a form of what a request holds in a field begins with what it holds beside it as well", () => {
  const taken = { info: whole, note: text };
  const load = { call: "it.getSitesById", with: { id: "row.id" } };
  expect(pageOfSites(taken, taken)).toContain(JSON.stringify({ values: { load } }).slice(1, -1));
  expect(pageOfSites({ info: whole, note: flag }, taken)).not.toContain("putSitesById");
});

it("a form never begins with what a record tells of another, as an order of its customer", () => {
  const customer = { type: "object", properties: { id: number, name: text, a: text, b: text } };
  const read = { id: number, name: text, c: text, customer };
  const load = { call: "it.getSitesById", with: { id: "row.id" } };
  expect(pageOfSites(read, { name: text })).toContain(
    JSON.stringify({ values: { load } }).slice(1, -1),
  );
});

/** The page of a list whose records are read and replaced in another form than they are listed in. */
function pageOfSites(read: object, taken: object): string {
  const rows = { id: number, name: text, a: text, b: text, c: text };
  const { catalogue, operation } = madeService(
    {
      "/sites": { get: lists(rows) },
      "/sites/{id}": { get: reads(read), put: takes(taken) },
    },
    "GET /sites",
  );
  return JSON.stringify(scaffoldPage(catalogue, operation.id));
}

it.each([
  { shown: { id: number, name: text }, answer: true, isOffered: false },
  { shown: { id: number, name: text }, answer: false, isOffered: false },
  { shown: { id: number, name: text, note: text }, answer: true, isOffered: true },
])("a form that replaces what no read tells begins with rows that hold it all: %o", (given) => {
  const { shown, answer, isOffered } = given;
  const edit = takes({ name: text, note: text, password: { ...text, writeOnly: true } });
  const put = answer ? { ...edit, ...reads({ ...short.properties, note: text }) } : edit;
  const paths = { "/notes": { get: lists(shown) }, "/notes/{id}": { put } };
  const { catalogue, operation } = madeService(paths, "GET /notes");
  const page = JSON.stringify(scaffoldPage(catalogue, operation.id));
  expect(page.includes("common.edit")).toBe(isOffered);
});
