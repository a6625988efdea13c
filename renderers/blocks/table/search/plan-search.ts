import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { pagingParameters } from "../../../../src/catalogue/paging/paging.ts";
import { type JsonSchema, typesOf } from "../../../../src/catalogue/schema/json-schema.ts";
import type { BlockPlan } from "../../../../src/language/block.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import type { CallSource } from "../../../../src/language/plan/call.ts";
import type { ColumnPlan } from "../../../../src/language/plan/column.ts";
import {
  type InputPlan,
  type InputSource,
  planInputs,
} from "../../../../src/language/plan/input.ts";
import type { RowsPlan } from "../../../../src/language/plan/plans.ts";
import { takesWords } from "../../../../src/language/plan/takes-words.ts";
import { planUsual } from "../../../../src/language/plan/usual.ts";
import { anyType, type Type, typeOfFields } from "../../../../src/language/type.ts";

type Written = readonly (InputSource | null)[] | undefined;

/** The type of a table's filters: the fields of its search. */
export function typeOfFilters(
  planner: Planner,
  { rows, search }: { rows: CallSource; search?: Written },
): Type {
  const operation = planner.catalogue.operations.get(typeof rows === "string" ? rows : rows.call);
  if (!operation) return anyType;
  const bound = typeof rows === "string" ? [] : Object.keys(rows.with ?? {});
  const names = search ? namesIn(search) : searchable(planner, operation, bound);
  return typeOfFields(planner.catalogue, operation.request, names);
}

/** Plans the search fields of a table: those that the page names, else all unbound parameters. */
export function planSearch(planner: Planner, { call }: RowsPlan, written: Written): InputPlan[] {
  const at = `${planner.at}/search`;
  const operation = planner.catalogue.operations.get(call.operation);
  if (!operation) return [];
  const request = operation.request;
  const bound = call.args.map(({ name }) => name);
  if (!written) {
    const names = searchable(planner, operation, bound);
    return planUsual(
      planner,
      request,
      names,
      (own) => planInputs(own, request, names, at),
      "search",
    );
  }
  for (const [index, name] of namesIn(written).entries()) {
    if (name === undefined) continue;
    if (pagingOf(operation).includes(name)) {
      planner.report("pagingField", `${at}/${index}`, { name });
    } else if (bound.includes(name)) planner.report("boundField", `${at}/${index}`, { name });
  }
  const form = typeOfFields(planner.catalogue, request, namesIn(written));
  return planInputs(planner.withScope({ form }), request, written, at);
}

const namesIn = (written: NonNullable<Written>) =>
  written.map((input) => (typeof input === "string" ? input : input?.field));

/**
 * How free text finds a record: by a search field for its name or for free text; `null` where the
 * search has neither, or shows all fields only conditionally.
 */
export function planFinds(
  rows: RowsPlan,
  search: readonly InputPlan[],
  columns: readonly ColumnPlan[],
): Pick<BlockPlan, "finds"> {
  const free = search.filter(({ type, dictionary, options, when }) => {
    const isFree = type.kind === "string" && type.values === null && dictionary === null;
    return isFree && options === null && when === null;
  });
  const input =
    free.find(({ name }) => name === rows.labelField) ??
    free.find(({ name }) => takesWords.test(name));
  if (!input) return {};
  const details = columns.filter(({ name, type, cell, dictionary }) => {
    const isText = type.kind === "string" && cell === "text" && dictionary === null;
    return isText && name !== rows.labelField;
  });
  const names = details.slice(0, 2).map(({ name }) => name);
  return { finds: { rows, by: input.name, details: names } };
}

/** The arguments that the table sets itself, such as the page number. */
function pagingOf({ list }: Operation): string[] {
  const order = [list?.sort, list?.order].filter((name) => name !== undefined);
  return [...pagingParameters(list), ...order];
}

/** The parameters that a search asks for unless a page names others. */
function searchable(
  { catalogue }: Planner,
  operation: Operation,
  bound: readonly string[],
): string[] {
  const own = [...bound, ...pagingOf(operation)];
  return Object.entries(operation.request.properties ?? {}).flatMap(([name, schema]) =>
    own.includes(name) || schema["x-hidden"] || mayBeRecord(catalogue, schema) ? [] : [name],
  );
}

/** Whether a schema permits a record, which nobody can enter in a search. */
function mayBeRecord(catalogue: Catalogue, source: JsonSchema): boolean {
  const { anyOf, oneOf, ...schema } = catalogue.resolve(source);
  if (typesOf(schema).includes("object") || schema.properties) return true;
  return (anyOf ?? oneOf ?? []).some((kind) => mayBeRecord(catalogue, kind));
}
