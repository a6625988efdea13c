import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { errorCode } from "./storage-error.ts";

/**
 * Names one process for good: a process id alone is given out again after the process ends.
 * `started` is "0" where the system does not tell it; `host` stands for one boot of one machine
 * and, in containers, one process namespace.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
  readonly host: string;
}

/** Whether a process runs; "unknown" where it lives on another host or in another container. */
export type Liveness = "running" | "ended" | "unknown";

const unknownStart = "0";

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function processNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

/** The state and the start time of a process as Linux tells them in /proc/<pid>/stat. */
function processStat(pid: number): { state: string; started: string } | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the command's name in brackets and may itself hold brackets and blanks.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  const state = fields?.[0];
  const started = fields?.[19];
  return state && started ? { state, started } : undefined;
}

function currentHost(): string {
  const boot = read("/proc/sys/kernel/random/boot_id");
  const name = boot ? `${boot.trim()} ${processNamespace()}` : hostname();
  return createHash("sha256").update(name).digest("hex").slice(0, 12);
}

/** The identity of this process. */
export function currentProcess(): ProcessIdentity {
  const started = processStat(process.pid)?.started ?? unknownStart;
  return { pid: process.pid, started, host: currentHost() };
}

function respondsToSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return errorCode(error) === "EPERM";
  }
}

/** Tells whether the process `other` names still runs, seen from the process `self`. */
export function liveness(other: ProcessIdentity, self: ProcessIdentity): Liveness {
  if (other.host !== self.host) return "unknown";
  const stat = processStat(other.pid);
  if (stat && other.started !== unknownStart) {
    const ended = stat.state === "Z" || stat.state === "X";
    return !ended && stat.started === other.started ? "running" : "ended";
  }
  return respondsToSignal(other.pid) ? "running" : "ended";
}
