import { useMemo } from "react";
import { isAnyNumber, isBeyondInteger } from "../../../src/catalogue/schema/exact-json.ts";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import { orderOf } from "../../../src/language/expression/values.ts";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { useScope, withLocals } from "../page/use-scope.ts";

type Row = Readonly<Record<string, unknown>>;

type Summed = Pick<ColumnPlan, "name" | "summary">;

/** The summaries of a table's columns, by name. */
export interface Totals {
  values: ReadonlyMap<string, unknown>;
  /** Whether the summaries cover one page only. */
  isOfPage: boolean;
}

/** The summaries of a table's columns over all loaded rows. */
export function useTotals(
  { columns, isPaged }: { columns: readonly Summed[]; isPaged: boolean },
  rows: readonly Row[],
  answer: unknown,
): Totals {
  const scope = useScope(
    columns.map(({ summary }) => (typeof summary === "object" ? summary : null)),
  );
  return useMemo(
    () => ({ values: totalsOf(columns, rows, withLocals(scope, { answer })), isOfPage: isPaged }),
    [columns, rows, scope, answer, isPaged],
  );
}

/** Computes summaries; the scope holds the answer. */
export function totalsOf(
  columns: readonly Summed[],
  rows: readonly Row[],
  scope: ScopeValues,
): ReadonlyMap<string, unknown> {
  return new Map(
    columns.flatMap(({ name, summary }): [string, unknown][] => {
      if (summary === null) return [];
      if (typeof summary === "object") return [[name, evaluate(summary, scope)]];
      return [
        [
          name,
          worked(
            summary,
            rows.map((row) => row[name]),
          ),
        ],
      ];
    }),
  );
}

/** Rounds away the error that a computer makes when it adds decimal fractions. */
const precision = 1e9;

function worked(by: Extract<Summed["summary"], string>, values: readonly unknown[]): unknown {
  const held = values.filter((value) => value !== null && value !== undefined && value !== "");
  if (by === "count") return held.length;
  // No total is better than a wrong one, as in expressions.
  if (!held.every(isAnyNumber)) return null;
  if (by === "min" || by === "max") return extreme(held, by);
  if (held.some(isBeyondInteger)) return null;
  const numbers = held.map(Number);
  if (by === "sum") return rounded(total(numbers));
  return numbers.length === 0 ? null : rounded(total(numbers) / numbers.length);
}

function extreme(values: readonly unknown[], by: "min" | "max"): unknown {
  const sign = by === "min" ? 1 : -1;
  return values.reduce(
    (best, value) => (best === null || sign * (orderOf(value, best) ?? 0) < 0 ? value : best),
    null,
  );
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function rounded(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  return Number.isInteger(value) ? value : Math.round(value * precision) / precision;
}
