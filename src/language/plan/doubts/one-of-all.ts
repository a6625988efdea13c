import type { ASTNode } from "@marcbachmann/cel-js";
import { operationOf } from "../../../catalogue/operation-of.ts";
import type { Planner } from "../../environment.ts";
import { innerNodes } from "../../expression/inner-nodes.ts";
import { astOf } from "../../expression/parse.ts";
import { flattened } from "../../expression/said-twice.ts";
import type { Expression } from "../../expression/scope.ts";
import type { ActionPlan, CallPlan } from "../plans.ts";

/**
 * Reports a condition that holds once one of the checked rows fits, such as
 * `rows.exists(task, task.status == 'done')`, on a write that concerns all of them. A call that
 * chooses among the rows itself is left alone.
 */
export function reportOneOfAll(
  planner: Pick<Planner, "report" | "catalogue">,
  { id, when, enabled }: ActionPlan,
  call: CallPlan,
): void {
  if (operationOf(planner.catalogue, call).effect !== "write") return;
  const ofRows = call.args.filter(({ value: { uses } }) => uses.includes("rows"));
  const isForEach = call.args.some(({ value: { uses } }) => uses.includes("row"));
  const chooses = ofRows.some(({ value }) => nodesOf(value).some((node) => isOn(node, "filter")));
  if (chooses || (ofRows.length === 0 && !isForEach)) return;
  for (const [name, condition] of Object.entries({ when, enabled })) {
    const ast = condition && astOf(condition.source);
    const found = ast && flattened(ast, "&&").find((node) => isOn(node, "exists"));
    if (!found) continue;
    const start = found.start + found.input.slice(found.start, found.end).indexOf(".exists") + 1;
    const within = { start, end: start + "exists".length };
    const given = { name: "exists" };
    planner.report("holdsForOne", `${id}/${name}`, given, { suggestion: "all", within });
  }
}

function nodesOf({ source }: Expression): ASTNode[] {
  const ast = astOf(source);
  const all = (node: ASTNode): ASTNode[] => [node, ...innerNodes(node.args).flatMap(all)];
  return ast ? all(ast) : [];
}

/** Whether a node calls a macro on the checked rows themselves. */
function isOn({ op, args }: ASTNode, macro: string): boolean {
  if (op !== "rcall" || args[0] !== macro) return false;
  return args[1].op === "id" && args[1].args === "rows";
}
