import { useCallback, useMemo, useState } from "react";
import type { Row, TableRows } from "../query/table-rows.ts";

/** The rows checked for actions on several, on whatever pages they stand. */
export interface CheckedRows {
  rows: ReadonlyMap<string, Row>;
  /** Checks exactly these, of the rows at hand and those checked before. */
  check(keys: readonly string[]): void;
  toggle(key: string): void;
}

/** Keeps the checked rows by key, so that they stay through paging, searching and refreshing. */
export function useCheckedRows({ keys }: TableRows): CheckedRows {
  const [checked, setChecked] = useState<ReadonlyMap<string, Row>>(new Map());
  const atHand = useMemo(() => new Map([...keys].map(([row, key]) => [key, row])), [keys]);
  const rows = useMemo(
    () => new Map([...checked].map(([key, row]) => [key, atHand.get(key) ?? row])),
    [checked, atHand],
  );
  const check = useCallback(
    (wanted: readonly string[]) =>
      setChecked((before) => {
        const found = wanted.flatMap((key): [string, Row][] => {
          const row = atHand.get(key) ?? before.get(key);
          return row ? [[key, row]] : [];
        });
        return new Map(found);
      }),
    [atHand],
  );
  return useMemo(() => {
    const toggle = (key: string): void => {
      const others = [...rows.keys()].filter((other) => other !== key);
      check(rows.has(key) ? others : [...others, key]);
    };
    return { rows, check, toggle };
  }, [rows, check]);
}
