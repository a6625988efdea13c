import { strToU8, Unzip, UnzipInflate, zipSync } from "fflate";

/** The folder of the pages in a repository and in an archive. */
const folder = "schemas/pages/";

/** Why an archive is refused, as a key below `studio.exchange.refused`. */
export type ArchiveFault =
  | "hostileName"
  | "noPages"
  | "notText"
  | "notZip"
  | "tooLarge"
  | "tooMany"
  | "twice";

/** Thrown for an archive that is refused as a whole. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault;
  /** The name of the faulty file, or empty. */
  readonly file: string;

  constructor(fault: ArchiveFault, file = "") {
    super(fault);
    this.fault = fault;
    this.file = file;
  }
}

/** A page's path and source, as in a file. */
export interface PageFile {
  path: string;
  source: string;
}

/** Limits of an archive; a page of 500,000 characters fits in any script. */
export const archiveLimits = {
  packed: 20 * 1024 * 1024,
  unpacked: 64 * 1024 * 1024,
  file: 2 * 1024 * 1024,
  files: 5_000,
};

/**
 * The archive is unpacked in small pieces, so that the size limit takes effect whatever sizes the
 * archive declares.
 */
const bytesPerTurn = 4 * 1024;

/** The bytes that begin the end of an archive, and the length of this end without its comment. */
const endSignature = 0x06054b50;
const endLength = 22;
/** The same for an entry of its directory, without its name, more fields and comment. */
const entrySignature = 0x02014b50;
const entryLength = 46;

/**
 * Packs pages into an archive that unpacks over a repository:
 * `schemas/pages/points/cultural-group.json`.
 */
export function zipPages(pages: readonly PageFile[]): Uint8Array<ArrayBuffer> {
  const files = pages.map(({ path, source }) => [`${folder}${path}.json`, strToU8(source)]);
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 6 }));
}

/**
 * Unpacks the pages of an archive; other files are ignored.
 * @throws ArchiveError if the data is not an archive, exceeds a limit, or has a file name that
 * leads outside of it.
 */
export function unzipPages(packed: Uint8Array): PageFile[] {
  if (packed.length > archiveLimits.packed) throw new ArchiveError("tooLarge");
  if (packed[0] !== 0x50 || packed[1] !== 0x4b) throw new ArchiveError("notZip");
  const pages = unpack(packed);
  if (pages.length === 0) throw new ArchiveError("noPages");
  return pages;
}

/**
 * Decodes a file's text without its byte order mark.
 * @throws ArchiveError if it is not UTF-8: another encoding's letters would be replaced unnoticed.
 */
export function textOf(content: Uint8Array, name: string): string {
  return decoded(new TextDecoder("utf-8", { fatal: true }), content, { name, stream: false });
}

function decoded(
  decoder: TextDecoder,
  part: Uint8Array,
  { name, stream }: { name: string; stream: boolean },
): string {
  try {
    return decoder.decode(part, { stream });
  } catch {
    throw new ArchiveError("notText", name.slice(0, 100));
  }
}

function unpack(packed: Uint8Array): PageFile[] {
  const pages = new Map<string, PageFile>();
  const checksums = new Set<number>();
  let total = 0;
  let files = 0;
  const archive = new Unzip((file) => {
    files += 1;
    if (files > archiveLimits.files) throw new ArchiveError("tooMany");
    if (isHostile(file.name)) throw new ArchiveError("hostileName", file.name.slice(0, 100));
    const path = pathOf(file.name);
    if (path === null) return;
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let source = "";
    let size = 0;
    let remainder = -1;
    file.ondata = (fault, part, isLast) => {
      if (fault) throw fault;
      size += part.length;
      total += part.length;
      if (size > archiveLimits.file || total > archiveLimits.unpacked) {
        throw new ArchiveError("tooLarge", file.name.slice(0, 100));
      }
      source += decoded(decoder, part, { name: file.name, stream: !isLast });
      remainder = checked(part, remainder);
      if (!isLast) return;
      checksums.add(~remainder >>> 0);
      if (pages.has(path)) throw new ArchiveError("twice", file.name);
      pages.set(path, { path, source });
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let start = 0; start < packed.length; start += bytesPerTurn) {
      archive.push(
        packed.subarray(start, start + bytesPerTurn),
        start + bytesPerTurn >= packed.length,
      );
    }
  } catch (cause) {
    if (cause instanceof ArchiveError) throw cause;
    throw new ArchiveError("notZip");
  }
  // A download that broke off between two files lacks the directory at the archive's end, and a
  // letter may have changed into another on the way.
  const declared = checksumsDeclared(packed);
  const known = new Set(declared);
  const isWhole = files === declared?.length && [...checksums].every((one) => known.has(one));
  if (!isWhole) throw new ArchiveError("notZip");
  return [...pages.values()];
}

/** The checksums of the files in an archive's directory; `null` if the archive has none. */
function checksumsDeclared(packed: Uint8Array): number[] | null {
  const data = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  // After the end there is a comment of at most 65,535 bytes.
  const earliest = Math.max(0, packed.length - endLength - 0xffff);
  let end = packed.length - endLength;
  while (end >= earliest && data.getUint32(end, true) !== endSignature) end -= 1;
  if (end < earliest) return null;
  const checksums: number[] = [];
  let at = data.getUint32(end + 16, true);
  while (at + entryLength <= end && data.getUint32(at, true) === entrySignature) {
    checksums.push(data.getUint32(at + 16, true));
    const lengths = [28, 30, 32].map((place) => data.getUint16(at + place, true));
    at += lengths.reduce((sum, length) => sum + length, entryLength);
  }
  return checksums;
}

/** The remainder of a file's checksum (CRC-32) after one more part. */
function checked(part: Uint8Array, before: number): number {
  let remainder = before;
  for (const byte of part) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
    }
  }
  return remainder;
}

/** Whether a file name leads out of the archive or has a form that no exported archive contains. */
function isHostile(name: string): boolean {
  const steps = name.split("/");
  return (
    name.length > 300 ||
    name.startsWith("/") ||
    /[\\:]/.test(name) ||
    [...name].some((character) => character < " ") ||
    steps.includes("..")
  );
}

/** The page path of an archive's file; `null` for folders and other files. */
function pathOf(name: string): string | null {
  if (!name.endsWith(".json") || name.startsWith("__MACOSX/")) return null;
  const start = name.lastIndexOf(folder);
  const inside =
    start < 0 ? name.replace(/^(\.\/)?(pages\/)?/, "") : name.slice(start + folder.length);
  const path = inside.slice(0, -".json".length);
  return path === "page.schema" ? null : path;
}
