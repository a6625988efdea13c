import { useMemo } from "react";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import { useScope, withLocals } from "../page/use-scope.ts";

type Row = Readonly<Record<string, unknown>>;

/** A column as far as it says what it shows. */
interface Shown {
  name: string;
  value: Expression | null;
  tone?: Expression | null;
}

/** The name under which a record holds the tone of one of its columns; without a column, its own. */
export const toneKey = (column = ""): string => `~tone ${column}`;

/** Gives a record what its columns show beside its own fields, each under the column's name. */
export type Derive = (row: Row) => Row;

const asItIs: Derive = (row) => row;

/** The same for the columns of a block, and how all of a record looks; the same record is given the same one again. */
export function useDerive(columns: readonly Shown[], tone: Expression | null = null): Derive {
  const worked = useMemo(() => workedOut(columns, tone), [columns, tone]);
  const scope = useScope(worked.map(({ value }) => value));
  return useMemo(() => deriveIn(columns, scope, tone), [columns, scope, tone]);
}

/** All that is worked out of a record, with the names that it gets there. */
function workedOut(columns: readonly Shown[], ofAll: Expression | null) {
  const own = columns.flatMap(({ name, value, tone = null }) => [
    { name, value },
    { name: toneKey(name), value: tone },
  ]);
  return [...own, { name: toneKey(), value: ofAll }].flatMap(({ name, value }) =>
    value ? [{ name, value }] : [],
  );
}

/** Gives records what columns show, as the expressions of those have it in a scope. */
export function deriveIn(
  columns: readonly Shown[],
  scope: ScopeValues,
  tone: Expression | null = null,
): Derive {
  const worked = workedOut(columns, tone);
  if (worked.length === 0) return asItIs;
  const known = new WeakMap<Row, Row>();
  return (row) => {
    const found = known.get(row);
    if (found) return found;
    const own = withLocals(scope, { row });
    const more = worked.map(({ name, value }) => [name, evaluate(value, own)]);
    const derived = { ...row, ...Object.fromEntries(more) };
    known.set(row, derived);
    return derived;
  };
}
