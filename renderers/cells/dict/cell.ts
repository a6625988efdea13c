import type { ValueKind } from "../../../src/language/environment.ts";

/** A dictionary's label as a tag in its colour. */
export const dictCell: ValueKind = {
  name: "dict",
  summary: "A dictionary's label as a tag in its colour.",
  accepts: (type, schema) =>
    schema["x-dict"] !== undefined && (type.kind === "string" || type.kind === "number"),
  isDefaultFor: (type, schema) =>
    schema["x-dict"] !== undefined && (type.kind === "string" || type.kind === "number"),
};
