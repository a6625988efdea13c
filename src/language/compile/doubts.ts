import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { selectedNotRow } from "../plan/doubts/selected-not-row.ts";
import { readsRow, unreadRow } from "../plan/doubts/unread-row.ts";
import { unreadValues } from "../plan/doubts/unread-values.ts";
import { isAtOrBelow, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { CallPlan } from "../plan/plans.ts";
import type { PageContext } from "./page-context.ts";

/**
 * Reports doubts that only the whole page shows: a block that depends on its own state, a read from
 * a closed dialog, rows that all open the same record, and actions of a row upon another one.
 */
export function reportDoubts(context: PageContext): void {
  const { parts } = context;
  const expressions = partsThatAre(["expression"], parts);
  const readers = new Map<string, ExpressionPart[]>();
  for (const expression of expressions) {
    for (const name of expression.plan.reads) {
      const known = readers.get(name);
      if (known) known.push(expression);
      else readers.set(name, [expression]);
    }
  }
  const dialogs = partsThatAre(["action"], parts).flatMap(({ plan: { effect } }) =>
    effect.type === "open" ? [effect.block] : [],
  );
  for (const block of partsThatAre(["block"], parts)) {
    const reading = readers.get(block.plan.name ?? "");
    if (reading) reportReaders(context, block, reading, dialogs);
  }
  // Most blocks opened from a row read the row, so the expressions are searched before the calls.
  const ofRows = expressions.filter(({ plan }) => readsRow(plan));
  for (const action of partsThatAre(["action"], parts)) {
    const { effect } = action.plan;
    if (action.actsOn !== "row") continue;
    if (effect.type === "call") reportSelected(context, action, effect.call);
    if (effect.type !== "open") continue;
    const { block } = effect;
    if (ofRows.some(({ path }) => isAtOrBelow(path, block))) continue;
    const place = unreadRow(parts, block, true);
    if (place !== null) context.report("readsNoRow", place);
  }
}

/** Reports an action of a row that acts on the selected row instead. */
function reportSelected(
  { parts, report }: PageContext,
  { within, path }: PartThatIs<"action">,
  call: CallPlan,
): void {
  const block = partsThatAre(["block"], parts).find((other) => other.path === within);
  const given = block?.plan.name ? selectedNotRow(call, block.plan.name) : null;
  if (given) report("selectedNotRow", `${path}/call/with${pointerStep(given.name)}`);
}

/** Reports values that a block publishes and that nothing reads. */
export function reportUnread({ parts, report }: PageContext): void {
  for (const block of partsThatAre(["block"], parts)) {
    if (!block.plan.addressed) continue;
    for (const { path, plan } of unreadValues(parts, block)) {
      report("readByNone", path, { name: `blocks.${block.plan.name}.values.${plan.name}` });
    }
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
  for (const { path: place } of expressions) {
    if (decides(path, place)) report("readsOwnState", place);
    else if (around !== undefined && !isAtOrBelow(place, around))
      report("notOpen", place, { name: name ?? "" });
  }
}

/** Whether an expression decides what a block shows, or whether the block is visible at all. */
function decides(block: string, place: string): boolean {
  const own = place.slice(block.length);
  return isAtOrBelow(place, block) && /^\/(when$|(rows|record)(\/|$))/.test(own);
}
