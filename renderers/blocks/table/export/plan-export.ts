import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { exportFaults, namedExport } from "../../../../src/catalogue/paging/list-export.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import { fileTypeNames, fileTypeOf } from "../../../../src/language/file-types.ts";
import type { RowsPlan } from "../../../../src/language/plan/plans.ts";

/** The operation with which the service itself returns all rows of a table as a file. */
export interface ExportPlan {
  operation: string;
  requires: readonly string[];
  /** The label of the file's format; `null` where its media type is none that people know. */
  format: string | null;
}

/**
 * Plans the export that the catalogue names for a list (`x-export`); `null` where it names none or
 * one whose file could hold other rows than the table shows, which `screens check` reports.
 */
export function planExport({ catalogue, isPublic }: Planner, rows: RowsPlan): ExportPlan | null {
  const list = operationOf(catalogue, rows.call);
  const named = namedExport(catalogue, list);
  if (!named || exportFaults(catalogue, list, named).length > 0) return null;
  if (isPublic && !named.isPublic) return null;
  return {
    operation: named.id,
    requires: named.permission === null ? [] : [named.permission],
    format: formatOf(named.file ?? ""),
  };
}

function formatOf(media: string): string | null {
  const types = fileTypeNames.map(fileTypeOf);
  return types.find(({ mediaTypes }) => mediaTypes.includes(media))?.label ?? null;
}
