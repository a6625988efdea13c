import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listenToClock } from "../../src/ui/shared-clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the clock that cells share", () => {
  it("is one timer however many look at it, and none where nobody does", () => {
    const seen: string[] = [];
    const leave = ["a", "b", "c"].map((name) => listenToClock(() => seen.push(name)));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(seen).toEqual(["a", "b", "c"]);
    leave[1]?.();
    vi.advanceTimersByTime(20_000);
    expect(seen).toEqual(["a", "b", "c", "a", "c"]);
    leave[0]?.();
    leave[2]?.();
    expect(vi.getTimerCount()).toBe(0);
    listenToClock(() => seen.push("d"))();
    expect(vi.getTimerCount()).toBe(0);
  });
});
