import { isAtOrBelow, type PartThatIs, partsThatAre } from "../../plan/part.ts";
import type { PageContext } from "../page-context.ts";

/**
 * Reports conditions of actions that look at another choice than the one the action is about: it is
 * there only while what it uses is empty, or while something is selected that it does not use.
 */
export function reportLacking(context: PageContext): void {
  const expressions = partsThatAre(["expression"], context.parts);
  for (const { path, plan } of partsThatAre(["action"], context.parts)) {
    for (const [name, condition] of Object.entries({ when: plan.when, enabled: plan.enabled })) {
      const source = condition?.source.trim() ?? "";
      const [empty, selection] = [emptyIn(source), selectionIn(source)];
      if (empty === null && selection === null) continue;
      const at = `${plan.id}/${name}`;
      const own = expressions.filter((one) => one.path !== at && isAtOrBelow(one.path, path));
      if (empty !== null && own.some((one) => reads(one, empty))) {
        context.report("needsWhatIsEmpty", at, { name: empty });
      } else if (selection !== null && own.some(readsOther) && !own.some(isOf(selection))) {
        context.report("speaksOfAnother", at, { name: selection });
      }
    }
  }
}

type ExpressionPart = PartThatIs<"expression">;

const readsOther = ({ plan: { source } }: ExpressionPart): boolean =>
  /\bblocks\.\w+\.selected\b/.test(source);

const isOf =
  (selection: string) =>
  ({ plan: { reads: blocks } }: ExpressionPart): boolean =>
    blocks.some((block) => selection.startsWith(`blocks.${block}.`));

/** The selection that a condition wants, if it wants nothing else. */
const selectionIn = (condition: string): string | null =>
  /^(blocks\.\w+\.(?:selected|checked))(?:\.\w+)? != null$/.exec(condition)?.[1] ?? null;

/** What a condition wants to be empty; `null` if it wants something else, or that among others. */
function emptyIn(condition: string): string | null {
  const one = /^((?:row|blocks)(?:\.\w+)+) == null$/.exec(condition)?.[1];
  const none = /^size\((rows|blocks\.\w+\.checked)\) == 0$/.exec(condition)?.[1];
  return one ?? none ?? null;
}

/**
 * Whether an argument of a call is a part of what a condition wants to be empty; what is empty itself
 * may be sent as such.
 */
function reads({ path, plan }: ExpressionPart, empty: string): boolean {
  const source = plan.source.trim();
  return /\/with\/\w+$/.test(path) && source.startsWith(`${empty}.`);
}
