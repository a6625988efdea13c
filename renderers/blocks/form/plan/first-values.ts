import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { holderOf } from "../../../../src/catalogue/resources/alike.ts";
import {
  fieldsAtStake,
  replacedList,
  replacedRecord,
} from "../../../../src/catalogue/resources/replaced-record.ts";
import { constantNames } from "../../../../src/catalogue/schema/constants.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import type { Expression } from "../../../../src/language/expression/scope.ts";
import { otherKey } from "../../../../src/language/fit/key-fit.ts";
import { otherKeyCarried } from "../../../../src/language/fit/path-key.ts";
import { fullTypeName, isAssignable, misfitOfType } from "../../../../src/language/fit/type-fit.ts";
import { planCall } from "../../../../src/language/plan/call.ts";
import { planTyped } from "../../../../src/language/plan/expression.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import { toldAs } from "../../../../src/language/scaffold/untold-fields.ts";
import type { Described } from "../../../../src/language/shape/shape.ts";
import {
  anyType,
  nullType,
  type RecordType,
  recordType,
  type Type,
  typeOfSchema,
} from "../../../../src/language/type.ts";
import { replacedFields, type valuesShape } from "./sent-back.ts";

/** Where a form's first values come from. */
export type FormValues =
  | { type: "expression"; expression: Expression }
  | { type: "call"; call: CallPlan; as: Expression | null };

/** How a form fills its request, as far as its first values are concerned. */
export interface Filled {
  submit: CallPlan;
  request: JsonSchema;
  /** The names of the entered fields. */
  asked: readonly string[];
  /** The names of the fields that are sent back without being shown. */
  carried: readonly string[];
  /** Whether the form is never submitted. */
  isShownOnly: boolean;
}

/**
 * Plans a form's first values; `null` where it has none, or after reporting invalid ones. Their
 * schema must fit the entered fields and contain every carried field.
 */
export function planFirstValues(
  planner: Planner,
  source: Described<typeof valuesShape> | undefined,
  filled: Filled,
): FormValues | null {
  const pointer = `${planner.at}/values`;
  if (source === undefined) {
    if (!filled.isShownOnly && !planner.isMeant(pointer))
      reportEmpty(planner, filled.submit, pointer);
    return null;
  }
  if (typeof source === "string") {
    const expression = planValues(planner, source, pointer, filled);
    return expression && { type: "expression", expression };
  }
  const call = planCall(planner, source.load, `${pointer}/load`, { effect: "read" });
  if (!call) return null;
  const { list, answer } = operationOf(planner.catalogue, call);
  if (list) {
    planner.report("listNotRecord", `${pointer}/load`, { name: call.operation });
    return null;
  }
  const type = answer ? typeOfSchema(planner.catalogue, answer) : nullType;
  if (source.as !== undefined) {
    const within = planner.withScope({ answer: type });
    const as = planValues(within, source.as, `${pointer}/as`, filled);
    return as && { type: "call", call, as };
  }
  reportLacking(planner, type, filled, pointer);
  const misfit = misfitOfType(type, wantedBy(planner, filled, ""));
  if (misfit) {
    const values = { given: fullTypeName(misfit.given), wanted: fullTypeName(misfit.wanted) };
    planner.report("expressionType", `${pointer}/load`, values);
  }
  return { type: "call", call, as: null };
}

/** Plans the expression of first values; `null` after reporting a faulty one. */
function planValues(
  planner: Planner,
  source: string,
  pointer: string,
  filled: Filled,
): Expression | null {
  const planned = planTyped(planner, source, pointer, wantedBy(planner, filled, source));
  if (planned) reportLacking(planner, planned.type, filled, pointer);
  return planned?.expression ?? null;
}

/**
 * The schema that first values must match: every literal field, but only the relevant fields of a
 * record.
 */
function wantedBy(planner: Planner, { request, asked, carried }: Filled, source: string): Type {
  const type = typeOfSchema(planner.catalogue, request);
  if (type.kind !== "record" || request.additionalProperties) return anyType;
  const fields = [...type.fields()];
  // Editors offer every field, since a literal may have any of them.
  const isWritten = planner.watch !== undefined || source.trim().startsWith("{");
  const names = [...asked, ...carried];
  return recordType(
    Object.fromEntries(isWritten ? fields : fields.filter(([name]) => names.includes(name))),
  );
}

