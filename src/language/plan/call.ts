import { isNarrowing } from "../../catalogue/narrowing.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { isNullable } from "../../catalogue/schema/json-schema.ts";
import { argumentAt } from "../../catalogue/schema/pointer.ts";
import type { CallPlanner } from "../environment.ts";
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
import { anyType, typeOfArgument } from "../type.ts";
import { planConstant } from "./constant.ts";
import { reportBackwardPeriod } from "./doubts/backward-period.ts";
import { reportDictionary } from "./doubts/dictionary-name.ts";
import { reportErasedFields } from "./doubts/erased-fields.ts";
import { reportQuoted } from "./doubts/quoted-member.ts";
import {
  reportSentAsAnother,
  reportSentFormatted,
  reportSentOpposite,
} from "./doubts/sent-as-another.ts";
import { reportSwapped } from "./doubts/swapped-arguments.ts";
import { reportWrittenPassword } from "./doubts/written-password.ts";
import { planTyped } from "./expression.ts";
import { type Part, partsThatAre, tellPart } from "./part.ts";
import type { ArgumentPlan, CallExpectation, CallPlan } from "./plans.ts";

/** The shape of a call in a page's source: an operation, or an operation with arguments. */
export const callShape = choice(
  reference("operation"),
  object({
    call: required(reference("operation"), "The operation of the catalogue."),
    with: optional(
      map(argument()),
      "Arguments by name: a string is an expression, any other value is taken as it is.",
    ),
  }),
);

/** A call as the page writes it: an operation's id, alone or with arguments. */
export type CallSource = Described<typeof callShape>;

/** Plans a call; `null` after reporting an operation that is unknown or unsuitable. */
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
  if (!isExpected(operation, expectation)) {
    planner.report(expectation.effect === "read" ? "notARead" : "notAWrite", place, { name: id });
    return null;
  }
  if (planner.isPublic && !operation.isPublic) planner.report("notPublic", place, { name: id });
  const given = isShort ? {} : (source.with ?? {});
  const { args, open, meant } = planArguments(planner, { operation, given, pointer }, expectation);
  const { effect, supplies = [], moment = effect === "read" ? "load" : "act" } = expectation;
  const isFaulty = (isShort || !source.with) && planner.isMeant(`${pointer}/with`);
  if (!isFaulty && supplies !== "all") {
    const unsent = open.filter(({ name }) => !supplies.includes(name));
    for (const { name, required: isRequired } of unsent) {
      if (!isRequired || meant.has(name)) continue;
      planner.report("missingParameter", place, { name, operation: id });
    }
    reportErasedFields(planner, operation, unsent, place);
  }
  for (const reportDoubt of argumentDoubts) reportDoubt(planner, { operation, args, pointer });
  const plan = { operation: id, args, requires: permissionsFor(operation, args) };
  tellPart(planner, "call", pointer, id, plan, { moment });
  return plan;
}

const argumentDoubts = [
  reportBackwardPeriod,
  reportSwapped,
  reportSentAsAnother,
  reportSentOpposite,
  reportSentFormatted,
];

/** Whether an operation has the effect that its place requires. */
export function isExpected(
  { effect, file }: Operation,
  { effect: wanted = effect }: CallExpectation,
): boolean {
  return wanted === "send" ? effect === "write" || file !== null : wanted === effect;
}

/**
 * The only missing required argument, which the only unknown name of a call probably means.
 */
function onlyMeant(
  { parameters }: Operation,
  given: Readonly<Record<string, unknown>>,
  { supplies = [] }: CallExpectation,
): string | null {
  const known = parameters.map(({ name }) => name);
  const strange = Object.keys(given).filter((name) => !known.includes(name));
  const [missing, ...others] = parameters.filter(({ name, required: isRequired }) => {
    return isRequired && !Object.hasOwn(given, name) && !supplies.includes(name);
  });
  const isSupplied = supplies === "all" || strange.length !== 1 || others.length > 0;
  return isSupplied ? null : (missing?.name ?? null);
}

/** The arguments of a call as the page writes them, by name. */
interface WrittenCall {
  operation: Operation;
  given: Readonly<Record<string, unknown>>;
  pointer: string;
}

/**
 * Plans the arguments of a call, with the parameters that are `open`, since the page gives them no
 * value by their name, and those of them that its misspelt names have `meant`.
 */
