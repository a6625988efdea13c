import { actionShape } from "../plan/action.ts";
import { callShape } from "../plan/call.ts";
import { columnShape } from "../plan/column.ts";
import { inputProperties } from "../plan/input.ts";
import { optionsShape } from "../plan/options.ts";
import { downloadShape, stepsShape } from "../plan/steps.ts";
import { uploadShape } from "../plan/upload.ts";
import { object, type Property, type ShapeNode } from "../shape/shape.ts";

/** A shape that several kinds share and that the reference describes once, under a name. */
export interface NamedShape {
  name: string;
  summary: string;
  /** The shapes that belong to the named part. */
  shapes: readonly ShapeNode[];
  properties: Readonly<Record<string, Property>>;
}

/** The parts that the reference describes once and kinds refer to. */
export const namedShapes: readonly NamedShape[] = [
  named("Action", "A button: what it says, who it is for, and the one thing it does.", [
    actionShape,
  ]),
  named("Call", "An operation of the catalogue: its id alone, or with arguments.", [callShape]),
  named("Column", "A field to be shown: its name alone, or with what differs.", [columnShape]),
  named("Field", "A field to be entered: its name alone, or with what differs.", [
    object(inputProperties),
  ]),
  named("Options", "Where the options of a field come from.", [optionsShape]),
  named("Upload", "What a file may be.", [uploadShape]),
  named("Step", "One of several calls that an action makes.", [
    stepsShape.type === "list" ? stepsShape.of : stepsShape,
  ]),
  named("Download", "The file that an action saves.", [downloadShape]),
];

function named(name: string, summary: string, shapes: readonly ShapeNode[]): NamedShape {
  const properties = Object.assign({}, ...shapes.map(propertiesOf));
  return { name, summary, shapes, properties };
}

/** The properties of an object shape, also where a choice allows a shorter form of the object. */
export function propertiesOf(shape: ShapeNode): Readonly<Record<string, Property>> {
  if (shape.type === "object") return shape.properties;
  if (shape.type !== "choice") return {};
  return Object.assign({}, ...shape.of.map(propertiesOf));
}

/** The named part that a shape belongs to, also by having the same properties. */
export function namedShapeOf(shape: ShapeNode): NamedShape | null {
  const same = namedShapes.find(({ shapes }) => shapes.includes(shape));
  if (same) return same;
  const field = namedShapes.find(({ name }) => name === "Field");
  const own = Object.keys(propertiesOf(shape));
  const wanted = Object.keys(inputProperties);
  const isField = own.length === wanted.length && wanted.every((key) => own.includes(key));
  return isField ? (field ?? null) : null;
}
