import { useMemo, useRef } from "react";
import { headingOf } from "../query/row-groups.ts";
import type { Row } from "../query/table-rows.ts";
import type { CheckedRows } from "../rows/use-row-state.ts";

/** The state and the handlers of a grid's checkboxes; `null` where the grid has none. */
export function useRowChecks(
  rows: readonly Row[],
  keys: ReadonlyMap<Row, string>,
  checked: CheckedRows | null,
) {
  const last = useRef<string | null>(null);
  return useMemo(() => {
    if (!checked) return null;
    const own = rows.flatMap((row) => (headingOf(row) ? [] : (keys.get(row) ?? [])));
    const count = own.filter((key) => checked.rows.has(key)).length;
    const set = (changed: readonly string[], isChecked: boolean): void => {
      const meant = new Set(changed);
      const others = [...checked.rows.keys()].filter((key) => !meant.has(key));
      checked.check(isChecked ? [...others, ...changed] : others);
    };
    return {
      isNone: own.length === 0,
      isAll: count > 0 && count === own.length,
      isSome: count > 0 && count < own.length,
      has: (key: string) => checked.rows.has(key),
      checkAll: () => set(own, count < own.length),
      /** Toggles the check of a row; with `isRange`, of all rows from the last pressed one. */
      check(key: string, isRange: boolean): void {
        const from = last.current === null ? -1 : own.indexOf(last.current);
        const to = own.indexOf(key);
        last.current = key;
        const [start, end] = from < to ? [from, to] : [to, from];
        const meant = isRange && from >= 0 ? own.slice(start, end + 1) : [key];
        set(meant, !checked.rows.has(key));
      },
    };
  }, [rows, keys, checked]);
}
