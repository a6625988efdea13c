import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import type { ValueKind } from "../../../src/language/environment.ts";
import type { Type } from "../../../src/language/type.ts";

export const attachmentWidget: ValueKind = {
  name: "attachment",
  summary: "A file, or several, sent with the form.",
  accepts: isFile,
  isDefaultFor: isFile,
  isWide: true,
  // A draft cannot store a file, so the value is treated as secret.
  isSecret: true,
  precedence: 1,
};

/**
 * Whether a request property takes a file itself; the field of an upload takes its address instead.
 */
function isFile(type: Type, schema: JsonSchema): boolean {
  const one = type.kind === "list" ? (schema.items ?? {}) : schema;
  return one.contentMediaType === "application/octet-stream";
}
