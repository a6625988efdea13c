import type { LanguageEnvironment } from "../environment.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";

/** A JSON text to begin with, and where in it one goes on writing. */
export interface Opening {
  text: string;
  cursor: number;
}

/** What a value of a shape begins as: what is required is there, and left open. */
export function openingOf(shape: ShapeNode): Opening {
  switch (shape.type) {
    case "boolean":
      return whole("true");
    case "integer":
      return whole(String(shape.minimum));
    case "list":
      return within("[]");
    case "map":
      return within("{}");
    case "object":
      return objectOpening(requiredOf(shape.properties));
    case "block":
      return objectOpening([["kind", { type: "string", values: null, pattern: null }]]);
    case "choice":
      return shape.of[0] ? openingOf(shape.of[0]) : within('""');
    default:
      return within('""');
  }
}

const whole = (text: string): Opening => ({ text, cursor: text.length });

/** Between the quotes or brackets. */
const within = (text: string): Opening => ({ text, cursor: 1 });

/** The properties that an object cannot do without. */
export function requiredOf(properties: Readonly<Record<string, Property>>): [string, ShapeNode][] {
  return Object.entries(properties).flatMap(([name, { required, shape }]) =>
    required ? [[name, shape]] : [],
  );
}

/** Properties to begin with, by their names. */
export type OpenProperties = readonly (readonly [string, ShapeNode])[];

/** An object of the given properties; one goes on in the first. */
export function objectOpening(properties: OpenProperties): Opening {
  if (properties.length === 0) return within("{}");
  const { text, cursor } = propertiesOpening(properties, ", ");
  return { text: `{ ${text} }`, cursor: 2 + cursor };
}

/** The given properties, one after the other; one goes on in the first. */
export function propertiesOpening(properties: OpenProperties, separator: string): Opening {
  const openings = properties.map(([name, shape]) => propertyOpening(name, shape));
  return {
    text: openings.map(({ text }) => text).join(separator),
    cursor: openings[0]?.cursor ?? 0,
  };
}

/** A property as it is written anew. */
export function propertyOpening(name: string, shape: ShapeNode): Opening {
  const { text, cursor } = openingOf(shape);
  const key = `${JSON.stringify(name)}: `;
  return { text: key + text, cursor: key.length + cursor };
}

/** What a block or a cell of a kind must say beside its kind. */
export function requiredOfKind(
  of: "block" | "cell",
  name: string,
  { blocks, cells }: LanguageEnvironment,
): [string, ShapeNode][] {
  const shape = (of === "cell" ? cells : blocks).get(name)?.shape;
  return shape?.type === "object" ? requiredOf(shape.properties) : [];
}
