import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isPagePath } from "../../language/component-path.ts";
import { errorCode } from "../storage/storage-error.ts";

/** The pages shipped as files: `schemas/pages/<path>.json`. */
export interface PageFiles {
  /** The current source on disk; `null` if there is no such file. */
  read(path: string): Promise<string | null>;
  /** The paths of all files, sorted. */
  list(): Promise<string[]>;
}

/**
 * Reads the pages below a directory from disk at each call, so that files added or changed while
 * the service runs are served.
 */
export function createPageFiles(directory: string): PageFiles {
  return {
    async read(path) {
      if (!isPagePath(path)) return null;
      try {
        return await readFile(join(directory, `${path}.json`), "utf8");
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async list() {
      try {
        const entries = await readdir(directory, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => !entry.isDirectory())
          .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
          .filter((name) => name.endsWith(".json"))
          .map((name) => name.slice(0, -".json".length).split(sep).join("/"))
          .filter(isPagePath)
          .sort();
      } catch (error) {
        if (isAbsent(error)) return [];
        throw error;
      }
    },
  };
}

function isAbsent(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR", "EISDIR", "ELOOP", "ENAMETOOLONG"].includes(errorCode(error) ?? "");
}
