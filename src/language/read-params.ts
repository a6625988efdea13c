import { exactNumber } from "../catalogue/schema/exact-json.ts";
import { formats } from "./formats.ts";
import type { ParamPlans } from "./params.ts";
import { type ValueSort, valueSorts } from "./shape/value-sorts.ts";

/** What is wrong with an address: a parameter that it lacks, or whose text is no such value. */
export interface ParamFault {
  name: string;
  type: ValueSort;
  /** What stands there; `null` where nothing does. */
  given: string | null;
}

/** The parameters that an address gives, each read as what it is declared to be. */
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

/** The value of a text in an address; `undefined` where it is no such value. */
export function readParam(text: string, type: ValueSort): string | number | boolean | undefined {
  switch (type) {
    case "boolean":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "integer":
    case "number": {
      if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
      // An integer that no number holds exactly stays a text.
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
