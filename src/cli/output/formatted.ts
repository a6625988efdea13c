import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { formatPage } from "../../language/editing/format-page.ts";
import { isWithinSourceLimits } from "../../language/source.ts";
import { productRoot } from "../../snapshot/project.ts";

/** Formats a text with the product's formatter, as a file with the given name. */
export function formatted(file: string, content: string): string {
  const biome = createRequire(join(productRoot, "package.json")).resolve(
    "@biomejs/biome/bin/biome",
  );
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${file}`], {
    cwd: productRoot,
    input: content,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
}

/** A value as JSON in the layout of the product's files, made without developer tools. */
export function formattedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return isWithinSourceLimits(text) ? formatPage(text) : `${JSON.stringify(value, null, 2)}\n`;
}
