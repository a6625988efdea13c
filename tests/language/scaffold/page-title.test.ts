import { expect, it } from "vitest";
import { pageTitle } from "../../../src/language/scaffold/page-title.ts";
import { lists, madeService, number, reads, text } from "../../catalogue/resources/made-service.ts";

const { catalogue, operation } = madeService(
  { "/open-orders/": { get: lists({ id: number, name: text }) } },
  "GET /open-orders/",
);

it.each([
  ["List all open orders", "Open orders"],
  ["Get the orders of a customer.", "Orders of a customer"],
  ["Retrieve a paginated list of Orders. It is cached.", "Orders"],
  ["Returns every order", "Order"],
  ["Retrieve multiple Orders", "Orders"],
  ["Get a single order", "Order"],
  ["Get All Single Sends", "Single Sends"],
  ["Read Items", "Items"],
  ["Listings near you", "Listings near you"],
  ["Open orders", "Open orders"],
  ["Get all", "Open orders"],
  ["List", "Open orders"],
  [operation.id, "Open orders"],
  ["", "Open orders"],
])("a list of which is said “%s” is titled “%s”", (summary, title) => {
  expect(pageTitle(catalogue, operation, summary)).toBe(title);
});

it("a write is titled by all of its summary, and what has none by its name", () => {
  expect(pageTitle(catalogue, { ...operation, effect: "write" }, "List an item")).toBe(
    "List an item",
  );
  expect(pageTitle(catalogue, { ...operation, list: null }, "")).toBe("Get open orders");
});

it("a list is titled by its path where the same is said about another list", () => {
  const items = { ...lists({ id: number, name: text }), summary: "List Items" };
  const titleAmong = (others: object) => {
    const paths = { "/items/articles": { get: items }, ...others };
    const made = madeService(paths, "GET /items/articles");
    return pageTitle(made.catalogue, made.operation);
  };
  expect(titleAmong({ "/items/authors": { get: items } })).toBe("Articles");
  expect(titleAmong({})).toBe("Items");
  // The paths would not tell the two apart either.
  expect(titleAmong({ "/archive/articles": { get: items } })).toBe("Items");
});

it("a record of which nothing is said is titled by the name of its list, in the singular", () => {
  const titled = (path: string, summary = operation.id) =>
    pageTitle(catalogue, { ...operation, list: null, path }, summary);
  expect(titled("/api/book_reviews/{id}/")).toBe("Book review");
  expect(titled("/people/{person}/entries/{id}")).toBe("Entry");
  expect(titled("/people/{person}", "Get a person")).toBe("Person");
  expect(titled("/{owner}/{name}")).toBe("Get open orders");
});

it("a record of which nothing is said is titled by its path, and other reads without their controller", () => {
  const paths = {
    "/todos/{id}": { get: { ...reads({ title: text }), operationId: "TodoController.findById" } },
    "/todos/count": { get: { ...reads({ count: number }), operationId: "TodoController.count" } },
  };
  const tagged = Object.fromEntries(
    Object.entries(paths).map(([path, { get }]) => [
      path,
      { get: { ...get, tags: ["TodoController"] } },
    ]),
  );
  const titleOf = (line: string) => {
    const made = madeService(tagged, line);
    return pageTitle(made.catalogue, made.operation);
  };
  expect(titleOf("GET /todos/{id}")).toBe("Todo");
  expect(titleOf("GET /todos/count")).toBe("Count");
});

it("a read of which nothing is said keeps its name, whatever its document sorts it under", () => {
  const named = { ...reads({ name: text }), operationId: "named_retrieve", tags: ["named"] };
  const made = madeService({ "/named": { get: named } }, "GET /named");
  expect(pageTitle(made.catalogue, made.operation)).toBe("Named retrieve");
});
