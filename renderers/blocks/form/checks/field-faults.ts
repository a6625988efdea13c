import { pointerStep, stepsOf } from "../../../../src/catalogue/schema/pointer.ts";
import { type FaultyField, faultText } from "../../../runtime/choose/fault-text.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { Fault } from "../../../runtime/read/request-validator.ts";
import type { FormField } from "../plan/fields.ts";

/** A sentence about one value of a form. */
export interface FieldFault {
  /** The JSON pointer of the value. */
  path: string;
  message: string;
}

/** The field that a fault's path leads into, or `null` where it is none of the given fields. */
export function fieldOf<Field extends { name: string }>(
  fields: readonly Field[],
  path: string,
): Field | null {
  const [step] = stepsOf(path);
  return fields.find(({ name }) => name === step) ?? null;
}

/**
 * The faults of the shown fields in their order, one for each value: faults of the schema come
 * before those of the page's rules. A fault of a range's end is shown at its start, where both are
 * entered.
 */
export function faultsOfFields(
  faults: readonly Fault[],
  shown: readonly FormField[],
  text: PageHost["text"],
  ofRules: readonly FieldFault[] = [],
): FieldFault[] {
  const labelOf = (name: string) => shown.find((field) => field.name === name)?.label ?? name;
  const seen = new Set<string>();
  return shown.flatMap((field) => {
    const ofSchema = faults
      .filter(({ path }) => isAbout(field, path))
      .map((fault) => {
        const { label, schema } = partAt(field, fault.path);
        const about: FaultyField = { label, schema, labelOf };
        return { path: fault.path, message: faultText(fault, about, text) };
      });
    return [...ofSchema, ...ofRules.filter(({ path }) => isAbout(field, path))]
      .map(({ path, message }) => ({ path: placeOf(field, path), message }))
      .filter(({ path }) => !seen.has(path) && seen.add(path));
  });
}

/** The faults of the free fields that an open request takes beside those of the page. */
export function faultsOfFreeFields(
  faults: readonly Fault[],
  known: ReadonlySet<string>,
  text: PageHost["text"],
): FieldFault[] {
  const free = faults.filter(({ path }) => path !== "" && !known.has(stepsOf(path)[0] ?? ""));
  return free.map((fault) => {
    const label = stepsOf(fault.path).at(-1) ?? "";
    const about: FaultyField = { label, schema: {}, labelOf: (name) => name };
    return { path: fault.path, message: faultText(fault, about, text) };
  });
}

function isAbout(field: FormField, path: string): boolean {
  const [name] = stepsOf(path);
  return name !== undefined && [field.name, field.to?.name].includes(name);
}

/** The element path at which a fault is shown. */
function placeOf(field: FormField, path: string): string {
  const isOfEnd = field.to !== null && fieldOf([field.to], path) !== null;
  return isOfEnd ? pointerStep(field.name) : path;
}

/** The field that a path leads to, through nested fields. */
function partAt(field: FormField, path: string): Pick<FormField, "label" | "schema"> {
  if (field.to !== null && fieldOf([field.to], path) !== null) return field.to;
  let part = field;
  for (const step of stepsOf(path).slice(1)) {
    part = part.items?.find(({ name }) => name === step) ?? part;
  }
  return part;
}

/** Splits the faults that a service answered into those of fields and the rest. */
export function sortServerFaults(
  faults: readonly FieldFault[],
  shown: readonly FormField[],
): { ofFields: FieldFault[]; others: FieldFault[] } {
  const fieldFor = ({ path }: FieldFault) => shown.find((field) => isAbout(field, path));
  return {
    ofFields: faults.flatMap((fault) => {
      const field = fieldFor(fault);
      return field ? [{ ...fault, path: placeOf(field, fault.path) }] : [];
    }),
    others: faults.filter((fault) => !fieldFor(fault)),
  };
}
