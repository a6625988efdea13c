import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { otherFault, sentenceOfFault } from "../../../src/language/fit/fault-sentence.ts";
import type { TextPlan } from "../../../src/language/plan/plans.ts";
import type { PageHost } from "../page/host.ts";
import type { Fault } from "../read/request-validator.ts";
import { isMultiple } from "./choices.ts";

/** The sentences about formats that people type in another form than calls send. */
const typedFormats: ReadonlyMap<unknown, string> = new Map([
  ["date-time", "validation.dateTime"],
  ["month", "validation.month"],
]);

/** What a fault's sentence needs of its field. */
export interface FaultyField {
  label: TextPlan;
  schema: JsonSchema;
  /** The label of another field of the same form. */
  labelOf(name: string): TextPlan;
}

/** The sentence that tells a person what is wrong with a field (specification section 5). */
export function faultText(fault: Fault, field: FaultyField, text: PageHost["text"]): string {
  const { keyword, params } = fault;
  const isEmpty = keyword === "required" || (keyword === "minLength" && params.limit === 1);
  if (isEmpty) return emptyText(field, text);
  const { key, values } = sentenceOfFault(keyword, params) ?? otherFault;
  switch (keyword) {
    case "type":
      return text(typeKey([params.type].flat()));
    case "enum":
    case "const":
      return text(isMultiple(field.schema) ? "validation.choiceOfList" : "validation.choice");
    case "format":
      return text(typedFormats.get(params.format) ?? key, values);
    case "reversed":
      return text("validation.reversed");
    case "x-equals":
      return params.format === "password"
        ? text("password.mismatch")
        : text("validation.equals", { label: text(field.labelOf(String(params.equals))) });
    default:
      return text(key, values);
  }
}

/** The sentence about an empty required field; passwords have sentences of their own. */
function emptyText({ label, schema }: FaultyField, text: PageHost["text"]): string {
  if (schema.format !== "password") return text("validation.required", { label: text(label) });
  return text(schema["x-equals"] === undefined ? "password.empty" : "password.confirmEmpty");
}

function typeKey(types: readonly unknown[]): string {
  if (types.includes("integer")) return "validation.integer";
  return types.includes("number") ? "validation.number" : "requestFault.other";
}
