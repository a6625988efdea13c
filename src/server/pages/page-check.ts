import { createEnvironment } from "../../../renderers/environment.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { translators } from "../../i18n/texts.ts";
import { compilePage } from "../../language/compile/compile-page.ts";
import { partsThatAre } from "../../language/plan/part.ts";
import { describeProblem } from "../../language/problem.ts";
import type { PageCheck } from "../call/services.ts";

/** Checks a page source with the same compiler that the shell and the studio use. */
export const checkPage: PageCheck = (path, source, language, against) => {
  const { catalogue, pages, linkHosts } = against;
  const environment = {
    ...createEnvironment(catalogue, translators[language], linkHosts),
    pages,
  };
  const { problems, parts } = compilePage(path, source, environment);
  const calls = partsThatAre(["call"], parts).map(({ plan, path: pointer }) => {
    const { id, isGrant, permission } = operationOf(catalogue, plan);
    // Calls that give rights always need their permission, even on the caller's own record.
    const needs = isGrant && permission !== null ? [permission] : plan.requires;
    return { id, pointer, needs: [...needs] };
  });
  return {
    problems: problems.map((problem) => {
      const { code, severity, pointer, line, column } = problem;
      const told = describeProblem(problem, environment.texts);
      return { code, severity, pointer, line, column, ...told };
    }),
    calls,
    links: [...new Set(partsThatAre(["link"], parts).flatMap(({ plan }) => plan))],
  };
};
