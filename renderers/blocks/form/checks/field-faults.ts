import { pointerStep, stepsOf } from "../../../../src/catalogue/schema/pointer.ts";
import { type FaultyField, faultText } from "../../../runtime/choose/fault-text.ts";
import type { PageHost } from "../../../runtime/page/host.ts";
import type { Fault } from "../../../runtime/read/request-validator.ts";
import { isDrawnByParts } from "../draw/drawn-schema.ts";
import type { FormField } from "../plan/fields.ts";

type Say = PageHost["text"];

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
  text: Say,
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
      .map((fault) => shownFault(field, fault, text))
      .filter(({ path }) => !seen.has(path) && seen.add(path));
  });
}

/** The faults of the free fields that an open request takes beside those of the page. */
export function faultsOfFreeFields(
  faults: readonly Fault[],
  known: ReadonlySet<string>,
  text: Say,
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

/**
 * The fault as it is shown: at the innermost field that shows faults of its own, named by entry and
 * part where these have no field, as the values of a list that are chosen in one input.
 */
function shownFault(field: FormField, { path, message }: FieldFault, text: Say): FieldFault {
  const isOfEnd = field.to !== null && fieldOf([field.to], path) !== null;
  if (isOfEnd) return { path: pointerStep(field.name), message };
  const steps = stepsOf(path);
  const depth = shownDepth(field, steps);
  const [entry = "", ...others] = steps.slice(depth);
  const isEntry = /^\d+$/.test(entry);
  const part = (isEntry || entry === "" ? others : [entry, ...others]).join(".");
  const ofPart = part === "" || message.includes(part) ? message : `${part}: ${message}`;
  return {
    path: steps.slice(0, depth).map(pointerStep).join(""),
    message: isEntry
      ? text("form.entryFault", { number: Number(entry) + 1, message: ofPart })
      : ofPart,
  };
}

/** How many steps of a path lead to its innermost field that shows faults of its own. */
function shownDepth(field: FormField, steps: readonly string[]): number {
  let part = field;
  let depth = 1;
  while (depth < steps.length && isDrawnByParts(part)) {
    const { items } = part;
    // A part that nobody planned is drawn by its schema alone, with a field for each value in it.
    if (items === null) return steps.length;
    const ahead = part.type.kind === "list" ? 2 : 1;
    const inner = items.find(({ name }) => name === steps[depth + ahead - 1]);
    if (!inner) return depth;
    part = inner;
    depth += ahead;
  }
  return depth;
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
  text: Say,
): { ofFields: FieldFault[]; others: FieldFault[] } {
  const fieldFor = ({ path }: FieldFault) => shown.find((field) => isAbout(field, path));
  return {
    ofFields: faults.flatMap((fault) => {
      const field = fieldFor(fault);
      return field ? [shownFault(field, fault, text)] : [];
    }),
    others: faults.filter((fault) => !fieldFor(fault)),
  };
}
