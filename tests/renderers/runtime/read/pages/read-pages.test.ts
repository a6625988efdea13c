import { describe, expect, it } from "vitest";
import { readPages } from "../../../../../renderers/runtime/read/pages/read-pages.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import type { Wire } from "../../../../../src/wire/wire.ts";

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

const records = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** Records that differ from page to page. */
const of = (page: number, count: number) => records(count).map(({ id }) => ({ id, page }));

/** Pages with the given total of records, at most `most` on each page. */
const pagesOf = (total: number, most: number) => (current: number, size: number) => {
  const step = Math.min(size, most);
  return { records: records(total).slice((current - 1) * step, current * step), total };
};

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

  it.each([0, 1])("says whether pages were read that the service counts from %i", async (first) => {
    if (!operation?.list) throw new Error("There is no such list.");
    for (const count of [137, 200]) {
      const { wire } = service((page) => {
        const from = (page - first) * 20;
        const meta = { totalPages: Math.ceil(count / 20) };
        return { records: records(count).slice(from, from + 20), meta };
      });
      const { end } = await readPages(wire, operation, operation.list, {}, {});
      expect([count, end]).toEqual([count, first === 0 ? "fewer" : null]);
    }
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
