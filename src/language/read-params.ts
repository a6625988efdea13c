import { decimalText, exactNumber } from "../catalogue/schema/exact-json.ts";
import { formats } from "./formats.ts";
import type { ParamPlans } from "./params.ts";
import { type ValueSort, valueSorts } from "./shape/value-sorts.ts";

/** A fault in a page's address: a parameter that is missing or whose text is not a valid value. */
export interface ParamFault {
  name: string;
  type: ValueSort;
  /** The text that the address gives; `null` if the parameter is missing. */
  given: string | null;
}

/** The parameters in an address, each converted to its declared sort of value. */
export function readParams(
  plans: ParamPlans,
  query: Readonly<Record<string, string>>,
): { values: Readonly<Record<string, unknown>>; faults: readonly ParamFault[] } {
  const values: Record<string, unknown> = {};
  const faults: ParamFault[] = [];
  for (const [name, { type, isRequired }] of Object.entries(plans)) {
    const given = Object.hasOwn(query, name) ? (query[name] ?? "") : "";
    const value = given === "" ? null : readParam(given, type);
    values[name] = value ?? null;
    if (value === undefined || (value === null && isRequired)) {
      faults.push({ name, type, given: value === null ? null : given });
    }
  }
  return { values, faults };
}

/** The value of a text in an address; `undefined` if it is not of that sort. */
export function readParam(text: string, type: ValueSort): string | number | boolean | undefined {
  switch (type) {
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "integer":
    case "number": {
      if (!decimalText.test(text)) return undefined;
      // An integer too large to be exact as a number stays a text.
      const value = exactNumber(text);
      const isRead = type === "number" || typeof value === "string" || Number.isInteger(value);
      return isRead ? value : undefined;
    }
    default: {
      const { format, pattern } = valueSorts[type];
      const isFormed = format === undefined || (formats[format]?.(text) ?? true);
      return isFormed && (!pattern || new RegExp(pattern).test(text)) ? text : undefined;
    }
  }
}
