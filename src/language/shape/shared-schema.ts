import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";

/** A JSON Schema as a plain object. */
export type WrittenSchema = Record<string, unknown>;

/** Minimum lines of a schema that is shared, since a reference itself takes lines. */
const shortestLines = 6;

/**
 * A copy of a JSON Schema in which named and repeated parts become definitions.
 * @param names The names of parts, by their text; any other part is named after the property that
 * contains it first.
 */
export function shareSchema(
  schema: WrittenSchema,
  names: ReadonlyMap<string, string>,
): WrittenSchema {
  const times = new Map<string, number>();
  visitSchemas(schema, (part) => {
    const text = textOf(part);
    times.set(text, (times.get(text) ?? 0) + 1);
    // A part inside a repeated part is counted only once.
    return times.get(text) === 1;
  });
  const definitions = new Map<string, { name: string; schema: WrittenSchema }>();
  const taken = new Set(Object.keys(fieldsOf(schema.$defs)));

  function share(part: WrittenSchema, property: string): WrittenSchema {
    const text = textOf(part);
    const isShared = names.has(text) || (times.get(text) ?? 0) > 1;
    if (!isShared || linesOf(part) < shortestLines) return inside(part, property);
    let known = definitions.get(text);
    if (!known) {
      known = { name: nameFor(names.get(text) ?? property), schema: {} };
      definitions.set(text, known);
      const { description: _, ...own } = part;
      known.schema = inside(own, property);
    }
    const { description } = part;
    return { ...(description !== undefined && { description }), $ref: `#/$defs/${known.name}` };
  }

  function nameFor(wanted: string): string {
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
    taken.add(name);
    return name;
  }

  const inside = (part: WrittenSchema, property: string) => withParts(part, property, share);
  const { $defs, ...shared } = inside(schema, "page");
  const found = [...definitions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const named = found.map(({ name, schema: part }) => [name, part]);
  return { ...shared, $defs: { ...fieldsOf($defs), ...Object.fromEntries(named) } };
}

/** A copy of a schema with each of its direct subschemas replaced, by property name. */
function withParts(
  schema: WrittenSchema,
  property: string,
  replace: (part: WrittenSchema, property: string) => WrittenSchema,
): WrittenSchema {
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === "properties" && isRecord(value)) {
      const parts = Object.entries(value).map(([name, part]) => [
        name,
        isRecord(part) ? replace(part, name) : part,
      ]);
      return [keyword, Object.fromEntries(parts)];
    }
    if (keyword === "$defs" && isRecord(value)) {
      const parts = Object.entries(value).map(([name, part]) => [
        name,
        isRecord(part) ? withParts(part, name, replace) : part,
      ]);
      return [keyword, Object.fromEntries(parts)];
    }
    if (keyword === "anyOf" && Array.isArray(value)) {
      return [keyword, value.map((part) => (isRecord(part) ? replace(part, property) : part))];
    }
    const isOne = keyword === "items" || keyword === "additionalProperties";
    return [keyword, isOne && isRecord(value) ? replace(value, property) : value];
  });
  return Object.fromEntries(entries);
}

/** Visits every schema within a schema; descends below a part only if `enter` returns true. */
function visitSchemas(schema: WrittenSchema, enter: (part: WrittenSchema) => boolean): void {
  withParts(schema, "", (part) => {
    if (enter(part)) visitSchemas(part, enter);
    return part;
  });
}

/** The text that identifies a schema; schemas that differ only in their description are equal. */
function textOf({ description: _, ...schema }: WrittenSchema): string {
  return JSON.stringify(schema);
}

function linesOf(part: WrittenSchema): number {
  return JSON.stringify(part, null, 2).split("\n").length;
}
