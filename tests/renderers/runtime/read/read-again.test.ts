import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAgain, type Sight } from "../../../../renderers/runtime/read/read-again.ts";

/** A substitute for the page's visibility, which the test can switch. */
function looking(): Sight & { look(isSeen: boolean): void } {
  const told = new Set<() => void>();
  let isSeen = true;
  return {
    isSeen: () => isSeen,
    follow: (changed) => {
      told.add(changed);
      return () => told.delete(changed);
    },
    look: (now) => {
      isSeen = now;
      for (const changed of told) changed();
    },
  };
}

describe("a read that is made again by itself", () => {
  const reads: number[] = [];
  const read = async (): Promise<void> => void reads.push(Date.now());
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  beforeEach(() => {
    reads.length = 0;
    vi.useFakeTimers({ now: 0 });
  });

  afterEach(() => vi.useRealTimers());

  it("is made every so many seconds until it is ended", async () => {
    const end = readAgain(5000, read, looking());
    await pass(4.9);
    expect(reads).toEqual([]);
    await pass(10.1);
    expect(reads).toEqual([5000, 10_000, 15_000]);
    end();
    await pass(60);
    expect(reads.length).toBe(3);
  });

  it("waits so long after its answer, however long that takes", async () => {
    const slow = async (): Promise<void> => {
      reads.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, 8000));
    };
    const end = readAgain(5000, slow, looking());
    await pass(30);
    expect(reads).toEqual([5000, 18_000]);
    end();
  });

  it("is not made while nobody could see it, and at once when somebody can and it is overdue", async () => {
    const sight = looking();
    const end = readAgain(5000, read, sight);
    sight.look(false);
    await pass(60);
    expect(reads).toEqual([]);
    sight.look(true);
    expect(reads).toEqual([60_000]);
    await pass(5);
    expect(reads).toEqual([60_000, 65_000]);
    sight.look(false);
    await pass(1);
    sight.look(true);
    expect(reads.length).toBe(2);
    end();
  });

  it("goes on after one that failed", async () => {
    const failing = async (): Promise<void> => {
      reads.push(Date.now());
      throw new Error("The service is not there.");
    };
    const end = readAgain(5000, failing, looking());
    await pass(11);
    expect(reads).toEqual([5000, 10_000]);
    end();
  });
});
