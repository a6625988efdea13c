import { describe, expect, it } from "vitest";
import { batchedRead } from "../../../src/server/storage/batched-read.ts";

/** A source whose reads end when the test says so. */
function heldSource() {
  const reads: { keys: readonly string[]; answer(): void; fail(): void }[] = [];
  const read = batchedRead<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const known = keys.filter((key) => key !== "unknown");
        reads.push({
          keys,
          answer: () => resolve(new Map(known.map((key) => [key, `row of ${key}`]))),
          fail: () => reject(new Error("The connection was lost.")),
        });
      }),
  );
  return { read, reads };
}

const keysOf = ({ reads }: ReturnType<typeof heldSource>) => reads.map(({ keys }) => keys);

describe("a batched read", () => {
  it("reads at once what is asked for at once, and each key once", async () => {
    const source = heldSource();
    const rows = Promise.all(["a", "b", "a", "unknown"].map(source.read));
    await expect.poll(() => source.reads.length).toBe(1);
    source.reads[0]?.answer();
    expect(await rows).toEqual(["row of a", "row of b", "row of a", undefined]);
    expect(keysOf(source)).toEqual([["a", "b", "unknown"]]);
  });

  it("never gives a row that was read before it was asked for", async () => {
    const source = heldSource();
    const first = source.read("a");
    await expect.poll(() => source.reads.length).toBe(1);
    const later = source.read("a");
    source.reads[0]?.answer();
    await first;
    await expect.poll(() => source.reads.length).toBe(2);
    source.reads[1]?.answer();
    expect(await later).toBe("row of a");
    expect(keysOf(source)).toEqual([["a"], ["a"]]);
  });

  it("fails for those alone who share the failed read", async () => {
    const source = heldSource();
    const failing = Promise.allSettled([source.read("a"), source.read("b")]);
    await expect.poll(() => source.reads.length).toBe(1);
    const later = source.read("c");
    source.reads[0]?.fail();
    expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect.poll(() => source.reads.length).toBe(2);
    source.reads[1]?.answer();
    expect(await later).toBe("row of c");
  });

  it("does not wait for a read that hangs", async () => {
    const source = heldSource();
    const hanging = source.read("a");
    await expect.poll(() => source.reads.length).toBe(1);
    const other = source.read("b");
    await expect.poll(() => source.reads.length).toBe(2);
    source.reads[1]?.answer();
    expect(await other).toBe("row of b");
    source.reads[0]?.answer();
    expect(await hanging).toBe("row of a");
  });
});
