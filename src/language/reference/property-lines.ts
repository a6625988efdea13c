import type { Property, ShapeNode } from "../shape/shape.ts";
import { namedShapeOf, propertiesOf } from "./named-shapes.ts";

/** A property as the reference tells it. */
export interface PropertyLine {
  /** Its name; of an object inside, with the names before it: `sections[].title`. */
  path: string;
  /** What may stand there, in Markdown. */
  type: string;
  isRequired: boolean;
  summary: string;
}

/** The properties of an object, and after each those of what is inside it, in the order written. */
export function propertyLines(
  properties: Readonly<Record<string, Property>>,
  prefix = "",
): PropertyLine[] {
  return Object.entries(properties).flatMap(([name, { shape, required, summary }]) => {
    const line = { path: prefix + name, type: typeOf(shape), isRequired: required, summary };
    const inner = innerOf(shape);
    return [line, ...propertyLines(inner.properties, `${prefix}${name}${inner.suffix}.`)];
  });
}

/** What stands inside a shape and has no name of its own. */
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

function typeOf(shape: ShapeNode): string {
  const part = namedShapeOf(shape);
  if (part) return `[${part.name}](parts.md#${part.name.toLowerCase()})`;
  switch (shape.type) {
    case "boolean":
      return "`true` or `false`";
    case "integer":
      return `${shape.minimum} to ${shape.maximum}`;
    case "string":
      if (shape.values) return shape.values.map((value) => `\`${value}\``).join(", ");
      return shape.pattern ? `text like \`${shape.pattern}\`` : "text";
    case "reference":
      return `name of ${shape.to === "operation" || shape.to === "icon" ? "an" : "a"} ${shape.to}`;
    case "text":
      return "text, key or translations";
    case "expression":
      return "[expression](expressions.md#expressions)";
    case "argument":
      return "expression or value";
    case "list":
      return `list of ${typeOf(shape.of)}${shape.minimum > 0 ? `, at least ${shape.minimum}` : ""}`;
    case "map":
      return `by name: ${typeOf(shape.of)}`;
    case "object":
      return "object";
    case "choice":
      return shape.of.map(typeOf).join(" or ");
    case "block":
      return "[block](blocks.md#blocks)";
    case "cell":
      return "[cell](cells.md#cells)";
  }
}
