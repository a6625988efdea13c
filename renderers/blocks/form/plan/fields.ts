import { constantNames } from "../../../../src/catalogue/schema/constants.ts";
import {
  type JsonSchema,
  listedValues,
  typesOf,
} from "../../../../src/catalogue/schema/json-schema.ts";
import type { CellSettings, Planner } from "../../../../src/language/environment.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { asEntered } from "../../../../src/language/fit/entered.ts";
import { type ColumnPlan, someColumnsShape } from "../../../../src/language/plan/column.ts";
import { planCondition } from "../../../../src/language/plan/expression.ts";
import { defaultFieldNames, planField, typeOfField } from "../../../../src/language/plan/field.ts";
import { type InputPlan, inputProperties, planInput } from "../../../../src/language/plan/input.ts";
import type { FieldPlan } from "../../../../src/language/plan/plans.ts";
import { planCell } from "../../../../src/language/plan/value-kind.ts";
import {
  choice,
  type Described,
  expression,
  list,
  object,
  optional,
  reference,
} from "../../../../src/language/shape/shape.ts";
import { typeName, typeOfSchema } from "../../../../src/language/type.ts";
import {
  type FieldActionPlan,
  fieldActionShape,
  planFieldAction,
  planRemoteCheck,
  type RemoteCheckPlan,
  remoteCheckShape,
} from "./field-calls.ts";
import { planRowColumns } from "./row-columns.ts";

const fieldProperties = {
  ...inputProperties,
  only: optional(expression(), "Offers only those of its values, `value`, for which this holds."),
};

const { when: _when, ...innerProperties } = fieldProperties;

const innerShape = list(choice(reference("field"), object(innerProperties)), 1);

/** The source shape of a form's field: its name, or the name with deviations from the catalogue. */
export const fieldShape = choice(
  reference("field"),
  object({
    ...fieldProperties,
    to: optional(reference("field"), "The field of the end, where a range enters a pair of them."),
    items: optional(innerShape, "The fields of a record, or of each record of a list."),
    columns: optional(
      someColumnsShape,
      "Columns beside those of a list: calculated from a record of it, `row`, or what is shown below one that is entered; `answer` is the list.",
    ),
    action: optional(fieldActionShape, "A button beside it, as one that sends a code."),
    check: optional(remoteCheckShape, "A call that tells whether the value is fine."),
  }),
);

/** A field of a form as written. */
export type FieldSource = Described<typeof fieldShape>;

/** The plan of a form's field, with all that stands beside and below its input. */
export interface FormField extends InputPlan {
  action: FieldActionPlan | null;
  check: RemoteCheckPlan | null;
  /** The fields of a record, or of each record of a list, else `null`. */
  items: readonly FormField[] | null;
  /** The computed columns and sums of a list of records. */
  columns: readonly ColumnPlan[];
  /** The field that holds the end of the range that starts here. */
  to: FieldPlan | null;
  /** The conditions under which the field is shown: its own, its section's and its step's. */
  conditions: readonly Expression[];
  /** The cell that shows the value where the form is read only, and the cell's options. */
  cell: string;
  settings: CellSettings;
}

/** Maximum depth to which a recursive schema is planned. */
const deepest = 4;

/** Plans a field; `form` is in the planner's scope. Reports an unknown field and returns `null`. */
export function planFormField(
  planner: Planner,
  owner: JsonSchema,
  source: FieldSource,
  pointer: string,
  depth = 0,
): FormField | null {
  const written = typeof source === "string" ? { field: source } : source;
  const { action, check } = written;
  const input = planInput(planner, owner, source, pointer, written.to !== undefined);
  if (!input) return null;
  const items = planItems(planner, input, written.items, pointer, depth);
  return {
    ...input,
    action: action ? planFieldAction(planner, action, `${pointer}/action`) : null,
    only: planOnly(planner, input, written.only, `${pointer}/only`),
    check: check ? planRemoteCheck(planner, check, `${pointer}/check`) : null,
    items,
    columns: planRowColumns(planner, input, items, written.columns, `${pointer}/columns`),
    to: planEnd(planner, owner, input, written.to, pointer),
    conditions: input.when === null ? [] : [input.when],
    ...planCell(planner, { ...input, record: owner, pointer }, undefined),
  };
}

