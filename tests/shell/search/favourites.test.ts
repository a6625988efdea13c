import { expect, it } from "vitest";
import { readFavourites, toggleFavourite } from "../../../src/shell/search/favourites.ts";
import { newStorage } from "../../support/storage.ts";

it("a member's favourites are added in order, removed again, and nobody else's", () => {
  const storage = newStorage();
  toggleFavourite(storage, 1, "/people");
  toggleFavourite(storage, 1, "/dashboard");
  expect(readFavourites(storage, 1)).toEqual(["/people", "/dashboard"]);
  expect(readFavourites(storage, 2)).toEqual([]);
  toggleFavourite(storage, 1, "/people");
  expect(readFavourites(storage, 1)).toEqual(["/dashboard"]);
});

it.each(["no JSON", "{}", "null", "[7, null]"])("stored as %j there are none", (stored) => {
  expect(readFavourites(newStorage({ "favourites.1": stored }), 1)).toEqual([]);
});
