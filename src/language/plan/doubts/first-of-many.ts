import type { ASTNode } from "@marcbachmann/cel-js";
import { argumentAt } from "../../../catalogue/schema/pointer.ts";
import type { Planner } from "../../environment.ts";
import { innerNodes } from "../../expression/inner-nodes.ts";
import { astOf } from "../../expression/parse.ts";
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
  const ofRows = call.args.filter(({ value }) => usesRows(value));
  // A call for each row is given the row itself, and no other one.
  const ofOthers = ofRows.filter(({ value }) => !value.uses.includes("row"));
  const isForEach = ofOthers.length < ofRows.length;
  const readers = isForEach ? ofOthers.filter(({ value }) => rowsIn(value).every(isPick)) : ofRows;
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
  const ofMany = actionsOnMany(parts);
  if (ofMany.length === 0) return [];
  return partsThatAre(["text"], parts).filter(({ path, plan }) => {
    const nodes = Object.values(plan.values).flatMap(rowsIn);
    const isOfMany = ofMany.some((action) => isAtOrBelow(path, action.path));
    return isOfMany && nodes.length > 0 && nodes.every(isPick);
  });
}

/**
 * The places at which forms that actions on checked rows open are filled with one of the rows, or
 * save one of them, and use no other.
 */
export function formsOfFirst(parts: readonly Part[]): string[] {
  return actionsOnMany(parts).flatMap(({ plan: { effect } }) => {
    if (effect.type !== "open") return [];
    const inside = parts.filter(({ path }) => isAtOrBelow(path, effect.block));
    const uses = inside.flatMap(usesOf);
    const ofRows = uses.map(({ path, value }) => ({ path, nodes: rowsIn(value) }));
    if (!ofRows.every(({ nodes }) => nodes.every(isPick))) return [];
    const first = ofRows.find(({ path, nodes }) => nodes.length > 0 && isOfForm.test(path));
    return first ? [first.path] : [];
  });
}

/** The first values of a form, and the arguments of its call. */
const isOfForm = /\/(submit\/with\/[^/]+|values(\/load\/with\/[^/]+|\/as)?)$/;

function usesOf({ what, path, plan }: Part) {
  if (what === "expression") return [{ path, value: plan }];
  if (what !== "call") return [];
  return plan.args.map(({ name, value }) => ({ path: argumentAt(path, name), value }));
}

/** The actions on checked rows that do not limit their number by a condition. */
const actionsOnMany = (parts: readonly Part[]): PartThatIs<"action">[] =>
  partsThatAre(["action"], parts).filter(
    ({ actsOn, plan }) => actsOn === "rows" && !dependsOnRows(plan),
  );

const dependsOnRows = ({ when, enabled }: Pick<ActionPlan, "when" | "enabled">): boolean =>
  [when, enabled].some((condition) => condition?.uses.includes("rows"));

const usesRows = ({ uses }: Expression): boolean => uses.includes("rows") || uses.includes("row");

/** The parts of an expression that read the checked rows: one of them, or all. */
function rowsIn({ source }: Expression): ASTNode[] {
  const ast = astOf(source);
  return ast ? readsIn(ast) : [];
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
