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
  // A misspelt parameter name cannot mean a parameter that the call gives too.
  const open = operation.parameters.filter(({ name }) => !Object.hasOwn(given, name));
  const openNames = open.map(({ name }) => name);
  const meant = new Set<string>();
  const args = Object.keys(given).flatMap((name) => {
    const planned = planArgument(planner, operation, name, given, pointer, () => {
      const suggestion = suggest(name, openNames) ?? onlyMeant(operation, given, expectation);
      if (suggestion) meant.add(suggestion);
      return suggestion;
    });
    return planned ? [planned] : [];
  });
  const isFaulty = (isShort || !source.with) && planner.isMeant(`${pointer}/with`);
  const missing = open.filter(({ name }) => !meant.has(name));
  if (!isFaulty) reportMissing(planner, operation, missing, place, expectation);
  if (!isFaulty) reportErasedFields(planner, operation, Object.keys(given), place, expectation);
  reportBackwardPeriod(planner, operation, args, pointer);
  reportSwapped(planner, args, pointer);
  reportSentAsAnother(planner, operation, args, pointer);
  reportSentOpposite(planner, args, pointer);
  reportSentFormatted(planner, operation, args, pointer);
  const plan = { operation: id, args, requires: permissionsFor(operation, args) };
  const { effect, moment = effect === "read" ? "load" : "act" } = expectation;
  tellPart(planner, "call", pointer, id, plan, { moment });
  return plan;
}

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

function planArgument(
  planner: CallPlanner,
  operation: Operation,
  name: string,
  beside: Readonly<Record<string, unknown>>,
  pointer: string,
  meantBy: () => string | null,
): ArgumentPlan | null {
  const [at, value] = [argumentAt(pointer, name), beside[name]];
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  if (!parameter) {
    const known = operation.parameters.map((candidate) => candidate.name);
    const values = { name, operation: operation.id, known: known.join(", ") || "—" };
    const suggestion = meantBy();
    planner.report("unknownParameter", at, values, { suggestion, onKey: true });
    return null;
  }
  // An optional argument whose value is `null` is left out of the request.
  const isLeftOut = !parameter.required && (value === null || value === "null");
  const place = { catalogue: planner.catalogue, operation, parameter: name, beside };
  const wanted = isLeftOut ? anyType : typeOfArgument(place, parameter.schema);
  const schema = planner.catalogue.resolve(parameter.schema);
  const isWanted = parameter.isWanted === true && operation.service.isBare === true;
  // Without the value that a page gives it, such a call would reach all records.
  const isNeeded = isNarrowing(planner.catalogue, operation, parameter);
  const takes = {
    name,
    isRequired: parameter.required || isWanted || isNeeded,
    isNullable: isNullable(schema),
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
