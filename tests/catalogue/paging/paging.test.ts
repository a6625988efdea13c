import { expect, it } from "vitest";
import {
  isFollowed,
  isPaged,
  isTurned,
  nextInLink,
  pageArguments,
  saysMore,
  sizeNear,
} from "../../../src/catalogue/paging/paging.ts";

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

it("asks for the rows after those that came, where a service gave fewer than it was asked for", () => {
  const list = { rows: "", current: "offset", size: "limit", counts: "rows" } as const;
  expect(pageArguments(list, 2, 100, 25)).toEqual({ offset: 25, limit: 100 });
});

it("knows which pages have numbers, and which are only followed", () => {
  const ways = [{ current: "page" }, { cursor: "after" }, { address: "/next" }, { link: true }, {}];
  const lists = ways.map((way) => ({ rows: "", ...way }));
  expect(lists.map(isPaged)).toEqual([true, true, true, true, false]);
  expect(lists.map(isFollowed)).toEqual([false, true, true, true, false]);
  expect(isTurned({ rows: "", current: "page" })).toBe(true);
  expect(isTurned({ rows: "", current: "page", size: "size" })).toBe(false);
});

it("takes from an answer that more follow, or that none do, or nothing", () => {
  const says = (list: object, data: unknown) => saysMore({ rows: "", ...list }, { data });
  expect(says({ more: "/has_more" }, { has_more: 1 })).toBe(true);
  expect(says({ next: "/meta/next" }, { meta: { next: "x" } })).toBe(true);
  expect(says({ next: "/meta/next" }, { meta: { next: "" } })).toBe(false);
  expect(says({ address: "/links/next" }, { links: {} })).toBe(false);
  expect(says({ address: "/links/next" }, {})).toBeNull();
  expect(says({}, [])).toBeNull();
});

it("finds the next address in a header Link, whatever else stands there", () => {
  const link =
    '</a?x=1,2&page=1>; rel="first prev", <https://x.test/a?page=3>; title="b"; rel=next';
  expect(nextInLink(link)).toBe("https://x.test/a?page=3");
  expect(nextInLink('</a>; rel="nextish"')).toBeNull();
  expect(nextInLink("nonsense <")).toBeNull();
});

it("asks for a page size that the parameter takes", () => {
  expect(sizeNear({ maximum: 10 }, 20)).toBe(10);
  expect(sizeNear({ enum: [50, 25, 10] }, 20)).toBe(25);
  expect(sizeNear({ enum: [5, 10] }, 20)).toBe(10);
  expect(sizeNear({ minimum: 50, maximum: 60 }, 20)).toBe(50);
  expect(sizeNear({}, 500)).toBe(100);
});
