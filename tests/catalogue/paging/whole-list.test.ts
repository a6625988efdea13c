import { expect, it } from "vitest";
import { isWholeList } from "../../../src/catalogue/paging/whole-list.ts";

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const paged = { rows: "/rows", total: "/total", current: "page" };

it("a list is surely whole where it counts no more rows than it holds, or has no pages", () => {
  const whole = (list: object | null, data: unknown, total?: number) =>
    isWholeList({ list: list === null ? null : { rows: "", ...list } }, { data, total });
  expect(whole(paged, { rows: rows(2), total: 2 })).toBe(true);
  expect(whole(paged, { rows: rows(2), total: 3 })).toBe(false);
  expect(whole({ current: "page" }, rows(2), 2)).toBe(true);
  expect(whole({ current: "page" }, rows(2))).toBe(false);
  expect(whole({}, rows(2))).toBe(true);
  // A round number of rows may be all that the service returns at once.
  expect(whole({}, rows(20))).toBe(false);
  expect(whole({}, { error: "busy" })).toBe(false);
  expect(whole(null, { id: 1 })).toBe(false);
});
