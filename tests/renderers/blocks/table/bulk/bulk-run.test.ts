import { describe, expect, it } from "vitest";
import {
  callForRows,
  createRepeats,
  forEach,
  partsOf,
} from "../../../../../renderers/blocks/table/bulk/bulk-run.ts";
import type { Row } from "../../../../../renderers/blocks/table/query/table-rows.ts";
import type { SendOptions } from "../../../../../renderers/runtime/act/ask/use-send.ts";
import { CallError } from "../../../../../src/wire/wire.ts";
import { pageHost } from "../../../../support/page-host.ts";
import { tablePlan } from "../table-plan.ts";

const plan = tablePlan({
  rows: "culturalGroup.page",
  bulkActions: [
    {
      label: "Enable",
      call: { call: "culturalGroup.update", with: { id: "row.id", name: "row.name", status: 1 } },
    },
  ],
});

describe("an action on several records", () => {
  const made: unknown[] = [];
  const send = async (_: string, args: unknown) => {
    made.push(args);
    return { data: null, code: 0, message: "", etag: null };
  };
  const effect = plan.bulkActions[0]?.effect;
  const act = async (row: object): Promise<void> => {
    if (effect?.type !== "call") throw new Error("It calls nothing.");
    const scope = { variables: { row }, can: () => true };
    await callForRows(effect.call, scope, pageHost("en"), send, undefined);
  };

  it("calls for each record", async () => {
    await act({ id: 1, name: "Chess" });
    expect(made).toEqual([{ id: 1, name: "Chess", status: 1 }]);
  });

  it("has failed, saying why, where a record lacks what the call needs", async () => {
    await expect(act({ id: 2, name: null })).rejects.toThrow("Missing values: Group name.");
    expect(made).toHaveLength(1);
  });

  const rows = Array.from({ length: 2_500 }, (_, index) => index);
  const sizesOf = (call: string, args: Record<string, string>): number[] => {
    const { bulkActions } = tablePlan({
      rows: "culturalGroup.page",
      bulkActions: [{ label: "Act", call: { call, with: args } }],
    });
    const effect = bulkActions[0]?.effect;
    if (effect?.type !== "call") throw new Error("It calls nothing.");
    return partsOf(effect.call, rows, pageHost("en")).map(({ length }) => length);
  };

  it("that takes all of them is called for as many at once as it takes", () => {
    const ids = "rows.map(group, group.id)";
    expect(sizesOf("culturalGroup.delete", { ids })).toEqual([1_000, 1_000, 500]);
  });

  it("that reads each of them is called for one after the other", () => {
    const each = { id: "row.id", name: "row.name", status: "1" };
    expect(sizesOf("culturalGroup.update", each)).toHaveLength(2_500);
  });

  it("repeats a call whose answer was lost by its key, whatever was called in between", async () => {
    const repeats = createRepeats();
    const keys = new Map<unknown, unknown[]>();
    const run = async (ids: readonly number[], lost: readonly number[]): Promise<void> => {
      const makeCall = repeats.begin(async (operation, args, options?: SendOptions) => {
        keys.set(args.id, [...(keys.get(args.id) ?? []), options?.idempotencyKey]);
        if (lost.includes(Number(args.id))) throw new CallError("network", operation, "Lost.");
        return { data: null, code: 0, message: "", etag: null };
      });
      for (const id of ids) await makeCall("points.add", { id }).catch(() => undefined);
    };
    await run([1, 2, 3], [1]);
    await run([1, 2], []);
    await run([1], []);
    const [first, second, third] = keys.get(1) ?? [];
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(new Set([...keys.values()].flat()).size).toBe(5);
  });

  it("makes a call anew that the platform said may have been done", async () => {
    const repeats = createRepeats();
    const keys: unknown[] = [];
    const told = { code: 50000, status: 502, isNewAgain: true };
    for (let run = 0; run < 2; run += 1) {
      const makeCall = repeats.begin(async (operation, _args, options?: SendOptions) => {
        keys.push(options?.idempotencyKey);
        throw new CallError("application", operation, "It may have been done.", told);
      });
      await makeCall("points.add", { id: 1 }).catch(() => undefined);
    }
    expect(new Set(keys).size).toBe(2);
  });
});

describe("many calls of which each fails", () => {
  const parts = Array.from({ length: 30 }, (_, at): [string, Row][] => [[String(at), {}]]);

  /** Makes the calls, each of which fails, and returns how many were made and what was told last. */
  async function failing(error: CallError) {
    let calls = 0;
    const runs: unknown[] = [];
    const act = () => {
      calls += 1;
      return Promise.reject(error);
    };
    const left = await forEach(parts, act, { current: false }, (run) => runs.push(run));
    return { calls, left: left.length, last: runs.at(-1) };
  }

  it("end with the service or the session, and the rest is left as it is", async () => {
    const unreached = await failing(new CallError("network", "a", "Nobody is there."));
    expect(unreached).toMatchObject({ calls: 3, left: 30, last: { done: 0, isOver: true } });
    const ended = await failing(new CallError("application", "a", "Expired.", { code: 50014 }));
    expect(ended).toMatchObject({ calls: 1, left: 30 });
  });

  it("go on where the service judged each, or a row lacks what its call needs", async () => {
    const refused = await failing(new CallError("application", "a", "No.", { code: 40900 }));
    expect(refused).toMatchObject({ calls: 30, left: 30 });
    expect(await failing(new CallError("unsent", "a", "It lacks a name."))).toMatchObject({
      calls: 30,
    });
  });
});
