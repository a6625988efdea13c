import type { Operation } from "../../../../src/catalogue/operation.ts";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import { otherKeyCarried } from "../../../../src/language/fit/path-key.ts";
import { permissionsOf, planCall } from "../../../../src/language/plan/call.ts";
import { planField } from "../../../../src/language/plan/field.ts";
import type { CallPlan, FieldPlan } from "../../../../src/language/plan/plans.ts";
import {
  argument,
  choice,
  type Described,
  list,
  map,
  object,
  optional,
  reference,
  required,
} from "../../../../src/language/shape/shape.ts";
import {
  type PlainType,
  type Type,
  typeName,
  typeOfSchema,
} from "../../../../src/language/type.ts";

/** The source of an import: the write alone, or with deviations from the catalogue. */
export const importShape = choice(
  reference("operation"),
  object({
    call: required(reference("operation"), "The write that is called for each row of the file."),
    with: optional(
      map(argument()),
      "Arguments that are the same for all rows: a string is an expression.",
    ),
    update: optional(
      reference("operation"),
      "The write that changes a record instead, which is found by the column that a person chooses; its other values stay.",
    ),
    fields: optional(
      list(reference("field"), 1),
      "The request's fields that are the file's columns; all that a cell can hold if left out.",
    ),
  }),
);

/** The plan of an import, which makes one call for each row of a file. */
export interface ImportPlan {
  call: CallPlan;
  requires: readonly string[];
  /** The write that updates an existing record; `null` where rows are only added. */
  update: CallPlan | null;
  /** The columns of the file. */
  fields: readonly FieldPlan[];
}

/** Plans an import into a table of rows; reports a write that rows of a file cannot feed and returns `null`. */
export function planImport(
  planner: Planner,
  source: Described<typeof importShape>,
  row: Type,
  pointer: string,
): ImportPlan | null {
  const isShort = typeof source === "string";
  const written: Exclude<typeof source, string> = isShort ? { call: source } : source;
  const expectation = { effect: "write", supplies: "all", moment: "import" } as const;
  const call = planCall(planner, isShort ? source : written, pointer, expectation);
  if (!call) return null;
  const operation = operationOf(planner.catalogue, call);
  const bound = new Set(Object.keys(written.with ?? {}));
  const names = written.fields ?? usualFields(planner, operation, bound);
  const fields = names.flatMap((name, index) => {
    const at = `${pointer}/fields/${index}`;
    if (name && bound.has(name)) planner.report("boundField", at, { name });
    const planned = name && planColumn(planner, operation, name, at);
    return planned ? [planned] : [];
  });
  // A field reported as unusable is not reported as missing too.
  const filled = new Set([...bound, ...names]);
  const place = isShort ? pointer : `${pointer}/call`;
  for (const { name, required: isRequired } of operation.parameters) {
    if (!isRequired || filled.has(name)) continue;
    planner.report("missingParameter", place, { name, operation: operation.id });
  }
  const update =
    written.update === undefined
      ? null
      : planCall(planner, written.update, `${pointer}/update`, expectation);
  if (update) reportOtherRecords(planner, update, row, `${pointer}/update`);
  if (update && update.operation === call.operation && !takesKey(operation, row)) {
    planner.report("doesTheSame", `${pointer}/update`, { name: "call" });
  }
  for (const [made, at] of [
    [call, place],
    ...(update ? [[update, `${pointer}/update`] as const] : []),
  ] as const) {
    if (takesNone(planner, made, row)) planner.report("notForImport", at, { name: made.operation });
  }
  return { call, requires: permissionsOf(call), update, fields };
}

/** Whether an operation takes the key of a record, as one does that changes it where it is there. */
function takesKey({ parameters }: Operation, row: Type): boolean {
  const key = row.said?.schema["x-key"] ?? "id";
  return parameters.some(({ name }) => name === key);
}

/** Whether a call takes none of the fields of the table's rows, as one that deletes them. */
function takesNone({ catalogue }: Planner, call: CallPlan, row: Type): boolean {
  if (row.kind !== "record" || row.said === undefined) return false;
  const known = row.fields();
  const key = row.said.schema["x-key"] ?? "id";
  const { parameters } = operationOf(catalogue, call);
  return !parameters.some(({ name }) => name !== key && known.has(name));
}

/** Reports a change of other records than those of the table, among which the import finds them. */
function reportOtherRecords(
  { catalogue, report }: Planner,
  update: CallPlan,
  row: Type,
  pointer: string,
): void {
  if (row.kind !== "record") return;
  const operation = operationOf(catalogue, update);
  for (const { name: parameter } of operation.parameters) {
    const { given, wanted } = otherKeyCarried(row, { catalogue, operation, parameter }) ?? {};
    if (given && wanted) report("otherKey", pointer, { given, wanted });
  }
}

function planColumn(
  planner: Planner,
  { request }: Operation,
  name: string,
  pointer: string,
): FieldPlan | null {
  const field = planField(planner, request, name, pointer);
  if (!field || fitsCell(field.type)) return field;
  planner.report("notImportable", pointer, { name, type: typeName(field.type) });
  return null;
}

/** The fields that a person can write into a cell: no files, keys or bound arguments. */
function usualFields(
  { catalogue }: Planner,
  { request }: Operation,
  bound: ReadonlySet<string>,
): string[] {
  const isUsual = ([name, property]: [string, JsonSchema]): boolean => {
    const schema = catalogue.resolve(property);
    if (bound.has(name) || schema.readOnly || schema["x-hidden"]) return false;
    return schema["x-upload"] === undefined && fitsCell(typeOfSchema(catalogue, schema));
  };
  return Object.entries(request.properties ?? {})
    .filter(isUsual)
    .map(([name]) => name);
}

function fitsCell(type: PlainType): boolean {
  if (type.kind === "list") return type.of.kind !== "list" && fitsCell(type.of);
  return type.kind === "string" || type.kind === "number" || type.kind === "bool";
}
