import type { LanguageEnvironment } from "../environment.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";

/** The initial text of a new value, and the cursor's position in it. */
export interface Opening {
  text: string;
  cursor: number;
}

/** The initial text of a value of the given shape, with its required parts left empty. */
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

/** An opening whose cursor is between the quotes or brackets. */
const within = (text: string): Opening => ({ text, cursor: 1 });

/** The properties that an object requires. */
export function requiredOf(properties: Readonly<Record<string, Property>>): [string, ShapeNode][] {
  return Object.entries(properties).flatMap(([name, { required, shape }]) =>
    required ? [[name, shape]] : [],
  );
}

/** Initial properties by name. */
export type OpenProperties = readonly (readonly [string, ShapeNode])[];

/** An object of the given properties; the cursor is in the first. */
export function objectOpening(properties: OpenProperties): Opening {
  if (properties.length === 0) return within("{}");
  const { text, cursor } = propertiesOpening(properties, ", ");
  return { text: `{ ${text} }`, cursor: 2 + cursor };
}

/** The given properties one after the other; the cursor is in the first. */
export function propertiesOpening(properties: OpenProperties, separator: string): Opening {
  const openings = properties.map(([name, shape]) => propertyOpening(name, shape));
  return {
    text: openings.map(({ text }) => text).join(separator),
    cursor: openings[0]?.cursor ?? 0,
  };
}

/** The initial text of a property. */
export function propertyOpening(name: string, shape: ShapeNode): Opening {
  const { text, cursor } = openingOf(shape);
  const key = `${JSON.stringify(name)}: `;
  return { text: key + text, cursor: key.length + cursor };
}

/** The properties that a block or a cell of a kind requires beside its kind. */
export function requiredOfKind(
  of: "block" | "cell",
  name: string,
  { blocks, cells }: LanguageEnvironment,
): [string, ShapeNode][] {
  const shape = (of === "cell" ? cells : blocks).get(name)?.shape;
  return shape?.type === "object" ? requiredOf(shape.properties) : [];
}
