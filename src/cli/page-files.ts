import { projectFolders, readJsonFiles } from "../snapshot/project.ts";

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
