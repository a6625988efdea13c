/**
 * Replaces `fflate` in the browser: its asynchronous functions start workers from generated
 * scripts, which the content security policy forbids. Here they run synchronously; large archives
 * are handled inside the product's own worker.
 */
import * as fflate from "fflate/browser";

export const { strFromU8, strToU8, Unzip, UnzipInflate, unzipSync, zipSync } = fflate;

/** Packs an archive synchronously, in the form in which write-excel-file calls `fflate`. */
export function zip(files: fflate.Zippable, done: fflate.FlateCallback): void {
  done(null, zipSync(files));
}

/** Unpacks an archive synchronously, in the form in which read-excel-file calls `fflate`. */
export function unzip(archive: Uint8Array, done: fflate.UnzipCallback): void {
  done(null, unzipSync(archive));
}
