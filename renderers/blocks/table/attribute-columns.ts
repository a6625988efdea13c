import {
  type Attribute,
  attributesOf,
  namingAttribute,
} from "../../../src/catalogue/schema/attributes.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import type { Planner } from "../../../src/language/environment.ts";
import { defaultFieldNames } from "../../../src/language/plan/field.ts";
import type { RowsPlan } from "../../../src/language/plan/plans.ts";
import { recordOfRows } from "../../../src/language/plan/rows.ts";

/** The rows, called by an attribute where no field of the record itself is its name. */
export function labelled(planner: Planner, rows: RowsPlan): RowsPlan {
  const label = namingAttribute(planner.catalogue, recordOfRows(planner.catalogue, rows));
  return label ? { ...rows, labelField: label.path } : rows;
}

/**
 * The fields that a table shows if its page names none. The attributes of a record that keeps them
 * in an object of their own are shown like its fields; a field with only one value says nothing.
 */
export function defaultColumnNames(planner: Planner, record: JsonSchema): string[] {
  const own = defaultFieldNames(planner, record);
  const attributes = attributesOf(planner.catalogue, record);
  if (attributes.length === 0) return own;
  const properties = Object.fromEntries(attributes.map(({ path, schema }) => [path, schema]));
  const isTelling = (name: string) => {
    const { enum: listed, const: only } = planner.catalogue.resolve(
      record.properties?.[name] ?? {},
    );
    return only === undefined && listed?.length !== 1;
  };
  return [...own.filter(isTelling), ...defaultFieldNames(planner, { properties })];
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
