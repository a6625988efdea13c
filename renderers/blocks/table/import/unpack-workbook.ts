import { SheetFault } from "./sheet-fault.ts";
import { readZip, writeZip } from "./zip-directory.ts";

/** What a workbook may hold unpacked; a small file can hold more than memory does. */
const mostUnpacked = 300 * 2 ** 20;

/**
 * The same workbook with the files that make up its sheets unpacked already. The library that reads
 * it unpacks large ones in workers it makes from text, which the page's policy forbids.
 * @throws SheetFault where it is no zip archive, or holds too much.
 */
export async function unpackWorkbook(
  archive: ArrayBuffer,
  most: number = mostUnpacked,
): Promise<ArrayBuffer> {
  const entries = readZip(archive);
  if (!entries) throw new SheetFault("brokenWorkbook");
  const files: { name: Uint8Array; data: Uint8Array }[] = [];
  let left = most;
  for (const { name, isDeflated, data } of entries) {
    if (!/\.(xml|rels)$/.test(new TextDecoder().decode(name))) continue;
    const unpacked = isDeflated ? await inflate(data, left) : data;
    left -= unpacked.length;
    files.push({ name, data: unpacked });
  }
  return await writeZip(files);
}

/** Stops as soon as there is too much, whatever the archive says of itself. */
async function inflate(data: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > most) throw new SheetFault("tooLarge");
      chunks.push(part.value);
    }
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault("brokenWorkbook");
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