function planArguments(planner: CallPlanner, call: WrittenCall, expectation: CallExpectation) {
  const { operation, given, pointer } = call;
  const { id, parameters } = operation;
  // A misspelt parameter name cannot mean a parameter that the call gives too.
  const open = parameters.filter(({ name }) => !Object.hasOwn(given, name));
  const openNames = open.map(({ name }) => name);
  const meant = new Set<string>();
  const args = Object.keys(given).flatMap((name) => {
    const parameter = parameters.find((one) => one.name === name);
    if (parameter) return planArgument(planner, call, parameter) ?? [];
    const suggestion = suggest(name, openNames) ?? onlyMeant(operation, given, expectation);
    if (suggestion) meant.add(suggestion);
    const known = parameters.map((one) => one.name).join(", ") || "—";
    const at = argumentAt(pointer, name);
    const values = { name, operation: id, known };
    planner.report("unknownParameter", at, values, { suggestion, onKey: true });
    return [];
  });
  return { args, open, meant };
}

function planArgument(
  planner: CallPlanner,
  { operation, given, pointer }: WrittenCall,
  parameter: Parameter,
): ArgumentPlan | null {
  const { name } = parameter;
  const [at, value] = [argumentAt(pointer, name), given[name]];
  const isField = operation.effect === "write" && parameter.in === "body";
  // An optional argument whose value is `null` is left out of a request, unless it empties a field.
  const isLeftOut = !isField && !parameter.required && (value === null || value === "null");
  const place = { catalogue: planner.catalogue, operation, parameter: name, beside: given };
  const wanted = isLeftOut ? anyType : typeOfArgument(place, parameter.schema);
  const schema = planner.catalogue.resolve(parameter.schema);
  const isWanted = parameter.isWanted === true && operation.service.isBare === true;
  // Without the value that a page gives it, such a call would reach all records.
  const isNeeded = isNarrowing(planner.catalogue, operation, parameter);
  const takes = {
    name,
    isRequired: parameter.required || isWanted || isNeeded,
    isNullable: isField && isNullable(schema),
  };
  if (typeof value !== "string") {
    const constant = planConstant(planner, value, at, wanted);
    return constant && { ...takes, value: constant };
  }
  const planned = planTyped(planner, value, at, wanted);
  if (!planned) return null;
  reportDictionary(planner, operation.id, name, planned.type, at);
  reportWrittenPassword(planner, schema, planned.expression, at);
  reportQuoted(planner, planned.expression, at);
  return { ...takes, value: planned.expression };
}

/**
 * Reports a valid call that ignores the variable in which a person's input is stored; the report is
 * at the argument that should read the variable, if the call gives it.
 */
export function reportUnsent(
  { report, catalogue }: Pick<CallPlanner, "report" | "catalogue">,
  call: CallPlan | null,
  source: CallSource,
  { variable, argument, pointer }: { variable: string; argument: string; pointer: string },
): void {
  const given = typeof source === "string" ? {} : (source.with ?? {});
  if (!call || Object.keys(given).length !== call.args.length) return;
  const names = call.args.map(({ name }) => name);
  const { parameters } = operationOf(catalogue, call);
  const isLacking = parameters.some(
    ({ name, required: isRequired }) => isRequired && !names.includes(name),
  );
  if (isLacking || call.args.some(({ value }) => value.uses.includes(variable))) return;
  const place = names.includes(argument) ? argumentAt(pointer, argument) : pointer;
  report("inputNotSent", place, { name: variable });
}

/** The permissions that calls require; none for calls that every member may make. */
export function permissionsOf(...calls: readonly (CallPlan | null)[]): string[] {
  return [...new Set(calls.flatMap((call) => call?.requires ?? []))];
}

/**
 * All permissions that some part of a page requires, sorted: a member who has them all can use the
 * whole page. A call for the member's own record requires none.
 */
export function permissionsOfPage(parts: readonly Part[]): string[] {
  return permissionsOf(...partsThatAre(["call"], parts).map(({ plan }) => plan)).sort();
}

/** A call for the member's own record requires no permission. */
function permissionsFor({ own, permission }: Operation, args: CallPlan["args"]): string[] {
  const isOwn = args.some(
    ({ name, value }) => name === own?.parameter && value.source.trim() === "user.id",
  );
  return permission === null || isOwn ? [] : [permission];
}
