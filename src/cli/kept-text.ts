import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { textDifference } from "./text-difference.ts";

/** What became of one drawing. */
export type Outcome = "same" | "kept" | "different" | "failed";

/** Compares what is drawn with what is kept, or keeps it; a difference is printed. */
export function settleText(
  file: string,
  text: string,
  { update, print }: { update?: boolean; print?: boolean },
): Outcome {
  const drawn = `${text}\n`;
  const name = relative(process.cwd(), resolve(file));
  if (print) {
    process.stdout.write(`# ${name}\n\n${drawn}\n`);
    return "same";
  }
  const kept = existsSync(file) ? readFileSync(file, "utf8") : null;
  if (kept === drawn) return "same";
  if (update) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawn);
    return "kept";
  }
  if (kept === null) process.stdout.write(`${name}: nothing is kept yet; --update keeps it\n`);
  else process.stdout.write(`${name}\n${textDifference(kept, drawn)}\n\n`);
  return "different";
}
