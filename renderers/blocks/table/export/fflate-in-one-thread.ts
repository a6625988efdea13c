/**
 * Replaces `fflate` in the browser: its asynchronous functions start workers from generated
 * scripts, which the content security policy forbids. Here they run synchronously; large archives
 * are handled inside the product's own worker.
 */
import * as fflate from "fflate/browser";

export const { strFromU8, strToU8, Unzip, UnzipInflate, unzipSync, zipSync } = fflate;

/** The function that write-excel-file calls. */
export function zip(files: fflate.Zippable, done: fflate.FlateCallback): void {
  done(null, zipSync(files));
}

/** The function that read-excel-file calls. */
export function unzip(archive: Uint8Array, done: fflate.UnzipCallback): void {
  done(null, unzipSync(archive));
}
