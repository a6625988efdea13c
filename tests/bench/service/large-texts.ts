import { readFileSync } from "node:fs";
import { join } from "node:path";

const groups = join(import.meta.dirname, "../../../schemas/pages/points/cultural-group.json");
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** An OpenAPI document with the given number of operations, about 2.7 kB each. */
export function openApiText(operations: number): string {
  const paths = Object.fromEntries(
    numbers(operations).map((number) => [
      `/things/${number}`,
      {
        get: {
          operationId: `getThing${number}`,
          summary: `Answers thing ${number}, with a sentence of some length to it.`,
          parameters: numbers(4).map((place) => ({
            name: `parameter${place}`,
            in: "query",
            description: "A parameter that narrows what is answered.",
            schema: { type: "string", maxLength: 100 },
          })),
          responses: {
            200: {
              description: "The thing.",
              content: {
                "application/json": { schema: { $ref: `#/components/schemas/Thing${number}` } },
              },
            },
          },
        },
      },
    ]),
  );
  const schemas = Object.fromEntries(
    numbers(operations).map((number) => [
      `Thing${number}`,
      {
        type: "object",
        properties: Object.fromEntries(
          numbers(16).map((place) => [
            `field${place}`,
            {
              type: "string",
              description: "A field of the thing, told in a sentence of a usual length.",
            },
          ]),
        ),
      },
    ]),
  );
  const info = { title: "Things", version: "1" };
  return JSON.stringify({ openapi: "3.1.0", info, paths, components: { schemas } });
}

/** A page schema of about the given number of lines: the shipped page of the groups, repeated. */
export function pageText(lines: number): string {
  const text = readFileSync(groups, "utf8");
  const { title, body } = JSON.parse(text);
  const copies = Math.round(lines / text.split("\n").length);
  const items = numbers(copies).map((number) => ({ ...body, name: `groups${number}` }));
  return JSON.stringify({ version: 1, title, body: { kind: "stack", items } }, null, 2);
}
