import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import { unreadRow } from "../plan/unread-row.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Reports what only the parts of the whole page show: a block that depends on its own state, what is
 * read out of a dialog that is closed, and rows that all open the same.
 */
export function reportDoubts(context: PageContext): void {
  const { parts } = context;
  const expressions = partsThatAre(["expression"], parts);
  const dialogs = partsThatAre(["action"], parts).flatMap(({ plan: { effect } }) =>
    effect.type === "open" ? [effect.block] : [],
  );
  for (const block of partsThatAre(["block"], parts)) {
    if (block.plan.name !== null) reportReaders(context, block, expressions, dialogs);
  }
  for (const { actsOn, plan } of partsThatAre(["action"], parts)) {
    if (plan.effect.type !== "open" || actsOn !== "row") continue;
    const place = unreadRow(parts, plan.effect.block, true);
    if (place !== null) context.report("readsNoRow", place);
  }
}

type ExpressionPart = PartThatIs<"expression">;

function reportReaders(
  { report }: PageContext,
  { path, plan: { name } }: PartThatIs<"block">,
  expressions: readonly ExpressionPart[],
  dialogs: readonly string[],
): void {
  const around = dialogs.findLast((dialog) => isAtOrBelow(path, dialog));
  for (const { path: place, plan } of expressions) {
    if (name === null || !plan.reads.includes(name)) continue;
    if (decides(path, place)) report("readsOwnState", place);
    else if (around !== undefined && !isAtOrBelow(place, around))
      report("notOpen", place, { name });
  }
}

/** Whether an expression decides what a block shows, or whether it is shown at all. */
function decides(block: string, place: string): boolean {
  const own = place.slice(block.length);
  return isAtOrBelow(place, block) && /^\/(when$|(rows|record)(\/|$))/.test(own);
}
