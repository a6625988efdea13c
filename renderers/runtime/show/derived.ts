import { useMemo } from "react";
import { keptBy } from "../../../src/catalogue/kept-by.ts";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import { useScope, withLocals } from "../page/use-scope.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a column computes. */
interface Shown {
  name: string;
  value: Expression | null;
  tone?: Expression | null;
}

/** The property in which a record holds the tone of a column or, without a column, its own. */
export const toneKey = (column = ""): string => `~tone ${column}`;

/** Adds the computed columns to a record, under the columns' names. */
export type Derive = (row: Row) => Row;

const asItIs: Derive = (row) => row;

/** A memoised function that adds the computed columns and the tone of a block to a record. */
export function useDerive(columns: readonly Shown[], tone: Expression | null = null): Derive {
  const worked = useMemo(() => workedOut(columns, tone), [columns, tone]);
  const scope = useScope(worked.map(({ value }) => value));
  return useMemo(() => deriveIn(columns, scope, tone), [columns, scope, tone]);
}

/** The computed values of a record, by property name. */
function workedOut(columns: readonly Shown[], ofAll: Expression | null) {
  const own = columns.flatMap(({ name, value, tone = null }) => [
    { name, value },
    { name: toneKey(name), value: tone },
  ]);
  return [...own, { name: toneKey(), value: ofAll }].flatMap(({ name, value }) =>
    value ? [{ name, value }] : [],
  );
}

/** Adds computed columns to records, evaluated in a scope. */
export function deriveIn(
  columns: readonly Shown[],
  scope: ScopeValues,
  tone: Expression | null = null,
): Derive {
  const worked = workedOut(columns, tone);
  if (worked.length === 0) return asItIs;
  return keptBy((row) => {
    const own = withLocals(scope, { row });
    const more = worked.map(({ name, value }) => [name, evaluate(value, own)]);
    return { ...row, ...Object.fromEntries(more) };
  });
}
