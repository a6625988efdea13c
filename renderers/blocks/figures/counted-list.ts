import type { ASTNode } from "@marcbachmann/cel-js";
import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { pagingParameters } from "../../../src/catalogue/paging/paging.ts";
import type { Planner } from "../../../src/language/environment.ts";
import { innerNodes } from "../../../src/language/expression/inner-nodes.ts";
import { parseExpression } from "../../../src/language/expression/parse.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";

/**
 * The list whose rows a figure depends on, to read all its pages; `null` for none, and where the
 * page itself says which rows to read. Reports a figure that is the number of the rows of a list
 * with pages, where only its total is the number of all.
 */
export function countedList(
  planner: Planner,
  call: CallPlan,
  { source }: Expression,
  pointer: string,
): ListExtension | null {
  const { list } = operationOf(planner.catalogue, call);
  const parsed = parseExpression(source);
  if (!list || !("ast" in parsed)) return null;
  const { rows, total, current } = list;
  if (current !== undefined && total !== undefined && isSizeOf(parsed.ast, rows)) {
    const suggested = `data${total.replaceAll("/", ".")}`;
    planner.report("countsPage", pointer, { suggested });
    return null;
  }
  const paging = pagingParameters(list);
  const isChosen = call.args.some(({ name }) => paging.includes(name));
  return !isChosen && takesRows(parsed.ast, rows) ? list : null;
}

/** Whether an expression is the number of the rows. */
function isSizeOf(node: ASTNode, rows: string): boolean {
  if (node.op !== "call") return false;
  const [name, [counted]] = node.args;
  return name === "size" && counted !== undefined && pathIn(counted) === rows;
}

/** Whether an expression takes the rows into account, other than one by its position. */
function takesRows(node: ASTNode, rows: string): boolean {
  if (pathIn(node) === rows) return true;
  const isOne = (node.op === "[]" || node.op === "[?]") && pathIn(node.args[0]) === rows;
  return !isOne && innerNodes(node.args).some((part) => takesRows(part, rows));
}

/** The JSON pointer into the answer that a chain of names follows; `null` for anything else. */
function pathIn(node: ASTNode): string | null {
  if (node.op === "id") return node.args === "data" ? "" : null;
  if (node.op !== "." && node.op !== ".?") return null;
  const above = pathIn(node.args[0]);
  return above === null ? null : `${above}/${node.args[1]}`;
}
