import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { JsonSchema } from "../../../catalogue/schema/json-schema.ts";
import { typeName, typeOfSchema } from "../../../language/type.ts";

/** A field of a request or an answer, as a line of a list. */
export interface FieldLine {
  /** From the outermost: `records[].status`. */
  path: string;
  type: string;
  /** What it is called, as a key or a text; empty where the catalogue has no name for it. */
  title: string;
  isRequired: boolean;
}

/** Trees contain themselves, and nobody reads more. */
const deepest = 3;
const mostLines = 200;

/** The fields of what a schema describes, those within others below them. */
export function fieldLines(catalogue: Catalogue, schema: JsonSchema): FieldLine[] {
  const lines: FieldLine[] = [];
  addFields(catalogue, schema, "", 1, lines);
  return lines;
}

function addFields(
  catalogue: Catalogue,
  source: JsonSchema,
  above: string,
  depth: number,
  lines: FieldLine[],
): void {
  const schema = catalogue.resolve(source);
  if (schema.items) addFields(catalogue, schema.items, `${above}[]`, depth, lines);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (lines.length >= mostLines) return;
    const path = above === "" ? name : `${above}.${name}`;
    const { title = "" } = catalogue.resolve(field);
    const isRequired = schema.required?.includes(name) ?? false;
    lines.push({ path, type: typeName(typeOfSchema(catalogue, field)), title, isRequired });
    if (depth < deepest) addFields(catalogue, field, path, depth + 1, lines);
  }
}
