import { lineChanges } from "../../language/difference/line-changes.ts";

/** Number of unchanged lines shown before and after a difference. */
const around = 3;

/**
 * The difference between two texts line by line: removed lines after `-`, added lines after `+`,
 * with the lines around them, and `…` where others are left out.
 */
export function textDifference(before: string, after: string): string {
  const [old, now] = [before.trimEnd().split("\n"), after.trimEnd().split("\n")];
  const lines: string[] = [];
  const shown = new Set<number>();
  const put = (mark: "  " | "- " | "+ ", texts: readonly string[]): void => {
    for (const text of texts) {
      if (mark !== "  ") {
        for (let near = -around; near <= around; near += 1) shown.add(lines.length + near);
      }
      lines.push(mark + text);
    }
  };
  let done = 0;
  for (const { fromA, toA, fromB, toB } of lineChanges(old, now)) {
    put("  ", old.slice(done, fromA));
    put("- ", old.slice(fromA, toA));
    put("+ ", now.slice(fromB, toB));
    done = toA;
  }
  put("  ", old.slice(done));
  const printed: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (shown.has(index)) printed.push(line);
    else if (printed.at(-1) !== "  …") printed.push("  …");
  }
  return printed.join("\n");
}
