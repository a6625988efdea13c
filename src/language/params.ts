import type { Catalogue } from "../catalogue/catalogue.ts";
import type { JsonSchema } from "../catalogue/schema/json-schema.ts";
import { boolean, choice, map, object, oneOf, optional, required } from "./shape/shape.ts";
import { entryNamed, type SourceNode } from "./source.ts";
import { recordType, type Type, typeOfSchema } from "./type.ts";

const paramTypes = ["string", "integer", "number", "boolean"] as const;

/** The sort of value that a parameter of a page takes. */
export type ParamType = (typeof paramTypes)[number];

const paramType = oneOf(...paramTypes);

/** The parameters of a page as it writes them: a name with a sort of value is one that must be given. */
export const paramsShape = map(
  choice(
    paramType,
    object({
      type: required(paramType, "The sort of value that it takes."),
      required: optional(boolean(), "Whether it must be given; yes unless said otherwise."),
    }),
  ),
);

/** A parameter of a page. */
export interface ParamPlan {
  type: ParamType;
  isRequired: boolean;
}

/** The parameters of a page by their names. */
export type ParamPlans = Readonly<Record<string, ParamPlan>>;

/** The parameters that a page declares, as far as they are written rightly. */
export function paramsIn(page: SourceNode | undefined): ParamPlans {
  const written = page && entryNamed(page, "params")?.node.entries;
  const plans = (written ?? []).flatMap(({ key, node }): [string, ParamPlan][] => {
    const said = node.type === "object" ? entryNamed(node, "type")?.node.scalar : node.scalar;
    const type = paramTypes.find((known) => known === said);
    const isRequired = entryNamed(node, "required")?.node.scalar !== false;
    return type ? [[key, { type, isRequired }]] : [];
  });
  return Object.fromEntries(plans);
}

const schemas: Readonly<Record<ParamType, JsonSchema>> = {
  string: { type: "string" },
  integer: { type: "integer" },
  number: { type: "number" },
  boolean: { type: "boolean" },
};

/** What expressions know of a parameter. */
export function typeOfParam(catalogue: Catalogue, { type }: ParamPlan): Type {
  return typeOfSchema(catalogue, schemas[type]);
}

/** What expressions know of `params`. */
export function typeOfParams(catalogue: Catalogue, plans: ParamPlans): Type {
  const types = Object.entries(plans).map(([name, plan]) => [name, typeOfParam(catalogue, plan)]);
  return recordType(Object.fromEntries(types));
}

/** What is wrong with an address: a parameter that it lacks, or whose text is no such value. */
export interface ParamFault {
  name: string;
  type: ParamType;
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
export function readParam(text: string, type: ParamType): string | number | boolean | undefined {
  switch (type) {
    case "string":
      return text;
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined;
    default: {
      if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
      const value = Number(text);
      const isRead = type === "integer" ? Number.isSafeInteger(value) : Number.isFinite(value);
      return isRead ? value : undefined;
    }
  }
}
