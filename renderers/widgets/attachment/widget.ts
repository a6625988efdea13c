import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import type { ValueKind } from "../../../src/language/environment.ts";
import type { Type } from "../../../src/language/type.ts";

export const attachmentWidget: ValueKind = {
  name: "attachment",
  summary: "A file, or several, sent with the form.",
  accepts: isFile,
  isDefaultFor: isFile,
  isWide: true,
  // A draft cannot hold a file.
  isSecret: true,
  precedence: 1,
};

/** Accepts binary request properties; an upload field holds an address instead. */
function isFile(type: Type, schema: JsonSchema): boolean {
  const one = type.kind === "list" ? (schema.items ?? {}) : schema;
  return one.contentMediaType === "application/octet-stream";
}
