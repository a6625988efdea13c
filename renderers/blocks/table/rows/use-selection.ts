import { useCallback, useMemo, useState } from "react";
import type { Row, TableRows } from "../query/table-rows.ts";

interface Selected {
  key: string;
  row: Row;
  /** The rows it was selected among. */
  among: string;
}

/** The selected row of a table, and how to select another (or none, by the same one). */
export interface Selection {
  key: string | null;
  row: Row | null;
  toggle(row: Row): void;
}

/**
 * Keeps a table's selection: by key, so that it follows the row through a refresh; on another page
 * it stays, but a row that is gone from its own page is no longer selected.
 */
export function useSelection({ keys }: TableRows, among: string, isLoaded: boolean): Selection {
  const [selected, setSelected] = useState<Selected | null>(null);
  const toggle = useCallback(
    (row: Row) => {
      const key = keys.get(row);
      if (key === undefined) return;
      setSelected((last) => (last?.key === key ? null : { key, row, among }));
    },
    [keys, among],
  );
  return useMemo(() => {
    const row = selected && rowNow(selected, keys, isLoaded ? among : null);
    return { key: row && selected ? selected.key : null, row, toggle };
  }, [selected, keys, among, isLoaded, toggle]);
}

function rowNow(
  selected: Selected,
  keys: ReadonlyMap<Row, string>,
  among: string | null,
): Row | null {
  for (const [row, key] of keys) if (key === selected.key) return row;
  return selected.among === among ? null : selected.row;
}
