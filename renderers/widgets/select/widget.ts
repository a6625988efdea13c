import type { ValueKind } from "../../../src/language/environment.ts";
import type { Type } from "../../../src/language/type.ts";

export const selectWidget: ValueKind = {
  name: "select",
  summary: "One or several of the values that the catalogue, a dictionary or a call gives.",
  accepts: ({ kind }) => kind !== "record",
  isDefaultFor: (type, schema) =>
    schema["x-dict"] !== undefined || hasValues(type) || (type.kind === "list" && isPlain(type.of)),
  precedence: -1,
};

function hasValues(type: Type): boolean {
  return (type.kind === "string" || type.kind === "number") && type.values !== null;
}

function isPlain({ kind }: Type): boolean {
  return kind === "string" || kind === "number";
}
