import { describe, expect, it } from "vitest";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { argumentsOfNext } from "../../../src/catalogue/paging/follow-page.ts";
import { pagedCatalogue } from "../paged-catalogue.ts";

const catalogue = pagedCatalogue({
  parameters: [
    { name: "shop", in: "path" as const, required: true, schema: { type: "string" } },
    { name: "page", in: "query" as const, schema: { type: "integer" } },
    { name: "after", in: "query" as const, schema: { type: "string" } },
    { name: "state", in: "query" as const, schema: { type: "array", items: { type: "string" } } },
  ],
});
const operation = operationOf(catalogue, { operation: "things.list" });
const asked = { shop: "a b", limit: 20 };

describe("a cursor", () => {
  const of = (list: object, data: unknown) =>
    argumentsOfNext(operation, { rows: "/data", cursor: "after", ...list }, { data }, asked);

  it("is taken from its place in the answer, as it stands there", () => {
    const list = { next: "/meta/next" };
    expect(of(list, { meta: { next: "x=/?" } })).toEqual({ ...asked, after: "x=/?" });
    expect(of(list, { meta: { next: "" } })).toBeNull();
    expect(of(list, { meta: null })).toBeNull();
  });

  it("is taken from an address that has it, of which nothing else is called", () => {
    const next = (value: string) => of({ next: "/next" }, { next: value });
    const after = { ...asked, after: "cj0x=" };
    expect(next("http://inside.test/v1/shops/a%20b/things/?after=cj0x%3D")).toEqual(after);
    expect(next("/shops/a%20b/things?after=cj0x%3D")).toEqual(after);
    expect(next("?after=cj0x%3D")).toEqual(after);
    expect(next("http://inside.test/users?after=cj0x%3D")).toBeNull();
    expect(next("/x?before=1")).toEqual({ ...asked, after: "/x?before=1" });
  });

  it("is taken from the last row", () => {
    const data = { data: [{ id: "1" }, { id: "2" }] };
    expect(of({ last: "/id" }, data)).toEqual({ ...asked, after: "2" });
    expect(of({ last: "/id" }, { data: [] })).toBeNull();
  });
});

describe("the address of the next page", () => {
  const of = (next: unknown) =>
    argumentsOfNext(operation, { rows: "", address: "/next" }, { data: { next } }, asked);

  it("is read for what it asks, whole or relative, and never called", () => {
    const whole = "https://elsewhere.test/v2/shops/a%20b/things/?page=3&state=a&state=b";
    expect(of(whole)).toEqual({ ...asked, page: 3, state: ["a", "b"] });
    expect(of("?after=x%26y")).toEqual({ ...asked, after: "x&y" });
    expect(of("/shops/a%20b/things?page=2&unknown=1")).toEqual({ ...asked, page: 2 });
  });

  it("keeps a number that JavaScript would round as it stands there", () => {
    expect(of("?page=9007199254740993")).toEqual({ ...asked, page: "9007199254740993" });
  });

  it("is nothing where it is another's, or none", () => {
    const others = ["/shops/other/things?page=2", "/users?page=2", "http://[", null, 7, ""];
    expect(others.map(of)).toEqual([null, null, null, null, null, null]);
  });

  it("may stand in the header Link", () => {
    const link = '</shops/a%20b/things?page=9>; rel="next"';
    const list = { rows: "", link: true };
    expect(argumentsOfNext(operation, list, { data: [], link }, asked)).toEqual({
      ...asked,
      page: 9,
    });
  });
});
