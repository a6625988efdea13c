import type { Operation, Parameter } from "../operation.ts";
import { type Resolve, typesOf } from "../schema/json-schema.ts";

/** Whether a parameter lists the fields that a change concerns, as `updateMask` in Google's services. */
export const isUpdateMask = ({ name, in: place }: { name: string; in?: string | undefined }) =>
  place === "query" && /^update_?mask$/i.test(name);

/**
 * The value of the update mask of a change: the fields that it sends, without the key. Where the mask
 * is left out, such a service ignores fields that were emptied.
 */
export function updateMask(
  { request }: Pick<Operation, "request">,
  { schema }: Pick<Parameter, "schema">,
  fields: Readonly<Record<string, unknown>>,
  resolve: Resolve,
): string | string[] | undefined {
  const names = Object.keys(fields).filter((name) => name !== request["x-key"]);
  if (names.length === 0) return undefined;
  return typesOf(resolve(schema)).includes("array") ? names : names.join(",");
}
