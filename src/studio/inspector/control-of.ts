import type { PartProperty } from "../../language/editing/block-at.ts";
import { alternatives } from "../../language/editing/property-options.ts";
import type { ShapeNode } from "../../language/shape/shape.ts";
import { takes } from "../../language/shape/shaped-node.ts";
import type { SourceNode } from "../../language/source.ts";

/** The type of input for a value. */
export type Control =
  | "switch"
  | "number"
  | "name"
  | "line"
  | "text"
  | "expression"
  | "json"
  | "list"
  | "map"
  | "block"
  | "part";

/** The props of every control. */
export interface ControlProps {
  property: PartProperty;
  id: string;
  describedBy: string;
  onWrite(json: string): void;
}

/** The allowed shape that matches the current value, or the first one if none does. */
export function shapeOf(allowed: ShapeNode, node: SourceNode | null): ShapeNode {
  const all = alternatives(allowed);
  return all.find((shape) => node && takes(shape, node.type)) ?? all[0] ?? allowed;
}

/** The type of input for a shape and the current value `node`. */
export function controlOf(allowed: ShapeNode, node: SourceNode | null): Control {
  const shape = shapeOf(allowed, node);
  switch (shape.type) {
    case "boolean":
      return "switch";
    case "integer":
      return "number";
    case "string":
      return shape.values ? "name" : "line";
    case "reference":
      return "name";
    case "cell":
      return node?.type === "object" ? "part" : "name";
    case "text":
      return "text";
    case "expression":
      return "expression";
    case "argument":
      return node === null || node.type === "string" ? "expression" : "json";
    case "list":
    case "map":
    case "block":
      return shape.type;
    default:
      return "part";
  }
}

/** The allowed shapes other than the current one. */
export function otherShapes(allowed: ShapeNode, node: SourceNode | null): ShapeNode[] {
  const own = shapeOf(allowed, node);
  const others = alternatives(allowed).filter((shape) => shape !== own);
  const isCell = own.type === "cell" || own.type === "text" || own.type === "argument";
  return isCell ? [] : others;
}
