import type { Operation, Parameter } from "../../../catalogue/operation.ts";
import { replacedRecord } from "../../../catalogue/resources/replaced-record.ts";
import type { CallPlanner } from "../../environment.ts";

/**
 * Reports a call that replaces a whole record but does not send all of its fields, since the
 * service would erase the others. A form sends the record as it was read, so it is not concerned.
 */
export function reportErasedFields(
  { report, catalogue }: CallPlanner,
  operation: Operation,
  unsent: readonly Parameter[],
  place: string,
): void {
  const { properties = {} } = replacedRecord(catalogue, operation) ?? {};
  const erased = unsent.filter(
    ({ in: part, name }) => part === "body" && Object.hasOwn(properties, name),
  );
  const [first] = erased;
  // A missing required field is reported by itself.
  if (!first || erased.some(({ required }) => required)) return;
  const names = erased.map(({ name }) => name).join(", ");
  report("erasesFields", place, { operation: operation.id, names, first: first.name });
}
