import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import {
  countSharing,
  countsAlong,
  recordNames,
} from "../../../../../renderers/runtime/act/ask/record-names.ts";
import { nameOfRow } from "../../../../../renderers/runtime/show/shown-text.ts";
import { createCatalogue } from "../../../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../../../src/catalogue/import/import-open-api.ts";
import { operationOf } from "../../../../../src/catalogue/operation-of.ts";
import {
  does,
  lists,
  madeService,
  number,
  takes,
  text,
} from "../../../../catalogue/resources/made-service.ts";
import newsroom from "../../../../corpus/newsroom/document.json" with { type: "json" };
import { pageHost } from "../../../../support/page-host.ts";

const { catalogue } = pageHost("en");

/**
 * The data from which the confirmation before a call is made, after the given responses were read.
 */
function before(
  operation: string,
  args: Record<string, unknown>,
  reads: Readonly<Record<string, unknown>>,
) {
  const queries = new QueryClient();
  for (const [read, data] of Object.entries(reads)) {
    queries.setQueryData(["call", read, {}, "en"], { data });
  }
  const known = operationOf(catalogue, { operation });
  return [catalogue, queries, known, [{ operation, args }]] as const;
}

/** The names of the records that a call changes. */
const named = (...asked: Parameters<typeof before>) => recordNames(...before(...asked));

const groups = { "culturalGroup.page": { records: [{ id: 1, name: "Chess Circle" }], total: 1 } };

it("records are called as the service has answered them, by their keys where nothing was read", () => {
  expect(named("culturalGroup.delete", { ids: [1, 2] }, groups)).toEqual(["Chess Circle", "#2"]);
});

it("records whose name is empty are called by their keys", () => {
  const nameless = { "culturalGroup.page": { records: [{ id: 1, name: "" }], total: 1 } };
  expect(named("culturalGroup.delete", { ids: [1] }, nameless)).toEqual(["#1"]);
  const rows = { labelField: "name", keyField: "id" };
  const names = [
    { id: "vm-1", name: null },
    { id: 2, name: "" },
    { id: 3, name: "Chess" },
  ];
  expect(names.map((row) => nameOfRow(pageHost("en"), row, rows))).toEqual(["vm-1", "#2", "Chess"]);
});

it("a relation is called after the record that has it, and not after its members", () => {
  const members = { "culturalGroupUserRel.current": [{ id: 1, fullname: "Anna" }], ...groups };
  const args = { groupId: 1, ids: [1] };
  expect(named("culturalGroupUserRel.update", args, members)).toEqual(["Chess Circle"]);
});

it("records of another sort lend no names, whatever rows the page shows", () => {
  expect(named("member.del", { ids: [1] }, groups)).toEqual(["#1"]);
});

it("nodes are known however deep they stand, and a new record by what is sent of it", () => {
  const tree = {
    "menu.getTreeList": [{ id: 1, title: "Top", children: [{ id: 2, title: "In" }] }],
  };
  expect(named("menu.del", { id: 2 }, tree)).toEqual(["In"]);
  expect(named("member.add", { fullname: "Nina New" }, {})).toEqual(["Nina New"]);
});

it("records that keep their fields in an object of attributes are called by one of those", () => {
  const { document } = importOpenApi(newsroom, { name: "newsroom" });
  const newsroomCatalogue = createCatalogue(document ? [document] : []);
  const queries = new QueryClient();
  const data = { data: [{ type: "articles", id: "a-1", attributes: { title: "Rain" } }] };
  queries.setQueryData(["call", "newsroom.listArticles", {}, "en"], { data });
  const operation = operationOf(newsroomCatalogue, { operation: "newsroom.deleteArticle" });
  const calls = ["a-1", "a-2"].map((id) => ({ operation: operation.id, args: { id } }));
  expect(recordNames(newsroomCatalogue, queries, operation, calls)).toEqual(["Rain", "a-2"]);
});

it("a record below others is called by its own name, not by those above or of other collections", () => {
  const { document } = importOpenApi(boards, { name: "boards" });
  const boardsCatalogue = createCatalogue(document ? [document] : []);
  const queries = new QueryClient();
  const read = (id: string, args: object, data: unknown) =>
    queries.setQueryData(["call", `boards.${id}`, args, "en"], { data });
  read("listLabels", { board: "a" }, [{ key: 1, name: "Urgent" }]);
  read("listCards", { board: "a" }, [{ key: 1, name: "Buy bread" }]);
  read("listLabels", { board: "b" }, [{ key: 1, name: "Later" }]);
  const named = (id: string, args: Record<string, unknown>) => {
    const operation = operationOf(boardsCatalogue, { operation: `boards.${id}` });
    return recordNames(boardsCatalogue, queries, operation, [{ operation: operation.id, args }]);
  };
  expect(named("deleteLabel", { board: "a", key: 1 })).toEqual(["Urgent"]);
  expect(named("closeCard", { board: "a", key: 1 })).toEqual(["Buy bread"]);
  expect(named("deleteLabel", { board: "c", key: 1 })).toEqual(["#1"]);
});

