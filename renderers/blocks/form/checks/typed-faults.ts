import { pointerStep } from "../../../../src/catalogue/schema/pointer.ts";
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
  return shown.flatMap((field) => {
    const format = written.get(field.widget) ?? "";
    const isTime = format === "month" ? isMonth : (formats[format] ?? isAnything);
    const isFaulty = ({ name, schema }: Pick<FormField, "name" | "schema">): boolean => {
      const value = entered[name];
      if (typeof value !== "string" || value === "" || value === before?.[name]) return false;
      return schema.format === undefined && !isTime(value);
    };
    const ofTexts = [field, field.to].flatMap((part): Fault[] =>
      part && isFaulty(part)
        ? [{ path: pointerStep(part.name), keyword: "format", params: { format } }]
        : [],
    );
    return [...ofTexts, ...faultsOfRange(field, entered, before)];
  });
}

function faultsOfRange(
  { name, to }: FormField,
  entered: FormValues,
  before: FormValues | null,
): Fault[] {
  if (to === null || !isReversed(entered[name], entered[to.name])) return [];
  const isAsBefore = [name, to.name].every((end) => entered[end] === before?.[end]);
  return isAsBefore ? [] : [{ path: pointerStep(name), keyword: "reversed", params: {} }];
}

const isMonth = (value: string): boolean => monthText.test(value);
const isAnything = (): boolean => true;
