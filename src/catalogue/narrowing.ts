import type { HttpMethod } from "./openapi.ts";

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
