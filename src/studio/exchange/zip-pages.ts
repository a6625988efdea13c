import { strToU8, Unzip, UnzipInflate, zipSync } from "fflate";

/** The folder that pages have in a repository, and so in an archive. */
const folder = "schemas/pages/";

/** Why an archive is not read, as a key below `studio.exchange.refused`. */
export type ArchiveFault = "tooLarge" | "tooMany" | "hostileName" | "twice" | "notZip" | "noPages";

/** An archive that is not read; nothing of it is. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault;
  /** The name that is wrong, or empty. */
  readonly file: string;

  constructor(fault: ArchiveFault, file = "") {
    super(fault);
    this.fault = fault;
    this.file = file;
  }
}

/** A page as a file holds it. */
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

/** Few at once, so that what they unpack to stays small, whatever the archive says of itself. */
const bytesPerTurn = 4 * 1024;

/** Pages as an archive that unpacks over a repository: `schemas/pages/points/cultural-group.json`. */
export function zipPages(pages: readonly PageFile[]): Uint8Array<ArrayBuffer> {
  const files = pages.map(({ path, source }) => [`${folder}${path}.json`, strToU8(source)]);
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 6 }));
}

/**
 * The pages in an archive; other files are passed over.
 * @throws ArchiveError where it is none, holds too much, or names a place outside of it.
 */
export function unzipPages(packed: Uint8Array): PageFile[] {
  if (packed.length > archiveLimits.packed) throw new ArchiveError("tooLarge");
  if (packed[0] !== 0x50 || packed[1] !== 0x4b) throw new ArchiveError("notZip");
  const contents = unpack(packed);
  const pages = new Map<string, PageFile>();
  for (const { name, path, source } of contents) {
    if (pages.has(path)) throw new ArchiveError("twice", name);
    pages.set(path, { path, source });
  }
  if (pages.size === 0) throw new ArchiveError("noPages");
  return [...pages.values()];
}

/** The text of a file, whatever it holds, without a mark of its byte order. */
export function textOf(content: Uint8Array): string {
  return new TextDecoder().decode(content);
}

function unpack(packed: Uint8Array): (PageFile & { name: string })[] {
  const contents: (PageFile & { name: string })[] = [];
  let total = 0;
  let files = 0;
  const archive = new Unzip((file) => {
    files += 1;
    if (files > archiveLimits.files) throw new ArchiveError("tooMany");
    if (isHostile(file.name)) throw new ArchiveError("hostileName", file.name.slice(0, 100));
    const path = pathOf(file.name);
    if (path === null) return;
    const decoder = new TextDecoder();
    let source = "";
    let size = 0;
    file.ondata = (fault, part, isLast) => {
      if (fault) throw fault;
      size += part.length;
      total += part.length;
      if (size > archiveLimits.file || total > archiveLimits.unpacked) {
        throw new ArchiveError("tooLarge", file.name.slice(0, 100));
      }
      source += decoder.decode(part, { stream: !isLast });
      if (isLast) contents.push({ name: file.name, path, source });
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
  return contents;
}

/** A name that leads out of the archive, or that no archive of ours holds. */
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

/** The path of the page that a file of an archive holds; `null` for a folder and any other file. */
function pathOf(name: string): string | null {
  if (!name.endsWith(".json") || name.startsWith("__MACOSX/")) return null;
  const start = name.lastIndexOf(folder);
  const inside =
    start < 0 ? name.replace(/^(\.\/)?(pages\/)?/, "") : name.slice(start + folder.length);
  const path = inside.slice(0, -".json".length);
  return path === "page.schema" ? null : path;
}
