import { describe, expect, it } from "vitest";
import {
  lastPage,
  pageOf,
  readRows,
} from "../../../../../renderers/blocks/table/query/table-rows.ts";

const list = { rows: "/records", total: "/total", current: "current", size: "size" };
const paged = { list, keyField: "id" };
const first = { page: 1, size: 20 };
const collator = new Intl.Collator("en", { numeric: true });

describe("an answer as the catalogue has it", () => {
  it("gives its rows, their keys and the total", () => {
    const data = { records: [{ id: 1 }, { id: 2 }], total: 40 };
    const { rows, keys, total } = readRows(data, paged, first);
    expect(rows).toEqual(data.records);
    expect([...keys.values()]).toEqual(["1", "2"]);
    expect(total).toBe(40);
  });

  it("may be a plain list, which is all there is", () => {
    const { rows, total } = readRows([{ id: 1 }], { list: { rows: "" }, keyField: "id" }, first);
    expect(rows).toHaveLength(1);
    expect(total).toBe(1);
  });
});

describe("rows that no single field identifies", () => {
  const price = (article: string, currency: string, amount = 1) => ({ article, currency, amount });
  const keysOf = (records: readonly object[], keyField: string | null) => [
    ...readRows({ records }, { list, keyField }, first).keys.values(),
  ];

  it("have other keys on another page, and the same ones after they were read again", () => {
    const page = [price("a", "EUR"), price("b", "EUR")];
    const other = [price("a", "USD"), price("b", "USD")];
    expect(new Set([...keysOf(page, null), ...keysOf(other, null)]).size).toBe(4);
    expect(keysOf(page.toReversed(), null)).toEqual(keysOf(page, null).toReversed());
    const long = { ...price("a", "EUR"), note: "x".repeat(5000) };
    const [key = ""] = keysOf([long], null);
    expect(key.length).toBeLessThan(60);
    expect(keysOf([{ ...long, note: `${"x".repeat(4999)}y` }], null)).not.toEqual([key]);
  });

  it("are never taken for their neighbour where a stated key repeats", () => {
    const [one, two, three] = [price("a", "EUR"), price("a", "USD"), price("a", "JPY")];
    const [, before] = keysOf([one, two, three], "article");
    expect(keysOf([one, three], "article")).not.toContain(before);
  });
});

describe("an answer that says nowhere how many rows there are", () => {
  const list = { rows: "", current: "page", size: "limit" };
  const rowsOf = (count: number, page: number) => {
    const data = Array.from({ length: count }, (_, index) => ({ id: index }));
    const { total, hasMore } = readRows(data, { list, keyField: "id" }, { page, size: 20 });
    return { total, hasMore };
  };

  it("may be followed by more as long as its pages come full", () => {
    expect(rowsOf(20, 1)).toEqual({ total: 20, hasMore: true });
    expect(rowsOf(20, 2)).toEqual({ total: 40, hasMore: true });
  });

  it("tells the total with its last page", () => {
    expect(rowsOf(17, 3)).toEqual({ total: 57, hasMore: false });
    expect(rowsOf(0, 1)).toEqual({ total: 0, hasMore: false });
  });

  it("may have a header that does", () => {
    const data = [{ id: 1 }];
    const { total, isSoFar } = readRows(
      data,
      { list, keyField: "id" },
      { page: 1, size: 1, total: 57 },
    );
    expect([total, isSoFar]).toEqual([57, false]);
  });

  it("is whole where it is not asked for by pages", () => {
    const whole = readRows([{ id: 1 }], { list: { rows: "" }, keyField: "id" }, first);
    expect(whole.hasMore).toBe(false);
  });
});

describe("an answer with a bare count", () => {
  const list = { rows: "/data", total: "/count", current: "page", size: "limit" };
  const rowsOf = (rows: number, count: number, page = 1) => {
    const data = { data: Array.from({ length: rows }, (_, id) => ({ id })), count };
    const { total, hasMore } = readRows(data, { list, keyField: "id" }, { page, size: 20 });
    return { total, hasMore };
  };

  it("says the total where it is none of the page's own rows", () => {
    expect(rowsOf(20, 57)).toEqual({ total: 57, hasMore: false });
    expect(rowsOf(17, 57, 3)).toEqual({ total: 57, hasMore: false });
  });

  it("says nothing where it may count these alone", () => {
    expect(rowsOf(20, 20)).toEqual({ total: 20, hasMore: true });
    expect(rowsOf(20, 20, 2)).toEqual({ total: 40, hasMore: true });
    expect(rowsOf(5, 5, 3)).toEqual({ total: 45, hasMore: false });
    expect(rowsOf(5, 5)).toEqual({ total: 5, hasMore: false });
  });
});

