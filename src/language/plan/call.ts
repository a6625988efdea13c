import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { Expression } from "../expression/scope.ts";
import {
  argument,
  choice,
  type Described,
  map,
  object,
  optional,
  reference,
  required,
} from "../shape/shape.ts";
import { suggest } from "../suggest.ts";
import { typeOfSchema } from "../type.ts";
import { planConstant } from "./constant.ts";
import { reportDictionary } from "./dictionary-name.ts";
import { planTyped } from "./expression.ts";
import { type Part, partsThatAre, tellPart } from "./part.ts";
import type { CallPlanner } from "./planner.ts";

/** A call as a page writes it: an operation, or an operation with arguments. */
export const callShape = choice(
  reference("operation"),
  object({
    call: required(reference("operation"), "The operation of the catalogue."),
    with: optional(
      map(argument()),
      "Arguments by name: a string is an expression, any other value stands for itself.",
    ),
  }),
);

/** A call as written: an operation's id, alone or with arguments. */
export type CallSource = Described<typeof callShape>;

/** A call with nothing left open but the values of its expressions. */
export interface CallPlan {
  operation: Operation;
  args: readonly ArgumentPlan[];
}

/** An argument of a call. */
export interface ArgumentPlan {
  name: string;
  isRequired: boolean;
  value: Expression;
}

/** What the place of a call demands of it. */
export interface CallExpectation {
  /** What the call is wanted for: a read loads by itself, a write needs a person's act. */
  effect?: "read" | "write";
  /** The parameters that the block supplies itself; `"all"` where a form supplies them. */
  supplies?: readonly string[] | "all";
}

/** Plans a call; `null` after reporting an operation that cannot be the one meant. */
export function planCall(
  planner: CallPlanner,
  source: CallSource,
  pointer: string,
  expectation: CallExpectation = {},
): CallPlan | null {
  const isShort = typeof source === "string";
  const id = isShort ? source : source.call;
  planner.watch?.scope(pointer, planner.scope);
  planner.watch?.call(pointer, expectation);
  const place = isShort ? pointer : `${pointer}/call`;
  const operation = planner.catalogue.operations.get(id);
  if (!operation) return null;
  if (operation.isSession) {
    planner.report("sessionCall", place, { name: id });
    return null;
  }
  if (expectation.effect === "read" && operation.effect !== "read") {
    planner.report("notARead", place, { name: id });
    return null;
  }
  if (expectation.effect === "write" && operation.effect !== "write") {
    planner.report("notAWrite", place, { name: id });
    return null;
  }
  if (planner.isPublic && !operation.isPublic) planner.report("notPublic", place, { name: id });
  const given = isShort ? {} : (source.with ?? {});
  // A misspelt name means none that is given beside it.
  const open = operation.parameters.filter(({ name }) => !Object.hasOwn(given, name));
  const openNames = open.map(({ name }) => name);
  const meant = new Set<string>();
  const args = Object.entries(given).flatMap(([name, value]) => {
    const planned = planArgument(planner, operation, name, value, pointer, () => {
      const suggestion = suggest(name, openNames);
      if (suggestion) meant.add(suggestion);
      return suggestion;
    });
    return planned ? [planned] : [];
  });
  const isFaulty = !isShort && !source.with && planner.isMeant(`${pointer}/with`);
  const missing = open.filter(({ name }) => !meant.has(name));
  if (!isFaulty) reportMissing(planner, operation, missing, place, expectation);
  const plan = { operation, args };
  tellPart(planner, "call", pointer, id, plan);
  return plan;
}

function planArgument(
  planner: CallPlanner,
  operation: Operation,
  name: string,
  value: unknown,
  pointer: string,
  meantBy: () => string | null,
): ArgumentPlan | null {
  const at = `${pointer}/with${pointerStep(name)}`;
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  if (!parameter) {
    const known = operation.parameters.map((candidate) => candidate.name);
    const values = { name, operation: operation.id, known: known.join(", ") || "—" };
    const suggestion = meantBy();
    planner.report("unknownParameter", at, values, { suggestion, onKey: true });
    return null;
  }
  const wanted = typeOfSchema(planner.catalogue, parameter.schema);
  const isRequired = parameter.required;
  if (typeof value !== "string") {
    const constant = planConstant(planner, value, at, wanted);
    return constant && { name, isRequired, value: constant };
  }
  const planned = planTyped(planner, value, at, wanted);
  if (!planned) return null;
  reportDictionary(planner, operation.id, name, planned.type, at);
  return { name, isRequired, value: planned.expression };
}

function reportMissing(
  planner: CallPlanner,
  operation: Operation,
  open: readonly Parameter[],
  place: string,
  { supplies = [] }: CallExpectation,
): void {
  if (supplies === "all") return;
  for (const { name, required: isRequired } of open) {
    if (!isRequired || supplies.includes(name)) continue;
    planner.report("missingParameter", place, { name, operation: operation.id });
  }
}

/** The permissions without which the call is refused; none for calls open to every member. */
export function permissionsOf(...calls: readonly (CallPlan | null)[]): string[] {
  const guarded = calls.filter((call) => call !== null && !isOnOwnRecord(call));
  return [...new Set(guarded.flatMap((call) => call?.operation.permission ?? []))];
}

/**
 * Every permission that some part of a page needs, sorted: who holds them all can do everything
 * that the page offers. A call bound to one's own record needs none.
 */
export function permissionsOfPage(parts: readonly Part[]): string[] {
  return permissionsOf(...partsThatAre(["call"], parts).map(({ plan }) => plan)).sort();
}

/** Whether the call is bound to the member's own record, which needs no permission. */
function isOnOwnRecord({ operation, args }: CallPlan): boolean {
  const parameter = operation.own?.parameter;
  return args.some(({ name, value }) => name === parameter && value.source.trim() === "user.id");
}
