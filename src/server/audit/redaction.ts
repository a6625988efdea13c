import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";

/** The part of an uploaded file that the audit log keeps. */
export interface NamedFile {
  name: string;
  size: number;
}

/** Replaces a secret in the audit log. */
const hidden = "•••";

const longestText = 1_000;
const mostItems = 100;

/**
 * A request in the form that the audit log may store. Values that the catalogue marks as secret
 * (`format: password`, `writeOnly`) and all tokens are hidden, a file is reduced to its name and
 * size, and long texts are cut.
 */
export function redacted(
  catalogue: Catalogue,
  operation: Operation,
  request: Readonly<Record<string, unknown>>,
  file: NamedFile | null,
): Record<string, unknown> {
  const visit = (value: unknown, source: JsonSchema): unknown => {
    const schema = catalogue.resolve(source);
    if (schema.format === "password" || schema.writeOnly) return hidden;
    if (schema.contentMediaType !== undefined) return file ? nameOf(file) : hidden;
    if (typeof value === "string") return cut(value);
    if (Array.isArray(value)) {
      const items = value.slice(0, mostItems).map((item) => visit(item, schema.items ?? {}));
      return value.length > mostItems ? [...items, `+${value.length - mostItems}`] : items;
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        name,
        name === "token" ? hidden : visit(entry, schema.properties?.[name] ?? {}),
      ]),
    );
  };
  const kept = visit(request, operation.request);
  return fieldsOf(kept);
}

function nameOf({ name, size }: NamedFile): string {
  return `${cut(name)} (${size} B)`;
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
