import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Derive } from "../../../runtime/show/derived.ts";
import type { TablePlan } from "../kind.ts";
import type { Row } from "../query/table-rows.ts";
import { readRows, type TableRows } from "../query/table-rows.ts";

/** The most rows that are printed: more would block the page for many seconds. */
export const mostPrinted = 5000;

/** The printing of all rows that a table's search finds. */
export interface Printing {
  /** The rows of all pages, as read, while they are printed; `null` otherwise. */
  rows: readonly Row[] | null;
  /** Opens the browser's print dialog with these rows; `null` prints the rows shown. */
  print(rows: readonly Row[] | null): void;
}

/** The events that show that printing has ended, or was not possible. */
const ends = ["afterprint", "pointerdown", "keydown"] as const;

/** Shows the rows of all pages while they are printed. */
export function usePrinting(): Printing {
  const [job, setJob] = useState<Pick<Printing, "rows"> | null>(null);
  // The rows may come while another tab is shown, which must not be printed in their place: effects
  // wait until the page is shown again.
  useEffect(() => {
    if (!job) return undefined;
    const ended = new AbortController();
    const end = (): void => setJob(null);
    for (const type of ends) window.addEventListener(type, end, { signal: ended.signal });
    window.print();
    return () => ended.abort();
  }, [job]);
  return useMemo(
    () => ({
      rows: job?.rows ?? null,
      print: (rows) => flushSync(() => setJob({ rows })),
    }),
    [job],
  );
}

/** A table's plan and rows as printed; the given ones where nothing is printed. */
export function usePrinted(
  plan: TablePlan,
  found: TableRows,
  printed: Printing["rows"],
  { keyField, derive }: { keyField: string | null; derive: Derive },
): { plan: TablePlan; all: TableRows } {
  return useMemo(() => {
    if (!printed) return { plan, all: found };
    const place = { page: 1, size: printed.length };
    const all = readRows(printed, { list: { rows: "" }, keyField }, place, derive);
    return { plan: { ...plan, isPaged: false }, all };
  }, [plan, found, printed, keyField, derive]);
}
