import type { ValueKind } from "../../../src/language/environment.ts";
import type { Type } from "../../../src/language/type.ts";

export const changesCell: ValueKind = {
  name: "changes",
  summary: "What changed of a record, field by field: the value before and the value after.",
  accepts: (type) =>
    type.kind === "list" &&
    type.of.kind === "record" &&
    ["field", "before", "after"].every((name) => isField(type.of, name)),
};

function isField(type: Type, name: string): boolean {
  return type.kind === "record" && type.fields().has(name);
}
