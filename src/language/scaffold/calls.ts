import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { pagingParameters } from "../../catalogue/paging/paging.ts";
import { isNumeric, type JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { fromAddress, typeOf } from "./address-params.ts";

/** A part of a page's source, as a JSON object. */
export interface SourceObject {
  readonly [property: string]: unknown;
}

/** A call as a page writes it. */
export type CallText = string | { call: string; with: Arguments };

/** The arguments of a call: an expression for each parameter. */
export type Arguments = Readonly<Record<string, string>>;

/** A call with its arguments, in the form in which a page's source contains it. */
export function callText(operation: Operation, bound: Arguments): CallText {
  return Object.keys(bound).length === 0 ? operation.id : { call: operation.id, with: bound };
}

/** The expression that gives a parameter its value. */
export type Bind = (catalogue: Catalogue, parameter: Parameter) => string;

/** A read call that takes its required arguments from the page's address or another source. */
export function readCall(
  catalogue: Catalogue,
  operation: Operation,
  bind: Bind = fromAddress,
): CallText {
  return addressedCall(catalogue, operation, (parameter) => isNeeded(operation, parameter), bind);
}

/** Whether a read requires a parameter that only the page can supply, unlike those for paging. */
export function isNeeded({ list }: Operation, { name, required }: Parameter): boolean {
  return required && !pagingParameters(list).includes(name);
}

/**
 * A write call that takes from the page's address the arguments that no form asks for, such as a
 * key.
 */
export function writeCall(catalogue: Catalogue, operation: Operation): CallText {
  const key = catalogue.resolve(operation.request)["x-key"];
  const isUnasked = ({ name, required, schema, in: place }: Parameter) =>
    required &&
    (name === key || place === "path" || catalogue.resolve(schema)["x-hidden"] === true);
  return addressedCall(catalogue, operation, isUnasked, fromAddress);
}

function addressedCall(
  catalogue: Catalogue,
  operation: Operation,
  isBound: (parameter: Parameter) => boolean,
  bind: Bind,
): CallText {
  const bound = operation.parameters
    .filter(isBound)
    .map((parameter) => [parameter.name, bind(catalogue, parameter)]);
  return callText(operation, Object.fromEntries(bound));
}

/**
 * The value of a parameter as another parameter for the same key takes it: some services declare the
 * key as a number at one operation and as a text at the next.
 */
export function asTaken(
  catalogue: Catalogue,
  value: string,
  from: Parameter | undefined,
  to: Parameter | undefined,
): string {
  const [given, asked] = [from, to].map((one) => typeOf(catalogue, one?.schema));
  if (isNumeric(given) && asked === "string") return `string(${value})`;
  return given === "string" && isNumeric(asked) ? `number(${value})` : value;
}

/**
 * The key of a row in the list that a placeholder for several takes, as the `userIds` of a deletion
 * takes what each row has as its `userId`; `null` for any other list.
 */
export function asListOf(
  catalogue: Catalogue,
  value: string,
  key: JsonSchema,
  field: string | undefined,
  { name, schema }: Parameter,
): string | null {
  const { items } = catalogue.resolve(schema);
  const isOfKeys = name === `${field}s` && typeOf(catalogue, items) === typeOf(catalogue, key);
  return isOfKeys ? `[${value}]` : null;
}
