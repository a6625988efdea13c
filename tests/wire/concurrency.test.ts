import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoadingMask } from "../../src/wire/loading-mask.ts";
import { type Loopback, observeWire, startLoopback } from "./loopback.ts";

let loopback: Loopback;
let waiting: ServerResponse[];
let closed: number;

beforeEach(async () => {
  waiting = [];
  closed = 0;
  loopback = await startLoopback((_request, response) => {
    waiting.push(response);
    response.on("close", () => {
      if (!response.writableEnded) closed += 1;
    });
  });
});

afterEach(() => loopback.close());

function answerAll(): void {
  for (const response of waiting) {
    response.setHeader("content-type", "application/json");
    response.end('{"code":0,"data":[1]}');
  }
}

describe("identical reads under way", () => {
  it("share one request", async () => {
    const { wire } = observeWire(loopback.address);
    const calls = [1, 2, 3].map(() => wire.call("culturalGroup.page", { current: 1 }));
    await vi.waitUntil(() => waiting.length > 0);
    answerAll();
    const results = await Promise.all(calls);
    expect(results.map(({ data }) => data)).toEqual([[1], [1], [1]]);
    expect(loopback.seen).toHaveLength(1);
  });

  it("are not shared with other arguments, nor are writes", async () => {
    const { wire } = observeWire(loopback.address);
    const calls = [
      wire.call("culturalGroup.page", { current: 1 }),
      wire.call("culturalGroup.page", { current: 2 }),
      wire.call("culturalGroup.add", { name: "a" }),
      wire.call("culturalGroup.add", { name: "a" }),
    ];
    await vi.waitUntil(() => waiting.length === 4);
    answerAll();
    await Promise.all(calls);
    expect(loopback.seen).toHaveLength(4);
  });

  it("go on for the others when one caller gives up", async () => {
    const { wire, errors } = observeWire(loopback.address);
    const leaving = new AbortController();
    const left = wire.call("culturalGroup.page", {}, { signal: leaving.signal });
    const stayed = wire.call("culturalGroup.page", {}, { signal: new AbortController().signal });
    await vi.waitUntil(() => waiting.length > 0);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: "cancelled" });
    answerAll();
    expect((await stayed).data).toEqual([1]);
    expect(errors).toEqual([]);
  });

  it("are aborted when every caller has given up, without a message", async () => {
    const { wire, errors } = observeWire(loopback.address);
    const leaving = new AbortController();
    const left = wire.call("culturalGroup.page", {}, { signal: leaving.signal });
    await vi.waitUntil(() => waiting.length > 0);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: "cancelled" });
    await vi.waitUntil(() => closed === 1);
    expect(errors).toEqual([]);
  });

  it("show one failure once", async () => {
    const { wire, errors } = observeWire(loopback.address);
    const calls = [1, 2].map(() => wire.call("culturalGroup.page", {}));
    await vi.waitUntil(() => waiting.length > 0);
    for (const response of waiting) response.destroy();
    await Promise.allSettled(calls);
    expect(errors).toHaveLength(1);
  });
});

describe("the full-screen mask", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("does not show for a call shorter than 300 ms", () => {
    const shown: boolean[] = [];
    const end = createLoadingMask((isLoading) => shown.push(isLoading)).begin();
    vi.advanceTimersByTime(299);
    end();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([]);
  });

  it("shows from 300 ms until the last call has ended", () => {
    const shown: boolean[] = [];
    const mask = createLoadingMask((isLoading) => shown.push(isLoading));
    const endFirst = mask.begin();
    const endSecond = mask.begin();
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([true]);
    endFirst();
    expect(shown).toEqual([true]);
    endSecond();
    expect(shown).toEqual([true, false]);
  });
});

describe("`loading: 'no'`", () => {
  it.each([
    ["in the payload", { loading: "no" }, {}],
    ["in the options", {}, { loading: "no" as const }],
  ])("%s keeps the mask away", async (_where, args, callOptions) => {
    const { wire, loading } = observeWire(loopback.address);
    const call = wire.call("culturalGroup.page", args, callOptions);
    await vi.waitUntil(() => waiting.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 400));
    answerAll();
    await call;
    expect(loading).toEqual([]);
  });
});
