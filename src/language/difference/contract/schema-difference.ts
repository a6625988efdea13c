import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { isNullable, type JsonSchema, typesOf } from "../../../catalogue/schema/json-schema.ts";
import { withKinds } from "../../../catalogue/schema/with-kinds.ts";
import { shortened } from "../../../catalogue/written/shortened.ts";
import { type Type, typeName, typeOfSchema } from "../../type.ts";

const codes = [
  ...([
    "moved",
    "permission",
    "effect",
    "success",
    "list",
    "answerAdded",
    "answerRemoved",
  ] as const),
  ...(["argumentAdded", "argumentNeeded", "argumentRemoved", "argumentPlace"] as const),
  ...(["argumentRequired", "argumentOptional", "argumentType"] as const),
  ...(["fieldAdded", "fieldRemoved", "fieldType", "answerType"] as const),
  ...(["valuesAdded", "valuesRemoved", "nullable", "notNull", "limits", "other", "more"] as const),
];

/**
 * A difference between two states of an operation; its message has the key
 * `contractDifference.<code>`.
 */
export interface ToldDifference {
  code: (typeof codes)[number];
  values: Readonly<Record<string, string | number>>;
}

/** The catalogues of both states, and whether the schemas describe a request or a response. */
export interface Between {
  before: Catalogue;
  after: Catalogue;
  side: "argument" | "field";
}

interface Pair {
  before: JsonSchema;
  after: JsonSchema;
}

/** A type or a list of values, short enough for a sentence: an enumeration may have thousands. */
export const shortType = (text: string): string => shortened(text, 79);

/** Maximum schemas compared for one operation, since schemas may nest and repeat without end. */
const mostCompared = 2_000;

/**
 * The differences between two schemas and the schemas inside them, by name: `items[].owner.name`.
 */
export function compareSchemas(between: Between, name: string, pair: Pair): ToldDifference[] {
  return createComparison(between)(name, pair);
}

function createComparison(between: Between) {
  const { before, after, side } = between;
  const compared = new Map<JsonSchema, Set<JsonSchema>>();
  let count = 0;
  const isCompared = (pair: Pair): boolean => {
    const others = compared.get(pair.before) ?? new Set();
    compared.set(pair.before, others);
    if (others.has(pair.after) || count >= mostCompared) return true;
    others.add(pair.after);
    count += 1;
    return false;
  };

  const compareFields = (name: string, pair: Pair): ToldDifference[] => {
    const { properties: was = {}, required: needed = [] } = pair.before;
    const { properties: is = {}, required = [] } = pair.after;
    const nameOf = (field: string) => (name === "" ? field : `${name}.${field}`);
    const gone = Object.keys(was).filter((field) => !Object.hasOwn(is, field));
    return [
      ...gone.map((field): ToldDifference => {
        return { code: `${side}Removed`, values: { name: nameOf(field) } };
      }),
      ...Object.entries(is).flatMap(([field, schema]): ToldDifference[] => {
        const earlier = Object.hasOwn(was, field) ? was[field] : undefined;
        const isNeeded = side === "argument" && required.includes(field);
        if (!earlier) {
          const type = shortType(typeName(typeOfSchema(after, schema)));
          const code = isNeeded ? "argumentNeeded" : (`${side}Added` as const);
          return [{ code, values: { name: nameOf(field), type } }];
        }
        const within = compare(nameOf(field), { before: earlier, after: schema });
        if (!isNeeded || needed.includes(field)) return within;
        return [{ code: "argumentRequired", values: { name: nameOf(field) } }, ...within];
      }),
    ];
  };

  const compare = (name: string, given: Pair): ToldDifference[] => {
    const pair = {
      before: withKinds(before.resolve, given.before),
      after: withKinds(after.resolve, given.after),
    };
    if (isCompared(pair)) return [];
    const was = typeOfSchema(before, pair.before);
    const is = typeOfSchema(after, pair.after);
    const nulls = compareNull(between, name, given);
    if (was.kind !== is.kind) return [...nulls, typeDiffers(between, name, was, is)];
    if (pair.before.properties && pair.after.properties) {
      return [...nulls, ...compareFields(name, pair)];
    }
    if (pair.before.items && pair.after.items) {
      const items = { before: pair.before.items, after: pair.after.items };
      return [...nulls, ...compare(`${name}[]`, items)];
    }
    return [...nulls, ...compareValues(name, pair, was, is)];
  };

  return compare;
}

function typeDiffers({ side }: Between, name: string, was: Type, is: Type): ToldDifference {
  const values = { before: shortType(typeName(was)), after: shortType(typeName(is)) };
  if (name === "") return { code: "answerType", values };
  return { code: `${side}Type`, values: { name, ...values } };
}

function compareNull({ before, after }: Between, name: string, pair: Pair): ToldDifference[] {
  const [was, is] = [allowsNull(before, pair.before), allowsNull(after, pair.after)];
  if (was === is || name === "") return [];
  return [{ code: is ? "nullable" : "notNull", values: { name } }];
}

/** Whether a schema, or one of its kinds, allows `null`. */
function allowsNull({ resolve }: Catalogue, source: JsonSchema): boolean {
  const { anyOf = [], oneOf = [], ...schema } = resolve(source);
  const kinds = [schema, ...[...anyOf, ...oneOf].map(resolve)];
  return kinds.some((kind) => kind.type === "null" || isNullable(kind));
}

const limits = [
  ...(["format", "pattern", "minimum", "maximum", "exclusiveMinimum"] as const),
  ...(["exclusiveMaximum", "multipleOf", "minLength", "maxLength"] as const),
];

function compareValues(name: string, { before, after }: Pair, was: Type, is: Type) {
  const told: ToldDifference[] = [];
  const [earlier, now] = [listedIn(was), listedIn(is)];
  const came = now?.filter((value) => !earlier?.includes(value)) ?? [];
  const gone = earlier?.filter((value) => !now?.includes(value)) ?? [];
  const quoted = (values: readonly string[]) => ({ name, values: shortType(values.join(", ")) });
  if (earlier && now && came.length > 0) told.push({ code: "valuesAdded", values: quoted(came) });
  if (earlier && now && gone.length > 0) told.push({ code: "valuesRemoved", values: quoted(gone) });
  const isLimited =
    (earlier === null) !== (now === null) ||
    (told.length === 0 && JSON.stringify(limitsOf(before)) !== JSON.stringify(limitsOf(after)));
  return isLimited ? [...told, { code: "limits", values: { name } } as const] : told;
}

const limitsOf = (schema: JsonSchema) => [typesOf(schema), ...limits.map((limit) => schema[limit])];

function listedIn(type: Type): readonly string[] | null {
  if (type.kind !== "string" && type.kind !== "number") return null;
  return type.values?.map((value) => JSON.stringify(value)) ?? null;
}
