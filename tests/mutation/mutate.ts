import { compilePage } from "../../src/language/compile/compile-page.ts";
import type { LanguageEnvironment } from "../../src/language/environment.ts";
import { fixesOf } from "../../src/language/fixes/fixes-of.ts";
import { applyFix } from "../../src/language/fixes/quick-fix.ts";
import type { Problem } from "../../src/language/problem.ts";
import { shapedNodes } from "../../src/language/shape/shaped-node.ts";
import type { Defect, MutationRule } from "./defect.ts";
import { expressionRules } from "./expression-rules.ts";
import { nameRules } from "./name-rules.ts";
import { operationRules } from "./operation-rules.ts";
import { shapeRules } from "./shape-rules.ts";

/** A page as it is shipped. */
export interface IntactPage {
  path: string;
  source: string;
}

/** The results of one rule's defects. */
export interface RuleResult {
  name: string;
  made: number;
  /** The number of defects that were reported with the right code at the right place. */
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
 * Applies every rule at every place of every page and checks the results.
 * @param every Of each rule's defects in a page, only one in this number is checked; 1 by default.
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
  return told(defect, problems) !== undefined;
}

/** The problem that reports a defect. */
function told(defect: Defect, problems: readonly Problem[]): Problem | undefined {
  return problems.find(
    ({ code, pointer, offset }) =>
      code === defect.code &&
      pointer === defect.pointer &&
      (defect.offset === undefined || offset === defect.offset),
  );
}

/** The results of applying the first quick fix to one rule's defects. */
export interface HealResult {
  name: string;
  made: number;
  healed: number;
  /** The defects that had no fix, or still had a problem after it. */
  ill: readonly string[];
}

/** Misspells every name of every page, applies the first fix, and checks again. */
export function heal(
  pages: readonly IntactPage[],
  environment: LanguageEnvironment,
  every = 1,
): HealResult[] {
  const misspelling = rules.filter(({ name }) => name.startsWith("misspell"));
  return misspelling.map((rule) => {
    const results = pages.flatMap(({ path, source }) => {
      const nodes = shapedNodes(source, environment);
      return [...rule.defects({ text: source, nodes, environment })]
        .filter((_, index) => index % every === 0)
        .map((defect) => ({ path, defect, isHealed: isHealed(path, defect, environment) }));
    });
    const ill = results.filter((result) => !result.isHealed);
    return {
      name: rule.name,
      made: results.length,
      healed: results.length - ill.length,
      ill: ill.map(({ path, defect }) => `${path}: ${defect.code} ${defect.pointer}`),
    };
  });
}

function isHealed(path: string, defect: Defect, environment: LanguageEnvironment): boolean {
  const problem = told(defect, compilePage(path, defect.text, environment).problems);
  const [fix] = problem ? fixesOf(problem, defect.text, environment) : [];
  if (!fix) return false;
  return compilePage(path, applyFix(defect.text, fix), environment).problems.length === 0;
}
