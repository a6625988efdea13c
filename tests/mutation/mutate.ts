import { compilePage } from "../../src/language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../src/language/environment.ts";
import type { Problem } from "../../src/language/problem.ts";
import type { Defect, MutationRule } from "./defect.ts";
import { expressionRules } from "./expression-rules.ts";
import { nameRules } from "./name-rules.ts";
import { operationRules } from "./operation-rules.ts";
import { shapeRules } from "./shape-rules.ts";
import { shapedNodes } from "./shaped-node.ts";

/** A page as it is shipped. */
export interface IntactPage {
  path: string;
  source: string;
}

/** What became of the defects that one rule made. */
export interface RuleResult {
  name: string;
  made: number;
  /** Those that were told with the right code at the right place. */
  found: number;
  missed: readonly { path: string; defect: Defect; problems: readonly Problem[] }[];
}

const rules: readonly MutationRule[] = [
  ...nameRules,
  ...shapeRules,
  ...operationRules,
  ...expressionRules,
];

/**
 * Makes every page wrong in every way that the rules know, and checks each.
 * @param every Takes one of so many defects of each rule and page; all unless said otherwise.
 */
export function mutate(
  pages: readonly IntactPage[],
  environment: LanguageEnvironment,
  every = 1,
): RuleResult[] {
  const shaped = pages.map((page) => ({
    ...page,
    text: page.source,
    nodes: shapedNodes(page.source, environment),
    environment,
  }));
  return rules.map((rule) => {
    const results = shaped.flatMap((page) =>
      [...rule.defects(page)]
        .filter((_, index) => index % every === 0)
        .map((defect) => {
          const { problems } = compilePage(page.path, defect.text, environment);
          return { path: page.path, defect, problems };
        }),
    );
    const missed = results.filter(({ defect, problems }) => !isTold(defect, problems));
    return { name: rule.name, made: results.length, found: results.length - missed.length, missed };
  });
}

function isTold(defect: Defect, problems: readonly Problem[]): boolean {
  return problems.some(
    ({ code, pointer, offset }) =>
      code === defect.code &&
      pointer === defect.pointer &&
      (defect.offset === undefined || offset === defect.offset),
  );
}
