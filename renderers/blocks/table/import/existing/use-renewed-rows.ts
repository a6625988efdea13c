import { CallError } from "../../../../../src/wire/wire.ts";
import { seenVersions } from "../../../../runtime/act/use-write.ts";
import { useHost } from "../../../../runtime/page/contexts.ts";
import type { TablePlan } from "../../kind.ts";
import type { Row } from "../../query/table-rows.ts";
import type { ImportRow } from "../check-rows.ts";
import type { ImportPlan } from "../import-plan.ts";
import type { ImportRun } from "../send-rows.ts";
import { SheetFault } from "../sheet/sheet-cell.ts";
import type { CheckedFile } from "../use-file-reader.ts";
import { recordsBy, sameValue } from "./same-value.ts";
import { type RowUpdate, requestUpon, sentFields } from "./updated-row.ts";
import { useExisting } from "./use-existing.ts";

/** Rows to send upon their records as they are now; `null` without them. */
type RenewRows = (
  rows: readonly ImportRow[],
  sent: ImportRun | null,
  file: CheckedFile,
  start: (file: CheckedFile, total: number) => AbortSignal,
) => Promise<readonly ImportRow[] | null>;

/**
 * Puts rows upon their records as they are now. Where records have versions, that is needed only for
 * rows that are sent again: the service refuses a row whose record others have changed since it was
 * read. Any other service would take back what others have changed since the check. A row without an
 * answer stays, since its key names what was sent.
 */
export function useRenewedRows(plan: TablePlan, importPlan: ImportPlan): RenewRows {
  const host = useHost();
  const existing = useExisting(plan);
  return async (rows, sent, file, start) => {
    const { key } = file.update;
    const { update } = importPlan;
    if (!key || !update) return rows;
    const unanswered = new Set(sent?.refused.flatMap((one) => (one.isAnswered ? [] : one.row)));
    const isGuarded = ({ request, target }: ImportRow): boolean =>
      sent === null && seenVersions(host, update.operation, request, target) !== undefined;
    const isOld = (row: ImportRow): boolean =>
      row.target !== null && !unanswered.has(row) && !isGuarded(row);
    if (!rows.some(isOld)) return rows;
    const signal = start(file, rows.length);
    try {
      const now = recordsBy(key.name, (await existing(signal)).rows);
      const fields = { key, ...sentFields(host, update) };
      return rows.map((row) => (isOld(row) ? upon(now, row, fields) : row));
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof CallError || error instanceof SheetFault)) throw error;
      // The service refuses these rows once more, as long as their records cannot be read.
      return sent === null ? null : rows;
    }
  };
}

function upon(
  records: ReadonlyMap<string, readonly Row[]>,
  row: ImportRow,
  { key, ...sent }: Pick<RowUpdate, "key" | "names" | "declared">,
): ImportRow {
  const { changed } = row;
  const [target, ...others] = records.get(sameValue(row.target?.[key.name])) ?? [];
  if (!changed || !target || others.length > 0) return row;
  return { ...row, target, request: requestUpon(target, { ...row, changed }, sent) };
}
