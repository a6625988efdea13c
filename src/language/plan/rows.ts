import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ListExtension } from "../../catalogue/openapi.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { isPaged, pagingParameters } from "../../catalogue/paging/paging.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import { argumentAt } from "../../catalogue/schema/pointer.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import type { Planner } from "../environment.ts";
import { suggest } from "../suggest.ts";
import { anyType, type Type, typeOfSchema } from "../type.ts";
import { type CallSource, planCall } from "./call.ts";
import { tellPart } from "./part.ts";
import type { CallMoment, CallPlan, RowsPlan } from "./plans.ts";

/** Plans a list read; `null` after reporting an operation that returns no list. */
export function planRows(
  planner: Planner,
  source: CallSource,
  pointer: string,
  moment: CallMoment = "load",
): RowsPlan | null {
  const operation = operationNamed(planner, source);
  planner.watch?.call(pointer, { effect: "read", isList: true });
  const supplies = pagingParameters(operation?.list);
  const call = planCall(planner, source, pointer, { effect: "read", supplies, moment });
  if (!call) return null;
  const record = operation && recordOf(planner.catalogue, operation);
  if (!record || !operation.list) {
    const place = typeof source === "string" ? pointer : `${pointer}/call`;
    planner.report("notAList", place, { name: operation?.id ?? "" });
    return null;
  }
  reportPaging(planner, call, operation.list, pointer);
  const keyField = keyFieldOf(record);
  const plan = {
    call,
    list: operation.list,
    keyField,
    labelField: record["x-label"] ?? firstText(planner.catalogue, record) ?? keyField,
  };
  tellPart(planner, "rows", pointer, operation.id, plan);
  return plan;
}

const sorting = /(^|_)((sub)?type|kind|object|status|state)$|[a-z](Type|Kind|Object|Status|State)$/;

/** Whether a field's values sort records, by its name, so that all rows of a list may have the same. */
export const sortsRecords = (name: string): boolean => sorting.test(name);

/**
 * The first text by which people may tell records apart: neither the key nor a sort of record, such
 * as `resource_type`, by which a question before a deletion would name no record.
 */
function firstText(
  { resolve }: Pick<Catalogue, "resolve">,
  record: JsonSchema,
): string | undefined {
  const keyField = keyFieldOf(record);
  const found = Object.entries(record.properties ?? {}).find(([name, property]) => {
    const schema = resolve(property);
    const isOne = schema.const !== undefined || schema.enum !== undefined;
    const isText = typesOf(schema)[0] === "string" && !isOne;
    return isText && name !== keyField && !sortsRecords(name);
  });
  return found?.[0];
}

/** Reports arguments that turn pages: whatever shows the list turns them itself. */
function reportPaging(
  { report }: Planner,
  { args }: CallPlan,
  list: ListExtension,
  pointer: string,
): void {
  if (!isPaged(list)) return;
  for (const { name } of args) {
    if (![list.current, list.cursor, list.size].includes(name)) continue;
    report("turnsPagesItself", argumentAt(pointer, name), { name }, { onKey: true });
  }
}

/** The resolved schema of one record in the list that a call returns. */
export function recordOfRows(catalogue: Catalogue, { call }: Pick<RowsPlan, "call">): JsonSchema {
  return recordOf(catalogue, operationOf(catalogue, call)) ?? {};
}

/** The type of one record in the list that a call returns. */
export function typeOfRow({ catalogue }: Pick<Planner, "catalogue">, rows: RowsPlan): Type {
  return typeOfSchema(catalogue, recordOfRows(catalogue, rows));
}

/** The type of a field of a record in the list that a call returns. */
export function typeOfRowField(
  planner: Pick<Planner, "catalogue">,
  rows: RowsPlan,
  name: string,
): Type {
  const type = typeOfRow(planner, rows);
  return (type.kind === "record" && type.fields().get(name)) || anyType;
}

/** The type of one row of a list call, for the state of a block that is not planned yet. */
export function rowTypeOf(planner: Planner, source: CallSource): Type {
  const operation = operationNamed(planner, source);
  const record = operation && recordOf(planner.catalogue, operation);
  return record ? typeOfSchema(planner.catalogue, record) : { kind: "any" };
}

function operationNamed(planner: Planner, source: CallSource) {
  return planner.catalogue.operations.get(typeof source === "string" ? source : source.call);
}

/** The field that identifies a record: the one that its schema names, otherwise the first. */
export function keyFieldOf(record: JsonSchema): string {
  return record["x-key"] ?? Object.keys(record.properties ?? {})[0] ?? "id";
}

/**
 * A field of the records by name; `null` if no name is given, or after reporting an unknown one.
 */
export function namedField(
  planner: Planner,
  record: JsonSchema,
  name: string | undefined,
  pointer: string,
): string | null {
  if (name === undefined) return null;
  planner.watch?.fields(pointer, record);
  const known = Object.keys(record.properties ?? {});
  if (known.includes(name)) return name;
  const suggestion = suggest(name, known);
  planner.report("unknownField", pointer, { name, known: known.join(", ") || "—" }, { suggestion });
  return null;
}
