import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { declaredFields } from "../../../../src/catalogue/resources/replaced-record.ts";
import type { JsonSchema } from "../../../../src/catalogue/schema/json-schema.ts";
import { typeOfPart } from "../../../../src/language/editing/expression-scope.ts";
import type { Planner } from "../../../../src/language/environment.ts";
import { isAssignable } from "../../../../src/language/fit/type-fit.ts";
import { callShape } from "../../../../src/language/plan/call.ts";
import type { CallPlan } from "../../../../src/language/plan/plans.ts";
import {
  choice,
  type Described,
  expression,
  object,
  optional,
  required,
} from "../../../../src/language/shape/shape.ts";
import { nullType, type Type, typeOfSchema } from "../../../../src/language/type.ts";

/** Where a form's first values come from, as a page writes it. */
export const valuesShape = choice(
  expression(),
  object({
    load: required(callShape, "The read that answers the values."),
    as: optional(expression(), "The values as the form takes them, from the read's `answer`."),
  }),
);

type ValuesSource = Described<typeof valuesShape> | undefined;

/** What a form sends back of the record that it replaces, without asking for it. */
export interface SentBackPlan {
  /** The fields of the first values that the form does not ask for. */
  unasked: readonly string[];
  /** The known fields of the record, where it is sent back with its others; `null` elsewhere. */
  declared: readonly string[] | null;
}

/** Plans what a form sends back unasked; `taken` are the fields that it sends anyway. */
export function planSentBack(
  planner: Planner,
  submit: CallPlan,
  source: ValuesSource,
  taken: readonly string[],
): SentBackPlan {
  if (source === undefined) return { unasked: [], declared: null };
  const held = fieldsOfValues(planner, source);
  const { parameters } = operationOf(planner.catalogue, submit);
  const sent = parameters.filter(({ in: place }) => place === "body");
  // What only holds the record, as in `data`, is no part of it.
  const isHolder = held.size > 0 && sent.length > 0 && !sent.some(({ name }) => held.has(name));
  return {
    unasked: unaskedFields(planner, submit, source, taken),
    declared: isHolder ? null : declaredFields(planner.catalogue, submit.operation),
  };
}

/**
 * The parameters of the submit's path that the first values hold: they say which record is saved, so
 * they are sent back and not asked, unless the page names them among its fields.
 */
export function addressFields(planner: Planner, submit: CallPlan, source: ValuesSource): string[] {
  const held = fieldsOfValues(planner, source);
  const { parameters } = operationOf(planner.catalogue, submit);
  return parameters.flatMap(({ name, in: place }) =>
    place === "path" && held.has(name) ? [name] : [],
  );
}

/**
 * The fields of the first values that a form does not ask for and a call that replaces the record
 * would erase: they are sent back as they are.
 */
function unaskedFields(
  planner: Planner,
  submit: CallPlan,
  source: ValuesSource,
  taken: readonly string[],
): string[] {
  const held = fieldsOfValues(planner, source);
  return replacedFields(planner, submit, taken).flatMap(({ name, type }) => {
    const given = held.get(name);
    return given && isAssignable(given, type) ? [name] : [];
  });
}

/** The fields that a call which replaces a record takes, without those that are taken. */
export function replacedFields({ catalogue }: Planner, submit: CallPlan, taken: readonly string[]) {
  const { isReplacing, parameters } = operationOf(catalogue, submit);
  if (!isReplacing) return [];
  return parameters.flatMap(({ name, in: place, schema }) => {
    const isSent = place === "body" && !taken.includes(name) && !catalogue.resolve(schema).readOnly;
    return isSent ? [{ name, type: typeOfSchema(catalogue, schema) }] : [];
  });
}

/** The types of the fields that the first values have; none where they are not a record. */
function fieldsOfValues(
  { catalogue, scope }: Planner,
  source: ValuesSource,
): ReadonlyMap<string, Type> {
  if (source === undefined) return new Map();
  const read = typeof source === "string" ? null : catalogue.operations.get(callOf(source.load));
  const answer = read?.answer ? typeOfSchema(catalogue, read.answer) : nullType;
  const written = typeof source === "string" ? source : source.as;
  const type = written === undefined ? answer : typeOfPart(written, { ...scope, answer });
  return type.kind === "record" ? type.fields() : new Map();
}

const callOf = (call: Described<typeof callShape>): string =>
  typeof call === "string" ? call : call.call;

/**
 * The fields that the form carries: the key, and other required fields that it neither binds nor
 * shows.
 */
export function carriedFields(request: JsonSchema, taken: readonly string[]): string[] {
  const wanted = [request["x-key"], ...(request.required ?? [])];
  return [...new Set(wanted)].filter(
    (name): name is string => name !== undefined && !taken.includes(name),
  );
}
