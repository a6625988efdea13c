import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { vocabularyOf } from "../compile/create-page-context.ts";
import { silence } from "../compile/published.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { stubOf } from "../fixes/stub.ts";
import { isAtOrBelow } from "../plan/part.ts";
import { checkShape } from "../shape/check-shape.ts";
import type { ShapeNode } from "../shape/shape.ts";
import { faulty } from "../shape/shape-context.ts";
import { innerShape, type ShapedNode, shapedAs, shapedPage } from "../shape/shaped-node.ts";
import { readSource, type SourceNode } from "../source.ts";

/** The value that replaces the one at the requested place, so that the page can be compiled. */
export interface Placeholder {
  pointer: string;
  text: string;
}

/** The path that is kept, and the environment of the repair. */
interface Repair extends Placeholder {
  environment: LanguageEnvironment;
}

/**
 * A copy of a page that can be compiled while someone is typing, to find out what is allowed at one
 * place. Unusable parts are left out, and so are parts outside the path to the place; missing
 * required values are invented where nothing depends on them. Pointers stay the same.
 */
export function repaired(
  root: SourceNode,
  placeholder: Placeholder,
  environment: LanguageEnvironment,
): SourceNode | null {
  return repair(shapedPage(root, environment), { ...placeholder, environment });
}

/** The repaired source of a block outside the path, for blocks that read its state. */
export function repairedBlock(
  node: SourceNode,
  environment: LanguageEnvironment,
): SourceNode | null {
  const shaped = shapedAs(node, { type: "block" }, null, environment);
  return repairObject(shaped, { pointer: nowhere, text: "", environment });
}

/** A path that leads to no value. */
const nowhere = "nowhere";

const isOnWay = (node: SourceNode, { pointer }: Repair): boolean =>
  isAtOrBelow(pointer, node.pointer);

function repair(shaped: ShapedNode, to: Repair): SourceNode | null {
  const { node, shape } = shaped;
  if (node.pointer === to.pointer) {
    return { ...node, type: "string", scalar: to.text, entries: [], items: [] };
  }
  if (shape.type === "list") return repairList(shaped, to);
  if (node.type !== "object" || shape.type === "text" || shape.type === "argument") {
    return fits(node, shape, to.environment) ? node : null;
  }
  return shape.type === "block" && !isOnWay(node, to) ? bare(node) : repairObject(shaped, to);
}

/** A block outside the path, reduced to its kind. */
function bare(node: SourceNode): SourceNode {
  return { ...node, entries: node.entries.filter(({ key }) => key === "kind") };
}

/**
 * Items keep their indexes; items before the path may be steps that the item on the path depends
 * on.
 */
function repairList(shaped: ShapedNode, to: Repair): SourceNode | null {
  const { node, shape } = shaped;
  if (node.type !== "array" || shape.type !== "list") return null;
  if (node.items.length < shape.minimum) return null;
  const at = isOnWay(node, to) ? node.items.findIndex((item) => isOnWay(item, to)) : -1;
  const items = node.items.map((item, index) => {
    const made = index <= at ? inside(shaped, item, null, to) : null;
    return made ?? nothing(item.pointer);
  });
  return { ...node, items };
}

function inside(
  shaped: ShapedNode,
  child: SourceNode,
  key: string | null,
  to: Repair,
): SourceNode | null {
  const allowed = innerShape(shaped, key);
  return allowed && repair(shapedAs(child, allowed, null, to.environment), to);
}

function repairObject(shaped: ShapedNode, to: Repair): SourceNode | null {
  const { node, shape, properties } = shaped;
  const entries = kept(node, (child, key) => inside(shaped, child, key, to));
  if (shape.type === "map") return { ...node, entries };
  if (!properties) return null;
  for (const [name, property] of Object.entries(properties)) {
    if (!property.required || entries.some(({ key }) => key === name)) continue;
    const made = madeUp(property.shape, node.pointer + pointerStep(name), to.environment);
    if (made) entries.push({ key: name, keyOffset: node.offset, keyLength: 0, node: made });
    else if (shape.type !== "block") return null;
  }
  return { ...node, entries };
}

function kept(
  { entries }: SourceNode,
  inner: (child: SourceNode, key: string) => SourceNode | null,
): SourceNode["entries"] {
  return entries.flatMap((entry) => {
    const node = inner(entry.node, entry.key);
    return node ? [{ ...entry, node }] : [];
  });
}

function nothing(pointer: string): SourceNode {
  return { pointer, type: "null", scalar: null, entries: [], items: [], offset: 0, length: 0 };
}

function fits(node: SourceNode, shape: ShapeNode, environment: LanguageEnvironment): boolean {
  const { names, kinds, cells } = vocabularyOf(environment);
  const context = {
    report: silence,
    names: { ...names, block: null },
    kinds,
    cells,
    meant: new Set<string>(),
  };
  return checkShape(node, shape, context) !== faulty;
}

/** No placeholder is invented for an operation or a field, since none is likelier than another. */
function madeUp(
  shape: ShapeNode,
  pointer: string,
  environment: LanguageEnvironment,
): SourceNode | null {
  if (namesSomething(shape)) return null;
  const stub = stubOf(shape, { environment, isPublic: false, name: "" });
  const root = stub === null ? null : readSource(stub).root;
  return root && { ...root, pointer };
}

function namesSomething(shape: ShapeNode): boolean {
  switch (shape.type) {
    case "reference":
    case "block":
      return true;
    case "list":
      return shape.minimum > 0 && namesSomething(shape.of);
    case "choice":
      return shape.of.some(namesSomething);
    case "object":
      return Object.values(shape.properties).some(
        ({ required, shape: inner }) => required && namesSomething(inner),
      );
    default:
      return false;
  }
}
