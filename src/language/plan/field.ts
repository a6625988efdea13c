import { attributesOf, wrapperOf } from "../../catalogue/schema/attributes.ts";
import { constantOf } from "../../catalogue/schema/constants.ts";
import { type JsonSchema, typesOf } from "../../catalogue/schema/json-schema.ts";
import type { PlanText } from "../../i18n/messages.ts";
import type { Planner } from "../environment.ts";
import { suggest } from "../suggest.ts";
import { plainType, type Type, typeOfSchema } from "../type.ts";
import { tellPart } from "./part.ts";
import type { FieldPlan } from "./plans.ts";
import { planOptionalText } from "./text.ts";

/**
 * Plans the field of a schema by name, with its label from the catalogue (architecture, law 1)
 * unless the page gives one; `null` after reporting a name that the schema does not have.
 */
export function planField(
  planner: Planner,
  owner: JsonSchema,
  name: string,
  pointer: string,
  over: { label?: PlanText | undefined; help?: PlanText | undefined; pointer?: string } = {},
): FieldPlan | null {
  planner.watch?.fields(pointer, owner);
  const properties = owner.properties ?? {};
  const source = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!source) {
    const known = Object.keys(properties);
    const values = { name, known: known.join(", ") || "—" };
    planner.report("unknownField", pointer, values, { suggestion: suggest(name, known) });
    return null;
  }
  const schema = planner.catalogue.resolve(source);
  const place = over.pointer ?? pointer;
  const plan = {
    name,
    label: planOptionalText(planner, over.label, `${place}/label`) ?? schema.title ?? name,
    help: planOptionalText(planner, over.help, `${place}/help`) ?? (schema.description || null),
    schema,
    type: plainType(typeOfSchema(planner.catalogue, schema)),
    isRequired: owner.required?.includes(name) ?? false,
    dictionary: schema["x-dict"] ?? itemDictionary(planner, schema),
  };
  tellPart(planner, "field", place, name, plan);
  return plan;
}

/** The whole type of a field, which includes the fields of a record in it. */
export function typeOfField({ catalogue }: Pick<Planner, "catalogue">, field: FieldPlan): Type {
  return typeOfSchema(catalogue, field.schema);
}

function itemDictionary({ catalogue }: Planner, schema: JsonSchema): string | null {
  return schema.items ? (catalogue.resolve(schema.items)["x-dict"] ?? null) : null;
}

/** The fields that a block shows if its page names none: all simple ones except the key. */
export function defaultFieldNames(planner: Planner, owner: JsonSchema): string[] {
  return Object.entries(owner.properties ?? {})
    .filter(([name, property]) => name !== owner["x-key"] && isShown(planner, property))
    .map(([name]) => name);
}

function isShown({ catalogue }: Planner, property: JsonSchema): boolean {
  const schema = catalogue.resolve(property);
  if (schema["x-hidden"] || schema.readOnly) return false;
  const [type] = typesOf(schema);
  if (type === "object") return false;
  if (type !== "array") return true;
  return typesOf(catalogue.resolve(schema.items ?? {}))[0] !== "object";
}

/**
 * The fields of a record that a block shows if its page names none. The attributes of a record that
 * keeps them in an object of their own are shown like its fields; a field with only one value says
 * nothing.
 */
export function shownNames(planner: Planner, record: JsonSchema): string[] {
  const { catalogue } = planner;
  const own = defaultFieldNames(planner, record);
  const attributes = attributesOf(catalogue, record);
  if (attributes.length === 0) return own;
  const properties = Object.fromEntries(attributes.map(({ path, schema }) => [path, schema]));
  const telling = own.filter(
    (name) => constantOf(catalogue.resolve(record.properties?.[name] ?? {})) === undefined,
  );
  return [...telling, ...defaultFieldNames(planner, { properties })];
}

/** The fields that show a response with one record, which may be inside a field such as `data`. */
export function shownNamesOfAnswer(planner: Planner, answer: JsonSchema): string[] {
  const own = shownNames(planner, answer);
  const wrapper = wrapperOf(planner.catalogue, answer);
  if (wrapper === null) return own;
  const record = planner.catalogue.resolve(answer.properties?.[wrapper] ?? {});
  return [...own, ...shownNames(planner, record).map((name) => `${wrapper}.${name}`)];
}
