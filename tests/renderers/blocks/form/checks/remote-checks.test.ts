import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  checkPauseMs,
  createRemoteChecks,
} from "../../../../../renderers/blocks/form/checks/remote-checks.ts";

interface Asked {
  value: unknown;
  signal: AbortSignal;
  answer(isFine: boolean): Promise<void>;
  fail(): Promise<void>;
}

/** Remote checks whose calls the test answers itself, in any order. */
function checksByHand() {
  const asked: Asked[] = [];
  const checks = createRemoteChecks(
    (_field, { value }, signal) =>
      new Promise((resolve, reject) => {
        const afterwards = async (end: () => void) => {
          end();
          await Promise.resolve();
          await Promise.resolve();
        };
        asked.push({
          value,
          signal,
          answer: (isFine) => afterwards(() => resolve(isFine)),
          fail: () => afterwards(() => reject(new Error("The service is away."))),
        });
      }),
  );
  const want = (value: string | null) => checks.want("name", value === null ? null : { value });
  const at = (index: number): Asked => {
    const found = asked[index];
    if (!found) throw new Error(`Only ${asked.length} were asked.`);
    return found;
  };
  return { checks, asked, want, at };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("checking a value by a call", () => {
  test("waits for a pause in typing, and asks about the last value only", () => {
    const { checks, asked, want } = checksByHand();
    for (const value of ["a", "ab", "abc"]) want(value);
    expect(checks.states.getState().pending).toEqual(new Set(["name"]));
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(checkPauseMs);
    expect(asked.map(({ value }) => value)).toEqual(["abc"]);
  });

  test("does not wait when the field is left, before or after the value is known", () => {
    const { checks, asked, want } = checksByHand();
    want("a");
    checks.hurry("name");
    expect(asked.map(({ value }) => value)).toEqual(["a"]);
    checks.hurry("name");
    want("b");
    checks.hurry("name");
    expect(asked.map(({ value }) => value)).toEqual(["a", "b"]);
  });

  test("an answer about a value that is no longer there changes nothing", async () => {
    const { checks, want, at } = checksByHand();
    want("taken");
    checks.hurry("name");
    want("free");
    checks.hurry("name");
    await at(1).answer(true);
    await at(0).answer(false);
    expect(at(0).signal.aborted).toBe(true);
    expect(checks.states.getState()).toEqual({ pending: new Set(), refused: new Set() });
  });

  test("a refused value stays refused until it is another one, and is not asked about again", async () => {
    const { checks, asked, want, at } = checksByHand();
    want("taken");
    checks.hurry("name");
    await at(0).answer(false);
    expect(checks.states.getState().refused).toEqual(new Set(["name"]));
    want("free");
    expect(checks.states.getState().refused).toEqual(new Set());
    want("taken");
    expect(checks.states.getState().refused).toEqual(new Set(["name"]));
    expect(asked).toHaveLength(1);
  });

  test("nothing to check is neither asked about nor refused", () => {
    const { checks, asked, want } = checksByHand();
    want("a");
    want(null);
    vi.advanceTimersByTime(checkPauseMs);
    expect(asked).toEqual([]);
    expect(checks.states.getState().pending).toEqual(new Set());
  });
});

describe("sending a form whose values are being checked", () => {
  test("waits for the answer, and goes on only if it is fine", async () => {
    for (const isFine of [true, false]) {
      const { checks, want, at } = checksByHand();
      want("a");
      const settled = checks.settle();
      await at(0).answer(isFine);
      expect(await settled).toBe(isFine);
    }
  });

  test("goes on where nobody can answer: the service decides", async () => {
    const { checks, want, at } = checksByHand();
    want("a");
    const settled = checks.settle();
    await at(0).fail();
    expect(await settled).toBe(true);
  });

  test("is not held up by a value that was given up meanwhile", async () => {
    const { checks, want } = checksByHand();
    want("a");
    const settled = checks.settle();
    want(null);
    expect(await settled).toBe(true);
  });
});
