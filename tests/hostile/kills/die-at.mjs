// Loaded before the service by `--import`: its process is killed right before the act with the
// number in DIE_AT, counted from the start, or from where it has printed DIE_AFTER. An act is what
// the world outside can tell apart: a write to a file, a sync, a write to a socket. So each moment
// at which a kill can make a difference is one number.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import { isMainThread } from "node:worker_threads";

const after = process.env.DIE_AFTER ?? "";
let isCounting = after === "";
let left = Number(process.env.DIE_AT);

/** @type {<Act extends (...args: never[]) => unknown>(act: Act) => Act} */
const counted = (act) =>
  new Proxy(act, {
    apply(target, self, args) {
      const [text] = /** @type {unknown[]} */ (args);
      isCounting ||= typeof text === "string" && text.includes(after);
      if (isCounting) left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      return Reflect.apply(target, self, args);
    },
  });

if (isMainThread) {
  fs.writeSync = counted(fs.writeSync);
  fs.fsyncSync = counted(fs.fsyncSync);
  Socket.prototype.write = counted(Socket.prototype.write);
  syncBuiltinESMExports();
}
