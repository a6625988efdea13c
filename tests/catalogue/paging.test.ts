import { expect, it } from "vitest";
import { pageArguments } from "../../src/catalogue/paging.ts";

it("asks for pages from 1, or from what a service calls its first", () => {
  const list = { rows: "", current: "page", size: "size" };
  expect(pageArguments(list, 3, 20)).toEqual({ page: 3, size: 20 });
  expect(pageArguments({ ...list, first: 0 }, 3, 20)).toEqual({ page: 2, size: 20 });
});

it("asks to pass rows over, or for the first one by its number", () => {
  const list = { rows: "", current: "start", size: "count", counts: "rows" } as const;
  expect(pageArguments(list, 3, 20)).toEqual({ start: 40, count: 20 });
  expect(pageArguments({ ...list, first: 1 }, 3, 20)).toEqual({ start: 41, count: 20 });
});