/**
 * Reports fields that the first values lack by their schema: required ones of the request, and those
 * of a replaced record that the form asks for. A field with a single allowed value is filled when
 * the request is sent.
 */
function reportLacking(planner: Planner, type: Type, filled: Filled, pointer: string): void {
  const { request, carried, submit, isShownOnly } = filled;
  if (isShownOnly || type.kind !== "record" || type.said?.schema.additionalProperties) return;
  const { catalogue } = planner;
  const constant = constantNames(catalogue, request);
  let isTold = false;
  for (const name of carried) {
    if (!request.required?.includes(name) || constant.includes(name)) continue;
    const place = { catalogue, operation: operationOf(catalogue, submit), parameter: name };
    const { given, wanted } = otherKeyCarried(type, place) ?? {};
    if (given && wanted) planner.report("otherKey", pointer, { given, wanted });
    const isLacking = !type.fields().has(name);
    if (isLacking) planner.report("notInValues", pointer, { name, operation: submit.operation });
    isTold ||= isLacking || Boolean(given && wanted);
  }
  isTold ||= reportOtherAsked(planner, type, filled, pointer);
  // Values of another record lack all of its fields, which one report tells.
  if (!isTold) reportBlank(planner, type, filled, pointer);
}

/** Reports a key that the form asks for, filled with that of another sort of records. */
function reportOtherAsked(
  { catalogue, report }: Planner,
  type: RecordType,
  { request, asked }: Filled,
  pointer: string,
): boolean {
  for (const name of asked) {
    const [given, schema] = [type.fields().get(name), request.properties?.[name]];
    const other = given && schema && otherKey(given, typeOfSchema(catalogue, schema));
    if (!other) continue;
    report("otherKey", pointer, { ...other });
    return true;
  }
  return false;
}

/**
 * Reports fields of a replaced record that the first values lack, such as those of another record:
 * they would be shown blank or left out, and a save would erase what the record holds.
 */
function reportBlank(planner: Planner, type: RecordType, filled: Filled, pointer: string): void {
  const { asked, submit } = filled;
  const { catalogue } = planner;
  const operation = operationOf(catalogue, submit);
  const record = replacedRecord(catalogue, operation);
  const told = (names: readonly string[]) =>
    planner.report("beginsWithout", pointer, {
      operation: submit.operation,
      names: names.join(", "),
    });
  const missing = asked.filter((name) => !type.fields().has(name));
  if (record === null) {
    const atStake = fieldsAtStake(catalogue, operation, filled.request);
    const lost = missing.filter((name) => atStake.includes(name));
    if (lost.length > 0 && lost.length < asked.length) told(lost);
    else reportWithin(planner, type, filled, pointer);
    return;
  }
  const constant = constantNames(catalogue, filled.request);
  const taken = [...submit.args.map(({ name }) => name), ...asked, ...constant];
  const unasked = replacedFields(planner, submit, taken).filter(({ name, type: wanted }) => {
    const given = type.fields().get(name);
    return !given || !isAssignable(given, wanted);
  });
  // A body of several kinds is asked for as one field, which holds the whole record.
  const held = [
    ...Object.keys(record.properties ?? {}),
    ...operation.parameters.filter((one) => one.in === "content").map(({ name }) => name),
  ];
  const lacking = [...missing, ...unasked.map(({ name }) => name)].filter(
    (name) => held.includes(name) || toldAs(catalogue, record, name) !== undefined,
  );
  if (lacking.length > 0) told(lacking);
}

/**
 * Reports first values that hold the record in a field, such as `data`, and have none of the asked
 * fields themselves, so that the form would begin blank.
 */
function reportWithin(
  { catalogue, report }: Planner,
  { said, fields }: RecordType,
  { asked, request }: Filled,
  pointer: string,
): void {
  if (!said || asked.length === 0 || asked.some((name) => fields().has(name))) return;
  const { wrapper = null } = holderOf(catalogue, said.schema, request) ?? {};
  if (wrapper !== null) report("valuesWithin", pointer, { wrapper });
}

/**
 * Reports a form that replaces a whole record or list without loading it, since a save would erase
 * the rest of it.
 */
function reportEmpty(planner: Planner, submit: CallPlan, pointer: string): void {
  const operation = operationOf(planner.catalogue, submit);
  const { catalogue } = planner;
  if (!replacedRecord(catalogue, operation) && !replacedList(catalogue, operation)) return;
  planner.report("beginsEmpty", pointer, { operation: submit.operation });
}
