import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { texts } from "../i18n/texts.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import { describeProblem, type Problem } from "../language/problem.ts";
import { readPageFiles } from "./page-files.ts";

/** A problem of a page on disk, with its sentence and its remedy in English. */
export interface FileProblem extends Problem {
  file: string;
  message: string;
  remedy: string;
}

/** What checking all page files found. */
export interface CheckedPages {
  pages: number;
  problems: readonly FileProblem[];
}

/** Checks every page file. */
export function checkPageFiles(): CheckedPages {
  const environment = createEnvironment(shippedCatalogue(), "en", texts.en);
  const pages = readPageFiles();
  const problems = pages.flatMap(({ path, file, source }) =>
    compilePage(path, source, environment).problems.map((problem) => ({
      ...problem,
      file,
      ...describeProblem(problem, texts.en),
    })),
  );
  return { pages: pages.length, problems };
}
