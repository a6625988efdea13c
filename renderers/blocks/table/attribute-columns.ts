import { type Attribute, namingAttribute } from "../../../src/catalogue/schema/attributes.ts";
import type { Planner } from "../../../src/language/environment.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";
import { recordOfRows } from "../../../src/language/plan/rows.ts";

/**
 * The plan of rows whose label is an attribute, if no field of the record itself names the record.
 */
export function labelled(planner: Planner, rows: RowsPlan): RowsPlan {
  const label = namingAttribute(planner.catalogue, recordOfRows(planner.catalogue, rows));
  return label ? { ...rows, labelField: label.path } : rows;
}

/** Whether a paged list can be sorted by a column, and by which name if the column is a path. */
export function sortOf(
  name: string,
  sortable: readonly string[],
  attributes: readonly Attribute[],
): { isSortable: boolean; sortedAs?: string } {
  const attribute = attributes.find(({ path }) => path === name);
  const sortedAs = attribute && sortable.includes(attribute.name) ? attribute.name : undefined;
  const isSortable = sortable.includes(name) || sortedAs !== undefined;
  return { isSortable, ...(sortedAs !== undefined && { sortedAs }) };
}
