import { expect, it } from "vitest";
import { pageWire } from "../../../../renderers/runtime/page/page-wire.ts";
import { itemsOf } from "../../../../src/catalogue/schema/rows.ts";
import { CallError } from "../../../../src/wire/wire.ts";
import { json, madeService, number } from "../../../catalogue/resources/made-service.ts";
import { pageHost } from "../../../support/page-host.ts";

/** A list that is counted, or not, whose pages begin with a number that its document may state. */
function numbered(first: number, { isCounted = true, page = {}, failures = 0 } = {}) {
  let left = failures;
  const rows = { type: "array", items: { type: "object", properties: { id: number } } };
  const answer = { type: "object", properties: { things: rows, total: number } };
  const parameters = [
    { name: "page", in: "query", schema: { ...number, ...page } },
    { name: "size", in: "query", schema: number },
  ];
  const responses = { 200: { description: "It", ...json(answer) } };
  const get = { operationId: "list", parameters, responses };
  const { catalogue, operation } = madeService({ "/things": { get } }, "GET /things");
  const all = Array.from({ length: 45 }, (_, id) => ({ id }));
  const asked: unknown[] = [];
  const own = pageWire({
    ...pageHost("en"),
    catalogue,
    wire: {
      call: async (_id, args) => {
        asked.push(args.page);
        if (args.page === 0 && left-- > 0) throw new CallError("timeout", "list", "Too late.");
        const from = (Number(args.page) - first) * 20;
        const things = from < 0 ? [] : all.slice(from, from + 20);
        const total = isCounted ? { total: all.length } : {};
        return { data: { things, ...total }, code: 200, message: "", etag: null };
      },
    },
  });
  const read = async (at: number) => {
    const { data } = await own.call(operation.id, { page: at, size: 20 });
    return itemsOf(operation, data)?.length;
  };
  return { read, asked };
}

const sent: string[] = [];
const wire = pageWire({
  ...pageHost("en"),
  wire: {
    call: async (operation) => {
      sent.push(operation);
      return { data: null, code: 0, message: "", etag: null };
    },
  },
});

it("a page reads by itself, and does nothing else", async () => {
  await wire.call("culturalGroup.page", {});
  for (const operation of ["culturalGroup.add", "culturalGroup.delete", "memberRole.add"]) {
    await expect(wire.call(operation, {})).rejects.toThrow("does more than read data");
  }
  await expect(wire.call("login.logout", {})).rejects.toThrow("login.logout");
  expect(sent).toEqual(["culturalGroup.page"]);
});

it.each([
  { first: 0, isCounted: true, asked: [1, 0, 1, 2] },
  { first: 0, isCounted: false, asked: [1, 0, 1, 2] },
  { first: 1, isCounted: true, asked: [1, 0, 2, 3] },
])(
  "pages begin with the first that the service has, where nothing says its number: %o",
  async (given) => {
    const { first, isCounted, asked } = given;
    const list = numbered(first, { isCounted });
    expect([await list.read(1), await list.read(2), await list.read(3)]).toEqual([20, 20, 5]);
    expect(list.asked).toEqual(asked);
  },
);

it("a page number that the document states is asked for as it is", async () => {
  const list = numbered(1, { page: { minimum: 1 } });
  expect(await list.read(3)).toBe(5);
  expect(list.asked).toEqual([3]);
});

it("a page 0 that does not arrive in time is asked for again", async () => {
  const list = numbered(0, { failures: 1 });
  expect([await list.read(1), await list.read(1), await list.read(3)]).toEqual([20, 20, 5]);
  expect(list.asked).toEqual([1, 0, 1, 0, 2]);
});

it("a page other than the first finds the first one too", async () => {
  const list = numbered(0);
  expect(await list.read(3)).toBe(5);
  expect(list.asked).toEqual([1, 0, 2]);
});
