import { existsSync, readFileSync, statSync } from "node:fs";
import { projectFolders, readJsonFiles } from "../snapshot/project.ts";
import { didYouMean, UsageError } from "./command.ts";

/** A page schema on disk. */
export interface PageFile {
  /** Its componentPath: `points/cultural-group`. */
  path: string;
  /** Where it lies, from the project's root. */
  file: string;
  source: string;
}

/** Every page schema below `schemas/pages/` of a project, by path. */
export function readPageFiles(root = "."): PageFile[] {
  return readJsonFiles(root, projectFolders.pages).map(({ file, source }) => ({
    path: file.slice(projectFolders.pages.length + 1, -".json".length),
    file,
    source,
  }));
}

/** The page of a path. @throws UsageError where there is none such. */
export function pageNamed(path: string, pages: readonly PageFile[]): PageFile {
  const page = pages.find((one) => one.path === path);
  if (page) return page;
  const paths = pages.map((one) => one.path);
  throw new UsageError(`There is no page "${path}".${didYouMean(path, paths)}`);
}

/**
 * The page of a path, or what a file holds; of a file that a shell makes of a command's output too,
 * as an earlier version. @throws UsageError where there is neither.
 */
export function pageOrFile(
  name: string,
  pages: readonly PageFile[],
): Pick<PageFile, "path" | "source"> {
  const page = pages.find(({ path }) => path === name);
  if (page) return page;
  if (existsSync(name) && !statSync(name).isDirectory()) {
    return { path: name, source: readFileSync(name, "utf8") };
  }
  const paths = pages.map(({ path }) => path);
  const remedy = didYouMean(name, paths);
  throw new UsageError(`There is neither a file nor a page "${name}".${remedy}`);
}
