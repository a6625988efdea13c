import { operationOf } from "../../catalogue/operation-of.ts";
import { placesIn, shapeOf } from "../../catalogue/resources/paths.ts";
import { resourceOf } from "../../catalogue/resources/resource.ts";
import { argumentAt } from "../../catalogue/schema/pointer.ts";
import type { Planner } from "../environment.ts";
import type { SyntaxTree } from "../expression/syntax-tree.ts";
import type { CallPlan, RowsPlan } from "../plan/plans.ts";
import { isAbove } from "./key-fit.ts";

/**
 * Reports a change of a row whose path takes the row's key, but is given another of its fields:
 * another record would be changed.
 */
export function reportOtherNode(
  { catalogue, report }: Planner,
  rows: RowsPlan,
  call: CallPlan,
  pointer: string,
): void {
  const item = resourceOf(catalogue, operationOf(catalogue, rows.call))?.item;
  const last = item?.places.at(-1);
  const operation = operationOf(catalogue, call);
  const { path } = operation;
  const isBelow = item && `${shapeOf(path)}/`.startsWith(`${item.shape}/`);
  if (!isBelow || last?.of !== "row" || last.field.length !== 1) return;
  const [key = ""] = last.field;
  const parameter = placesIn(path)[item.places.length - 1] ?? "";
  const given = call.args.find(({ name }) => name === parameter)?.value;
  const field = given && fieldOfRow(given.tree);
  // The parent's key is told of every write.
  if (!field || field === key || isAbove(field, operation)) return;
  const place = argumentAt(pointer, parameter);
  report("otherKey", place, { given: field, wanted: key }, { suggestion: `row.${key}` });
}

function fieldOfRow({ op, args }: SyntaxTree): string | null {
  if (op !== ".") return null;
  const [owner, name] = args;
  return owner.op === "id" && owner.args === "row" ? name : null;
}
