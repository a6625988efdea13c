import type { Catalogue } from "../catalogue.ts";
import type { Operation } from "../operation.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { holderOf } from "./alike.ts";

/**
 * The schema of the record that an operation replaces as a whole, as the read at the same path
 * answers it; `null` if the operation replaces none, or no read shows what it replaces.
 */
export function replacedRecord(
  catalogue: Catalogue,
  { isReplacing, path, service, request }: Operation,
): JsonSchema | null {
  if (!isReplacing || !path.includes("{")) return null;
  const read = [...catalogue.operations.values()].find(
    (other) =>
      other.effect === "read" && !other.list && other.path === path && other.service === service,
  );
  if (!read) return null;
  const answer = catalogue.resolve(read.answer ?? {});
  // The answer may hold the record in a field, such as `data`.
  return holderOf(catalogue, answer, catalogue.resolve(request))?.record ?? answer;
}
