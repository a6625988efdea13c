// Loaded into the measured process before its program: tells its parent for how long the event loop
// was held at a stretch since it was asked last, and what processor time the process used.
import { readFileSync } from "node:fs";

/** Of this thread, in milliseconds: Linux tells it, so that other programs' turns do not count. */
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

// It costs what looking a thousand times a second costs: `BENCH_HELD` asks for it.
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
