import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";
import {
  alternativesOf,
  isNamedSecret,
  isSecretSchema,
  schemasOfField,
  schemasOfItem,
} from "../../catalogue/schema/secrets.ts";
import { shortText, storable } from "./storable-text.ts";

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
 * (`format: password`, `writeOnly`), texts that are named like one, and all tokens are hidden, a
 * file is reduced to its name and size, and long texts are cut.
 */
export function redacted(
  catalogue: Catalogue,
  operation: Operation,
  request: Readonly<Record<string, unknown>>,
  file: NamedFile | null,
): Record<string, unknown> {
  const visit = (value: unknown, sources: readonly JsonSchema[]): unknown => {
    const schemas = alternativesOf(catalogue.resolve, sources);
    if (schemas.some(isSecretSchema)) return hidden;
    if (schemas.some(({ contentMediaType }) => contentMediaType !== undefined)) {
      return file ? nameOf(file) : hidden;
    }
    if (typeof value === "string") return shortText(value, longestText);
    if (Array.isArray(value)) {
      const items = value
        .slice(0, mostItems)
        .map((item, place) => visit(item, schemasOfItem(schemas, place)));
      return value.length > mostItems ? [...items, `+${value.length - mostItems}`] : items;
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        storable(name),
        isNamedSecret(name, entry) ? hidden : visit(entry, schemasOfField(schemas, name)),
      ]),
    );
  };
  return fieldsOf(visit(request, [operation.request]));
}

function nameOf({ name, size }: NamedFile): string {
  return `${shortText(name, longestText)} (${size} B)`;
}
