// This module is loaded into the measured process before its program. It reports to the parent
// process the longest time for which the event loop was blocked since the last question, and the
// processor time that the process used.
import { readFileSync } from "node:fs";

/**
 * The processor time of this thread in milliseconds: Linux tells it, so that other programs do not
 * count.
 */
function threadTime() {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "latin1").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

let last = threadTime();
let heldMs = 0;
let used = process.cpuUsage();

// Measuring costs a thousand checks a second, so it only runs where `BENCH_HELD` is set.
if (process.env.BENCH_HELD) {
  setInterval(() => {
    const now = threadTime();
    heldMs = Math.max(heldMs, now - last);
    last = now;
  }, 1).unref();
}

process.on("message", () => {
  const { user, system } = process.cpuUsage(used);
  used = process.cpuUsage();
  process.send?.({ heldMs, processorMs: (user + system) / 1e3 });
  heldMs = 0;
});
