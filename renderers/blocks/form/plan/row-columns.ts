import type { Planner } from "../../../../src/language/environment.ts";
import {
  type ColumnPlan,
  planColumns,
  type someColumnsShape,
} from "../../../../src/language/plan/column.ts";
import type { InputPlan } from "../../../../src/language/plan/input.ts";
import type { Described } from "../../../../src/language/shape/shape.ts";
import { listType, typeOfSchema } from "../../../../src/language/type.ts";

/**
 * Plans the computed columns and sums of the `items` of a list. An entered column can only have a
 * sum; a column that would show nothing is reported.
 */
export function planRowColumns(
  planner: Planner,
  { schema, type }: InputPlan,
  items: readonly { name: string }[] | null,
  sources: Described<typeof someColumnsShape> | undefined,
  pointer: string,
): ColumnPlan[] {
  if (sources === undefined) return [];
  if (items === null || type.kind !== "list") {
    const known = "field, label, help, widget, when, options, upload, only";
    planner.report("unknownProperty", pointer, { name: "columns", known }, { onKey: true });
    return [];
  }
  const record = planner.catalogue.resolve(schema.items ?? {});
  const rows = listType(typeOfSchema(planner.catalogue, record));
  const entered = new Set(items.map(({ name }) => name));
  for (const [index, source] of sources.entries()) {
    const {
      field = "",
      value,
      summary,
    } = typeof source === "string" ? { field: source } : (source ?? {});
    if (!entered.has(field) || value !== undefined || summary !== undefined) continue;
    planner.report("duplicateField", `${pointer}/${index}`, { name: field });
  }
  return planColumns(planner, record, sources, pointer, { answer: rows, chosenBy: [] });
}
