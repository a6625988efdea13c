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

/**
 * Identifies the file of a directory entry; the birth time distinguishes two files that had the
 * same inode one after the other.
 */
function identity(stats: Stats): string {
  return `${stats.ino}:${stats.birthtimeMs}`;
}

function contentOf(descriptor: number, size: number): Buffer {
  const content = Buffer.alloc(size);
  readSync(descriptor, content, 0, size, 0);
  return content;
}

/**
 * What a directory would contain after a power failure in the strictest case: each file as of its
 * last sync, under the names in its directory as of the directory's last sync. It works on Linux
 * only, since it reads the path of a descriptor from /proc.
 */
export class SyncedDisk {
  readonly #root: string;
  readonly #files = new Map<string, Buffer>();
  readonly #directories = new Map<string, Map<string, Stats>>();

  /** Treats everything that is in the directory now as synced. */
  constructor(root: string) {
    this.#root = root;
    this.#takeTree(root);
  }

  /** Records that a file or directory was synced. */
  synced(descriptor: number): void {
    const stats = fstatSync(descriptor);
    if (stats.isDirectory()) {
      this.#takeNames(readlinkSync(`/proc/self/fd/${descriptor}`), stats);
    } else {
      this.#files.set(identity(stats), contentOf(descriptor, stats.size));
    }
  }

  /**
   * Writes what the power failure leaves into a new directory. A sector written since the last sync
   * is kept where `survives` says so, since a disk writes sectors in any order.
   */
  restore(target: string, survives: () => boolean = () => false): void {
    this.#restore(target, this.#root, lstatSync(this.#root), survives);
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

  #restore(target: string, directory: string, stats: Stats, survives: () => boolean): void {
    mkdirSync(target, { mode: 0o700 });
    for (const [name, entry] of this.#directories.get(identity(stats)) ?? []) {
      const [path, live] = [join(target, name), join(directory, name)];
      if (entry.isDirectory()) {
        this.#restore(path, live, entry, survives);
      } else {
        const synced = this.#files.get(identity(entry)) ?? Buffer.alloc(0);
        writeFileSync(path, mixed(synced, written(live, entry) ?? synced, survives));
      }
    }
  }
}

/** The file's current content; `undefined` where the file is gone or another file has its name. */
function written(path: string, entry: Stats): Buffer | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats && identity(stats) === identity(entry) ? readFileSync(path) : undefined;
}

const sector = 512;

/** A content in which some of the sectors are replaced by those of another content. */
function mixed(synced: Buffer, now: Buffer, survives: () => boolean): Buffer {
  if (now.equals(synced)) return synced;
  const all = Buffer.concat([synced, Buffer.alloc(Math.max(0, now.length - synced.length))]);
  let length = synced.length;
  for (let from = 0; from < now.length; from += sector) {
    const to = Math.min(from + sector, now.length);
    if (now.subarray(from, to).equals(all.subarray(from, to)) || !survives()) continue;
    now.copy(all, from, from, to);
    length = Math.max(length, to);
  }
  return all.subarray(0, length);
}
