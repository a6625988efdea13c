import { type JsonSchema, type Resolve, typesOf } from "./json-schema.ts";

/** Maximum nesting depth of schemas with several kinds of records. */
const deepest = 4;

const known = new WeakMap<JsonSchema, JsonSchema>();

/**
 * Resolves a schema and merges the kinds of records it allows into one with the fields of all
 * kinds, so that a table can show each record; fields that only some kinds have are optional.
 */
export function withKinds(resolve: Resolve, source: JsonSchema, depth = 0): JsonSchema {
  const schema = resolve(source);
  const { oneOf, anyOf, ...own } = schema;
  const kinds = oneOf ?? anyOf;
  if (!kinds || schema.properties || schema.items || depth > deepest) return schema;
  const made = known.get(schema) ?? { ...merged(resolve, kinds, depth), ...own };
  known.set(schema, made);
  return made;
}

function merged(resolve: Resolve, kinds: readonly JsonSchema[], depth: number): JsonSchema {
  const all = withoutWholeList(
    kinds.map((kind) => withKinds(resolve, kind, depth + 1)).filter(({ type }) => type !== "null"),
  );
  const [first = {}] = all;
  if (all.length === 1) return first;
  if (all.every(({ items }) => items)) {
    return {
      type: "array",
      items: merged(
        resolve,
        all.flatMap(({ items }) => items ?? []),
        depth + 1,
      ),
    };
  }
  if (all.every(({ properties }) => properties)) return record(resolve, all, depth);
  const types = [...new Set(all.flatMap(typesOf))];
  const listed = all.every((kind) => kind.enum) ? all.flatMap((kind) => kind.enum ?? []) : null;
  if (types.length !== 1) return {};
  return {
    ...(first.title !== undefined && { title: first.title }),
    type: types,
    ...(listed && { enum: [...new Set(listed)] }),
  };
}

/**
 * The kinds without the bare list beside an object that holds the same list, as nestjsx/crud answers
 * a call that asks for no page: every call of a table does.
 */
function withoutWholeList(kinds: readonly JsonSchema[]): readonly JsonSchema[] {
  const inside = kinds.flatMap(({ properties = {} }) =>
    Object.values(properties).flatMap(({ items }) => (items ? [JSON.stringify(items)] : [])),
  );
  return kinds.filter(({ items }) => !items || !inside.includes(JSON.stringify(items)));
}

function record(resolve: Resolve, all: readonly JsonSchema[], depth: number): JsonSchema {
  const names = new Set(all.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const properties = [...names].map((name): [string, JsonSchema] => {
    const found = all.flatMap((kind) => kind.properties?.[name] ?? []);
    const [first = {}] = found;
    const isSame = found.every((each) => JSON.stringify(each) === JSON.stringify(first));
    return [name, isSame || depth > deepest ? first : merged(resolve, found, depth + 1)];
  });
  const required = [...names].filter((name) => all.every((kind) => kind.required?.includes(name)));
  const key = all[0]?.["x-key"];
  const isKeyOfAll = key !== undefined && all.every((kind) => kind["x-key"] === key);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required,
    ...(isKeyOfAll && { "x-key": key }),
  };
}
