// This module is loaded before the service by `--import`. It kills the process right before the act
// whose number is in DIE_AT, counted from the start or from the output in DIE_AFTER. An act is a
// change that is visible outside the process: a write to a file, a sync, or a write to a socket.
// Each number is therefore a moment at which a kill can make a difference.
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
