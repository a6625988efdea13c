import { describe, expect, it } from "vitest";
import { readAt, readPage } from "../../../../../renderers/runtime/read/pages/read-page.ts";
import type { ListExtension } from "../../../../../src/catalogue/openapi.ts";
import { operationOf } from "../../../../../src/catalogue/operation-of.ts";
import type { Wire } from "../../../../../src/wire/wire.ts";
import { pagedCatalogue } from "../../../../catalogue/paged-catalogue.ts";

const query = (name: string) => ({
  name,
  in: "query" as const,
  schema: { type: "string" as const },
});
const catalogue = pagedCatalogue({ parameters: [query("cursor"), query("limit"), query("page")] });
const operation = operationOf(catalogue, { operation: "things.list" });
const tokens: ListExtension = { rows: "/data", cursor: "cursor", next: "/next", size: "limit" };

/**
 * A service whose response for each cursor comes from `answer`, and the cursors that it received.
 */
function service(answer: (cursor: string) => unknown) {
  const asked: string[] = [];
  const wire: Wire = {
    call: async (_id, { cursor = "start", page = cursor }) => {
      asked.push(String(page));
      return { data: answer(String(page)), code: 0, message: "", etag: null };
    },
  };
  const page = (number: number, list = tokens) =>
    readPage(wire, operation, { list, page: number, size: 2 }, {}, {});
  return { wire, asked, page };
}

/** Pages that each name the next cursor: start, b, c, d. */
const chain = (cursor: string) => {
  const next = { start: "b", b: "c", c: "d", d: null }[cursor];
  return { data: [{ id: `${cursor}1` }, { id: `${cursor}2` }], next };
};

describe("a page of a list that is followed", () => {
  it("is asked for as the page before it said, which is not read again", async () => {
    const { asked, page } = service(chain);
    await page(1);
    await page(2);
    const third = await page(3);
    expect(third.data).toMatchObject({ data: [{ id: "c1" }, { id: "c2" }] });
    expect(third.turn).toEqual({ page: 3, before: 4, hasMore: true, end: null });
    await page(2);
    expect(asked).toEqual(["start", "b", "c", "b"]);
  });

  it("is come to page by page where its place is not known, or the last is given in its stead", async () => {
    const { asked, page } = service(chain);
    expect((await page(3)).turn.page).toBe(3);
    expect(asked).toEqual(["start", "b", "c"]);
    const last = await page(9);
    expect(last.turn).toEqual({ page: 4, before: 6, hasMore: false, end: null });
  });

  it("is looked for anew where its place is no more", async () => {
    let isGone = false;
    const { asked, page } = service((cursor) => {
      if (isGone && cursor === "b") throw new Error("expired");
      return isGone
        ? { data: [{ id: cursor }], next: cursor === "start" ? "z" : null }
        : chain(cursor);
    });
    await page(1);
    isGone = true;
    expect((await page(2)).data).toEqual({ data: [{ id: "z" }], next: null });
    expect(asked).toEqual(["start", "b", "start", "z"]);
  });

  it("ends where it leads back to a page already read, and says so", async () => {
    const { page } = service((cursor) => ({
      ...chain(cursor),
      next: cursor === "b" ? "start" : "b",
    }));
    await page(1);
    expect((await page(2)).turn).toMatchObject({ hasMore: true });
    const { asked, page: turn } = service(() => ({ data: [{ id: 1 }], next: "b" }));
    expect((await turn(40)).turn).toMatchObject({ page: 2, hasMore: false, end: "loop" });
    expect(asked).toEqual(["start", "b"]);
  });

  it("says where more should follow and nothing leads there", async () => {
    const { page } = service(() => ({ data: [{ id: 1 }], more: true }));
    const { turn } = await page(1, { ...tokens, more: "/more" });
    expect(turn).toMatchObject({ hasMore: false, end: "unsaid" });
  });

  it("by its last row ends with a page that comes short", async () => {
    const { page } = service((cursor) => ({
      data: [{ id: 1 }, { id: cursor }].slice(Number(cursor === "start")),
    }));
    const { next: _, ...bare } = tokens;
    expect((await page(1, { ...bare, last: "/id" })).turn).toMatchObject({ hasMore: false });
  });

  it("goes by number, one after the other, where nobody can say how many rows a page has", async () => {
    const pages = ["abc", "def", "g"].map((letters) => [...letters].map((id) => ({ id })));
    const { asked, page } = service((number) => pages[Number(number) - 1] ?? []);
    const list: ListExtension = { rows: "", current: "page" };
    const third = await page(3, list);
    expect(third.turn).toMatchObject({ page: 3, before: 6, hasMore: false });
    expect(asked).toEqual(["1", "2", "3"]);
  });
});

it("a list that grows by what is asked for next says where its next page begins", async () => {
  const { wire } = service(chain);
  const reading = { wire, operation, list: tokens, size: 2, options: {} };
  const { next } = await readAt(reading, { asked: {}, earlier: [], passed: 0 });
  expect(next).toEqual({ asked: { cursor: "b" }, earlier: [{}], passed: 2 });
});
