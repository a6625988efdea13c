import { pointerStep } from "../../../../src/catalogue/schema/pointer.ts";
import { isRecord } from "../../../../src/catalogue/schema/record.ts";
import { formats } from "../../../../src/language/formats.ts";
import type { Fault } from "../../../runtime/read/request-validator.ts";
import { isReversed, monthText } from "../../../runtime/show/format-values.ts";
import type { FormField } from "../plan/fields.ts";
import type { FormValues } from "../state/form-values.ts";

/** The formats of the values that calendars and clocks write, by the name of their widget. */
const written: ReadonlyMap<string, string> = new Map([
  ["date", "date"],
  ["dateRange", "date"],
  ["dateTime", "date-time"],
  ["month", "month"],
  ["time", "time"],
]);

/**
 * The faults of texts that were typed into a calendar or a clock and are no time, where the
 * request's schema takes any text, and of ranges whose end is before their start. The values
 * `before` are not at fault.
 */
export function faultsOfTyped(
  shown: readonly FormField[],
  entered: FormValues,
  before: FormValues | null,
): Fault[] {
  return faultsIn(shown, entered, before === null ? [] : [before]);
}

/** The faults in a record; a row of a list is compared with all rows before, for it may move. */
function faultsIn(
  fields: readonly FormField[],
  entered: FormValues,
  before: readonly FormValues[],
): Fault[] {
  return fields.flatMap((field) => {
    const format = written.get(field.widget) ?? "";
    const isTime = format === "month" ? isMonth : (formats[format] ?? isAnything);
    const isFaulty = ({ name, schema }: Pick<FormField, "name" | "schema">): boolean => {
      const value = entered[name];
      if (typeof value !== "string" || value === "") return false;
      const isAsBefore = before.some((record) => record[name] === value);
      return !isAsBefore && schema.format === undefined && !isTime(value);
    };
    const ofTexts = [field, field.to].flatMap((part): Fault[] =>
      part && isFaulty(part)
        ? [{ path: pointerStep(part.name), keyword: "format", params: { format } }]
        : [],
    );
    return [
      ...ofTexts,
      ...faultsOfRange(field, entered, before),
      ...faultsOfParts(field, entered, before),
    ];
  });
}

/** The faults in the record, or in the rows, that a field holds. */
function faultsOfParts(
  { name, items }: FormField,
  entered: FormValues,
  before: readonly FormValues[],
): Fault[] {
  if (items === null) return [];
  const value = entered[name];
  const inside = pointerStep(name);
  const parts = Array.isArray(value)
    ? value.map((row: unknown, at) => [`${inside}/${at}`, row] as const)
    : [[inside, value] as const];
  const then = before.flatMap((record) => [record[name]].flat()).filter(isRecord);
  return parts.flatMap(([place, part]) =>
    isRecord(part)
      ? faultsIn(items, part, then).map((fault) => ({ ...fault, path: `${place}${fault.path}` }))
      : [],
  );
}

function faultsOfRange(
  { name, to }: FormField,
  entered: FormValues,
  before: readonly FormValues[],
): Fault[] {
  if (to === null || !isReversed(entered[name], entered[to.name])) return [];
  const isAsBefore = before.some((record) =>
    [name, to.name].every((end) => entered[end] === record[end]),
  );
  return isAsBefore ? [] : [{ path: pointerStep(name), keyword: "reversed", params: {} }];
}

const isMonth = (value: string): boolean => monthText.test(value);
const isAnything = (): boolean => true;
