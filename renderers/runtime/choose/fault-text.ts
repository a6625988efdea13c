import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { formats } from "../../../src/language/formats.ts";
import type { TextPlan } from "../../../src/language/plan/plans.ts";
import type { PageHost } from "../page/host.ts";
import type { Fault } from "../read/request-validator.ts";

/** What a sentence about a faulty field may say of it. */
export interface FaultyField {
  label: TextPlan;
  schema: JsonSchema;
  /** The label of the field beside it. */
  labelOf(name: string): TextPlan;
}

/** The sentence that tells a person what is wrong with a field (specification section 5). */
export function faultText(fault: Fault, field: FaultyField, text: PageHost["text"]): string {
  const { keyword, params } = fault;
  const limit = typeof params.limit === "number" ? params.limit : 0;
  switch (keyword) {
    case "required":
      return emptyText(field, text);
    case "minLength":
      return limit === 1
        ? emptyText(field, text)
        : text("requestFault.minLength", { count: limit });
    case "maxLength":
    case "minItems":
    case "maxItems":
      return text(`requestFault.${keyword}`, { count: limit });
    case "minimum":
    case "maximum":
      return text(`requestFault.${keyword}`, { limit });
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return text(`validation.${keyword}`, { limit });
    case "multipleOf":
      return text("validation.multipleOf", { of: Number(params.multipleOf) });
    case "uniqueItems":
    case "pattern":
      return text(`requestFault.${keyword}`);
    case "x-bytes-under":
      return text("format.bytesUnder", { count: limit });
    case "x-bytes-over":
      return text("format.bytesOver", { count: limit });
    case "format":
      return text(formatKey(String(params.format)));
    case "type":
      return text(typeKey([params.type].flat()));
    case "enum":
    case "const":
      return text("validation.choice");
    case "x-equals":
      return params.format === "password"
        ? text("password.mismatch")
        : text("validation.equals", { label: text(field.labelOf(String(params.equals))) });
    default:
      return text("requestFault.other");
  }
}

/** A password has sentences of its own. */
function emptyText({ label, schema }: FaultyField, text: PageHost["text"]): string {
  if (schema.format !== "password") return text("validation.required", { label: text(label) });
  return text(schema["x-equals"] === undefined ? "password.empty" : "password.confirmEmpty");
}

function formatKey(name: string): string {
  return Object.hasOwn(formats, name) ? `format.${name}` : "requestFault.pattern";
}

function typeKey(types: readonly unknown[]): string {
  if (types.includes("integer")) return "validation.integer";
  return types.includes("number") ? "validation.number" : "requestFault.other";
}
