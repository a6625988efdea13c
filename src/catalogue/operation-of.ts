import type { Catalogue } from "./catalogue.ts";
import type { Operation } from "./operation.ts";

/**
 * The operation of a planned call.
 * @throws Error where the catalogue lacks the operation, since the page was planned with another
 * catalogue.
 */
export function operationOf(
  { operations }: Pick<Catalogue, "operations">,
  { operation: id }: { operation: string },
): Operation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The catalogue has no operation "${id}".`);
  return operation;
}
