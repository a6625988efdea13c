import type { Catalogue } from "./catalogue.ts";
import type { OperationId } from "./types.gen.ts";

/** Whether a user with the given permissions may call an operation. */
export function mayCall(
  { operations }: Pick<Catalogue, "operations">,
  operationId: OperationId,
  can: (permission: string) => boolean,
): boolean {
  const operation = operations.get(operationId);
  return operation !== undefined && (operation.permission === null || can(operation.permission));
}
