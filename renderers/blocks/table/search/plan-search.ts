import type { Operation } from "../../../../src/catalogue/operation.ts";
import { pagingParameters } from "../../../../src/catalogue/paging.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import type { CallSource } from "../../../../src/language/plan/call.ts";
import {
  type InputPlan,
  type InputSource,
  planInputs,
} from "../../../../src/language/plan/input.ts";
import type { RowsPlan } from "../../../../src/language/plan/plans.ts";
import { planUsual } from "../../../../src/language/plan/usual.ts";
import { anyType, type Type, typeOfFields } from "../../../../src/language/type.ts";

type Written = readonly (InputSource | null)[] | undefined;

/** The type of what is searched for in a table: the fields that its search asks, and no others. */
export function typeOfFilters(
  planner: Planner,
  { rows, search }: { rows: CallSource; search?: Written },
): Type {
  const operation = planner.catalogue.operations.get(typeof rows === "string" ? rows : rows.call);
  if (!operation) return anyType;
  const bound = typeof rows === "string" ? [] : Object.keys(rows.with ?? {});
  const names = search ? namesIn(search) : searchable(operation, bound);
  return typeOfFields(planner.catalogue, operation.request, names);
}

/** Plans the fields of a table's search: those that the page names, else all that nobody gives yet. */
export function planSearch(planner: Planner, { call }: RowsPlan, written: Written): InputPlan[] {
  const at = `${planner.at}/search`;
  const operation = planner.catalogue.operations.get(call.operation);
  if (!operation) return [];
  const request = operation.request;
  const bound = call.args.map(({ name }) => name);
  if (!written) {
    const names = searchable(operation, bound);
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

/** What the table gives by itself, as the number of the page. */
function pagingOf({ list }: Operation): string[] {
  const order = [list?.sort, list?.order].filter((name) => name !== undefined);
  return [...pagingParameters(list), ...order];
}

function searchable(operation: Operation, bound: readonly string[]): string[] {
  const own = [...bound, ...pagingOf(operation)];
  return Object.entries(operation.request.properties ?? {}).flatMap(([name, schema]) =>
    own.includes(name) || schema["x-hidden"] ? [] : [name],
  );
}
