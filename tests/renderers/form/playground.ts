import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../../src/catalogue/record.ts";

/** One sample of rjsf's own playground, as it stands there. */
export interface Sample {
  name: string;
  schema: object;
  formData: unknown;
}

const folder = "../shared/data/rjsf-samples";

/** Whether the samples are here; they are no part of this repository. */
export const hasSamples = existsSync(folder);

/** The samples, read in place. */
export function readSamples(): Sample[] {
  if (!hasSamples) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const { schema, formData }: { schema: object; formData?: unknown } = JSON.parse(
        readFileSync(join(folder, file), "utf8"),
      );
      return { name: file.slice(0, -".json".length), schema, formData };
    });
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * A schema of the playground's dialect, draft 7, in that of the catalogue's documents, 2020-12; its
 * references lead into the place where the document holds it.
 */
export function inCatalogueDialect(schema: unknown, place: string): unknown {
  return translated(schema, place, false);
}

function translated(value: unknown, place: string, isMap: boolean): unknown {
  const inner = (part: unknown, holdsNames = false) => translated(part, place, holdsNames);
  if (Array.isArray(value)) return value.map((part) => inner(part));
  if (!isRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => {
    if (isMap) return [key, inner(part)];
    if (key === "$ref" && typeof part === "string") return [key, part.replace(/^#/, place)];
    if (values.has(key)) return [key, part];
    return [key, inner(part, maps.has(key))];
  });
  const schema = Object.fromEntries(parts);
  return isMap ? schema : withNewNames(schema);
}

/** Keywords that hold values, not schemas; and those that hold schemas by name. */
const values = new Set(["default", "const", "enum", "examples"]);
const maps = new Set(["properties", "definitions", "$defs", "patternProperties", "dependencies"]);

function withNewNames({ items, additionalItems, dependencies, ...schema }: Schema): Schema {
  const list = Array.isArray(items)
    ? { prefixItems: items, ...(additionalItems === undefined ? {} : { items: additionalItems }) }
    : { ...(items === undefined ? {} : { items }) };
  const entries = Object.entries(isRecord(dependencies) ? dependencies : {});
  const names = entries.filter(([, value]) => Array.isArray(value));
  const schemas = entries.filter(([, value]) => !Array.isArray(value));
  return {
    ...schema,
    ...list,
    ...(names.length > 0 ? { dependentRequired: Object.fromEntries(names) } : {}),
    ...(schemas.length > 0 ? { dependentSchemas: Object.fromEntries(schemas) } : {}),
  };
}

/** A value, nothing, and the value with every plain value in it replaced by one of another type. */
export function triedValues(value: unknown): unknown[] {
  return [value ?? {}, {}, spoilt(value ?? {})];
}

function spoilt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoilt);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoilt(part)]));
  }
  return typeof value === "string" ? 7.5 : "spoilt";
}
