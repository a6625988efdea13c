import { languages } from "../../i18n/language.ts";
import { commonProperties } from "../block.ts";
import { cellProperties, isNameEnough } from "../cell.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { pageShape } from "../page.ts";
import { object, oneOf, type ReferenceKind, required, type ShapeNode } from "./shape.ts";

type Schema = Record<string, unknown>;

/**
 * The JSON Schema of a page, made from the kinds' shapes: what an editor loads for completion
 * (architecture, the rooms).
 */
export function pageJsonSchema(environment: LanguageEnvironment): Schema {
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

function schemaOf(shape: ShapeNode, environment: LanguageEnvironment): Schema {
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
      return { type: "array", items: schemaOf(shape.of, environment), minItems: shape.minimum };
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

/** The cells whose name is enough, and each that takes properties as an object with its `kind`. */
function cellSchema(environment: LanguageEnvironment): Schema {
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

const textSchema: Schema = {
  anyOf: [
    { type: "string", description: "A plain text, or a key of the locales." },
    {
      type: "object",
      properties: Object.fromEntries(languages.map((language) => [language, { type: "string" }])),
      additionalProperties: false,
    },
  ],
};

function referenceSchema(to: ReferenceKind, environment: LanguageEnvironment): Schema {
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
): Schema {
  const entries = Object.entries(properties);
  return {
    type: "object",
    properties: Object.fromEntries(
      entries.map(([name, { shape, summary }]) => [
        name,
        { description: summary, ...schemaOf(shape, environment) },
      ]),
    ),
    required: entries.filter(([, property]) => property.required).map(([name]) => name),
    additionalProperties: false,
  };
}
