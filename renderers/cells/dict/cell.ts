import { type JsonSchema, listedValues } from "../../../src/catalogue/schema/json-schema.ts";
import type { CellKind } from "../../../src/language/environment.ts";

export const dictCell: CellKind = {
  name: "dict",
  summary: "What a dictionary or the catalogue calls a value, as a tag in its colour.",
  accepts: ({ kind }, schema) =>
    kind !== "list" && kind !== "record" && (hasNames(schema) || listedValues(schema) !== null),
  hasTags: true,
  isDefaultFor: ({ kind }, schema) => kind !== "list" && hasNames(schema),
  room: { content: 150 },
  precedence: 1,
};

function hasNames(schema: JsonSchema): boolean {
  return schema["x-dict"] !== undefined || schema["x-values"] !== undefined;
}
