import { useMemo, useRef } from "react";
import type { Row } from "../query/table-rows.ts";
import type { CheckedRows } from "../rows/use-row-state.ts";

/** The checkboxes of a grid's data rows. */
export type RowChecks = NonNullable<ReturnType<typeof useRowChecks>>;

/**
 * The state and the handlers of the checkboxes of a grid's data rows; `null` where the grid has
 * none.
 */
export function useRowChecks(
  rows: readonly Row[],
  keys: ReadonlyMap<Row, string>,
  checked: CheckedRows | null,
) {
  const last = useRef<string | null>(null);
  return useMemo(() => {
    if (!checked) return null;
    const count =
      checked.rows.size === 0
        ? 0
        : rows.filter((row) => checked.rows.has(keys.get(row) ?? "")).length;
    const own = () => rows.flatMap((row) => keys.get(row) ?? []);
    const set = (changed: readonly string[], isChecked: boolean): void => {
      const meant = new Set(changed);
      const others = [...checked.rows.keys()].filter((key) => !meant.has(key));
      checked.check(isChecked ? [...others, ...changed] : others);
    };
    return {
      isNone: rows.length === 0,
      isAll: count > 0 && count === rows.length,
      isSome: count > 0 && count < rows.length,
      has: (key: string) => checked.rows.has(key),
      checkAll: () => set(own(), count < rows.length),
      /** Toggles the check of a row; with `isRange`, of all rows from the last pressed one. */
      check(key: string, isRange: boolean): void {
        const shown = isRange ? own() : [];
        const from = last.current === null ? -1 : shown.indexOf(last.current);
        const to = shown.indexOf(key);
        last.current = key;
        const [start, end] = from < to ? [from, to] : [to, from];
        const meant = isRange && from >= 0 ? shown.slice(start, end + 1) : [key];
        set(meant, !checked.rows.has(key));
      },
    };
  }, [rows, keys, checked]);
}
