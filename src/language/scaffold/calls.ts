import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation, Parameter } from "../../catalogue/operation.ts";
import { pagingParameters } from "../../catalogue/paging.ts";
import { fromAddress } from "./address-params.ts";

/** A part of a page as it is written. */
export interface SourceObject {
  readonly [property: string]: unknown;
}

/** A call as a page writes it. */
export type CallText = string | { call: string; with: Arguments };

/** What a call is given: an expression for each of its parameters. */
export type Arguments = Readonly<Record<string, string>>;

/** A call with what it is given, as a page writes it. */
export function callText(operation: Operation, bound: Arguments): CallText {
  return Object.keys(bound).length === 0 ? operation.id : { call: operation.id, with: bound };
}

/** The expression that gives a parameter its value. */
export type Bind = (catalogue: Catalogue, parameter: Parameter) => string;

/** A read that takes what it cannot do without from the page's address, or from elsewhere. */
export function readCall(
  catalogue: Catalogue,
  operation: Operation,
  bind: Bind = fromAddress,
): CallText {
  return addressedCall(catalogue, operation, (parameter) => isNeeded(operation, parameter), bind);
}

/** Whether a read cannot do without a parameter that nobody but its page gives it. */
export function isNeeded({ list }: Operation, { name, required }: Parameter): boolean {
  return required && !pagingParameters(list).includes(name);
}

/** A write that takes from the page's address what nobody is asked for, as a record's key. */
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
