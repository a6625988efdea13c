import { commonProperties } from "../block.ts";
import { cellProperties } from "../cell.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { pageShape } from "../page.ts";
import { entryNamed, readSource, type SourceEntry, type SourceNode } from "../source.ts";
import type { Property, Shape, ShapeNode } from "./shape.ts";

/** A value of a page with its shape. */
export interface ShapedNode {
  node: SourceNode;
  /** The shape of all values that the place of this value allows. */
  allowed: ShapeNode;
  /** The alternative that the value matches. */
  shape: ShapeNode;
  /** The value's entry in its object; `null` for items of lists and the page itself. */
  entry: SourceEntry | null;
  /**
   * The properties that the object accepts; `null` if the value is no object or accepts any
   * property.
   */
  properties: Readonly<Record<string, Property>> | null;
}

/** Every value of a page's source, outermost first. */
export function shapedNodes(text: string, environment: LanguageEnvironment): ShapedNode[] {
  const { root } = readSource(text);
  if (!root) throw new Error("The page is no JSON.");
  return shapedFrom(shapedPage(root, environment), environment);
}

/** The root of a page's source with the shape of a page. */
export function shapedPage(root: SourceNode, environment: LanguageEnvironment): ShapedNode {
  return shapedAs(root, pageShape, null, environment);
}

/** A value and all values inside it with their shapes, outermost first. */
export function shapedFrom(shaped: ShapedNode, environment: LanguageEnvironment): ShapedNode[] {
  const inner = shapedInside(shaped, environment);
  return [shaped, ...inner.flatMap((child) => shapedFrom(child, environment))];
}

/** The direct children of a value with their shapes; children of unknown shape are left out. */
export function shapedInside(shaped: ShapedNode, environment: LanguageEnvironment): ShapedNode[] {
  const { items, entries } = shaped.node;
  const ofItem = innerShape(shaped, null);
  return [
    ...(ofItem ? items.map((item) => shapedAs(item, ofItem, null, environment)) : []),
    ...entries.flatMap((entry) => {
      const shape = innerShape(shaped, entry.key);
      return shape ? [shapedAs(entry.node, shape, entry, environment)] : [];
    }),
  ];
}

/** The direct child of a value under a key or an index; `null` where there is none. */
export function shapedAt(
  shaped: ShapedNode,
  step: string | number,
  environment: LanguageEnvironment,
): ShapedNode | null {
  const isItem = shaped.node.type === "array";
  const entry = shaped.node.entries.findLast(({ key }) => key === step);
  const node = isItem ? shaped.node.items[Number(step)] : entry?.node;
  const shape = innerShape(shaped, isItem ? null : String(step));
  return node && shape ? shapedAs(node, shape, entry ?? null, environment) : null;
}

/** A value with the alternative of its allowed shapes that it matches. */
export function shapedAs(
  node: SourceNode,
  allowed: ShapeNode,
  entry: SourceEntry | null,
  environment: LanguageEnvironment,
): ShapedNode {
  const shape = chosenShape(node, allowed);
  return { node, allowed, shape, entry, properties: propertiesOf(node, shape, environment) };
}

/**
 * The shape that a place within a value allows, by key or as a list item; `null` if it allows none.
 */
export function innerShape(
  { shape, properties }: ShapedNode,
  key: string | null,
): ShapeNode | null {
  if (key === null) return shape.type === "list" ? shape.of : null;
  if (shape.type === "map") return shape.of;
  return properties && Object.hasOwn(properties, key) ? (properties[key]?.shape ?? null) : null;
}

/** The properties that a block or a cell accepts depend on the kind that it names. */
function propertiesOf(
  node: SourceNode,
  shape: ShapeNode,
  { blocks, cells }: LanguageEnvironment,
): ShapedNode["properties"] {
  const kind = String(entryNamed(node, "kind")?.node.scalar);
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

/** Whether a shape accepts values of a JSON type at all. */
export function takes(shape: ShapeNode, type: SourceNode["type"]): boolean {
  return shape.type === "choice"
    ? shape.of.some((option) => takes(option, type))
    : jsonTypes[shape.type].includes(type);
}
