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

/** The field that a fault's path leads into, or `null` where none of the given ones is meant. */
export function fieldOf<Field extends { name: string }>(
  fields: readonly Field[],
  path: string,
): Field | null {
  const [step] = stepsOf(path);
  return fields.find(({ name }) => name === step) ?? null;
}

/**
 * The faults of the shown fields in their order, the first one of each value: those of the schema
 * before those that the page's rules find. What is wrong with the end of a range stands at its
 * start, where both are entered.
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

/** The faults of what an open request takes beside the fields that a page arranges. */
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

/** Where a fault is shown. */
function placeOf(field: FormField, path: string): string {
  const isOfEnd = field.to !== null && fieldOf([field.to], path) !== null;
  return isOfEnd ? pointerStep(field.name) : path;
}

/** The field that a path leads to, through the fields within fields. */
function partAt(field: FormField, path: string): Pick<FormField, "label" | "schema"> {
  if (field.to !== null && fieldOf([field.to], path) !== null) return field.to;
  let part = field;
  for (const step of stepsOf(path).slice(1)) {
    part = part.items?.find(({ name }) => name === step) ?? part;
  }
  return part;
}

/** The faults that a service answered, beside their fields and, where there is none, apart. */
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
