import { expect, it } from "vitest";
import { totalHeaderIn, totalIn } from "../../../src/catalogue/headers/total-header.ts";

it.each([
  ["57", 57],
  [" 0 ", 0],
  ["items 0-9/57", 57],
  ["0-9/57", 57],
  ["items */57", 57],
  ["items 0-9/*", null],
  ["57 rows", null],
  ["-1", null],
  ["", null],
  [null, null],
])("a header says how many rows there are as a number, or as a range does: %s", (value, total) => {
  expect(totalIn(value)).toBe(total);
});

it.each([
  "X-Total-Count",
  "Total-Count",
  "X-Total",
  "Content-Range",
  "X-WP-Total",
  "x-result-count",
])("%s is taken for it", (name) => {
  expect(totalHeaderIn(["ETag", name, "X-Total-Pages"])).toBe(name);
});

it("the number of pages, or what is left of a quota, is not", () => {
  expect(
    totalHeaderIn(["X-Total-Pages", "X-RateLimit-Remaining", "Content-Length"]),
  ).toBeUndefined();
});
