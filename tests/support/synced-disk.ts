import {
  fstatSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Which file an entry is; the birth time tells apart two files that had one inode in turn. */
function identity(stats: Stats): string {
  return `${stats.ino}:${stats.birthtimeMs}`;
}

function contentOf(descriptor: number, size: number): Buffer {
  const content = Buffer.alloc(size);
  readSync(descriptor, content, 0, size, 0);
  return content;
}

/**
 * What of a directory would be left after the power failed, at its strictest: each file as it was
 * when it was last synced, under the names its directory had when that was last synced.
 * Linux only: the path of a descriptor is read from /proc.
 */
export class SyncedDisk {
  readonly #root: string;
  readonly #files = new Map<string, Buffer>();
  readonly #directories = new Map<string, Map<string, Stats>>();

  /** Takes all that is in the directory now as synced. */
  constructor(root: string) {
    this.#root = root;
    this.#takeTree(root);
  }

  /** Notes that a file or directory was synced. */
  synced(descriptor: number): void {
    const stats = fstatSync(descriptor);
    if (stats.isDirectory()) {
      this.#takeNames(readlinkSync(`/proc/self/fd/${descriptor}`), stats);
    } else {
      this.#files.set(identity(stats), contentOf(descriptor, stats.size));
    }
  }

  /** Writes what the power failure leaves into a new directory. */
  restore(target: string): void {
    this.#restore(target, lstatSync(this.#root));
  }

  #takeTree(directory: string): void {
    this.#takeNames(directory, lstatSync(directory));
    for (const name of readdirSync(directory)) {
      const path = join(directory, name);
      const stats = lstatSync(path);
      if (stats.isDirectory()) {
        this.#takeTree(path);
      } else {
        this.#files.set(identity(stats), readFileSync(path));
      }
    }
  }

  #takeNames(directory: string, stats: Stats): void {
    const names = readdirSync(directory).map((name): [string, Stats] => [
      name,
      lstatSync(join(directory, name)),
    ]);
    this.#directories.set(identity(stats), new Map(names));
  }

  #restore(target: string, directory: Stats): void {
    mkdirSync(target, { mode: 0o700 });
    for (const [name, stats] of this.#directories.get(identity(directory)) ?? []) {
      const path = join(target, name);
      if (stats.isDirectory()) {
        this.#restore(path, stats);
      } else {
        writeFileSync(path, this.#files.get(identity(stats)) ?? "");
      }
    }
  }
}
