import type { Catalogue } from "../catalogue.ts";
import type { ListExtension } from "../openapi.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

/** The schema of one value of a sort parameter, which may take a list of them. */
export function orderSchema(
  { resolve }: Pick<Catalogue, "resolve">,
  schema: JsonSchema = {},
): JsonSchema {
  const whole = resolve(schema);
  return whole.items ? resolve(whole.items) : whole;
}

/**
 * The fields that a list can be sorted by, in both directions if its parameters allow that: `all` of
 * its fields where a parameter takes any in a known form.
 */
export function sortableFields(
  { ascending, descending }: Pick<ListExtension, "ascending" | "descending">,
  schema: JsonSchema,
  all: readonly string[] = [],
): string[] {
  const values = orderValues(schema);
  const isAny = schema.enum === undefined && schema.pattern === undefined;
  if (isAny && ascending !== undefined) return [...all];
  if (ascending === undefined || descending === undefined) return values;
  const falling = new Set(fieldsIn(values, descending));
  return fieldsIn(values, ascending).filter((field) => falling.has(field));
}

/**
 * The values that a parameter takes, from its list or from a pattern such as `^-?(name|created)$`.
 */
export function orderValues({ enum: listed, pattern = "" }: JsonSchema): string[] {
  if (listed) return listed.map(String);
  const [, before = "", names = "", after = ""] =
    /^\^(-\?|\[(?:\+-|-\+)\]\??)?\((?:\?:)?([\w.|]+)\)([:., _]\((?:\?:)?\w+\|\w+\)|)\$$/.exec(
      pattern,
    ) ?? [];
  if (names === "" || (before === "") === (after === "")) return [];
  const signs = before === "" ? [""] : ["", "-", ...(before.includes("+") ? ["+"] : [])];
  const written = signs.filter((sign) => sign !== "" || !before.endsWith("]"));
  const [separator = "", ...ways] = after.split(/[(|)]|\?:/).filter(Boolean);
  const ends = ways.length === 0 ? [""] : ways.map((way) => separator + way);
  return names
    .split("|")
    .flatMap((name) => written.flatMap((sign) => ends.map((end) => sign + name + end)));
}

/** The fields of the values that match a form, in which `{}` stands for the field. */
function fieldsIn(values: readonly string[], form: string): string[] {
  const [before = "", after = ""] = form.split("{}");
  return values
    .filter((value) => value.startsWith(before) && value.endsWith(after))
    .map((value) => value.slice(before.length, value.length - after.length))
    .filter((field) => /^\w[\w.-]*$/.test(field));
}
