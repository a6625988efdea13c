import type { OpenApiDocument } from "../openapi.ts";
import { pointTo } from "../schema/pointer.ts";

/** The part of a document that a reference names. */
export function followReference<T extends object>(
  document: OpenApiDocument,
  entry: T | { $ref: string },
): T {
  let current: T | { $ref?: unknown } = entry;
  const seen = new Set<string>();
  while ("$ref" in current && typeof current.$ref === "string" && !seen.has(current.$ref)) {
    seen.add(current.$ref);
    const pointer = current.$ref.slice(current.$ref.indexOf("#") + 1);
    current = pointTo(document, pointer) as T | { $ref?: unknown };
  }
  return current as T;
}
