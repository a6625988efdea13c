import type { Catalogue } from "../../catalogue.ts";
import type { ListExtension } from "../../openapi.ts";
import type { Parameter } from "../../operation.ts";
import { orderSchema, sortableFields } from "../../paging/list-order.ts";
import { typesOf } from "../../schema/json-schema.ts";

const sortNames = /^(sort|sort_?(by|field)|\$?order_?by)$/i;
const orderNames = /^(order|dir|direction|sort_?(order|dir|direction))$/i;

/** A description by which a field is sorted downwards with a minus sign before it, as in Directus. */
const minusSign = /\bminus sign\b.*\bdesc|\bdesc.*\bminus sign\b/is;

/**
 * The fields and directions by which a list can be sorted, where the parameters list them, or by all
 * fields: where the service is one of Spring Data, or the description says how directions are
 * written.
 */
export function guessOrder(
  { resolve }: Catalogue,
  queries: readonly Parameter[],
  isOfSpring: boolean,
): Pick<ListExtension, "sort" | "order" | "ascending" | "descending"> {
  const isWay = (value: unknown) => /^(asc|desc)/i.test(String(value));
  const listed = queries.filter(({ schema }) => resolve(schema).enum !== undefined);
  const order = listed.find(
    ({ name, schema }) => orderNames.test(name) && resolve(schema).enum?.every(isWay),
  );
  const sort = listed.find(
    ({ name, schema }) => sortNames.test(name) && !resolve(schema).enum?.some(isWay),
  );
  if (sort && order) return { sort: sort.name, order: order.name };
  const any = queries.find((each) => takesAnyOrder({ resolve }, each));
  if (any && isOfSpring && !order)
    return { sort: any.name, ascending: "{},asc", descending: "{},desc" };
  return any && minusSign.test(resolve(any.schema).description ?? "")
    ? { sort: any.name, ascending: "{}", descending: "-{}" }
    : guessOrderOfOne({ resolve }, queries);
}

/** Whether a parameter is a `sort` that takes any field. */
function takesAnyOrder({ resolve }: Pick<Catalogue, "resolve">, { name, schema }: Parameter) {
  const { type, enum: values, pattern } = orderSchema({ resolve }, schema);
  return name === "sort" && type === "string" && values === undefined && pattern === undefined;
}

/** Notations for a field and a direction in one parameter; the first that matches is used. */
const orderForms = [
  ...[["{}", "-{}"] as const, ["+{}", "-{}"] as const, ["{}", "{} desc"] as const],
  ...[":", " ", ",", ".", "_", "|"].flatMap((separator) =>
    ["asc", "ASC", "Asc"].map((way) => {
      const other = { asc: "desc", ASC: "DESC", Asc: "Desc" }[way] ?? "";
      return [`{}${separator}${way}`, `{}${separator}${other}`] as const;
    }),
  ),
];

/** The single parameter that takes a field with its direction, where it lists its values. */
function guessOrderOfOne(
  { resolve }: Pick<Catalogue, "resolve">,
  queries: readonly Parameter[],
): Pick<ListExtension, "sort" | "ascending" | "descending"> {
  const [only, ...others] = queries.filter(
    ({ name, schema }) =>
      (sortNames.test(name) || /^(order|ordering)$/i.test(name)) &&
      typesOf(orderSchema({ resolve }, schema))[0] === "string",
  );
  if (!only || others.length > 0) return {};
  const schema = orderSchema({ resolve }, only.schema);
  for (const [ascending, descending] of orderForms) {
    const found = sortableFields({ ascending, descending }, schema);
    if (found.length > 0) return { sort: only.name, ascending, descending };
  }
  return {};
}
