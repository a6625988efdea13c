import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { refuseChanged } from "../../../../../renderers/runtime/act/steps/unchanged-row.ts";
import { CallError } from "../../../../../src/wire/wire.ts";
import {
  does,
  lists,
  madeService,
  number,
  reads,
  takes,
  text,
} from "../../../../catalogue/resources/made-service.ts";
import { pageHost } from "../../../../support/page-host.ts";

const boolean = { type: "boolean" };
const fields = { id: number, name: text, price: number, isPaid: boolean, views: number, age: text };
const seen = {
  id: 2,
  name: "Bolt",
  price: 5,
  isPaid: false,
  views: 7,
  age: "7 minutes",
  seenAt: "2026-01-01T10:00:00Z",
};

/** Why a write of the second row is refused, where a page of the list answers otherwise now. */
async function refusalOf(
  line: string,
  now: readonly object[] | (() => readonly object[]),
  args: object = {},
  paging: readonly string[] = ["page", "limit"],
) {
  const parameters = paging.map((name) => ({ name, in: "query", schema: number }));
  const { catalogue, operation } = madeService(
    {
      "/goods": {
        get: { ...lists(fields), parameters },
        post: takes({ name: text, price: number }),
      },
      "/goods/{id}": {
        get: reads(fields),
        put: takes({ name: text, isPaid: boolean, views: number }),
        delete: does,
      },
      "/goods/delete": { post: takes({ id: number }) },
    },
    line,
  );
  const read = [...catalogue.operations.values()].find(({ list }) => list);
  const queries = new QueryClient();
  // The read of the record alone, which its form has made, tells what the list shortens.
  const whole = { ...seen, name: "Bolt, zinc-plated" };
  const alone = [...catalogue.operations.values()].find(
    ({ method, list }) => method === "get" && !list,
  );
  if (alone) queries.setQueryData(["snapshot", alone.id, { id: 2 }, null], { data: whole });
  queries.setQueryData(["call", read?.id, { page: 1 }, "en"], { data: [{ ...seen, id: 1 }] });
  queries.setQueryData(["call", read?.id, { page: 2 }, "en"], { data: [seen] });
  const host = pageHost("en");
  const call = async (id: string, asked: object) => {
    if (id === alone?.id) return { code: 0, data: whole, etag: null, message: "" };
    const answered = typeof now === "function" ? now : () => now;
    const data = "page" in asked && asked.page === 2 ? answered() : [{ ...seen, id: 1 }];
    return { code: 0, data, etag: null, message: "" };
  };
  const made = { operation: operation.id, args: { id: 2, ...args } };
  const refused = refuseChanged(
    { ...host, catalogue, wire: { ...host.wire, call } },
    queries,
    made,
    seen,
  );
  return refused.then(
    () => null,
    ({ code, message }: CallError) => ({ code, message }),
  );
}

/** Whether the deletion of an open row is refused at a service of these paths, which answers it so. */
async function isRefusedAt(
  paths: Parameters<typeof madeService>[0],
  now: object,
  alone?: object,
  line = "DELETE /goods/{id}",
) {
  const { catalogue, operation } = madeService(paths, line);
  const [read] = [...catalogue.operations.values()].filter(({ list }) => list);
  const open = { ...seen, status: "open" };
  const queries = new QueryClient();
  queries.setQueryData(["call", read?.id, {}, "en"], { data: [open] });
  const host = pageHost("en");
  const call = async (id: string) => {
    return { code: 0, data: id === read?.id ? [now] : alone, etag: null, message: "" };
  };
  const here = { ...host, catalogue, wire: { ...host.wire, call } };
  const made = { operation: operation.id, args: { id: 2 } };
  return await refuseChanged(here, queries, made, open).then(
    () => false,
    ({ code }: CallError) => code === 40_900,
  );
}

/**
 * Whether the deletion of a row is refused that has left its filtered list, which others are still
 * in, for the list under another filter. Where `isPast`, a write has touched the list meanwhile.
 */
async function leaves(
  filters: readonly string[],
  others: readonly object[] = [],
  isPast = false,
): Promise<boolean> {
  const parameters = filters.map((name) => ({
    name,
    in: "query",
    schema: name === "state" ? text : number,
  }));
  const { catalogue, operation } = madeService(
    {
      "/goods": { get: { ...lists(fields), parameters } },
      "/goods/{id}": { delete: does },
    },
    "DELETE /goods/{id}",
  );
  const [read] = [...catalogue.operations.values()].filter(({ list }) => list);
  const queries = new QueryClient();
  const shown = ["call", read?.id, { state: "trash" }, "en"];
  queries.setQueryData(["call", read?.id, { state: "live" }, "en"], { data: [{ ...seen, id: 1 }] });
  queries.setQueryData(shown, { data: [seen, ...others] });
  if (isPast) await queries.invalidateQueries({ queryKey: shown });
  const host = pageHost("en");
  const call = async (_id: string, { state }: { state?: unknown }) => {
    const data = state === "trash" ? others : [{ ...seen, id: 1 }, seen];
    return { code: 0, data, etag: null, message: "" };
  };
  const here = { ...host, catalogue, wire: { ...host.wire, call } };
  const made = { operation: operation.id, args: { id: 2 } };
  return await refuseChanged(here, queries, made, seen).then(
    () => false,
    ({ code }: CallError) => code === 40_900,
  );
}

/** Whether it is refused as changed meanwhile, or the message of another refusal. */
async function isRefused(...write: Parameters<typeof refusalOf>) {
  const refusal = await refusalOf(...write);
  return refusal !== null && (refusal.code === 40_900 || refusal.message);
}

