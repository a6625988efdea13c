import type { PageHost } from "../../../runtime/page/host.ts";
import { namedKinds } from "./named-kinds.ts";

/** Keywords that say what sort of values a schema describes. */
const telling = [
  ...["type", "enum", "const", "anyOf", "oneOf", "allOf", "if"],
  ...["properties", "patternProperties", "additionalProperties", "items", "prefixItems"],
];

/**
 * A schema that describes values of any sort, as some services declare `metadata` or the items of a
 * list, with the sorts from which a person chooses; any other schema as it is. rjsf can draw nothing
 * for a schema that names no type.
 */
export function withOfferedKinds(
  schema: Readonly<Record<string, unknown>>,
  text: PageHost["text"],
): Record<string, unknown> {
  if (schema.type === "array" && schema.items === undefined && schema.prefixItems === undefined) {
    return { ...schema, items: anyPlain(text) };
  }
  if (telling.some((keyword) => schema[keyword] !== undefined)) return schema;
  const list = { type: "array", title: text("form.kind.array"), items: anyPlain(text) };
  // rjsf takes the values of free fields for records where their schema offers several kinds.
  const record = { type: "object", title: text("form.kind.object"), additionalProperties: true };
  // A `null` is nothing that a person chooses, but one that came stays as it is.
  return { ...schema, nullable: true, anyOf: [...plainKinds(text), list, record] };
}

const anyPlain = (text: PageHost["text"]) => ({
  title: text("form.kind.any"),
  anyOf: plainKinds(text),
});

function plainKinds(text: PageHost["text"]): unknown[] {
  return namedKinds(text, [{ type: "string" }, { type: "number" }, { type: "boolean" }]);
}
