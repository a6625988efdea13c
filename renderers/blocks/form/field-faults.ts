import type { InputPlan } from "../../../src/language/plan/input.ts";
import { type FaultyField, faultText } from "../../runtime/fault-text.ts";
import type { PageHost } from "../../runtime/host.ts";
import type { Fault } from "../../runtime/request-validator.ts";

/** A sentence about one value of a form. */
export interface FieldFault {
  /** The JSON pointer of the value. */
  path: string;
  message: string;
}

/** The field that a fault's path leads into, or `null` where none of the given ones is meant. */
export function fieldOf<Field extends { name: string }>(
  fields: readonly Field[],
  path: string,
): Field | null {
  const step = path.split("/")[1]?.replaceAll("~1", "/").replaceAll("~0", "~");
  return fields.find(({ name }) => name === step) ?? null;
}

/** The faults of the shown fields in their order, the first one of each value. */
export function faultsOfFields(
  faults: readonly Fault[],
  shown: readonly InputPlan[],
  text: PageHost["text"],
): FieldFault[] {
  const labelOf = (name: string): string =>
    shown.find((field) => field.name === name)?.label ?? name;
  const seen = new Set<string>();
  return shown.flatMap((field) =>
    faults
      .filter((fault) => fieldOf(shown, fault.path) === field)
      .filter(({ path }) => !seen.has(path) && seen.add(path))
      .map((fault) => {
        const about: FaultyField = { label: field.label, schema: field.schema, labelOf };
        return { path: fault.path, message: faultText(fault, about, text) };
      }),
  );
}

/** The faults that a service answered, beside their fields and, where there is none, apart. */
export function sortServerFaults(
  faults: readonly FieldFault[],
  shown: readonly InputPlan[],
): { ofFields: FieldFault[]; others: FieldFault[] } {
  const isOfField = ({ path }: FieldFault): boolean => fieldOf(shown, path) !== null;
  return {
    ofFields: faults.filter(isOfField),
    others: faults.filter((fault) => !isOfField(fault)),
  };
}
