import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { productRoot } from "../snapshot/project.ts";

/** A text formatted as the product's files of that name are. */
export function formatted(file: string, content: string): string {
  const biome = createRequire(join(productRoot, "package.json")).resolve(
    "@biomejs/biome/bin/biome",
  );
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${file}`], {
    ...{ cwd: productRoot, input: content, encoding: "utf8", maxBuffer: 2 ** 28 },
  });
}