describe("a row of a service without versions", () => {
  const deletion = "DELETE /goods/{id}";

  it.each([
    ["name", { name: "Nut" }],
    ["flag", { isPaid: true }],
    ["number that a write takes", { price: 6 }],
  ])("is not deleted once others have changed its %s", async (_what, change) => {
    expect(await isRefused(deletion, [{ ...seen, ...change }])).toBe(true);
  });

  it("is not deleted where it cannot be read again, which is told as what keeps it from being deleted", async () => {
    const failing = (code: number) => () => {
      throw new CallError("application", "list", "Too many requests.", { code, status: code });
    };
    expect(await isRefused(deletion, failing(429))).toBe(
      "Nothing was sent, because the record could not be read again first: Too many requests.",
    );
    expect(await isRefused(deletion, failing(404))).toBe("Too many requests.");
  });

  it("is not deleted either where what names it is posted", async () => {
    const posted = "POST /goods/delete";
    expect(await isRefused(posted, [{ ...seen, price: 6 }])).toBe(true);
    expect(await isRefused(posted, [seen])).toBe(false);
  });

  it("is not deleted, nor replaced, once others have put it in the trash or taken it back", async () => {
    const away = { ...seen, deletedAt: "2026-03-01T10:00:00Z" };
    expect(await isRefused(deletion, [away])).toBe(true);
    expect(await isRefused("PUT /goods/{id}", [away], { name: "Bolt", isPaid: true })).toBe(true);
    expect(await isRefused(deletion, [{ ...seen, status: "trash" }])).toBe(true);
    expect(await isRefused(deletion, [{ ...seen, deletedAt: null }])).toBe(false);
  });

  it("is not deleted where no open page has it any more and its own read tells another state", async () => {
    const parameters = ["page", "limit"].map((name) => ({ name, in: "query", schema: number }));
    const goods = { get: { ...lists({ ...fields, status: text }), parameters } };
    const one = {
      get: reads({ ...fields, status: text }),
      put: takes({ status: text }),
      delete: does,
    };
    const isRefusedAlone = (alone: object) =>
      isRefusedAt({ "/goods": goods, "/goods/{id}": one }, { ...seen, id: 1 }, alone);
    expect(await isRefusedAlone({ ...seen, status: "sent" })).toBe(true);
    expect(await isRefusedAlone({ ...seen, status: "open", deletedAt: "2026-03-01" })).toBe(true);
    expect(await isRefusedAlone({ ...seen, status: "Open", name: "Bolt, zinc-plated" })).toBe(
      false,
    );
  });

  it("is left to the service where it may have moved to another page of its list", async () => {
    expect(await isRefused(deletion, [])).toBe(false);
  });

  it("is not deleted where it is no longer in its list, such as the trash, which was read as a whole", async () => {
    const gone = "The record has left this list, so nothing was done.";
    expect(await refusalOf(deletion, [], {}, [])).toEqual({
      code: 40_900,
      message: expect.stringContaining(gone),
    });
    const ten = Array.from({ length: 10 }, (_, id) => ({ ...seen, id: id + 10 }));
    expect(await isRefused(deletion, ten, {}, [])).toBe(false);
  });

  it("is not deleted where it left a filtered list, which was read as a whole, and is in another", async () => {
    expect(await leaves(["state"])).toBe(true);
    expect(await leaves(["state"], [{ ...seen, id: 9 }])).toBe(true);
  });

  it("is not deleted once an action of others, which takes no value, has changed its state", async () => {
    const approved = { ...seen, status: "approved" };
    const list = { get: lists({ ...fields, status: text }) };
    const approve = { post: does };
    const goods = { "/goods": list, "/goods/{id}": { delete: does } };
    expect(await isRefusedAt({ ...goods, "/goods/{id}/approve": approve }, approved)).toBe(true);
    expect(await isRefusedAt(goods, approved)).toBe(false);
  });

  it("is not deleted where others have changed it, though its list has the plural in its path", async () => {
    const writes = { put: takes({ name: text }), delete: does };
    const goods = { "/goods": { get: lists(fields) }, "/good/{id}": writes };
    const line = "DELETE /good/{id}";
    expect(await isRefusedAt(goods, { ...seen, name: "Nut" }, undefined, line)).toBe(true);
    expect(await isRefusedAt(goods, { ...seen, status: "open" }, undefined, line)).toBe(false);
  });

  it("is deleted where it left a list that was filtered before the person's own write, or is a page", async () => {
    expect(await leaves(["state"], [], true)).toBe(false);
    expect(await leaves(["page", "limit", "state"])).toBe(false);
  });

  it("is deleted where it is as it was, but for what no write changes, or what changes by itself", async () => {
    const later = { age: "8 minutes", seenAt: "2026-01-02T11:00:00Z", views: 8 };
    expect(await isRefused(deletion, [seen])).toBe(false);
    expect(await isRefused(deletion, [{ ...seen, ...later }])).toBe(false);
  });

  it("is deleted where each read tells something else, as an address that is signed anew", async () => {
    let count = 0;
    const signed = () => [{ ...seen, name: `/bolt.png?expires=${++count}` }];
    expect(await isRefused(deletion, signed)).toBe(false);
    expect(await isRefused(deletion, () => [{ ...signed()[0], price: 6 }])).toBe(true);
  });

  it("is not replaced by what others have changed, and no matter what is not sent back", async () => {
    const args = { name: "Bolt", isPaid: true };
    expect(await isRefused("PUT /goods/{id}", [{ ...seen, name: "Nut" }], args)).toBe(true);
    expect(await isRefused("PUT /goods/{id}", [{ ...seen, price: 6 }], args)).toBe(false);
  });
});