/** Plans which values a field offers; options from a call are narrowed by the call's arguments. */
function planOnly(
  planner: Planner,
  field: InputPlan,
  source: string | undefined,
  pointer: string,
): Expression | null {
  if (source === undefined) return null;
  const { name, schema, dictionary, options } = field;
  const item =
    typesOf(schema)[0] === "array" ? planner.catalogue.resolve(schema.items ?? {}) : schema;
  if (options !== null || (dictionary === null && listedValues(item) === null)) {
    planner.report("hasNoChoices", pointer, { field: name });
    return null;
  }
  const type = typeOfField(planner, field);
  const value = type.kind === "list" ? type.of : type;
  return planCondition(planner.withScope({ value }), source, pointer);
}

/** The schema of the record, or of each record of the list, that a field holds; else `null`. */
export function recordSchemaOf(
  { catalogue }: Pick<Planner, "catalogue">,
  schema: JsonSchema,
): JsonSchema | null {
  // A tuple has a schema for each position, so it has no common record schema.
  if (schema.prefixItems) return null;
  const type = typesOf(schema)[0];
  const record = type === "array" ? catalogue.resolve(schema.items ?? {}) : schema;
  return record.properties && typesOf(record)[0] === "object" ? record : null;
}

function planItems(
  planner: Planner,
  { name, schema, type }: InputPlan,
  sources: Described<typeof innerShape> | undefined,
  pointer: string,
  depth: number,
): FormField[] | null {
  const record = recordSchemaOf(planner, schema);
  if (!record) {
    if (sources) planner.report("noRecord", `${pointer}/items`, { name, type: typeName(type) });
    return null;
  }
  if (depth >= deepest) return null;
  const names = sources ?? formFieldNames(planner, record);
  const ofItem = planner.withScope({ item: asEntered(typeOfSchema(planner.catalogue, record)) });
  const met = new Set<string>();
  return names.flatMap((source, index) => {
    const at = `${pointer}/items/${index}`;
    const item = source && planFormField(ofItem, record, source, at, depth + 1);
    if (!item) return [];
    if (met.has(item.name)) planner.report("duplicateField", at, { name: item.name });
    met.add(item.name);
    return [item];
  });
}

/**
 * The fields of a form whose page names none: fields of plain types and computed fields, without
 * those that have to hold a constant.
 */
export function formFieldNames(planner: Planner, owner: JsonSchema): string[] {
  const plain = new Set(defaultFieldNames(planner, owner));
  const constant = constantNames(planner.catalogue, owner);
  return Object.entries(owner.properties ?? {})
    .filter(([name, property]) => plain.has(name) || isMadeOfOthers(planner, property))
    .flatMap(([name]) => (constant.includes(name) ? [] : [name]));
}

function isMadeOfOthers(planner: Planner, property: JsonSchema): boolean {
  const schema = planner.catalogue.resolve(property);
  const isOpen = schema["x-hidden"] !== true && schema.readOnly !== true;
  const type = typesOf(schema)[0];
  return isOpen && (type === "object" || type === "array");
}

function planEnd(
  planner: Planner,
  owner: JsonSchema,
  { name, widget, type, schema }: InputPlan,
  to: string | undefined,
  pointer: string,
): FieldPlan | null {
  const kind = planner.environment.widgets.get(widget);
  if (to === undefined) {
    if (kind?.isPair) planner.report("missingProperty", pointer, { name: "to" });
    return null;
  }
  const end = planField(planner, owner, to, `${pointer}/to`);
  if (!end) return null;
  const isAlike = end.name !== name && end.schema.format === schema.format;
  if (kind?.isPair && isAlike && kind.accepts(typeOfField(planner, end), end.schema)) return end;
  const values = { name: widget, field: to, type: typeName(end.type ?? type) };
  planner.report("widgetDoesNotFit", `${pointer}/to`, values);
  return null;
}
