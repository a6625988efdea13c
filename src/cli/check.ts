import { createEnvironment } from "../../renderers/environment.ts";
import { shippedCatalogue } from "../catalogue/shipped.ts";
import { texts } from "../i18n/texts.ts";
import { fillText } from "../i18n/translate.ts";
import { checkCatalogue } from "../language/check-catalogue.ts";
import { compilePage } from "../language/compile/compile-page.ts";
import { describeProblem } from "../language/problem.ts";
import { readPageFiles } from "./page-files.ts";

/** Checks catalogue and pages; answers the process's exit code. */
export async function checkAll(): Promise<number> {
  const isCatalogueSound = checkShippedCatalogue();
  const arePagesSound = checkPages();
  return isCatalogueSound && arePagesSound ? 0 : 1;
}

function checkShippedCatalogue(): boolean {
  const faults = checkCatalogue(shippedCatalogue());
  for (const { service, pointer, code, values } of faults) {
    const message = fillText(texts.en.catalogueFault[code], values);
    process.stdout.write(`schemas/catalogue, ${service}#${pointer} error ${code}: ${message}\n`);
  }
  return faults.length === 0;
}

/** Checks every page; prints each problem with file, line and remedy; whether none is an error. */
function checkPages(): boolean {
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
  return errors === 0;
}
