import { describe, expect, it } from "vitest";
import { stepBeside, stepOf } from "../../../../../renderers/blocks/table/query/page-step.ts";

const list = { rows: "/items", total: "/total", more: "/more", current: "page", size: "size" };
const items = (count: number, from = 0) => Array.from({ length: count }, (_, id) => id + from);
const page = (number: number, count: number, said: object = {}) => ({
  page: number,
  size: 50,
  answer: { data: { items: items(count), ...said } },
});

describe("how many rows stand on each page", () => {
  it("is what a first page gives that is not the last, whatever it was asked for", () => {
    expect(stepOf(list, page(1, 20, { total: 57 }))).toEqual({ rows: 20, probe: null });
    expect(stepOf(list, page(1, 7, { more: true }))).toEqual({ rows: 7, probe: null });
  });

  it("is not told by a page that is said to be the last", () => {
    expect(stepOf(list, page(1, 20, { total: 20 }))).toEqual({ rows: null, probe: null });
    expect(stepOf(list, page(1, 20, { more: false }))).toEqual({ rows: null, probe: null });
    expect(stepOf(list, page(2, 7, { total: 57 }))).toEqual({ rows: null, probe: null });
    expect(stepOf(list, page(1, 0))).toEqual({ rows: null, probe: null });
  });

  it("is what it was asked for where a page comes full", () => {
    expect(stepOf(list, page(3, 50))).toEqual({ rows: 50, probe: null });
  });

  it("is told by the second page where nothing is said after a short first one", () => {
    const short = page(1, 7);
    expect(stepOf(list, short)).toEqual({ rows: null, probe: 2 });
    expect(stepBeside(list, short, { data: { items: items(3, 7) } })).toBe(7);
    expect(stepBeside(list, short, { data: { items: [] } })).toBeNull();
    expect(stepBeside(list, short, { data: { items: items(7) } })).toBeNull();
  });

  it("is told by the first page where one opens a later one that comes short", () => {
    const later = page(3, 17, { total: 57 });
    expect(stepOf(list, later)).toEqual({ rows: null, probe: 1 });
    expect(stepBeside(list, later, { data: { items: items(20) } })).toBe(20);
    expect(stepBeside(list, later, { data: { items: items(50) } })).toBe(50);
  });
});
