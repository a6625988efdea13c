import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A page schema on disk. */
export interface PageFile {
  /** Its componentPath: `points/cultural-group`. */
  path: string;
  /** Where it lies, from the project's root. */
  file: string;
  source: string;
}

const folder = "schemas/pages";

/** Every page schema below `schemas/pages/`, by path. */
export function readPageFiles(): PageFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replaceAll("\\", "/"))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      return { path: name.slice(0, -".json".length), file, source: readFileSync(file, "utf8") };
    });
}
