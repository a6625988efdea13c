import type { ASTNode } from "@marcbachmann/cel-js";
import type { Planner } from "../../environment.ts";
import { innerNodes } from "../../expression/inner-nodes.ts";
import { parseExpression } from "../../expression/parse.ts";
import type { Expression } from "../../expression/scope.ts";
import { isAtOrBelow, type Part, type PartThatIs, partsThatAre } from "../part.ts";
import type { ActionPlan, CallPlan } from "../plans.ts";

/**
 * Reports an action on checked rows whose call uses only one of them, chosen by its index. A
 * condition on the rows may limit their number, so such actions are left alone.
 */
export function reportFirstOfMany(
  planner: Planner,
  { when, enabled }: Pick<ActionPlan, "when" | "enabled">,
  call: CallPlan,
  pointer: string,
): void {
  if (dependsOnRows({ when, enabled })) return;
  const readers = call.args.filter(({ value }) => usesRows(value));
  if (readers.some(({ value }) => value.uses.includes("row"))) return;
  const picks = readers.map(({ name, value }) => ({ name, nodes: rowsIn(value) }));
  const [first] = picks;
  if (!first || !picks.every(({ nodes }) => nodes.every(isPick))) return;
  const [node] = first.nodes;
  const within = node && { within: { start: node.start, end: node.end } };
  planner.report(
    "firstOfMany",
    `${pointer}/with/${first.name}`,
    {},
    { suggestion: "row", ...within },
  );
}

/** The texts of actions on checked rows that name one of the rows and no other. */
export function textsOfFirst(parts: readonly Part[]): PartThatIs<"text">[] {
  const actions = partsThatAre(["action"], parts);
  const ofMany = actions.filter(({ actsOn, plan }) => actsOn === "rows" && !dependsOnRows(plan));
  if (ofMany.length === 0) return [];
  return partsThatAre(["text"], parts).filter(({ path, plan }) => {
    const nodes = Object.values(plan.values).flatMap(rowsIn);
    const isOfMany = ofMany.some((action) => isAtOrBelow(path, action.path));
    return isOfMany && nodes.length > 0 && nodes.every(isPick);
  });
}

const dependsOnRows = ({ when, enabled }: Pick<ActionPlan, "when" | "enabled">): boolean =>
  [when, enabled].some((condition) => condition?.uses.includes("rows"));

const usesRows = ({ uses }: Expression): boolean => uses.includes("rows") || uses.includes("row");

/** The parts of an expression that read the checked rows: one of them, or all. */
function rowsIn({ source }: Expression): ASTNode[] {
  const parsed = parseExpression(source);
  return "ast" in parsed ? readsIn(parsed.ast) : [];
}

function readsIn(node: ASTNode): ASTNode[] {
  if (isPick(node) || isRows(node)) return [node];
  return innerNodes(node.args).flatMap(readsIn);
}

function isPick(node: ASTNode): boolean {
  if (node.op !== "[]") return false;
  const [list, index] = node.args;
  return isRows(list) && index.op === "value";
}

const isRows = ({ op, args }: ASTNode): boolean => op === "id" && args === "rows";
