import { createCatalogue } from "../../../src/catalogue/catalogue.ts";
import { importOpenApi } from "../../../src/catalogue/import/import-open-api.ts";

export const text = { type: "string" };
export const number = { type: "integer" };

/** Operations by path and method. */
export interface Paths {
  readonly [path: string]: Readonly<
    Partial<Record<"get" | "post" | "put" | "patch" | "delete", object>>
  >;
}

/** The content of a request or response, as JSON. */
export const json = (schema: object) => ({ content: { "application/json": { schema } } });

const answers = (schema: object) => ({
  responses: { 200: { description: "It", ...json(schema) } },
});

/** A list of records, with the query parameters that it requires. */
export const lists = (fields: object, ...required: string[]) => ({
  ...answers({ type: "array", items: { type: "object", properties: fields } }),
  parameters: asked(required),
});

/** The read of one record, with the query parameters that it requires. */
export const reads = (fields: object, ...required: string[]) => ({
  ...answers({ type: "object", properties: fields }),
  parameters: asked(required),
});

/** A write whose request has fields, all of them optional. */
export const takes = (fields: object) => ({
  requestBody: json({ type: "object", properties: fields }),
  ...answers({ type: "object" }),
});

/** A write without a request. */
export const does = answers({ type: "object" });

/** A record whose fields are all required. */
export function object(fields: object) {
  return { type: "object", properties: fields, required: Object.keys(fields) };
}

/** The method and path of an operation. */
export const said = (one: { method: string; path: string } | null | undefined) =>
  one ? `${one.method.toUpperCase()} ${one.path}` : null;

/** An imported service with the given paths, and one of its operations by method and path. */
export function madeService(paths: Paths, line: string) {
  const document = { openapi: "3.1.0", info: { title: "It", version: "1" }, paths: typed(paths) };
  const imported = importOpenApi(document, { name: "it" });
  const catalogue = createCatalogue(imported.document ? [imported.document] : []);
  const operation = [...catalogue.operations.values()].find((one) => said(one) === line);
  if (!operation) throw new Error(`There is no ${line}.`);
  return { catalogue, operation };
}

function asked(names: readonly string[]) {
  return names.map((name) => ({ name, in: "query", required: true, schema: text }));
}

/**
 * The given paths with their placeholders as parameters, which are integers if their names end in
 * `Id`.
 */
function typed(paths: Paths) {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
        const schema = /id$/i.test(name) ? number : text;
        return { name, in: "path", required: true, schema };
      });
      return [path, { ...item, ...(places.length > 0 && { parameters: places }) }];
    }),
  );
}
