import { operationOf } from "../../catalogue/operation-of.ts";
import { isPaged, pagingParameters } from "../../catalogue/paging/paging.ts";
import { plain } from "../../catalogue/resources/paths.ts";
import { isAmountName, isIdName } from "../../catalogue/schema/id-name.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { isNumeric, typesOf } from "../../catalogue/schema/json-schema.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import type { Planner } from "../environment.ts";
import type { Expression } from "../expression/scope.ts";
import { insteadOfKey, type OtherKey, otherKey } from "../fit/key-fit.ts";
import { fullTypeName, isAssignable } from "../fit/type-fit.ts";
import { type Described, object, optional, reference, required, string } from "../shape/shape.ts";
import { suggest } from "../suggest.ts";
import type { Type } from "../type.ts";
import { callShape, planCall } from "./call.ts";
import { typeOfField } from "./field.ts";
import type { CallPlan, FieldPlan, RowsPlan } from "./plans.ts";
import { namedField, planRows, recordOfRows, typeOfRow, typeOfRowField } from "./rows.ts";

/** The shape of the source of a field's options. */
export const optionsShape = object({
  call: required(
    callShape,
    "The list operation whose rows are the options; `form` holds the values so far, `item` those of the inner record that the field belongs to.",
  ),
  value: optional(
    reference("field"),
    "The row's field that is stored; its key unless said otherwise.",
  ),
  label: optional(reference("field"), "The row's field that is shown."),
  search: optional(
    string(),
    "The parameter that takes what is typed; that of the label's name unless said otherwise.",
  ),
  one: optional(callShape, "The read that answers the row of a stored value, `value`."),
});

/** The options of a field, which are the rows of a call. */
export interface OptionsPlan {
  rows: RowsPlan;
  valueField: string;
  labelField: string;
  /** The parameter for the typed text if the service searches; otherwise `null`. */
  search: string | null;
  /** The read that returns the row of a stored value, for the row's label. */
  one: CallPlan | null;
  /** Whether the options depend on other values of the form, or of the record within it. */
  followsForm: boolean;
}

/** Plans a field's options; `null` after reporting an operation that returns no list. */
export function planOptions(
  planner: Planner,
  field: FieldPlan,
  source: Described<typeof optionsShape>,
  pointer: string,
): OptionsPlan | null {
  const rows = planRows(planner, source.call, `${pointer}/call`, "choose");
  if (!rows) return null;
  const record = recordOfRows(planner.catalogue, rows);
  const labelField =
    namedField(planner, record, source.label, `${pointer}/label`) ?? rows.labelField;
  const valueField = namedField(planner, record, source.value, `${pointer}/value`) ?? rows.keyField;
  const place = source.value ? `${pointer}/value` : pointer;
  const key = planner.catalogue.resolve(record.properties?.[rows.keyField] ?? {});
  // A text may be what people know a record by, such as the code of a currency.
  const isOpaque =
    source.label === rows.keyField &&
    isIdName(rows.keyField) &&
    (typesOf(key).some(isNumeric) || key.format === "uuid");
  if (isOpaque && rows.labelField !== rows.keyField && source.value !== rows.labelField) {
    const values = { name: rows.keyField, label: rows.labelField };
    planner.report("labelledByKey", `${pointer}/label`, values, { suggestion: rows.labelField });
  }
  if (areExchanged(field, rows, source)) {
    planner.report("swappedArguments", place, { name: "value", other: "label" });
  } else reportStored(planner, field, rows, valueField, place);
  return {
    rows,
    valueField,
    labelField,
    search: planSearch(planner, rows, source.search, labelField, `${pointer}/search`),
    one: planOne(planner, field, source, labelField, `${pointer}/one`),
    followsForm: rows.call.args.some(({ value }) => followsForm(value)),
  };
}

/** Whether the name of a record is stored where its key would be, which is shown as its name. */
function areExchanged(
  field: FieldPlan,
  { keyField, labelField }: RowsPlan,
  { value = keyField, label }: Described<typeof optionsShape>,
): boolean {
  if (label !== keyField || value === keyField) return false;
  return value === labelField || plain(field.name).endsWith(plain(label));
}

/** Whether an expression reads the values entered in the surrounding form. */
export function followsForm({ uses }: Expression): boolean {
  return uses.includes("form") || uses.includes("item");
}

/** Reports options whose stored value fits neither the field nor the items of its list. */
function reportStored(
  planner: Planner,
  field: FieldPlan,
  rows: RowsPlan,
  name: string,
  pointer: string,
): void {
  const given = typeOfRowField(planner, rows, name);
  const type = typeOfField(planner, field);
  const wanted = type.kind === "list" ? type.of : type;
  if (isAssignable(given, wanted)) {
    const instead = insteadOfKey(typeOfRow(planner, rows), name, wanted);
    const amount = amountForKey(given, field, name);
    const other = otherKey(given, wanted) ?? instead ?? amount;
    const suggestion = instead?.key ?? (amount && rows.keyField);
    if (other) planner.report("otherKey", pointer, { ...other, name }, { suggestion });
    return;
  }
  const values = { name, given: fullTypeName(given), wanted: fullTypeName(wanted) };
  planner.report("optionsDoNotFit", pointer, values);
}

/** Reports a number, such as a count, that is stored in a field whose name says that it holds an id. */
function amountForKey({ kind }: Type, field: FieldPlan, name: string): OtherKey | null {
  const isAmount = kind === "number" && isAmountName(name) && isIdName(field.name);
  return isAmount ? { given: name, wanted: field.name } : null;
}

/**
 * A service that returns one page of a list at a time must search; one that returns all need not.
 */
function planSearch(
  planner: Planner,
  { call, list }: RowsPlan,
  named: string | undefined,
  labelField: string,
  pointer: string,
): string | null {
  const bound = new Set([...call.args.map(({ name }) => name), ...pagingParameters(list)]);
  const { parameters } = operationOf(planner.catalogue, call);
  const texts = parameters.filter(
    ({ name, schema }) =>
      !bound.has(name) && typesOf(planner.catalogue.resolve(schema))[0] === "string",
  );
  const known = texts.map(({ name }) => name);
  if (named === undefined) {
    return isPaged(list) && known.includes(labelField) ? labelField : null;
  }
  if (known.includes(named)) return named;
  const values = { name: named, operation: call.operation, known: known.join(", ") || "—" };
  planner.report("unknownParameter", pointer, values, { suggestion: suggest(named, known) });
  return null;
}

function planOne(
  planner: Planner,
  field: FieldPlan,
  { one }: Described<typeof optionsShape>,
  labelField: string,
  pointer: string,
): CallPlan | null {
  if (one === undefined) return null;
  const type = typeOfField(planner, field);
  const value = type.kind === "list" ? type.of : type;
  const expectation = { effect: "read", moment: "choose" } as const;
  const call = planCall(planner.withScope({ value }), one, pointer, expectation);
  if (!call) return null;
  const known = Object.keys(answeredRecord(planner, call).properties ?? {});
  if (known.includes(labelField)) return call;
  const suggestion = suggest(labelField, known);
  const values = { name: labelField, known: known.join(", ") || "—" };
  planner.report("unknownField", pointer, values, { suggestion });
  return null;
}

/** The schema of the record that a call returns; for a list, that of its rows. */
function answeredRecord({ catalogue }: Planner, call: CallPlan): JsonSchema {
  const operation = operationOf(catalogue, call);
  const answer = catalogue.resolve(operation.answer ?? {});
  return operation.list ? (recordOf(catalogue, operation) ?? {}) : answer;
}
