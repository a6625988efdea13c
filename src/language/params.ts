import type { Catalogue } from "../catalogue/catalogue.ts";
import { boolean, choice, map, object, oneOf, optional, required } from "./shape/shape.ts";
import { sortNames, type ValueSort, valueSorts } from "./shape/value-sorts.ts";
import { entryNamed, type SourceNode } from "./source.ts";
import { recordType, type Type, typeOfSchema } from "./type.ts";

const sortShape = oneOf(...sortNames);

/**
 * The shape of a page's parameters; a name with only a sort of value declares a required parameter.
 */
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

/** The parameters of a page by name. */
export type ParamPlans = Readonly<Record<string, ParamPlan>>;

/** The parameters that a page declares, without those that are declared wrongly. */
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

/** The type of a parameter in expressions. */
export function typeOfParam(catalogue: Catalogue, { type }: ParamPlan): Type {
  return typeOfSchema(catalogue, valueSorts[type]);
}

/** The type of the variable `params` in expressions. */
export function typeOfParams(catalogue: Catalogue, plans: ParamPlans): Type {
  const types = Object.entries(plans).map(([name, plan]) => [name, typeOfParam(catalogue, plan)]);
  return recordType(Object.fromEntries(types));
}
