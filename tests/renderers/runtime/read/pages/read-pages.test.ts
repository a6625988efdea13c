import { describe, expect, it } from "vitest";
import { callPage } from "../../../../../renderers/runtime/read/pages/first-page.ts";
import { readPages } from "../../../../../renderers/runtime/read/pages/read-pages.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import { CallError, type Wire } from "../../../../../src/wire/wire.ts";

const operation = shippedCatalogue().operations.get("culturalGroup.page");

/** A service whose pages come from `answer`, and the requests that it received. */
function service(answer: (current: number, size: number) => unknown) {
  const asked: unknown[] = [];
  const wire: Wire = {
    call: async (_id, args) => {
      asked.push(args);
      const data = answer(Number(args.current), Number(args.size));
      return { data, code: 0, message: "", etag: null };
    },
  };
  return { wire, asked };
}

/** A service of whose first page nothing says the number, as a page reads it. */
function unsaid(answer: (current: number, size: number) => unknown) {
  if (!operation) throw new Error("There is no such operation.");
  const { wire, asked } = service(answer);
  const own = { ...operation };
  const call: Wire["call"] = (_id, args, options) => callPage(wire, own, args, options);
  return { wire: { call }, asked };
}

const refusal = (code: number) => new CallError("application", "page", "Refused.", { code });

const records = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** Records that differ from page to page. */
const of = (page: number, count: number) => records(count).map(({ id }) => ({ id, page }));

/** Pages with the given total of records, at most `most` on each page. */
const pagesOf = (total: number, most: number) => (current: number, size: number) => {
  const step = Math.min(size, most);
  return { records: records(total).slice((current - 1) * step, current * step), total };
};

/** A record whose key tells its page too. */
const named = ({ id, page }: { id: number; page: number }) => ({ id: `${page}-${id}` });

async function readAll({ wire }: { wire: Wire }) {
  if (!operation?.list) throw new Error("There is no such list.");
  const { data } = await readPages(wire, operation, operation.list, { status: 1 }, {});
  return data;
}

