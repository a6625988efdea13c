import { describe, expect, it } from "vitest";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";

/** The effect that an import gives a `get`, and the codes of what it reports. */
function imported(path: string, operation: object = {}, method: "get" | "post" = "get") {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: "path", required: true, schema: { type: "integer" } };
  });
  const responses = { "200": { description: "Done." } };
  const call = { operationId: "call", parameters: places, responses, ...operation };
  const paths = { [path]: { [method]: call } };
  const api = { openapi: "3.1.0", info: { title: "It", version: "1" }, paths };
  const { document, faults } = importOpenApi(api, { name: "it" });
  const [item] = Object.values(document?.paths ?? {});
  return { effect: item?.[method]?.["x-effect"], told: faults.map(({ code }) => code) };
}

describe("a GET that deletes by its name", () => {
  it.each([
    ["/posts/{id}/delete", {}],
    ["/post/remove/{id}", {}],
    ["/cache/purge-all", {}],
    ["/posts/{id}/gone", { operationId: "deletePost", summary: "Deletes a post" }],
    ["/deletePost", { operationId: "deletePost" }],
  ])("is no read: %s", (path, operation) => {
    expect(imported(path, operation)).toEqual({ effect: "destroy", told: ["deletingGet"] });
  });

  it("reads where its document says so", () => {
    const read = { effect: "read", told: [] };
    expect(imported("/posts/{id}/delete", { "x-effect": "read" })).toEqual(read);
  });
});

it.each([
  ["/delete-requests", { operationId: "deleteRequests", summary: "The requests to delete" }],
  ["/posts/deleted", { operationId: "deletedPosts", summary: "Deleted posts" }],
  ["/purges/{id}", { summary: "Reads a purge" }],
])("a GET of what was or will be deleted reads: %s", (path, operation) => {
  expect(imported(path, operation)).toEqual({ effect: "read", told: [] });
});

describe("a POST that deletes by its name", () => {
  it.each([
    ["/posts/delete", {}],
    ["/posts/{id}/purge", {}],
    ["/posts/{id}:purge", {}],
    ["/deletePosts", {}],
    ["/posts/bulk-delete", {}],
    ["/posts/{id}/gone", { operationId: "removePost" }],
  ])("is asked about like any deletion: %s", (path, operation) => {
    expect(imported(path, operation, "post")).toEqual({ effect: "destroy", told: [] });
  });

  it.each([
    ["/posts/{id}/restore", {}],
    ["/posts/{id}/delete", { "x-effect": "write" }],
  ])("only writes without such a name, or where its document says so: %s", (path, operation) => {
    expect(imported(path, operation, "post").effect).toBe("write");
  });
});
