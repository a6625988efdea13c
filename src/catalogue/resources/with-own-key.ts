import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import { isRecord } from "../schema/record.ts";
import { placesIn } from "./paths.ts";

/**
 * The values of a request in which the record has the key that the path names, where it requires
 * its key and lacks it: a record that is the request itself, as with JSON:API, or one inside a
 * field.
 */
export function withOwnKey(
  { resolve }: Pick<Catalogue, "resolve">,
  { path, parameters, request }: Pick<Operation, "path" | "parameters" | "request">,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const key = values[placesIn(path).at(-1) ?? ""];
  if (key === undefined || key === null || key === "") return values;
  const whole = resolve(request)["x-key"] ?? "";
  const isLeft = request.required?.includes(whole) && values[whole] === undefined;
  const filled = parameters.flatMap(({ name, in: place, schema }): [string, unknown][] => {
    const value = values[name];
    const { "x-key": field, required } = resolve(schema);
    const isOpen = place === "body" && field !== undefined && required?.includes(field);
    if (!isOpen || !isRecord(value) || value[field] !== undefined) return [];
    return [[name, { ...value, [field]: key }]];
  });
  return { ...values, ...(isLeft && { [whole]: key }), ...Object.fromEntries(filled) };
}
