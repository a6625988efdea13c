import { useCallback, useContext, useMemo, useState } from "react";
import { useHost } from "../../../runtime/page/contexts.ts";
import { BlocksContext } from "../../../runtime/page/views.ts";
import type { TablePlan } from "../kind.ts";
import type { Row, TableRows } from "../query/table-rows.ts";

interface Selected {
  key: string;
  row: Row;
  /** Names the set of rows, such as the page, in which the row was selected. */
  among: string;
}

/** The selected row of a table, and the function that selects or deselects a row. */
export type Selection = ReturnType<typeof useSelection>;

/**
 * Keeps a table's selection by key, so that it follows the row through a refresh. It stays on other
 * pages, but a row that has disappeared from its own page is no longer selected.
 */
export function useSelection({ keys }: TableRows, among: string, isLoaded: boolean) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const toggle = useCallback(
    (row: Row) => {
      const key = keys.get(row);
      if (key === undefined) return;
      setSelected((last) => (last?.key === key ? null : { key, row, among }));
    },
    [keys, among],
  );
  /** Selects a row that may be on another page. */
  const select = useCallback((key: string, row: Row) => setSelected({ key, row, among: "" }), []);
  return useMemo(() => {
    const row = selected && rowNow(selected, keys, isLoaded ? among : null);
    return { key: row && selected ? selected.key : null, row, toggle, select };
  }, [selected, keys, among, isLoaded, toggle, select]);
}

function rowNow(
  selected: Selected,
  keys: ReadonlyMap<Row, string>,
  among: string | null,
): Row | null {
  for (const [row, key] of keys) if (key === selected.key) return row;
  return selected.among === among ? null : selected.row;
}

/** The rows checked for actions on several rows, on any pages. */
export type CheckedRows = ReturnType<typeof useCheckedRows>;

/**
 * Keeps the checked rows by key, so that they stay checked while paging, searching and refreshing.
 */
export function useCheckedRows({ keys }: TableRows) {
  const [checked, setChecked] = useState<ReadonlyMap<string, Row>>(new Map());
  return useMemo(() => {
    const byKey = () => new Map([...keys].map(([row, key]) => [key, row]));
    const rows = checked.size === 0 ? checked : asTheyAre(checked, byKey());
    /**
     * Checks exactly the rows with these keys, out of the rows shown and the rows already checked.
     */
    const check = (wanted: readonly string[]): void =>
      setChecked((before) => {
        const atHand = byKey();
        const found = wanted.flatMap((key): [string, Row][] => {
          const row = atHand.get(key) ?? before.get(key);
          return row ? [[key, row]] : [];
        });
        return new Map(found);
      });
    const toggle = (key: string): void => {
      const others = [...rows.keys()].filter((other) => other !== key);
      check(rows.has(key) ? others : [...others, key]);
    };
    /** Checks the given rows in addition, on whatever page they are. */
    const add = (found: ReadonlyMap<Row, string>): void =>
      setChecked((before) => {
        const others = [...found].map(([row, key]): [string, Row] => [key, row]);
        return new Map([...before, ...others]);
      });
    return { rows, check, toggle, add };
  }, [keys, checked]);
}

/** The checked rows; those among the rows at hand have their current values. */
function asTheyAre(
  checked: ReadonlyMap<string, Row>,
  atHand: ReadonlyMap<string, Row>,
): ReadonlyMap<string, Row> {
  return new Map([...checked].map(([key, row]) => [key, atHand.get(key) ?? row]));
}

/** The expanded rows, each with a block below it. */
export type ExpandedRows = NonNullable<ReturnType<typeof useExpandedRows>>;

/**
 * Keeps the expanded rows by key; `null` where the table's rows cannot be expanded or the member
 * lacks the permission for the block.
 */
export function useExpandedRows({ expand }: TablePlan) {
  const { can } = useHost();
  const block = useContext(BlocksContext)[expand ?? ""];
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    if (!block?.requires.every(can)) return null;
    const toggle = (key: string): void =>
      setKeys((open) => {
        const others = new Set(open);
        if (!others.delete(key)) others.add(key);
        return others;
      });
    return { block, keys, toggle };
  }, [block, can, keys]);
}
