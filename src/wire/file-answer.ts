import { decoded } from "../catalogue/written/decoded.ts";

/** A file as the `data` of a call whose service sent no envelope. */
export class FileAnswer {
  readonly blob: Blob;
  readonly fileName: string | null;

  constructor(blob: Blob, fileName: string | null) {
    this.blob = blob;
    this.fileName = fileName;
  }
}

/** The file name in a `Content-Disposition` header (RFC 6266), or `null`. */
export function fileNameOf(disposition: string | null): string | null {
  if (!disposition) return null;
  const extended = /filename\*\s*=\s*(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1];
  if (extended) return decoded(extended.trim());
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/.exec(disposition);
  const name = plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2];
  return name ? decoded(name) : null;
}
