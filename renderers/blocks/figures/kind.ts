import type { ASTNode } from "@marcbachmann/cel-js";
import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { pagingParameters } from "../../../src/catalogue/paging/paging.ts";
import { type BlockPlan, rereadProperties } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import type { Planner } from "../../../src/language/environment.ts";
import { innerNodes } from "../../../src/language/expression/inner-nodes.ts";
import { astOf } from "../../../src/language/expression/parse.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { callShape, permissionsOf, planCall } from "../../../src/language/plan/call.ts";
import { addedIn, reportAdded } from "../../../src/language/plan/doubts/added.ts";
import { reportDoubles } from "../../../src/language/plan/doubts/doubles.ts";
import { planTyped } from "../../../src/language/plan/expression.ts";
import { planLink } from "../../../src/language/plan/link.ts";
import { tellPart } from "../../../src/language/plan/part.ts";
import type { CallPlan, TextPlan } from "../../../src/language/plan/plans.ts";
import { planText } from "../../../src/language/plan/text.ts";
import {
  type Described,
  expression,
  list,
  object,
  optional,
  reference,
  required,
  text,
} from "../../../src/language/shape/shape.ts";
import { anyType, numberType, typeOfSchema } from "../../../src/language/type.ts";

/** The plan of one figure with its label. */
export interface FigurePlan {
  id: string;
  label: TextPlan;
  icon: string | null;
  call: CallPlan;
  value: Expression;
  /** The list whose rows the number depends on, of which all pages are read; `null` for none. */
  rowsOf: ListExtension | null;
  address: Expression | null;
  requires: readonly string[];
}

/** The plan of a row of figures. */
export interface FiguresPlan extends BlockPlan {
  kind: "figures";
  items: readonly FigurePlan[];
}

const itemShape = object({
  label: required(text(), "What the number counts."),
  icon: optional(reference("icon"), "An icon beside it."),
  from: required(
    callShape,
    "The read that answers what is counted; where the number depends on a list's rows, all its pages are read, unless an argument chooses some.",
  ),
  value: required(expression(), "The number; `data` is the answer."),
  go: optional(expression(), "The address it leads to."),
});

const shape = object({
  items: required(list(itemShape, 1), "The figures, in order."),
  ...rereadProperties,
});

export const figures = defineBlock<typeof shape, FiguresPlan>({
  name: "figures",
  summary: "Numbers side by side, each leading to its screen.",
  shape,
  plan(source, planner) {
    const items = source.items.flatMap((item, index) => {
      const planned = item && planFigure(planner, item, `${planner.at}/items/${index}`);
      return planned ? [{ item, planned }] : [];
    });
    const labelled = items.map(({ item, planned: { id, label } }) => {
      const does = { from: item.from, value: item.value };
      return { label, pointer: id, written: `${id}/label`, source: item, does };
    });
    reportDoubles(planner, labelled);
    return { requires: [], items: items.map(({ planned }) => planned) };
  },
});

function planFigure(
  planner: Planner,
  source: Described<typeof itemShape>,
  pointer: string,
): FigurePlan | null {
  const call = planCall(planner, source.from, `${pointer}/from`, { effect: "read" });
  const answer = call && operationOf(planner.catalogue, call).answer;
  const data = answer ? typeOfSchema(planner.catalogue, answer) : anyType;
  const ofData = planner.withScope({ data });
  const typed = planTyped(ofData, source.value, `${pointer}/value`, numberType);
  const value = typed?.expression;
  const chosenBy = [source.value, ...(call?.args ?? []).map(({ name }) => name)];
  for (const added of typed ? addedIn(typed.ast, typed.typeOf) : [])
    reportAdded(planner, { ...added, pointer: `${pointer}/value`, chosenBy });
  const address = planLink(planner, source.go, `${pointer}/go`);
  if (!call || !value) return null;
  const rowsOf = countedList(planner, call, value, `${pointer}/value`);
  const label = planText(planner, source.label, `${pointer}/label`);
  const requires = permissionsOf(call);
  tellPart(planner, "item", pointer, pointer, { label, requires });
  return { id: pointer, label, icon: source.icon ?? null, call, value, rowsOf, address, requires };
}

/**
 * The list whose rows a figure depends on, to read all its pages; `null` for none, and where the
 * page itself says which rows to read. Reports a figure that is the number of the rows of a list
 * with pages, where only its total is the number of all.
 */
function countedList(
  planner: Planner,
  call: CallPlan,
  { source }: Expression,
  pointer: string,
): ListExtension | null {
  const { list } = operationOf(planner.catalogue, call);
  const ast = astOf(source);
  if (!list || !ast) return null;
  const { rows, total, current } = list;
  if (current !== undefined && total !== undefined && isSizeOf(ast, rows)) {
    const suggested = `data${total.replaceAll("/", ".")}`;
    planner.report("countsPage", pointer, { suggested });
    return null;
  }
  const paging = pagingParameters(list);
  const isChosen = call.args.some(({ name }) => paging.includes(name));
  return !isChosen && takesRows(ast, rows) ? list : null;
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
