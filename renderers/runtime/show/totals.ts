import { useMemo } from "react";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import { useScope, withLocals } from "../page/use-scope.ts";

type Row = Readonly<Record<string, unknown>>;

/** A column as far as it says what stands below it. */
type Summed = Pick<ColumnPlan, "name" | "summary">;

/** What stands below the columns of a table that has something there, by their names. */
export interface Totals {
  values: ReadonlyMap<string, unknown>;
  /** Whether they are of the rows of one page alone, not of all that the search finds. */
  isOfPage: boolean;
}

/** What stands below the columns of a table: of all its rows, as far as they are here. */
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

/** What stands below columns; the scope holds the answer. */
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

function worked(by: Extract<Summed["summary"], string>, values: readonly unknown[]): number | null {
  if (by === "count")
    return values.filter((value) => value !== null && value !== undefined && value !== "").length;
  const numbers = values.filter((value) => typeof value === "number");
  if (by === "sum") return rounded(total(numbers));
  if (numbers.length === 0) return null;
  if (by === "average") return rounded(total(numbers) / numbers.length);
  return numbers.reduce((one, other) =>
    by === "min" ? Math.min(one, other) : Math.max(one, other),
  );
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function rounded(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  return Number.isInteger(value) ? value : Math.round(value * precision) / precision;
}
