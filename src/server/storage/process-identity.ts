import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { errorCode } from "./storage-error.ts";

/**
 * Identifies one process for all time, since a process id is reused after the process ends.
 * `started` is "0" if the system does not tell the start time; `host` identifies one boot of one
 * machine and, in containers, one process namespace.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
  readonly host: string;
}

/** Whether a process runs; "unknown" if it is on another host or in another container. */
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

/** The state and the start time of a process, from /proc/<pid>/stat on Linux. */
function processStat(pid: number): { state: string; started: string } | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the command's name in brackets, which may itself contain brackets and
  // spaces.
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
    // EPERM means that the process runs under another user.
    return errorCode(error) === "EPERM";
  }
}

/** Checks from the process `self` whether the process `other` still runs. */
export function liveness(other: ProcessIdentity, self: ProcessIdentity): Liveness {
  if (other.host !== self.host) return "unknown";
  const stat = processStat(other.pid);
  if (stat && other.started !== unknownStart) {
    const ended = stat.state === "Z" || stat.state === "X";
    return !ended && stat.started === other.started ? "running" : "ended";
  }
  return respondsToSignal(other.pid) ? "running" : "ended";
}
