import { commonProperties } from "../block.ts";
import { cellProperties } from "../cell.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { pageShape } from "../page.ts";
import { readSource, type SourceEntry, type SourceNode } from "../source.ts";
import type { Property, Shape, ShapeNode } from "./shape.ts";

/** A value of a page with the shape that it was written to. */
export interface ShapedNode {
  node: SourceNode;
  /** All that could stand there. */
  allowed: ShapeNode;
  /** Of several shapes the one that the value has. */
  shape: ShapeNode;
  /** How it stands in its object; `null` for items of lists and the page itself. */
  entry: SourceEntry | null;
  /** What the object that it is may say; `null` where it is none, or may say anything. */
  properties: Readonly<Record<string, Property>> | null;
}

/** Every value of a page's source, outermost first. */
export function shapedNodes(text: string, environment: LanguageEnvironment): ShapedNode[] {
  const { root } = readSource(text);
  if (!root) throw new Error("The page is no JSON.");
  const found: ShapedNode[] = [];
  collect(root, pageShape, null, environment, found);
  return found;
}

function collect(
  node: SourceNode,
  shape: ShapeNode,
  entry: SourceEntry | null,
  environment: LanguageEnvironment,
  found: ShapedNode[],
): void {
  const shaped = shapedAs(node, shape, entry, environment);
  found.push(shaped);
  for (const item of node.items) {
    const inner = innerShape(shaped, null);
    if (inner) collect(item, inner, null, environment, found);
  }
  for (const child of node.entries) {
    const inner = innerShape(shaped, child.key);
    if (inner) collect(child.node, inner, child, environment, found);
  }
}

/** A value with the one of the shapes that it has. */
export function shapedAs(
  node: SourceNode,
  allowed: ShapeNode,
  entry: SourceEntry | null,
  environment: LanguageEnvironment,
): ShapedNode {
  const shape = chosenShape(node, allowed);
  return { node, allowed, shape, entry, properties: propertiesOf(node, shape, environment) };
}

/** What could stand under a key of a value, or as an item of it; `null` for what may not. */
export function innerShape(
  { shape, properties }: ShapedNode,
  key: string | null,
): ShapeNode | null {
  if (key === null) return shape.type === "list" ? shape.of : null;
  if (shape.type === "map") return shape.of;
  return properties && Object.hasOwn(properties, key) ? (properties[key]?.shape ?? null) : null;
}

/** What a block or a cell may say depends on the kind that it names. */
function propertiesOf(
  node: SourceNode,
  shape: ShapeNode,
  { blocks, cells }: LanguageEnvironment,
): ShapedNode["properties"] {
  const kind = String(node.entries.find(({ key }) => key === "kind")?.node.scalar);
  if (shape.type === "object") return shape.properties;
  if (shape.type === "block") {
    const own: Shape<unknown> | undefined = blocks.get(kind)?.shape;
    return own?.type === "object" ? { ...commonProperties, ...own.properties } : commonProperties;
  }
  if (shape.type === "cell" && node.type === "object") {
    const cell = cells.get(kind);
    return { kind: commonProperties.kind, ...(cell && cellProperties(cell)) };
  }
  return null;
}

function chosenShape(node: SourceNode, shape: ShapeNode): ShapeNode {
  if (shape.type !== "choice") return shape;
  return shape.of.find((option) => takes(option, node.type)) ?? shape;
}

const jsonTypes: Readonly<Record<ShapeNode["type"], readonly SourceNode["type"][]>> = {
  boolean: ["boolean"],
  integer: ["number"],
  string: ["string"],
  reference: ["string"],
  expression: ["string"],
  text: ["string", "object"],
  cell: ["string", "object"],
  list: ["array"],
  map: ["object"],
  object: ["object"],
  block: ["object"],
  argument: ["string", "number", "boolean", "null", "array", "object"],
  choice: [],
};

/** Whether a shape takes values of a JSON type at all. */
export function takes(shape: ShapeNode, type: SourceNode["type"]): boolean {
  return shape.type === "choice"
    ? shape.of.some((option) => takes(option, type))
    : jsonTypes[shape.type].includes(type);
}
