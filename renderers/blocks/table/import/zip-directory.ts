const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** The end of the directory is this long, and a comment of up to 64 KiB may follow it. */
const endLength = 22;
const mostComment = 0xffff;
const entryLength = 46;
const localLength = 30;

/** One file of a zip archive. */
export interface ZipEntry {
  name: Uint8Array;
  /** Whether it is deflated; else it stands there as it is. */
  isDeflated: boolean;
  data: Uint8Array<ArrayBuffer>;
}

/** The files of a zip archive by its directory, or `null` where that cannot be read. */
export function readZip(archive: ArrayBuffer): ZipEntry[] | null {
  const view = new DataView(archive);
  const end = findEnd(view);
  if (end === null) return null;
  try {
    return entriesOf(view, view.getUint32(end + 16, true), view.getUint16(end + 10, true));
  } catch {
    // It points beyond the archive.
    return null;
  }
}

function entriesOf(view: DataView<ArrayBuffer>, start: number, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entrySignature) return null;
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const local = view.getUint32(at + 42, true);
    const data = localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: new Uint8Array(view.buffer, at + entryLength, nameLength),
      isDeflated: view.getUint16(at + 10, true) === 8,
      data: new Uint8Array(view.buffer, local + data, view.getUint32(at + 20, true)),
    });
    at += entryLength + nameLength + extra + comment;
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - endLength - mostComment);
  for (let at = view.byteLength - endLength; at >= least; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}

/** A zip archive of files that are not deflated. */
export async function writeZip(
  files: readonly { name: Uint8Array; data: Uint8Array }[],
): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const local = header(localLength, 0x04034b50, name, data.length, 18);
    parts.push(local, data.slice());
    const entry = header(entryLength, entrySignature, name, data.length, 20);
    new DataView(entry.buffer).setUint32(42, offset, true);
    directory.push(entry);
    offset += local.length + data.length;
  }
  const end = new DataView(new ArrayBuffer(endLength));
  end.setUint32(0, endSignature, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...directory, end]).arrayBuffer();
}

/** The header of a file, with its name; both sizes stand one after the other, then the name's. */
function header(
  length: number,
  signature: number,
  name: Uint8Array,
  size: number,
  sizesAt: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  view.setUint32(sizesAt, size, true);
  view.setUint32(sizesAt + 4, size, true);
  view.setUint16(sizesAt + 8, name.length, true);
  bytes.set(name, length);
  return bytes;
}