describe("a list of pages read as a whole", () => {
  it("is asked for in the largest pages that the operation takes, with its arguments", async () => {
    const all = service(pagesOf(1_100, 500));
    expect(await readAll(all)).toEqual({ records: records(1_100), total: 1_100 });
    expect(all.asked).toEqual([1, 2, 3].map((current) => ({ status: 1, current, size: 500 })));
  });

  it("is whole too where a service gives smaller pages than it was asked for", async () => {
    expect(await readAll(service(pagesOf(35, 10)))).toEqual({ records: records(35), total: 35 });
  });

  it("goes on where a service that does not count its rows gives fewer than it was asked for", async () => {
    const { wire, asked } = service((current) => ({ records: of(current, current < 4 ? 20 : 7) }));
    expect(await readAll({ wire })).toMatchObject({ records: { length: 67 } });
    expect(asked).toHaveLength(4);
  });

  it("goes on past a short first page, however many rows a service gives at most", async () => {
    const { wire, asked } = service((current) => ({ records: of(current, current < 3 ? 7 : 3) }));
    expect(await readAll({ wire })).toMatchObject({ records: { length: 17 } });
    expect(asked).toHaveLength(3);
  });

  it("says why it ends where more should follow", async () => {
    if (!operation?.list) throw new Error("There is no such list.");
    const { wire } = service((page) => ({ records: page > 1 ? [] : records(5), total: 9 }));
    const { end } = await readPages(wire, operation, operation.list, {}, {});
    expect(end).toBe("fewer");
  });

  it.each([0, 1])("is whole where the service counts its pages from %i", async (first) => {
    if (!operation?.list) throw new Error("There is no such list.");
    for (const count of [7, 20, 137, 200]) {
      for (const meta of [{}, { totalPages: Math.ceil(count / 20) }]) {
        const { wire } = unsaid((page) => {
          if (page < first) throw refusal(400);
          const from = (page - first) * 20;
          return { records: records(count).slice(from, from + 20), meta };
        });
        const { data, end } = await readPages(wire, operation, operation.list, {}, {});
        expect(data).toMatchObject({ records: records(count) });
        expect([count, end]).toEqual([count, null]);
      }
    }
  });

  it("has each row once where a page 0 is page 1, even if a value changes meanwhile", async () => {
    let read = 0;
    const { wire } = unsaid((page) => {
      read += 1;
      const all = records(27).map((row) => ({ ...row, read }));
      return { records: all.slice((Math.max(page, 1) - 1) * 20, Math.max(page, 1) * 20) };
    });
    expect(await readAll({ wire })).toMatchObject({ records: { length: 27 } });
  });

  it("has each row once where a page 0 is the last page", async () => {
    const all = [of(1, 500), of(2, 500), of(3, 7)];
    const { wire } = unsaid((page) => ({ records: all.at(page - 1)?.map(named) ?? [] }));
    expect(await readAll({ wire })).toMatchObject({ records: { length: 1_007 } });
  });

  it("ends where a service that does not count its rows has no page any more", async () => {
    const pages = (page: number) => {
      if (page === 0 || page > 2) throw refusal(404);
      return { records: of(page, 500) };
    };
    expect(await readAll(service(pages))).toMatchObject({ records: { length: 1_000 } });
    const counted = service((page) => ({ ...pages(page), total: 1_200 }));
    await expect(readAll(counted)).rejects.toMatchObject({ code: 404 });
  });

  it("is asked for in smaller pages where its service refuses those that its document permits", async () => {
    if (!operation?.list) throw new Error("There is no such list.");
    const open = { ...operation, request: {} };
    const { wire, asked } = service((current, size) => {
      if (size > 50) throw refusal(422);
      return pagesOf(45, 50)(current, size);
    });
    const { data } = await readPages(wire, open, operation.list, {}, {});
    expect(data).toEqual({ records: records(45), total: 45 });
    expect(asked).toHaveLength(4);
    const refuses = service(() => {
      throw refusal(422);
    });
    await expect(readPages(refuses.wire, open, operation.list, {}, {})).rejects.toMatchObject({
      code: 422,
    });
  });

  it("ends with a short page where the service never says how many there are", async () => {
    const { wire, asked } = service((current) => ({ records: of(current, current < 3 ? 500 : 7) }));
    await readAll({ wire });
    expect(asked).toHaveLength(3);
  });

  it("ends where nothing more comes, and at ten thousand, and keeps what the service counted", async () => {
    expect(
      await readAll(service((page) => ({ records: page > 1 ? [] : records(5), total: 9 }))),
    ).toEqual({
      records: records(5),
      total: 9,
    });
    const endless = service((page) => ({ records: of(page, 500), total: 1_000_000 }));
    expect(await readAll(endless)).toMatchObject({ total: 1_000_000 });
    expect(endless.asked).toHaveLength(20);
    if (!operation?.list) throw new Error("There is no such list.");
    const { end } = await readPages(endless.wire, operation, operation.list, {}, {});
    expect(end).toBe("long");
  });

  it("ends where the same page comes again and again", async () => {
    const same = service(() => ({ records: records(500), total: 1_000_000 }));
    expect(await readAll(same)).toMatchObject({ records: records(500) });
    expect(same.asked).toHaveLength(2);
  });

  it("says so where others delete a row meanwhile, past whose place the next page begins", async () => {
    if (!operation?.list) throw new Error("There is no such list.");
    let all = records(1_100);
    const { wire } = service((current, size) => {
      const answer = {
        records: all.slice((current - 1) * size, current * size),
        total: all.length,
      };
      if (current === 1) all = all.slice(1);
      return answer;
    });
    const { end } = await readPages(wire, operation, operation.list, {}, {});
    expect(end).toBe("changed");
  });

  it("holds each row once where others add one meanwhile", async () => {
    if (!operation?.list) throw new Error("There is no such list.");
    let all = records(1_100);
    const { wire } = service((current, size) => {
      const answer = {
        records: all.slice((current - 1) * size, current * size),
        total: all.length,
      };
      if (current === 1) all = [{ id: -1 }, ...all];
      return answer;
    });
    const { data, end } = await readPages(wire, operation, operation.list, {}, {});
    expect(data).toEqual({ records: records(1_100), total: 1_101 });
    expect(end).toBeNull();
  });

  it("is left as it came where it is no list", async () => {
    expect(await readAll(service(() => ({ total: 3 })))).toEqual({ total: 3 });
  });
});
