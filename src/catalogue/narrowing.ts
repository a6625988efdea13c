import type { HttpMethod } from "./openapi.ts";
import type { Operation } from "./operation.ts";

/**
 * Whether a parameter may be all that keeps a write at the path of all records from reaching each
 * of them, as the filters of `DELETE /todos?id=…` do.
 */
export function isNarrowing(
  { method, path }: { method: HttpMethod; path: string },
  { in: place }: { in: string },
): boolean {
  return place === "query" && ["put", "patch", "delete"].includes(method) && !path.includes("{");
}

/**
 * Whether a deletion at the path of all records reaches each of them, since none of its filters has
 * a value.
 */
export function reachesAll(
  { method, path, parameters }: Pick<Operation, "method" | "path" | "parameters">,
  args: Readonly<Record<string, unknown>>,
): boolean {
  const filters = parameters.filter((parameter) => isNarrowing({ method, path }, parameter));
  const isGiven = ({ name }: { name: string }) => (args[name] ?? "") !== "";
  return method === "delete" && filters.length > 0 && !parameters.some(isGiven);
}
