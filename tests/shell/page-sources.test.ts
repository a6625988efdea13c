import { describe, expect, test, vi } from "vitest";
import { expecting, type LoadedSource } from "../../src/shell/page/page-source.ts";

/** Loads whose answers are given by hand, in order. */
function loads() {
  const answers: ((loaded: LoadedSource | null) => void)[] = [];
  const refusals: (() => void)[] = [];
  const asked: string[] = [];
  const load = (path: string): Promise<LoadedSource | null> => {
    asked.push(path);
    return new Promise((resolve, reject) => {
      answers.push(resolve);
      refusals.push(() => reject(new Error("refused")));
    });
  };
  return { load, asked, answers, refusals };
}

const settled = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

describe("a page that is expected", () => {
  test("is loaded once, and what draws it is prepared when it has come", async () => {
    const { load, asked, answers } = loads();
    const prepared: string[] = [];
    const sources = expecting(load, (source) => prepared.push(source));
    sources.expect("points/rules");
    sources.expect("points/rules");
    const opened = sources.load("points/rules");
    expect(asked).toEqual(["points/rules"]);
    expect(sources.arrived("points/rules")).toBeUndefined();
    const loaded = { source: "{}", etag: '"published-1"' };
    answers[0]?.(loaded);
    expect(await opened).toBe(loaded);
    expect(sources.arrived("points/rules")).toBe(loaded);
    expect(prepared).toEqual(["{}"]);
  });

  test("is loaded anew once it was opened, for it may have been published meanwhile", () => {
    const { load, asked } = loads();
    const sources = expecting(load, () => {});
    sources.expect("points/rules");
    sources.forget("points/rules");
    void sources.load("points/rules");
    expect(asked).toHaveLength(2);
  });

  test("is loaded anew where it was expected long ago", () => {
    vi.useFakeTimers();
    try {
      const { load, asked } = loads();
      const sources = expecting(load, () => {});
      sources.expect("points/rules");
      vi.advanceTimersByTime(11_000);
      void sources.load("points/rules");
      expect(asked).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test("that could not be had is asked for again by whoever opens it", async () => {
    const { load, asked, refusals } = loads();
    const sources = expecting(load, () => {});
    sources.expect("points/rules");
    refusals[0]?.();
    await settled();
    void sources.load("points/rules");
    expect(asked).toHaveLength(2);
  });
});