it("a record is not called as that of another service of the same document", () => {
  const services = ["east", "west"].flatMap(
    (name) => importOpenApi(boards, { name }).document ?? [],
  );
  const both = createCatalogue(services);
  const queries = new QueryClient();
  const args = { board: "a", key: 1 };
  const read = (service: string, name: string) =>
    queries.setQueryData(["call", `${service}.listLabels`, { board: "a" }, "en"], {
      data: [{ key: 1, name }],
    });
  const named = () => {
    const operation = operationOf(both, { operation: "east.deleteLabel" });
    return recordNames(both, queries, operation, [{ operation: operation.id, args }]);
  };
  read("west", "Urgent in the west");
  expect(named()).toEqual(["#1"]);
  read("east", "Later");
  read("west", "Urgent in the west");
  expect(named()).toEqual(["Later"]);
});

it.each(["/Products({key})", "/Products('{key}')"])(
  "a record whose key is in parentheses is called by its name: %s",
  (path) => {
    const products = {
      openapi: "3.1.0",
      info: { title: "Products", version: "1" },
      paths: {
        "/Products": { get: { ...rows("list"), parameters: [] } },
        [path]: { delete: { ...write("remove"), parameters: [key] } },
      },
    };
    const { document } = importOpenApi(products, { name: "odata" });
    const odata = createCatalogue(document ? [document] : []);
    const queries = new QueryClient();
    queries.setQueryData(["call", "odata.list", {}, "en"], { data: [{ key: 7, name: "Tea" }] });
    const operation = operationOf(odata, { operation: "odata.remove" });
    const calls = [{ operation: operation.id, args: { key: 7 } }];
    expect(recordNames(odata, queries, operation, calls)).toEqual(["Tea"]);
  },
);

it("a record whose path is in the singular is called as the list in the plural has it", () => {
  const { catalogue: known, operation } = madeService(
    { "/silences": { get: lists({ id: text, name: text }) }, "/silence/{id}": { delete: does } },
    "DELETE /silence/{id}",
  );
  const list = [...known.operations.values()].find(({ path }) => path === "/silences");
  const queries = new QueryClient();
  queries.setQueryData(["call", list?.id, {}, "en"], { data: [{ id: "54e2", name: "Works" }] });
  const calls = [{ operation: operation.id, args: { id: "54e2" } }];
  expect(recordNames(known, queries, operation, calls)).toEqual(["Works"]);
});

it("a record that a filter of PostgREST names is called by its name, unless the filter is no key", () => {
  const filters = ["id", "note"].map((name) => ({ name, in: "query", schema: text }));
  const record = { id: { ...number, description: "A Primary Key.<pk/>" }, note: text, name: text };
  const goods = { get: { ...lists(record), parameters: filters }, delete: { parameters: filters } };
  const shop = {
    openapi: "3.0.3",
    info: { title: "Shop", version: "1" },
    paths: { "/goods": goods },
    externalDocs: { url: "https://postgrest.org", description: "PostgREST Documentation" },
  };
  const { document } = importOpenApi(shop, { name: "shop" });
  const known = createCatalogue(document ? [document] : []);
  const queries = new QueryClient();
  queries.setQueryData(["call", "shop.getGoods", {}, "en"], { data: [{ id: 7, name: "Tea" }] });
  const operation = operationOf(known, { operation: "shop.deleteGoods" });
  const called = (args: Record<string, unknown>) =>
    recordNames(known, queries, operation, [{ operation: operation.id, args }]);
  expect(called({ id: 7 })).toEqual(["Tea"]);
  expect(called({ id: 8 })).toEqual(["#8"]);
  expect(called({ note: "7" })).toEqual([]);
});

it("what goes along with records is counted of all of them, or not at all", async () => {
  const records = [
    { id: 1, name: "Chess Circle", userCount: 6, deptCount: 0 },
    { id: 2, name: "Choir", userCount: 2, deptCount: 1 },
  ];
  const reads = { "culturalGroup.page": { records, total: 2 } };
  const along = (ids: number[]) => countsAlong(...before("culturalGroup.delete", { ids }, reads));
  expect(await along([1])).toEqual([{ text: "goesAlong.users", count: 6 }]);
  expect(await along([1, 2])).toEqual([
    { text: "goesAlong.users", count: 8 },
    { text: "goesAlong.departments", count: 1 },
  ]);
  expect(await along([1, 3])).toEqual([]);
});

