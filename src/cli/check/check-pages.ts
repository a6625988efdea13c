import { compilePage } from "../../language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../language/environment.ts";
import { describeProblem } from "../../language/problem.ts";
import type { PageFile } from "../page-files.ts";
import type { Finding } from "./finding.ts";

/** Every problem of the pages, by the same compile that the shell and the studio use. */
export function checkPages(
  pages: readonly PageFile[],
  environment: LanguageEnvironment,
): Finding[] {
  return pages.flatMap(({ path, file, source }) =>
    compilePage(path, source, environment).problems.map((problem): Finding => {
      const { pointer, line, column, offset, length, severity, code } = problem;
      const { message, remedy } = describeProblem(problem, environment.texts);
      return { file, line, column, offset, length, pointer, severity, code, message, remedy };
    }),
  );
}
