/** Codes that mean success, as ranges of them. */
export type CodeRange = { from: number; to: number };

/** `0, 200-299` as ranges; `null` where it does not read so. */
export function readRanges(text: string): CodeRange[] | null {
  const parts = text.split(",").map((part) => part.trim());
  const ranges: CodeRange[] = [];
  for (const part of parts) {
    if (part === "") continue;
    const found = /^(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?$/.exec(part);
    if (!found) return null;
    const from = Number(found[1]);
    ranges.push({ from, to: Number(found[2] ?? from) });
  }
  return ranges;
}
