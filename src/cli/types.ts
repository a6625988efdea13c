import type { Catalogue } from "../catalogue/catalogue.ts";
import { schemaType } from "./schema-type.ts";

/** The TypeScript types of the catalogue, as the text of a module (architecture, the rooms). */
export function catalogueTypes(catalogue: Catalogue): string {
  const schemas = [...catalogue.documents.values()].flatMap((document) =>
    Object.entries(document.components?.schemas ?? {}).filter(([name]) => name !== "Envelope"),
  );
  const unique = new Map(schemas.map(([name, schema]) => [name, schemaType(schema)]));
  const operations = [...catalogue.operations.values()];
  const requests = operations.map(({ id, request }) => `"${id}": ${schemaType(request)};`);
  const answers = operations.map(
    ({ id, answer }) => `"${id}": ${answer ? schemaType(answer) : "undefined"};`,
  );
  return [
    "// Made from schemas/catalogue by `npm run generate`; never edited.",
    ...[...unique].map(([name, type]) => `export type ${name} = ${type};`),
    `export interface Requests {\n${requests.join("\n")}\n}`,
    `export interface Answers {\n${answers.join("\n")}\n}`,
    "export type OperationId = keyof Requests;",
    "",
  ].join("\n\n");
}
