import { languages } from "../../i18n/language.ts";
import { commonProperties } from "../block.ts";
import { cellProperties, isNameEnough } from "../cell.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { pageShape } from "../page.ts";
import { namedShapes } from "../reference/named-shapes.ts";
import { object, oneOf, type ReferenceKind, required, type ShapeNode } from "./shape.ts";
import { shareSchema, type WrittenSchema } from "./shared-schema.ts";

/**
 * The JSON Schema of a page, made from the kinds' shapes, which editors load for completion
 * (architecture, the rooms).
 */
export function pageJsonSchema(environment: LanguageEnvironment): WrittenSchema {
  const names = namedShapes.flatMap(({ name, shapes }) =>
    shapes.map((shape): [string, string] => [JSON.stringify(schemaOf(shape, environment)), name]),
  );
  const references = (["operation", "cell", "widget", "icon"] as const).map(
    (to): [string, string] => [JSON.stringify(referenceSchema(to, environment)), `${to}Name`],
  );
  const text: [string, string] = [JSON.stringify(textSchema), "text"];
  return shareSchema(wholeSchema(environment), new Map([...names, ...references, text]));
}

/** The JSON Schema of a page with every definition expanded in place. */
export function wholeSchema(environment: LanguageEnvironment): WrittenSchema {
  const kinds = [...environment.blocks.values()];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Page",
    ...schemaOf(pageShape, environment),
    $defs: {
      cell: cellSchema(environment),
      block: { anyOf: kinds.map(({ name }) => ({ $ref: `#/$defs/${name}` })) },
      ...Object.fromEntries(
        kinds.map(({ name, summary, shape }) => {
          const own = shape.type === "object" ? shape.properties : {};
          const kind = required(oneOf(name), "Which kind of block this is.");
          const whole = object({ ...commonProperties, ...own, kind });
          return [name, { description: summary, ...schemaOf(whole, environment) }];
        }),
      ),
    },
  };
}

function schemaOf(shape: ShapeNode, environment: LanguageEnvironment): WrittenSchema {
  switch (shape.type) {
    case "boolean":
      return { type: "boolean" };
    case "integer":
      return { type: "integer", minimum: shape.minimum, maximum: shape.maximum };
    case "string":
      return {
        type: "string",
        ...(shape.values ? { enum: shape.values } : {}),
        ...(shape.pattern ? { pattern: shape.pattern } : {}),
      };
    case "reference":
      return referenceSchema(shape.to, environment);
    case "text":
      return textSchema;
    case "expression":
      return { type: "string", description: "An expression." };
    case "argument":
      return { description: "A string is an expression; any other value stands for itself." };
    case "list":
      return { type: "array", items: schemaOf(shape.of, environment), ...atLeast(shape.minimum) };
    case "map":
      return { type: "object", additionalProperties: schemaOf(shape.of, environment) };
    case "object":
      return objectSchema(shape, environment);
    case "choice":
      return { anyOf: shape.of.map((alternative) => schemaOf(alternative, environment)) };
    case "block":
      return { $ref: "#/$defs/block" };
    case "cell":
      return { $ref: "#/$defs/cell" };
  }
}

const atLeast = (minimum: number) => (minimum > 0 ? { minItems: minimum } : {});

/**
 * The schema of a cell: the names of cells without required properties, and an object with `kind`
 * for each cell that has properties.
 */
function cellSchema(environment: LanguageEnvironment): WrittenSchema {
  const cells = [...environment.cells.values()];
  const withProperties = cells.filter((cell) => Object.keys(cellProperties(cell)).length > 0);
  return {
    anyOf: [
      { type: "string", enum: cells.filter(isNameEnough).map(({ name }) => name) },
      ...withProperties.map((cell) => {
        const kind = required(oneOf(cell.name), "Which cell this is.");
        const whole = object({ kind, ...cellProperties(cell) });
        return { description: cell.summary, ...schemaOf(whole, environment) };
      }),
    ],
  };
}

const textSchema: WrittenSchema = {
  anyOf: [
    { type: "string", description: "A plain text, or a key of the locales." },
    {
      type: "object",
      properties: Object.fromEntries(languages.map((language) => [language, { type: "string" }])),
      additionalProperties: false,
    },
  ],
};

function referenceSchema(to: ReferenceKind, environment: LanguageEnvironment): WrittenSchema {
  const names: Partial<Record<ReferenceKind, readonly string[]>> = {
    operation: [...environment.catalogue.operations.keys()],
    cell: [...environment.cells.keys()],
    widget: [...environment.widgets.keys()],
    icon: environment.icons,
  };
  const known = names[to];
  return known ? { type: "string", enum: known } : { type: "string" };
}

function objectSchema(
  { properties }: Extract<ShapeNode, { type: "object" }>,
  environment: LanguageEnvironment,
): WrittenSchema {
  const entries = Object.entries(properties);
  const needed = entries.filter(([, property]) => property.required).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(
      entries.map(([name, { shape, summary }]) => [
        name,
        { description: summary, ...schemaOf(shape, environment) },
      ]),
    ),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
}
