import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";

/** The sorts of values that a page can declare for its parameters and filters. */
export const sortNames = [
  "string",
  "integer",
  "number",
  "boolean",
  "date",
  "dateTime",
  "month",
] as const;

/** A sort of values. */
export type ValueSort = (typeof sortNames)[number];

/** The JSON Schema that a value of each sort must match. */
export const valueSorts: Readonly<Record<ValueSort, JsonSchema>> = {
  string: { type: "string" },
  integer: { type: "integer" },
  number: { type: "number" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date" },
  dateTime: { type: "string", format: "date-time" },
  month: { type: "string", format: "month", pattern: "^\\d{4}-(0[1-9]|1[0-2])$" },
};
