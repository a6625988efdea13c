import { fstatSync, fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { own } from "../../catalogue/schema/record.ts";

/** How a file descriptor is forced to disk; throws where the disk refuses. */
export type Synchronise = (descriptor: number) => void;

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];

/** The WASI number of "I/O error", the way the embedded PostgreSQL expects it. */
const ioErrorNumber = 29;

function descriptorOf(stream: unknown): number | undefined {
  const descriptor = own(stream, "nfd");
  return typeof descriptor === "number" ? descriptor : undefined;
}

/** Forces a file to disk, or a directory where the system can do that. */
export function synchroniseDescriptor(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Windows cannot sync a directory, nor needs to.
    if (process.platform !== "win32" || !fstatSync(descriptor).isDirectory()) throw error;
  }
}

/**
 * PGlite's file system on a directory of this machine, with the one thing it lacks: as it ships,
 * fsync does nothing, so a committed change may be lost with the power. A failed sync reaches
 * PostgreSQL as an I/O error, which stops the database rather than acknowledge the commit.
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
          if (!fsync(stream)) throw new module.FS.ErrnoError(ioErrorNumber);
          return 0;
        },
      });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #fsync(stream: unknown): boolean {
    const descriptor = descriptorOf(stream);
    try {
      if (descriptor !== undefined) this.#synchronise(descriptor);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * The settings that make the embedded PostgreSQL use fsync. `fsync` must be the method: the
 * default, fdatasync, does nothing in WebAssembly.
 */
export const durableSettings = ["-c", "fsync=on", "-c", "wal_sync_method=fsync"];
