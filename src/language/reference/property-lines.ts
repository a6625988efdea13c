import { descriptionOf } from "../description.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";
import { namedShapeOf, propertiesOf } from "./named-shapes.ts";
import { chapterLink, type ReferenceLanguage, word } from "./words.ts";

/** A property as one line of a table in the reference. */
export interface PropertyLine {
  /** The property's name; within a nested object with the outer names: `sections[].title`. */
  path: string;
  /** The type of the property's value, in Markdown. */
  type: string;
  isRequired: boolean;
  summary: string;
}

/** The properties of an object in written order, each followed by those of its nested objects. */
export function propertyLines(
  properties: Readonly<Record<string, Property>>,
  language: ReferenceLanguage,
  prefix = "",
): PropertyLine[] {
  return Object.entries(properties).flatMap(([name, { shape, required, summary }]) => {
    const line = {
      path: prefix + name,
      type: typeIn(language, shape),
      isRequired: required,
      summary: descriptionOf(language, summary),
    };
    const inner = innerOf(shape);
    return [line, ...propertyLines(inner.properties, language, `${prefix}${name}${inner.suffix}.`)];
  });
}

/** The nested object of a shape that the reference does not describe under a name of its own. */
function innerOf(shape: ShapeNode): {
  suffix: string;
  properties: Readonly<Record<string, Property>>;
} {
  if (namedShapeOf(shape)) return { suffix: "", properties: {} };
  if (shape.type === "list") {
    const inner = innerOf(shape.of);
    return { ...inner, suffix: `[]${inner.suffix}` };
  }
  if (shape.type === "map") {
    const inner = innerOf(shape.of);
    return { ...inner, suffix: `.*${inner.suffix}` };
  }
  if (shape.type !== "choice") return { suffix: "", properties: propertiesOf(shape) };
  const inside = shape.of.map(innerOf).filter(({ properties }) => Object.keys(properties).length);
  return inside[0] ?? { suffix: "", properties: {} };
}

function typeIn(language: ReferenceLanguage, shape: ShapeNode): string {
  const part = namedShapeOf(shape);
  if (part) return `[${part.name}](parts.md#${part.name.toLowerCase()})`;
  const said = (key: string, values: Record<string, string | number> = {}): string =>
    word(language, `types.${key}`, values);
  switch (shape.type) {
    case "integer":
      if (shape.minimum === shape.maximum) return String(shape.minimum);
      return said("integer", { from: shape.minimum, to: shape.maximum });
    case "string":
      if (shape.values) return shape.values.map((value) => `\`${value}\``).join(", ");
      return shape.pattern ? said("pattern", { pattern: shape.pattern }) : said("string");
    case "reference":
      return said(`name.${shape.to}`);
    case "list": {
      const values = { of: typeIn(language, shape.of), least: shape.minimum };
      return said(shape.minimum > 0 ? "listOfLeast" : "listOf", values);
    }
    case "map":
      return said("map", { of: typeIn(language, shape.of) });
    case "choice":
      return shape.of.map((one) => typeIn(language, one)).join(said("or"));
    case "expression":
    case "block":
    case "cell":
      return chapterLink(language, `types.${shape.type}`, `${shape.type}s`);
    default:
      return said(shape.type);
  }
}
