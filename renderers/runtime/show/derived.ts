import { useMemo } from "react";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { Expression, ScopeValues } from "../../../src/language/expression/scope.ts";
import { useScope, withLocals } from "../page/use-scope.ts";

type Row = Readonly<Record<string, unknown>>;

/** A column as far as it says what it shows. */
interface Shown {
  name: string;
  value: Expression | null;
}

/** Gives a record what its columns show beside its own fields, each under the column's name. */
export type Derive = (row: Row) => Row;

const asItIs: Derive = (row) => row;

/** The same for the columns of a block, in its scope; the same record is given the same one again. */
export function useDerive(columns: readonly Shown[]): Derive {
  const worked = useMemo(() => columns.filter(({ value }) => value !== null), [columns]);
  const scope = useScope(worked.map(({ value }) => value));
  return useMemo(() => deriveIn(worked, scope), [worked, scope]);
}

/** Gives records what columns show, as the expressions of those have it in a scope. */
export function deriveIn(columns: readonly Shown[], scope: ScopeValues): Derive {
  const worked = columns.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
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