const keyOf = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const board = keyOf("board");
const key = { ...keyOf("key"), schema: { type: "integer" } };
const rows = (operationId: string) => ({
  operationId,
  tags: ["boards"],
  parameters: [board],
  responses: {
    200: {
      description: "The rows.",
      content: {
        "application/json": {
          schema: {
            type: "array",
            items: {
              type: "object",
              properties: { key: { type: "integer" }, name: { type: "string" } },
            },
          },
        },
      },
    },
  },
});
const write = (operationId: string) => ({
  operationId,
  tags: ["boards"],
  parameters: [board, key],
  responses: { 204: { description: "Done." } },
});

/** A service whose collections share one tag and number their records within each board. */
const boards = {
  openapi: "3.1.0",
  info: { title: "Boards", version: "1" },
  paths: {
    "/boards/{board}/labels": { get: rows("listLabels") },
    "/boards/{board}/labels/{key}": { delete: write("deleteLabel") },
    "/boards/{board}/cards": { get: rows("listCards") },
    "/boards/{board}/cards/{key}": { delete: write("deleteCard") },
    "/boards/{board}/cards/{key}/close": { post: write("closeCard") },
  },
};

it.each([
  ["deletion", "DELETE /words/{key}"],
  ["change", "PUT /words/{key}"],
])(
  "a record whose key others share is called by what a %s says beside it, or by its key",
  (_, line) => {
    const words = { key: text, locale: text, label: text };
    const parameters = [{ name: "locale", in: "query", schema: text }];
    const writes = {
      delete: { ...does, parameters },
      put: { ...takes({ label: text }), parameters },
    };
    const { catalogue: known, operation } = madeService(
      { "/words": { get: lists(words) }, "/words/{key}": writes },
      line,
    );
    const list = [...known.operations.values()].find(({ path }) => path === "/words");
    const rows = ["en", "de"].map((locale) => ({ key: "hi", locale, label: `Hi in ${locale}` }));
    const queries = new QueryClient();
    queries.setQueryData(["call", list?.id, {}, "en"], { data: rows });
    const called = (args: Record<string, unknown>) =>
      recordNames(known, queries, operation, [{ operation: operation.id, args }]);
    expect(called({ key: "hi", locale: "en" })).toEqual(["Hi in en"]);
    expect(called({ key: "hi" })).toEqual(["hi"]);
    const sharing = (args: Record<string, unknown>) =>
      countSharing(known, queries, operation, [{ operation: operation.id, args }]);
    expect(sharing({ key: "hi", locale: "en" })).toBe(0);
    expect(sharing({ key: "hi" })).toBe(2);
    queries.setQueryData(["call", list?.id, { locale: "en" }, "en"], { data: rows.slice(0, 1) });
    expect(sharing({ key: "hi" })).toBe(2);
  },
);

it("a record with a key of several parts is called by its own name, and shares no key with others", () => {
  const lines = { orderId: number, line: number, title: text };
  const { catalogue: known, operation } = madeService(
    { "/lines": { get: lists(lines) }, "/lines/{orderId}/{line}": { delete: does } },
    "DELETE /lines/{orderId}/{line}",
  );
  const list = [...known.operations.values()].find(({ path }) => path === "/lines");
  const queries = new QueryClient();
  const data = [
    { orderId: 1, line: 2, title: "Tea" },
    { orderId: 2, line: 1, title: "Milk" },
    { orderId: 2, line: 2, title: "Salt" },
  ];
  queries.setQueryData(["call", list?.id, {}, "en"], { data });
  const asked = (orderId: number, line: number) => {
    const call = { operation: operation.id, args: { orderId, line } };
    return [known, queries, operation, [call]] as const;
  };
  expect(recordNames(...asked(1, 2))).toEqual(["Tea"]);
  expect(recordNames(...asked(2, 1))).toEqual(["Milk"]);
  expect(countSharing(...asked(2, 2))).toBe(0);
  const three = [
    [3, 1],
    [4, 1],
    [1, 2],
  ].map(([orderId, line]) => ({
    operation: operation.id,
    args: { orderId, line },
  }));
  expect(recordNames(known, queries, operation, three)).toEqual(["3 / 1", "4 / 1", "Tea"]);
});
