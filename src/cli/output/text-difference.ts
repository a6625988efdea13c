/** Number of unchanged lines shown before and after a difference. */
const around = 3;

interface Line {
  mark: " " | "-" | "+";
  text: string;
}

/**
 * The difference between two texts line by line: removed lines after `-`, added lines after `+`,
 * with the lines around them, and `…` where others are left out.
 */
export function textDifference(before: string, after: string): string {
  const lines = compared(before.trimEnd().split("\n"), after.trimEnd().split("\n"));
  const shown = new Set<number>();
  for (const [index, { mark }] of lines.entries()) {
    if (mark === " ") continue;
    for (let near = index - around; near <= index + around; near++) shown.add(near);
  }
  const printed: string[] = [];
  for (const [index, { mark, text }] of lines.entries()) {
    if (shown.has(index)) printed.push(`${mark} ${text}`);
    else if (printed.at(-1) !== "  …") printed.push("  …");
  }
  return printed.join("\n");
}

/**
 * The lines of both texts in order, marked by a longest common subsequence; common lines occur
 * once.
 */
function compared(before: readonly string[], after: readonly string[]): Line[] {
  const lengths = commonLengths(before, after);
  const lines: Line[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, now] = [before[left], after[right]];
    if (old !== undefined && old === now) {
      lines.push({ mark: " ", text: old });
      [left, right] = [left + 1, right + 1];
    } else if (now === undefined || (old !== undefined && isGone(lengths, left, right))) {
      lines.push({ mark: "-", text: old ?? "" });
      left += 1;
    } else {
      lines.push({ mark: "+", text: now });
      right += 1;
    }
  }
  return lines;
}

function isGone(lengths: readonly Uint32Array[], left: number, right: number): boolean {
  return (lengths[left + 1]?.[right] ?? 0) >= (lengths[left]?.[right + 1] ?? 0);
}

/** The length of the longest common subsequence of the lines from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from(
    { length: before.length + 1 },
    () => new Uint32Array(after.length + 1),
  );
  for (let left = before.length - 1; left >= 0; left--) {
    const [row, below] = [lengths[left], lengths[left + 1]];
    if (!row || !below) continue;
    for (let right = after.length - 1; right >= 0; right--) {
      row[right] =
        before[left] === after[right]
          ? (below[right + 1] ?? 0) + 1
          : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
    }
  }
  return lengths;
}
