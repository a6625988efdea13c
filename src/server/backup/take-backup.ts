import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { diskReason, synchroniseEntry } from "../storage/disk.ts";
import { errorCode } from "../storage/storage-error.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupEnd } from "./backup-format.ts";
import { verifyBackup } from "./read-backup.ts";

/** The bytes of a packed backup, as a stream. */
type Packed = AsyncIterable<Buffer>;

/** The codes of a file that cannot be written, unlike those of data that cannot be received. */
const writeFaults: ReadonlySet<string> = new Set([
  ...["EACCES", "EISDIR", "ENAMETOOLONG", "ENOENT", "ENOTDIR", "EPERM", "EROFS"],
  ...["EDQUOT", "ENOSPC"],
]);

/**
 * Writes a packed backup to a file that only its owner may read, since it contains secrets. The
 * file appears only after it is complete, verified and synced to disk.
 * @throws BackupError if the file exists already or cannot be written, or if the received data is
 * damaged.
 */
export async function takeBackup(packed: Packed, file: string): Promise<BackupEnd> {
  const draft = `${file}.${process.pid}.part`;
  try {
    if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another file.`);
    await pipeline(packed, createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }));
    const { end } = await verifyBackup(draft);
    await rename(draft, file);
    synchroniseEntry(dirname(file));
    return end;
  } catch (error) {
    if (!writeFaults.has(errorCode(error) ?? "")) throw error;
    throw new BackupError(`${file} cannot be written: ${diskReason(error)}. Choose another file.`);
  } finally {
    // Removing a file below another file is a fault, even with `force`, and would hide the reason.
    if (existsSync(draft)) await rm(draft);
  }
}
