import { argumentsOf, expressionsOf } from "../../../../../src/language/plan/call-arguments.ts";
import { useHost } from "../../../../runtime/page/contexts.ts";
import { useScope } from "../../../../runtime/page/use-scope.ts";
import type { PagesEnd } from "../../../../runtime/read/pages/page-turn.ts";
import type { TablePlan } from "../../kind.ts";
import { readAllRows } from "../../query/read-all-rows.ts";
import type { Row } from "../../query/table-rows.ts";
import { SheetFault } from "../sheet/sheet-cell.ts";

/** Maximum existing records read for comparison. */
const mostRecords = 100_000;

/** The existing records, with the reason why some are missing. */
export interface ExistingRecords {
  rows: readonly Row[];
  end: PagesEnd | null;
}

/**
 * Reads all records of a table, ignoring its search. @throws SheetFault where there are too many,
 * CallError where they cannot be read.
 */
export function useExisting(plan: TablePlan): (signal: AbortSignal) => Promise<ExistingRecords> {
  const host = useHost();
  const scope = useScope(expressionsOf(plan.rows.call));
  return async (signal) => {
    const args = argumentsOf(plan.rows.call, scope);
    if (args === null) return { rows: [], end: null };
    const all = { filters: {}, page: 1, size: plan.pageSize, sort: null, folded: [] };
    const onProgress = (_done: number, total: number): void => {
      if (total > mostRecords) throw new SheetFault("tooManyRecords", { limit: mostRecords });
    };
    return await readAllRows(plan, all, host, { args, signal, onProgress });
  };
}
