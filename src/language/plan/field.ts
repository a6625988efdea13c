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

type Catalogued = Pick<Planner, "catalogue">;

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
  tellPart(planner, "field", place, name, { ...plan, record: owner });
  return plan;
}

/** The whole type of a field, which includes the fields of a record in it. */
export function typeOfField({ catalogue }: Catalogued, field: FieldPlan): Type {
  return typeOfSchema(catalogue, field.schema);
}

function itemDictionary({ catalogue }: Planner, schema: JsonSchema): string | null {
  return schema.items ? (catalogue.resolve(schema.items)["x-dict"] ?? null) : null;
}

/** The fields that a form asks for if its page names none: all simple ones except the key. */
export function defaultFieldNames(planner: Catalogued, owner: JsonSchema): string[] {
  return Object.entries(owner.properties ?? {})
    .filter(([name, property]) => name !== owner["x-key"] && isSimple(planner, property))
    .filter(([, property]) => !planner.catalogue.resolve(property).readOnly)
    .map(([name]) => name);
}

/** Matches the names of keys that say nothing to people, unlike `slug` or `number`. */
export const opaqueKey = /^_?(id|gid|uuid|guid)$|(_id|Id|ID|_uuid|Uuid)$/;

/**
 * The simple fields of a record, and its key where people know the record by it, such as the name
 * of a domain. What only the service sets is shown as well, but not what it never answers.
 */
function recordFieldNames(planner: Catalogued, owner: JsonSchema): string[] {
  const { "x-key": key, properties = {} } = owner;
  const isKnownByKey = key !== undefined && !opaqueKey.test(key);
  return Object.entries(properties)
    .filter(([name, property]) => (name !== key || isKnownByKey) && isSimple(planner, property))
    .filter(([, property]) => !planner.catalogue.resolve(property).writeOnly)
    .map(([name]) => name);
}

function isSimple({ catalogue }: Catalogued, property: JsonSchema): boolean {
  const schema = catalogue.resolve(property);
  if (schema["x-hidden"]) return false;
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
export function shownNames(planner: Catalogued, record: JsonSchema): string[] {
  const { catalogue } = planner;
  const own = recordFieldNames(planner, record);
  const attributes = attributesOf(catalogue, record);
  if (attributes.length === 0) return own;
  const properties = Object.fromEntries(attributes.map(({ path, schema }) => [path, schema]));
  const telling = own.filter(
    (name) => constantOf(catalogue.resolve(record.properties?.[name] ?? {})) === undefined,
  );
  return [...telling, ...recordFieldNames(planner, { properties })];
}

/**
 * The fields that show a response with one record, which may be inside a field such as `data`. Where
 * none is simple, all are shown as they are, rather than nothing.
 */
export function shownNamesOfAnswer(planner: Catalogued, answer: JsonSchema): string[] {
  const { resolve } = planner.catalogue;
  const { properties = {} } = answer;
  const wrapper = wrapperOf(planner.catalogue, answer);
  const record = wrapper === null ? {} : resolve(properties[wrapper] ?? {});
  const inside = shownNames(planner, record).map((name) => `${wrapper}.${name}`);
  const simple = [...shownNames(planner, answer), ...inside];
  if (simple.length > 0) return simple;
  return Object.keys(properties).filter((name) => {
    const { "x-hidden": isHidden, writeOnly } = resolve(properties[name] ?? {});
    return !isHidden && !writeOnly;
  });
}
