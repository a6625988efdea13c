import type { ASTNode } from "@marcbachmann/cel-js";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import type { Planner } from "../../../src/language/environment.ts";
import { innerNodes } from "../../../src/language/expression/inner-nodes.ts";
import { parseExpression } from "../../../src/language/expression/parse.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import type { callShape } from "../../../src/language/plan/call.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";
import type { Described } from "../../../src/language/shape/shape.ts";

/**
 * Reports a figure of the rows of one page: only the list's total counts all rows, and any other
 * figure of rows needs the page's size, since the service's own leaves rows out silently.
 */
export function reportOnePage(
  planner: Planner,
  call: CallPlan,
  from: Described<typeof callShape>,
  { source }: Expression,
  pointer: string,
): void {
  const { list } = operationOf(planner.catalogue, call);
  const parsed = parseExpression(source);
  if (!list || !("ast" in parsed)) return;
  const { rows, total, current, size } = list;
  if (current !== undefined && total !== undefined && isSizeOf(parsed.ast, rows)) {
    const suggested = `data${total.replaceAll("/", ".")}`;
    planner.report("countsPage", pointer, { suggested });
    return;
  }
  // A size that is written but wrong is reported by itself.
  const written = typeof from === "string" ? {} : (from.with ?? {});
  const isSized = size === undefined || Object.hasOwn(written, size);
  if (!isSized && takesRows(parsed.ast, rows)) planner.report("figureOfPage", pointer, { size });
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
