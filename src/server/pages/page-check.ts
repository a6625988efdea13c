import { createEnvironment } from "../../../renderers/environment.ts";
import { texts } from "../../i18n/texts.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import { describeProblem } from "../../language/problem.ts";
import type { PageCheck } from "../call/services.ts";

/** Every problem of a page source, by the same compile that the shell and the studio use. */
export const checkPage: PageCheck = (path, source, language, catalogue) => {
  const environment = createEnvironment(catalogue, language, texts[language]);
  return compilePage(path, source, environment).problems.map((problem) => {
    const { code, severity, pointer, line, column } = problem;
    return { code, severity, pointer, line, column, ...describeProblem(problem, texts[language]) };
  });
};
