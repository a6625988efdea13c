import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { texts } from "../i18n/texts.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import { describeProblem } from "../language/problem.ts";
import { readPageFiles } from "./page-files.ts";

/** Checks every page; prints each problem with file, line and remedy; fails where one is an error. */
export async function checkPages(): Promise<number> {
  const environment = createEnvironment(shippedCatalogue(), "en", texts.en);
  let errors = 0;
  const pages = readPageFiles();
  for (const { path, file, source } of pages) {
    for (const problem of compilePage(path, source, environment).problems) {
      if (problem.severity === "error") errors++;
      const { message, remedy } = describeProblem(problem, texts.en);
      const { line, column, severity, code } = problem;
      process.stdout.write(`${file}:${line}:${column} ${severity} ${code}: ${message} ${remedy}\n`);
    }
  }
  process.stdout.write(`${pages.length} pages, ${errors} errors\n`);
  return errors === 0 ? 0 : 1;
}
