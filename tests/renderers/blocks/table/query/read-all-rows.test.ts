import { describe, expect, it } from "vitest";
import { readAllRows } from "../../../../../renderers/blocks/table/query/read-all-rows.ts";
import type { TableQuery } from "../../../../../renderers/blocks/table/query/table-query.ts";
import { shippedCatalogue } from "../../../../../src/catalogue/shipped.ts";
import type { Wire } from "../../../../../src/wire/wire.ts";
import { tablePlan } from "../table-plan.ts";

const names = ["item 10", "item 9", "Item 1"];

/** Reads all rows of a table; returns the requests to its service and the rows in order. */
async function readAll(rows: string, query: Partial<TableQuery>, data: unknown) {
  const asked: unknown[] = [];
  const wire: Wire = {
    call: async (_id, args) => {
      asked.push(args);
      return { data, code: 0, message: "", etag: null };
    },
  };
  const host = { wire, catalogue: shippedCatalogue(), language: "en" } as const;
  const whole = { filters: {}, page: 2, size: 20, sort: null, folded: [], ...query };
  const options = {
    args: { bound: 7 },
    signal: new AbortController().signal,
    onProgress: () => {},
  };
  const { rows: read } = await readAllRows(tablePlan({ rows }), whole, host, options);
  return { asked, read };
}

describe("all rows that a table finds", () => {
  it("are asked for by its search and what it is bound to, from the first page", async () => {
    const data = { records: [{ id: 1, name: "A" }], total: 1 };
    const filters = { name: "A", status: 1 };
    const { asked } = await readAll("culturalGroup.page", { filters }, data);
    expect(asked).toEqual([{ bound: 7, name: "A", status: 1, current: 1, size: 500 }]);
  });

  it("come in the order that is shown, also where the table itself sorts them", async () => {
    const data = names.map((dictName, id) => ({ id, dictName }));
    const inOrder = async (order: "asc" | "desc") => {
      const { read } = await readAll("dictType.list", { sort: { field: "dictName", order } }, data);
      return read.map(({ dictName }) => dictName);
    };
    expect(await inOrder("asc")).toEqual(["Item 1", "item 9", "item 10"]);
    expect(await inOrder("desc")).toEqual(["item 10", "item 9", "Item 1"]);
  });
});
