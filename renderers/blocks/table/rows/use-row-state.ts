import { useCallback, useContext, useMemo, useState } from "react";
import { toggled } from "../../../../src/ui/toggled.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { BlocksContext } from "../../../runtime/page/views.ts";
import type { TablePlan } from "../kind.ts";
import type { Row, TableRows } from "../query/table-rows.ts";

interface Selected {
  key: string;
  row: Row;
  /** Names the set of rows, such as the page, in which the row was selected. */
  among: string;
  /** Names the list, such as that of a department, in which the row was selected. */
  list: string;
}

/** Which rows a table shows. */
export interface ShownSet {
  /** Names the search, order and page. */
  among: string;
  /** Names the list by what its page binds, such as the selected department. */
  list: string;
  /** Whether the rows at hand are those of this set. */
  isLoaded: boolean;
}

/** The selected row of a table, and the function that selects or deselects a row. */
export type Selection = ReturnType<typeof useSelection>;

/**
 * Keeps a table's selection by key, so that it follows the row through a refresh. It stays on other
 * pages of its list, but a row that has disappeared from its own page is no longer selected.
 */
export function useSelection({ keys }: TableRows, { among, list, isLoaded }: ShownSet) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const toggle = useCallback(
    (row: Row) => {
      const key = keys.get(row);
      if (key === undefined) return;
      setSelected((last) => (last?.key === key ? null : { key, row, among, list }));
    },
    [keys, among, list],
  );
  /** Selects a row that may be on another page. */
  const select = useCallback(
    (key: string, row: Row) => setSelected({ key, row, among: "", list }),
    [list],
  );
  return useMemo(() => {
    const row = selected && rowNow(selected, keys, isLoaded ? { among, list } : null);
    return { key: row && selected ? selected.key : null, row, toggle, select };
  }, [selected, keys, among, list, isLoaded, toggle, select]);
}

function rowNow(
  selected: Selected,
  keys: ReadonlyMap<Row, string>,
  shown: Pick<ShownSet, "among" | "list"> | null,
): Row | null {
  for (const [row, key] of keys) if (key === selected.key) return row;
  const isLost = shown && (selected.list !== shown.list || selected.among === shown.among);
  return isLost ? null : selected.row;
}

/** The rows checked for actions on several rows, on any pages. */
export type CheckedRows = ReturnType<typeof useCheckedRows>;

/**
 * Keeps the checked rows by key, so that they stay checked while paging, searching and refreshing,
 * but not once they are deleted, nor in another `list`.
 */
export function useCheckedRows(found: TableRows, shown: ShownSet) {
  const { keys } = found;
  const [known, setChecked] = useState<ReadonlyMap<string, Row>>(noChecks);
  const [seen, setSeen] = useState<SeenRows>({ found, ...shown });
  const isOther = seen.list !== shown.list;
  const checked = isOther ? noChecks : known;
  if (shown.isLoaded && (seen.found !== found || seen.among !== shown.among || isOther)) {
    setSeen({ found, ...shown });
    const kept = isOther ? noChecks : stillThere(known, seen, { found, ...shown });
    if (kept.size < known.size) setChecked(kept);
  }
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

const noChecks: ReadonlyMap<string, Row> = new Map();

/** The rows of a loaded set. */
interface SeenRows extends ShownSet {
  found: TableRows;
}

/**
 * The checked rows without those that are gone: they were at hand before, and the same page of a
 * list that has become shorter no longer has them.
 */
function stillThere(
  checked: ReadonlyMap<string, Row>,
  before: SeenRows,
  now: SeenRows,
): ReadonlyMap<string, Row> {
  const isShorter = now.found.total < before.found.total;
  if (checked.size === 0 || now.among !== before.among || !isShorter) return checked;
  const atHand = new Set(now.found.keys.values());
  const gone = new Set([...before.found.keys.values()].filter((key) => !atHand.has(key)));
  return new Map([...checked].filter(([key]) => !gone.has(key)));
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
    const toggle = (key: string): void => setKeys((open) => toggled(open, key));
    return { block, keys, toggle };
  }, [block, can, keys]);
}
