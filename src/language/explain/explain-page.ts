import { groupedBy } from "../../catalogue/grouped-by.ts";
import type { LanguageEnvironment } from "../environment.ts";
import type { CompiledPage } from "../page.ts";
import { permissionsOfPage } from "../plan/call.ts";
import { isAtOrBelow, partsThatAre } from "../plan/part.ts";
import { describeProblem, type Problem } from "../problem.ts";
import { explainBlock } from "./explain-block.ts";
import { needs } from "./explain-call.ts";
import {
  below,
  code,
  type ExplainedLine,
  type Explaining,
  said,
  tell,
  together,
} from "./explaining.ts";

/**
 * Explains in words what a page shows, to whom, what it calls and when, and what each action does
 * to which record, with each problem at its place. The explanation is made from the parts that
 * planning reports, so it works for every kind; the same page always gives the same text.
 */
export function explainPage(
  path: string,
  { plan, parts, problems }: Pick<CompiledPage, "plan" | "parts" | "problems">,
  environment: LanguageEnvironment,
): readonly ExplainedLine[] {
  const partsWithin = groupedBy(parts, ({ within }) => within);
  const explaining: Explaining = { environment, partsWithin, lines: [], depth: 0 };
  if (plan) {
    const inside = below(explaining);
    tell(explaining, "", "page", { title: said(explaining, plan.title), path });
    tell(inside, "", plan.isPublic ? "public" : "signedIn");
    if (plan.help) tell(inside, "/help", "help", { text: said(inside, plan.help) });
    const params = Object.keys(plan.params).map(code);
    if (params.length > 0) tell(inside, "/params", "params", { names: together(inside, params) });
    const permissions = permissionsOfPage(parts);
    if (permissions.length > 0) {
      tell(inside, "", "everything", { needs: needs(inside, permissions) });
    }
    const body = partsThatAre(["block"], parts).find((block) => block.path === plan.body.id);
    if (body) explainBlock(inside, body);
  } else {
    const place = problems.slice(0, 1).map(({ line, column }) => `:${line}:${column}`);
    tell(explaining, "", "unreadable", { path: path + place.join("") });
  }
  return withProblems(explaining.lines, problems, environment);
}

/** An explanation as text: nested lists, in which problems are marked. */
export function explanationText(lines: readonly ExplainedLine[]): string {
  const texts = lines.map(({ depth, text, sort }) => {
    const mark = sort === "sentence" ? "-" : "!";
    return `${"  ".repeat(depth)}${mark} ${text}\n`;
  });
  return texts.join("");
}

/** Adds the problems of each part below the sentence about that part. */
function withProblems(
  lines: readonly ExplainedLine[],
  problems: readonly Problem[],
  { texts }: LanguageEnvironment,
): ExplainedLine[] {
  const byPlace = groupedBy(problems, ({ pointer }) => nearest(lines, pointer));
  const lineBelow = ({ depth }: ExplainedLine, problem: Problem): ExplainedLine => {
    const { message, remedy } = describeProblem(problem, texts);
    const { severity: sort, pointer } = problem;
    return { depth: depth + 1, text: `${message} ${remedy}`.trim(), pointer, sort };
  };
  return lines.flatMap((line) => [
    line,
    ...(byPlace.get(line) ?? []).map((problem) => lineBelow(line, problem)),
  ]);
}

/** The first sentence about the smallest part of the page that contains a place. */
function nearest(lines: readonly ExplainedLine[], pointer: string): ExplainedLine | null {
  let found: ExplainedLine | null = null;
  for (const line of lines) {
    if (!isAtOrBelow(pointer, line.pointer)) continue;
    if (!found || line.pointer.length > found.pointer.length) found = line;
  }
  return found;
}
