import type { Answers } from "../../catalogue/types.gen.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import { isPagePath } from "../../language/component-path.ts";
import { describeDifference } from "../../language/difference/difference.ts";
import { differenceOf } from "../../language/difference/difference-of.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { isError, type Problem } from "../../language/problem.ts";
import { longestDraft } from "../longest-draft.ts";
import type { PageFile } from "./zip-pages.ts";

/** A page as stored in the service, with the states that its draft and its version replace. */
export type StoredPage = Omit<Answers["page.export"][number], "version">;

/** A page to be imported, compared with the stored page. */
export interface ImportedPage extends PageFile {
  /** The file's key, stable when its path changes. */
  key: string;
  /** `refused` is a page that cannot even be saved as a draft. */
  state: "new" | "changed" | "same" | "refused";
  /** Whether the import replaces a draft that somebody is writing. */
  replacesDraft: boolean;
  etag: string;
  /** The `ETag` of the published page, the only one that publishing replaces. */
  replaces: string;
  /** The changes that the import makes, in the terms of the page language. */
  changes: readonly string[];
  problems: readonly Problem[];
  isSound: boolean;
}

/** The ETag by which the service marks a page that does not exist. */
const noPage = '"none"';

/** Compares a file with the stored page and checks it. */
export function checkImport(
  file: PageFile,
  stored: ReadonlyMap<string, StoredPage>,
  environment: LanguageEnvironment,
  key: string = file.path,
): ImportedPage {
  const before = stored.get(file.path);
  const page = {
    ...file,
    key,
    replacesDraft: before?.state === "draft" && before.source !== file.source,
    etag: before?.etag ?? noPage,
    replaces: before?.replaces ?? noPage,
  };
  if (!isPagePath(file.path) || file.source.length > longestDraft) {
    return { ...page, state: "refused", changes: [], problems: [], isSound: false };
  }
  const { problems } = compilePage(file.path, file.source, environment);
  const isSound = !problems.some(isError);
  if (!before) return { ...page, state: "new", changes: [], problems, isSound };
  if (before.source === file.source) {
    return { ...page, state: "same", changes: [], problems, isSound };
  }
  const changes = differenceOf(before.source, file.source, environment).map((difference) =>
    describeDifference(difference, environment.texts),
  );
  return { ...page, state: "changed", changes, problems, isSound };
}

/** Guesses the page path of a single file from the file's name. */
export function guessPath(fileName: string, stored: Iterable<string>): string {
  const name = fileName.replace(/\.json$/i, "").replace(/ ?\(\d+\)$/, "");
  const known = [...stored];
  const flat = known.find((path) => path.replaceAll("/", "_") === name);
  const sameEnd = known.filter((path) => path.split("/").at(-1) === name);
  return flat ?? (sameEnd.length === 1 ? sameEnd[0] : undefined) ?? name;
}