describe("an answer that breaks the catalogue leaves the table usable", () => {
  it.each([
    ["no answer", null],
    ["no records", { total: 3 }],
    ["records that are no list", { records: "x", total: 3 }],
    ["a row that is null", { records: [{ id: 1 }, null], total: 2 }],
    ["a row that is a list", { records: [[]], total: 1 }],
    ["a key that is missing", { records: [{ name: "x" }], total: 1 }],
    ["a key that repeats", { records: [{ id: 1 }, { id: 1 }], total: 2 }],
    ["a total that is no number", { records: [{ id: 1 }], total: "1" }],
  ])("%s", (_name, data) => {
    const found = readRows(data, paged, first);
    expect(new Set(found.keys.values()).size).toBe(found.rows.length);
    expect(found.total).toBeGreaterThanOrEqual(found.rows.length);
  });

  it("without a total counts what it has seen", () => {
    const { total } = readRows({ records: [{ id: 1 }] }, paged, { page: 3, size: 20 });
    expect(total).toBe(41);
  });

  it("believes no total that its own rows exceed", () => {
    const records = Array.from({ length: 20 }, (_, id) => ({ id }));
    const { total, isSoFar } = readRows({ records, total: 20 }, paged, { page: 2, size: 20 });
    expect([total, isSoFar]).toEqual([40, true]);
  });

  it("tells a page that is empty though more rows are stated", () => {
    const { total, end } = readRows({ records: [], total: 90 }, paged, { page: 2, size: 20 });
    expect([total, end]).toEqual([90, "fewer"]);
    const onFirst = readRows({ records: [], total: 3 }, paged, { page: 1, size: 20 });
    expect([onFirst.total, onFirst.end]).toEqual([3, "fewer"]);
  });

  it("tells that more are stated than all that came, where no page can be asked for", () => {
    const unpaged = { list: { rows: "/records", total: "/total" }, keyField: "id" };
    const { total, end } = readRows({ records: [{ id: 1 }], total: 9 }, unpaged, first);
    expect([total, end]).toEqual([1, "unsaid"]);
  });

  it("tells that a list without pages may have been cut off at its limit", () => {
    const endOf = (count: number, list: { limit?: string; total?: string }) => {
      const data = { records: Array.from({ length: count }, (_, id) => ({ id })), total: count };
      return readRows(data, { list: { rows: "/records", ...list }, keyField: "id" }, first);
    };
    expect(endOf(20, { limit: "limit" })).toMatchObject({ end: "limited", isSoFar: true });
    expect(endOf(17, { limit: "limit" })).toMatchObject({ end: null, isSoFar: false });
    expect(endOf(20, { limit: "limit", total: "/total" })).toMatchObject({ end: null });
    expect(endOf(20, {})).toMatchObject({ end: null });
  });
});

describe("an answer that says itself whether more follow", () => {
  const list = { rows: "/data", current: "page", size: "limit", more: "/has_more" };
  const rowsOf = (count: number, has_more: unknown) => {
    const data = { data: Array.from({ length: count }, (_, id) => ({ id })), has_more };
    return readRows(data, { list, keyField: "id" }, first).hasMore;
  };

  it("is believed, however many rows it has", () => {
    expect([rowsOf(20, false), rowsOf(3, true), rowsOf(20, undefined)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("may say so in its header Link", () => {
    const { more: _, ...linked } = list;
    const data = { data: [{ id: 1 }] };
    const hasMore = (link: string) =>
      readRows(data, { list: linked, keyField: "id" }, { ...first, link }).hasMore;
    expect(hasMore('<https://x.test/a?page=1>; rel="prev", </a?page=3>; rel="next"')).toBe(true);
    expect(hasMore('<https://x.test/a?page=1>; rel="prev"')).toBe(false);
  });
});

describe("rows that come all at once", () => {
  const rows = [{ n: 2 }, { n: 10 }, { n: null }, {}, { n: 1 }];
  const values = (order: "asc" | "desc") => {
    const query = { filters: {}, page: 1, size: 20, sort: { field: "n", order }, folded: [] };
    return pageOf(rows, query, collator).map(({ n }) => n ?? null);
  };

  it("are ordered by value, those without one last either way", () => {
    expect(values("asc")).toEqual([1, 2, 10, null, null]);
    expect(values("desc")).toEqual([10, 2, 1, null, null]);
  });

  it("are ordered as numbers where all are, be it as texts, but not as versions", () => {
    const ordered = (field: string, ...texts: (string | null)[]) => {
      const sort = { field, order: "asc" } as const;
      const query = { filters: {}, page: 1, size: 20, sort, folded: [] };
      const rows = texts.map((text) => ({ [field]: text }));
      return pageOf(rows, query, collator).map((row) => row[field]);
    };
    const prices = ["-10.00", "-2.50", "0.05", "0.1", "1.25", "1.5", null];
    expect(ordered("price", ...prices.toReversed())).toEqual(prices);
    expect(ordered("version", "1.10", "1.9")).toEqual(["1.9", "1.10"]);
    expect(ordered("section", "1.10", "1.2", "1.9")).toEqual(["1.2", "1.9", "1.10"]);
    expect(ordered("name", "1.10", "1.9", "Ten")).toEqual(["1.9", "1.10", "Ten"]);
  });

  it("are shown a page at a time, the last where there are not so many", () => {
    const query = { filters: {}, page: 9, size: 2, sort: null, folded: [] };
    expect(pageOf(rows, query, collator)).toEqual([{ n: 1 }]);
    expect(lastPage(5, 2, 9)).toBe(3);
    expect(lastPage(0, 20, 4)).toBe(1);
  });
});
