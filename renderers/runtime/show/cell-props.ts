import type { ColumnPlan } from "../../../src/language/plan/column.ts";
import type { FieldPlan } from "../../../src/language/plan/plans.ts";

/** What every cell's view takes; a view reads the settings as its own cell's. */
export interface CellProps<Settings extends object = object> {
  value: unknown;
  row: Readonly<Record<string, unknown>>;
  field: FieldPlan & Partial<Pick<ColumnPlan, "value">> & { settings?: Settings | null };
  /** The row's label, where known. */
  subject?: string | undefined;
}
