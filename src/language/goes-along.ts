import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import { pointerStep } from "../catalogue/schema/pointer.ts";
import { cataloguePlanner } from "./catalogue-planner.ts";
import type { CallPlanner } from "./environment.ts";
import { evaluate } from "./expression/evaluate.ts";
import { planOptional } from "./plan/expression.ts";
import { numberType, typeOfSchema } from "./type.ts";

/** How many of something go with a record: a text with a place for the `count`. */
interface CountPlan {
  text: string;
  countOf(row: unknown): number;
}

/** What is deleted along with several records: a text with a placeholder for the `count`. */
export interface CountAlong {
  text: string;
  count: number;
}

/** Plans what goes with a record that an operation deletes; faults are told at their pointers. */
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

/** What goes with the records that an operation deletes, as far as they tell; none of what is none. */
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
