const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
/** The end of the directory is this long, and a comment of up to 64 KiB may follow it. */
const endLength = 22;
const mostComment = 0xffff;

/**
 * The bytes that a zip archive's directory says it holds unpacked; `null` where it has none that can
 * be read, for nobody should unpack such a file to find out.
 */
export function unpackedSize(archive: ArrayBuffer): number | null {
  const view = new DataView(archive);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) {
      return null;
    }
    total += view.getUint32(at + 24, true);
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += lengths.reduce((sum, length) => sum + length, 46);
  }
  return total;
}

function findEnd(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - endLength - mostComment);
  for (let at = view.byteLength - endLength; at >= least; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return null;
}
