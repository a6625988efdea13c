import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

/**
 * The schema of the record that an operation replaces as a whole, as the read at the same path
 * answers it; `null` if the operation replaces none, or no read shows what it replaces.
 */
export function replacedRecord(
  catalogue: Catalogue,
  { isReplacing, path, service }: Operation,
): JsonSchema | null {
  if (!isReplacing || !path.includes("{")) return null;
  const read = [...catalogue.operations.values()].find(
    (other) =>
      other.effect === "read" && !other.list && other.path === path && other.service === service,
  );
  return read ? catalogue.resolve(read.answer ?? {}) : null;
}
