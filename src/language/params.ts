import type { Catalogue } from "../catalogue/catalogue.ts";
import { exactNumber } from "../catalogue/schema/exact-json.ts";
import { formats } from "./formats.ts";
import { boolean, choice, map, object, oneOf, optional, required } from "./shape/shape.ts";
import { sortNames, type ValueSort, valueSorts } from "./shape/value-sorts.ts";
import { entryNamed, type SourceNode } from "./source.ts";
import { recordType, type Type, typeOfSchema } from "./type.ts";

const sortShape = oneOf(...sortNames);

/** The parameters of a page as it writes them: a name with a sort of value is one that must be given. */
export const paramsShape = map(
  choice(
    sortShape,
    object({
      type: required(sortShape, "The sort of value that it takes."),
      required: optional(boolean(), "Whether it must be given; yes unless said otherwise."),
    }),
  ),
);

/** A parameter of a page. */
export interface ParamPlan {
  type: ValueSort;
  isRequired: boolean;
}

/** The parameters of a page by their names. */
export type ParamPlans = Readonly<Record<string, ParamPlan>>;

/** The parameters that a page declares, as far as they are written rightly. */
export function paramsIn(page: SourceNode | undefined): ParamPlans {
  const written = page && entryNamed(page, "params")?.node.entries;
  const plans = (written ?? []).flatMap(({ key, node }): [string, ParamPlan][] => {
    const said = node.type === "object" ? entryNamed(node, "type")?.node.scalar : node.scalar;
    const type = sortNames.find((known) => known === said);
    const isRequired = entryNamed(node, "required")?.node.scalar !== false;
    return type ? [[key, { type, isRequired }]] : [];
  });
  return Object.fromEntries(plans);
}

/** What expressions know of a parameter. */
export function typeOfParam(catalogue: Catalogue, { type }: ParamPlan): Type {
  return typeOfSchema(catalogue, valueSorts[type]);
}

/** What expressions know of `params`. */
export function typeOfParams(catalogue: Catalogue, plans: ParamPlans): Type {
  const types = Object.entries(plans).map(([name, plan]) => [name, typeOfParam(catalogue, plan)]);
  return recordType(Object.fromEntries(types));
}

/** What is wrong with an address: a parameter that it lacks, or whose text is no such value. */
export interface ParamFault {
  name: string;
  type: ValueSort;
  /** What stands there; `null` where nothing does. */
  given: string | null;
}

/** The parameters that an address gives, each read as what it is declared to be. */
export function readParams(
  plans: ParamPlans,
  query: Readonly<Record<string, string>>,
): { values: Readonly<Record<string, unknown>>; faults: readonly ParamFault[] } {
  const values: Record<string, unknown> = {};
  const faults: ParamFault[] = [];
  for (const [name, { type, isRequired }] of Object.entries(plans)) {
    const given = Object.hasOwn(query, name) ? (query[name] ?? "") : "";
    const value = given === "" ? null : readParam(given, type);
    values[name] = value ?? null;
    if (value === undefined || (value === null && isRequired)) {
      faults.push({ name, type, given: value === null ? null : given });
    }
  }
  return { values, faults };
}

/** The value of a text in an address; `undefined` where it is no such value. */
export function readParam(text: string, type: ValueSort): string | number | boolean | undefined {
  switch (type) {
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "integer":
    case "number": {
      if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
      // An integer that no number holds exactly stays a text.
      const value = exactNumber(text);
      const isRead = type === "number" || typeof value === "string" || Number.isInteger(value);
      return isRead ? value : undefined;
    }
    default: {
      const { format, pattern } = valueSorts[type];
      const isFormed = format === undefined || (formats[format]?.(text) ?? true);
      return isFormed && (!pattern || new RegExp(pattern).test(text)) ? text : undefined;
    }
  }
}
