import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { CallPlanner } from "../environment.ts";
import { evaluate } from "../expression/evaluate.ts";
import { planOptional } from "../plan/expression.ts";
import { numberType, typeOfSchema } from "../type.ts";
import { cataloguePlanner } from "./catalogue-planner.ts";

/** A text with a placeholder for the `count` of what is deleted along with a record. */
interface CountPlan {
  text: string;
  countOf(row: unknown): number;
}

/** What is deleted along with several records: a text with a placeholder for the `count`. */
export interface CountAlong {
  text: string;
  count: number;
}

/**
 * Plans the counts of what an operation deletes along with a record; faults are reported at their
 * pointers.
 */
export function planGoesAlong(
  catalogue: Catalogue,
  { path, method, goesAlong, version }: Operation,
  report: CallPlanner["report"] = () => {},
): CountPlan[] {
  const at = `/paths${pointerStep(path)}/${method}/x-goes-along`;
  const record = version && "row" in version ? version.row : {};
  const scope = { row: typeOfSchema(catalogue, record) };
  const planner = cataloguePlanner(catalogue, at, scope, report);
  return goesAlong.flatMap(({ text, count }, index) => {
    const expression = planOptional(planner, count, `${at}/${index}/count`, numberType);
    if (!expression) return [];
    const countOf = (row: unknown): number => {
      const value = evaluate(expression, { variables: { row }, can: () => false });
      return typeof value === "number" ? value : 0;
    };
    return [{ text, countOf }];
  });
}

/** The counts of what is deleted along with the records, without those that are zero. */
export function goesAlongWith(
  catalogue: Catalogue,
  operation: Operation,
  rows: readonly unknown[],
): CountAlong[] {
  return planGoesAlong(catalogue, operation)
    .map(({ text, countOf }) => ({
      text,
      count: rows.reduce<number>((sum, row) => sum + countOf(row), 0),
    }))
    .filter(({ count }) => count > 0);
}
