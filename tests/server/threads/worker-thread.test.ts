import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import {
  createWorkerThread,
  Interrupted,
  TooMuchWork,
  type WorkerThread,
} from "../../../src/server/threads/worker-thread.ts";

type Sums = Record<"add" | "fail" | "end" | "forever" | "slow", { given: number; answer: number }>;

const directory = mkdtempSync(join(tmpdir(), "thread-"));
const program = join(directory, "program.mjs");
writeFileSync(
  program,
  `import { parentPort } from "node:worker_threads";
  let sum = 0;
  parentPort.on("message", ({ id, name, given }) => {
    if (name === "forever") for (;;);
    if (name === "slow") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, given);
    if (name === "end") process.exit(1);
    if (name === "fail") return parentPort.postMessage({ id, failure: "no " + given });
    sum += given;
    parentPort.postMessage({ id, result: sum });
  });`,
);

let thread: WorkerThread<Sums>;
const begin = (limit?: number) => {
  thread = createWorkerThread<Sums>(pathToFileURL(program), {
    ...(limit !== undefined && { limit }),
  });
  return thread;
};
afterEach(() => thread.close());

it("a thread does one task after the other, and remembers", async () => {
  const { run, starts } = begin();
  expect(await Promise.all([run("add", 1), run("add", 2), run("add", 3)])).toEqual([1, 3, 6]);
  expect(starts()).toBe(1);
});

it("a task that fails leaves the thread as it is", async () => {
  const { run } = begin();
  await run("add", 1);
  await expect(run("fail", 7)).rejects.toThrow("no 7");
  expect(await run("add", 1)).toBe(2);
});

it("a thread that ended is started anew; what waited for it has failed", async () => {
  const { run, starts } = begin();
  const lost = await Promise.allSettled([run("add", 5), run("end", 0), run("add", 1)]);
  expect(lost.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await run("add", 2)).toBe(2);
  expect(starts()).toBe(2);
});

it("a task that never ends is given up, and its thread with it", async () => {
  const { run, starts } = begin(500);
  await expect(run("forever", 0)).rejects.toThrow("longer than 500 ms");
  expect(starts()).toBe(2);
});

it("the time that a task waits for others is not its own", async () => {
  const { run, starts } = begin(4000);
  const all = await Promise.all([1, 2, 3].map(() => run("slow", 1500)));
  expect(all).toEqual([1500, 3000, 4500]);
  expect(starts()).toBe(1);
});

it("only the task that ran is blamed for the end of the thread", async () => {
  const { run } = begin(500);
  const [first, second] = await Promise.allSettled([run("forever", 0), run("add", 1)]);
  expect(first).toMatchObject({ reason: expect.any(TooMuchWork) });
  expect(second).toMatchObject({ reason: expect.any(Interrupted) });
});
