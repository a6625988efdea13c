import { expect, it } from "vitest";
import { shippedCatalogue } from "../../../src/catalogue/shipped.ts";
import { readPreferences } from "../../../src/shell/preferences/read-preferences.ts";

const address = (length: number): string => `/${"a".repeat(length - 1)}`;

const longest = address(300);

it("what is kept is no more than the service takes, of lists what was added last", () => {
  const read = readPreferences({
    favourites: Array.from({ length: 201 }, (_, index) => `/${index}`),
    recentPages: Array.from({ length: 9 }, (_, index) => ({ address: `/${index}` })),
    startPage: address(301),
  });
  expect(read.favourites).toHaveLength(200);
  expect(read.favourites?.at(-1)).toBe("/200");
  expect(read.recentPages).toHaveLength(8);
  expect(read.recentPages?.[0]).toEqual({ address: "/0" });
  expect(read.startPage).toBeUndefined();
  expect(readPreferences({ startPage: longest })).toEqual({ startPage: longest });
});

it("the service takes as much", () => {
  const catalogue = shippedCatalogue();
  const schemaOf = (name: string) =>
    catalogue.resolve({ $ref: `system#/components/schemas/${name}` });
  expect(schemaOf("Preferences").properties).toMatchObject({
    favourites: { maxItems: 200 },
    recentPages: { maxItems: 20 },
    startPage: { maxLength: 300, pattern: "^(/|$)" },
  });
  expect(schemaOf("OwnAddress")).toMatchObject({ maxLength: 300, pattern: "^/" });
  expect(schemaOf("VisitedPage").properties).toMatchObject({ page: { maxLength: 200 } });
});

it.each([null, "text", [], { favourites: "/a", recentPages: {}, startPage: 7, guide: [] }])(
  "of %j nothing is kept",
  (given) => {
    expect(readPreferences(given)).toEqual({});
  },
);

it("no start page and that of the deployment are different choices", () => {
  expect(readPreferences({ startPage: "" })).toEqual({ startPage: "" });
  expect(readPreferences({ startPage: null })).toEqual({ startPage: null });
});
