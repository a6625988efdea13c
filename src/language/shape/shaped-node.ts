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
  const chosen = chosenShape(node, shape);
  const properties = propertiesOf(node, chosen, environment);
  found.push({ node, allowed: shape, shape: chosen, entry, properties });
  if (chosen.type === "list") {
    for (const item of node.items) collect(item, chosen.of, null, environment, found);
  }
  for (const child of node.entries) {
    const inner = chosen.type === "map" ? chosen.of : properties?.[child.key]?.shape;
    if (inner) collect(child.node, inner, child, environment, found);
  }
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
    return own?.type === "object" ? { ...commonProperties, ...own.properties } : null;
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
