/**
 * Stands for `fflate` in the browser: its asynchronous functions start workers from texts of their
 * own, which the content security policy forbids. Here they do the work where they are called, and
 * what may be large is packed and unpacked in a worker of the product.
 */
import * as fflate from "fflate/browser";

export const { strFromU8, strToU8, Unzip, UnzipInflate, unzipSync, zipSync } = fflate;

/** As write-excel-file calls it. */
export function zip(files: fflate.Zippable, done: fflate.FlateCallback): void {
  done(null, zipSync(files));
}

/** As read-excel-file calls it. */
export function unzip(archive: Uint8Array, done: fflate.UnzipCallback): void {
  done(null, unzipSync(archive));
}
