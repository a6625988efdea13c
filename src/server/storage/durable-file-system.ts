import { fstatSync, fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { own } from "../../catalogue/schema/record.ts";
import { errorCode } from "./storage-error.ts";

/** Syncs a file descriptor to disk; throws if the disk refuses. */
export type Synchronise = (descriptor: number) => void;

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];

/**
 * The WASI error numbers for an I/O error and for a full disk, which the embedded PostgreSQL
 * expects.
 */
const ioErrorNumber = 29;
const fullDiskNumber = 51;

function descriptorOf(stream: unknown): number | undefined {
  const descriptor = own(stream, "nfd");
  return typeof descriptor === "number" ? descriptor : undefined;
}

/** Syncs a file to disk, or a directory if the system supports that. */
export function synchroniseDescriptor(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Windows cannot sync a directory, and does not need to.
    if (process.platform !== "win32" || !fstatSync(descriptor).isDirectory()) throw error;
  }
}

/**
 * PGlite's file system on a local directory, extended by fsync: in the shipped version fsync does
 * nothing, so a committed change may be lost in a power failure. A failed sync reaches PostgreSQL
 * as an I/O error, which stops the database rather than acknowledge the commit.
 */
export class DurableFileSystem extends NodeFS {
  readonly #synchronise: Synchronise;

  constructor(directory: string, synchronise: Synchronise = synchroniseDescriptor) {
    super(directory);
    this.#synchronise = synchronise;
  }

  override async init(pglite: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const fsync = (stream: unknown) => this.#fsync(stream);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.push((module) => {
      Object.assign(module.NODEFS.stream_ops, {
        fsync(stream: unknown) {
          const fault = fsync(stream);
          if (fault !== null) throw new module.FS.ErrnoError(fault);
          return 0;
        },
      });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #fsync(stream: unknown): number | null {
    const descriptor = descriptorOf(stream);
    try {
      if (descriptor !== undefined) this.#synchronise(descriptor);
      return null;
    } catch (error) {
      return errorCode(error) === "ENOSPC" ? fullDiskNumber : ioErrorNumber;
    }
  }
}

/**
 * The settings that make the embedded PostgreSQL use fsync. `fsync` must be the method: the
 * default, fdatasync, does nothing in WebAssembly.
 */
export const durableSettings = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];
