import type { ValueKind } from "../../../src/language/environment.ts";

export const radioWidget: ValueKind = {
  name: "radio",
  summary: "One of a few values, all of them seen.",
  accepts: (type, schema) =>
    type.kind === "bool" ||
    ((type.kind === "string" || type.kind === "number") &&
      (type.values !== null || schema["x-dict"] !== undefined)),
};
