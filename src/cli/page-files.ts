import { existsSync, readFileSync, statSync } from "node:fs";
import { translators } from "../i18n/texts.ts";
import { type OnUnreadable, projectFolders, readJsonFiles } from "../snapshot/project.ts";
import { unreadableFile } from "./check/unreadable-file.ts";
import { didYouMean, UsageError } from "./command.ts";

/** A page schema on disk. */
export interface PageFile {
  /** The page's path as in `componentPath`, such as `points/cultural-group`. */
  path: string;
  /** The file's path relative to the project's root. */
  file: string;
  source: string;
}

/** All page schemas below `schemas/pages/` of a project, sorted by path. */
export function readPageFiles(root = ".", unreadable?: OnUnreadable): PageFile[] {
  return readJsonFiles(root, projectFolders.pages, unreadable).map(({ file, source }) => ({
    path: file.slice(projectFolders.pages.length + 1, -".json".length),
    file,
    source,
  }));
}

/**
 * The page schemas that can be read, and whether these are all. Each other one is named on standard
 * error, so that one bad file keeps nobody from the rest.
 */
export function readablePages(root: string): { pages: PageFile[]; isWhole: boolean } {
  let isWhole = true;
  const pages = readPageFiles(root, (file, reason) => {
    isWhole = false;
    const { message } = unreadableFile(root, file, reason, translators.en);
    process.stderr.write(`${file}: ${message}\n`);
  });
  return { pages, isWhole };
}

/** The page with a path. @throws UsageError if there is none. */
export function pageNamed(path: string, pages: readonly PageFile[]): PageFile {
  const page = pages.find((one) => one.path === path);
  if (page) return page;
  const paths = pages.map((one) => one.path);
  throw new UsageError(`There is no page "${path}".${didYouMean(path, paths)}`);
}

/**
 * The page with a path, or the content of a file, which may also be a shell's process substitution
 * such as an earlier version of a page. @throws UsageError if there is neither.
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
