import { describe, expect, it } from "vitest";
import type { ImportRow } from "../../../../../renderers/blocks/table/import/check-rows.ts";
import {
  type ImportProgress,
  sendRows,
} from "../../../../../renderers/blocks/table/import/send-rows.ts";
import { CallError, type CallErrorKind } from "../../../../../src/wire/wire.ts";

const rowsOf = (count: number): ImportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 2,
    cells: [],
    request: { name: `Group ${index}` },
    key: `key-${index}`,
    target: null,
    changed: null,
  }));

const refusal = (kind: CallErrorKind, code?: number, status?: number, data?: unknown) =>
  new CallError(kind, "a.add", `It was ${kind}.`, {
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    data,
  });

interface Sending {
  /** The error with which a row's call fails, or `null` if it succeeds. */
  outcome?(row: ImportRow): CallError | null;
  signal?: AbortSignal;
  tell?(progress: ImportProgress): void;
}

async function sent(rows: ImportRow[], { outcome, signal, tell }: Sending) {
  let under = 0;
  let most = 0;
  const order: number[] = [];
  const send = async (row: ImportRow): Promise<void> => {
    order.push(row.number);
    under += 1;
    most = Math.max(most, under);
    await Promise.resolve();
    under -= 1;
    const fault = outcome?.(row) ?? null;
    if (fault) throw fault;
  };
  const run = await sendRows(
    rows,
    send,
    signal ?? new AbortController().signal,
    tell ?? (() => {}),
  );
  return { run, most, order };
}

describe("the rows of an import", () => {
  it("are sent in the order of the file; one that is refused is named and the others go on", async () => {
    const rows = rowsOf(30);
    const { run, most, order } = await sent(rows, {
      outcome: ({ number }) => (number === 7 ? refusal("application", 40000) : null),
    });
    expect(run.done).toHaveLength(29);
    expect(run.refused).toMatchObject([{ row: { number: 7 }, message: "It was application." }]);
    expect(run.untouched).toEqual([]);
    expect(order).toEqual(rows.map(({ number }) => number));
    expect(most).toBe(1);
  });

  it("keep their keys where no answer came, so that none is made twice; a refused one is a new call", async () => {
    const rows = rowsOf(2);
    const { run } = await sent(rows, {
      outcome: ({ number }) => refusal(number === 2 ? "timeout" : "application", 40000),
    });
    expect(run.refused[0]?.row.key).toBe("key-0");
    expect(run.refused[1]?.row.key).not.toBe("key-1");
    expect(run.refused.map(({ isAnswered }) => isAnswered)).toEqual([false, true]);
  });

  it("keep their keys where the service lost its database, which may have kept the row", async () => {
    const { run } = await sent(rowsOf(2), {
      outcome: ({ number }) => refusal("application", 50000, number === 2 ? 503 : 500),
    });
    expect(run.refused.map(({ row }) => row.key)).toEqual(["key-0", "key-1"]);
    expect(run.refused.map(({ isAnswered }) => isAnswered)).toEqual([false, false]);
  });

  it("that were not sent when it was stopped are left as they are", async () => {
    const controller = new AbortController();
    const rows = rowsOf(30);
    const { run } = await sent(rows, {
      signal: controller.signal,
      tell: ({ done }) => {
        if (done >= 5) controller.abort();
      },
    });
    expect(run.end).toBe("stopped");
    expect(run.done.length + run.untouched.length).toBe(30);
    expect(run.done.length).toBeLessThan(10);
  });

  it("wait where the session has ended, or nobody can be reached, and say which", async () => {
    const ended = await sent(rowsOf(30), { outcome: () => refusal("application", 50008) });
    expect(ended.run.untouched.length).toBeGreaterThan(20);
    expect(ended.run.end).toBe("signedOut");
    const unreached = await sent(rowsOf(30), { outcome: () => refusal("network") });
    expect(unreached.run.untouched.length).toBeGreaterThan(15);
    expect(unreached.run.end).toBe("unreached");
    for (const status of [503, 507]) {
      const down = await sent(rowsOf(30), { outcome: () => refusal("application", 50000, status) });
      expect(down.run.untouched.length).toBeGreaterThan(15);
      expect(down.run.end).toBe("unreached");
    }
    const faulty = await sent(rowsOf(30), { outcome: () => refusal("application", 50000, 500) });
    expect(faulty.run.untouched).toEqual([]);
  });

  it("wait where the permission for all of them is gone, which the first refused one says", async () => {
    const lacking = refusal("application", 40300, 200, { permission: "points:group:add" });
    const { run } = await sent(rowsOf(30), {
      outcome: ({ number }) => (number > 5 ? lacking : null),
    });
    expect(run).toMatchObject({ end: "forbidden", refused: [{ row: { number: 6 } }] });
    expect(run.untouched).toHaveLength(25);
    const denied = await sent(rowsOf(30), { outcome: () => refusal("application", 401, 401) });
    expect(denied.run.end).toBe("forbidden");
    const ofRow = await sent(rowsOf(30), { outcome: () => refusal("application", 40300, 200) });
    expect(ofRow.run.untouched).toEqual([]);
  });

  it("wait where somebody does not want to confirm their sign-in, and are not asked for one by one", async () => {
    const { run, order } = await sent(rowsOf(30), {
      outcome: () => refusal("application", 40102, 200),
    });
    expect(order).toHaveLength(1);
    expect(run).toMatchObject({ end: "stopped", refused: [] });
  });
});
