import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { isNullable, type JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import type { CallPlanner } from "../environment.ts";
import { evaluate, holds } from "../expression/evaluate.ts";
import type { Expression, ScopeTypes } from "../expression/scope.ts";
import { permissionsOf, planCall } from "../plan/call.ts";
import { planOptional } from "../plan/expression.ts";
import type { CallPlan } from "../plan/plans.ts";
import { boolType, nullType, typeOfSchema } from "../type.ts";
import { cataloguePlanner } from "./catalogue-planner.ts";

/** The call that undoes another call, with its expressions compiled. */
export interface InversePlan {
  call: CallPlan;
  when: Expression | null;
  /** The fields that the previous record must have; without them the call cannot be undone. */
  rowFields: readonly string[];
  /** Whether `row` is a list of all changed records. */
  takesRows: boolean;
  requires: readonly string[];
}

/** The data of a successful call; `row` is the record as it was before the call. */
export interface DoneCall {
  request: Readonly<Record<string, unknown>>;
  answer: unknown;
  row: unknown;
}

/** Whether a service takes the call that the catalogue names as an operation's inverse. */
export function canBeUndone({ inverse, service }: Operation): boolean {
  return inverse !== null && service.isBare !== true;
}

/**
 * Plans the call that the catalogue names as an operation's inverse; `null` if it names none, or
 * one with faults, which are reported at their pointers into the document.
 */
export function planInverse(
  catalogue: Catalogue,
  operation: Operation,
  report: CallPlanner["report"] = () => {},
): InversePlan | null {
  const { inverse } = operation;
  if (!inverse || !canBeUndone(operation)) return null;
  const at = `/paths${pointerStep(operation.path)}/${operation.method}/x-inverse`;
  if (!catalogue.operations.has(inverse.operationId)) {
    report("unknownOperation", `${at}/operationId`, { name: inverse.operationId });
    return null;
  }
  let isSound = true;
  const scope = scopeOf(catalogue, operation, inverse.row);
  const planner = cataloguePlanner(catalogue, at, scope, (...fault) => {
    isSound = false;
    report(...fault);
  });
  const when = planOptional(planner, inverse.when, `${at}/when`, boolType);
  const source = { call: inverse.operationId, with: inverse.with ?? {} };
  const call = planCall(planner, source, at, { effect: "write" });
  if (!call || !isSound) return null;
  const row = catalogue.resolve(inverse.row ?? {});
  const { required: rowFields = [] } = catalogue.resolve(row.items ?? row);
  return { call, when, rowFields, takesRows: row.type === "array", requires: permissionsOf(call) };
}

function scopeOf(
  catalogue: Catalogue,
  { request, answer }: Operation,
  row: JsonSchema | undefined,
): ScopeTypes {
  return {
    request: typeOfSchema(catalogue, request),
    answer: answer ? typeOfSchema(catalogue, answer) : nullType,
    ...(row ? { row: typeOfSchema(catalogue, row) } : {}),
  };
}

/** The arguments of the call that undoes a call; `null` if it cannot be undone. */
export function inverseArguments(
  catalogue: Catalogue,
  { call, when, rowFields, takesRows }: InversePlan,
  { request, answer, row: before }: DoneCall,
): Record<string, unknown> | null {
  const row = takesRows ? [before].flat() : before;
  const isWhole = (one: unknown) =>
    rowFields.every((field) => isRecord(one) && Object.hasOwn(one, field));
  if (!(Array.isArray(row) ? row : [row]).every(isWhole)) return null;
  const scope = { variables: { request, answer, row }, can: () => false };
  if (!holds(when, scope)) return null;
  const { parameters } = operationOf(catalogue, call);
  const args: Record<string, unknown> = {};
  for (const { name, isRequired, value } of call.args) {
    const argument = evaluate(value, scope) ?? null;
    const schema = parameters.find((parameter) => parameter.name === name)?.schema;
    if (!lacksValue(catalogue, schema ?? {}, argument)) args[name] = argument;
    else if (isRequired || argument !== null) return null;
  }
  return args;
}

/** Whether a value is missing, or lacks a part that its schema requires. */
function lacksValue(catalogue: Catalogue, source: JsonSchema, value: unknown): boolean {
  const schema = catalogue.resolve(source);
  if (value === null || value === undefined) return !isNullable(schema);
  const { items = {}, properties = {}, required = [] } = schema;
  if (Array.isArray(value)) return value.some((item) => lacksValue(catalogue, items, item));
  if (!isRecord(value)) return false;
  return required.some((name) => lacksValue(catalogue, properties[name] ?? {}, value[name]));
}
