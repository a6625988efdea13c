import { unbounded } from "../problem.ts";
import { entryNamed, plainValue, type SourceNode } from "../source.ts";
import { suggest } from "../suggest.ts";
import { checkInteger, checkReference, checkString, checkText } from "./check-values.ts";
import { meantByOther } from "./other-names.ts";
import { type Property, reference, required, type ShapeNode } from "./shape.ts";
import { faulty, type ShapeContext, wrongType } from "./shape-context.ts";
import { takes } from "./shaped-node.ts";

/**
 * Checks a part of a page against its shape and reports every fault. It returns the part without
 * its faulty parts, so that planning can continue and find further faults, or `faulty` if nothing
 * usable remains. Nested blocks are returned unchanged, since each is checked by its own kind.
 */
export function checkShape(node: SourceNode, shape: ShapeNode, context: ShapeContext): unknown {
  switch (shape.type) {
    case "boolean":
      return node.type === "boolean" ? node.scalar : wrongType(node, "boolean", context);
    case "integer":
      return checkInteger(node, shape, context);
    case "string":
      return checkString(node, shape, context);
    case "reference":
      return checkReference(node, shape.to, context);
    case "text":
      return checkText(node, context);
    case "expression":
      return typeof node.scalar === "string" ? node.scalar : wrongType(node, "expression", context);
    case "argument":
      return plainValue(node);
    case "list":
      return checkList(node, shape, context);
    case "map":
      return checkMap(node, shape.of, context);
    case "object":
      return checkObject(node, shape.properties, context);
    case "choice":
      return checkChoice(node, shape.of, context);
    case "block":
      return checkBlock(node, context);
    case "cell":
      return checkCell(node, context);
  }
}

/**
 * A block's content is checked by its own kind, so that nested blocks are not read again at each
 * level.
 */
function checkBlock(node: SourceNode, context: ShapeContext): unknown {
  if (node.type !== "object") return wrongType(node, "block", context);
  return { kind: entryNamed(node, "kind")?.node.scalar ?? "" };
}

function checkList(
  node: SourceNode,
  { of, minimum }: { of: ShapeNode; minimum: number },
  context: ShapeContext,
): unknown {
  if (node.type !== "array") return wrongType(node, "list", context);
  if (node.items.length < minimum) {
    context.report("outOfRange", node.pointer, {
      value: node.items.length,
      minimum,
      maximum: unbounded,
    });
  }
  // Faulty items keep their index, so that JSON pointers into the list stay valid.
  return node.items.map((item) => {
    const value = checkShape(item, of, context);
    return value === faulty ? null : value;
  });
}

function checkMap(node: SourceNode, of: ShapeNode, context: ShapeContext): unknown {
  if (node.type !== "object") return wrongType(node, "object", context);
  reportDuplicates(node, context);
  const result: Record<string, unknown> = Object.create(null);
  for (const { key, node: child } of node.entries) {
    const value = checkShape(child, of, context);
    if (value !== faulty) result[key] = value;
  }
  return result;
}

function checkObject(
  node: SourceNode,
  properties: Readonly<Record<string, Property>>,
  context: ShapeContext,
): unknown {
  if (node.type !== "object") return wrongType(node, "object", context);
  reportDuplicates(node, context);
  const unplaced = placeOfBlock(node, properties, context);
  if (unplaced !== null) {
    context.report("blockUnplaced", node.pointer, { name: unplaced });
    return faulty;
  }
  const result: Record<string, unknown> = Object.create(null);
  // A misspelt property cannot mean a property that the object already has.
  const written = new Set(node.entries.map(({ key }) => key));
  const unwritten = Object.keys(properties).filter((name) => !written.has(name));
  const isStranger = ({ key }: { key: string }) => !Object.hasOwn(properties, key);
  const isAlone = node.entries.filter(isStranger).length === 1;
  for (const { key, keyOffset, keyLength, node: child } of node.entries) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property) {
      const value = checkShape(child, property.shape, context);
      if (value !== faulty) result[key] = value;
    } else {
      const known = Object.keys(properties);
      const place = known.find((name) => written.has(name) && takesWithin(properties[name], key));
      const values = { name: key, known: known.join(", "), ...(place && { place }) };
      const at = { offset: keyOffset, length: keyLength };
      const missing = isAlone ? onlyMissing(properties, unwritten, child) : null;
      const similar = suggest(key, unwritten) ?? meantByOther(key, unwritten) ?? missing;
      const suggestion = place === undefined ? similar : null;
      const read = missing && suggestion === missing ? properties[missing] : undefined;
      const value = read ? checkShape(child, read.shape, context) : faulty;
      if (suggestion && value !== faulty) result[suggestion] = value;
      if (suggestion) context.meant.add(`${node.pointer}/${suggestion}`);
      if (place !== undefined) context.meant.add(`${node.pointer}/${place}/${key}`);
      context.report("unknownProperty", child.pointer, values, { suggestion, at });
    }
  }
  return reportMissing(node, properties, written, result, context) ? result : faulty;
}

/** Whether a property is an object, or has such a longer form, that takes another property. */
function takesWithin(property: Property | undefined, key: string): boolean {
  const shape: ShapeNode | undefined = property?.shape;
  const forms: readonly ShapeNode[] = shape?.type === "choice" ? shape.of : shape ? [shape] : [];
  return forms.some((form) => form.type === "object" && Object.hasOwn(form.properties, key));
}

/**
 * The only property that takes a block, where the object is such a block itself; otherwise `null`.
 */
function placeOfBlock(
  node: SourceNode,
  properties: Readonly<Record<string, Property>>,
  { kinds }: ShapeContext,
): string | null {
  if (Object.hasOwn(properties, "kind")) return null;
  const kind = entryNamed(node, "kind")?.node.scalar;
  if (typeof kind !== "string" || !kinds.has(kind)) return null;
  const [place, ...others] = Object.keys(properties).filter(
    (name) => properties[name]?.shape.type === "block",
  );
  const isWritten = node.entries.some(({ key }) => key === place);
  return place !== undefined && others.length === 0 && !isWritten ? place : null;
}

/**
 * The property that an unknown one probably means: the only missing required one, if the value
 * fits.
 */
function onlyMissing(
  properties: Readonly<Record<string, Property>>,
  unwritten: readonly string[],
  { type }: SourceNode,
): string | null {
  const [name, ...others] = unwritten.filter(
    (each) => properties[each]?.required && each !== "kind",
  );
  const shape = name === undefined ? undefined : properties[name]?.shape;
  if (name === undefined || !shape || others.length > 0) return null;
  const shapes = shape.type === "choice" ? shape.of : [shape];
  return shapes.some((each) => takes(each, type)) ? name : null;
}

/** Reports missing required properties; answers whether every required property could be read. */
function reportMissing(
  node: SourceNode,
  properties: Readonly<Record<string, Property>>,
  written: ReadonlySet<string>,
  read: Readonly<Record<string, unknown>>,
  context: ShapeContext,
): boolean {
  let isComplete = true;
  for (const name in properties) {
    if (!properties[name]?.required || name in read) continue;
    isComplete = false;
    if (written.has(name) || context.meant.has(`${node.pointer}/${name}`)) continue;
    context.report("missingProperty", node.pointer, { name });
  }
  return isComplete;
}

function checkCell(node: SourceNode, context: ShapeContext): unknown {
  if (node.type === "string") return checkReference(node, "cell", context);
  if (node.type !== "object") return wrongType(node, "cell", context);
  const kind = entryNamed(node, "kind")?.node;
  if (kind && checkReference(kind, "cell", context) === faulty) return faulty;
  const own = context.cells.get(String(kind?.scalar)) ?? {};
  return checkObject(node, { kind: required(reference("cell"), "The cell."), ...own }, context);
}

function reportDuplicates(node: SourceNode, { report }: ShapeContext): void {
  const seen = new Set<string>();
  for (const { key, keyOffset, keyLength, node: child } of node.entries) {
    const at = { offset: keyOffset, length: keyLength };
    if (seen.has(key)) report("duplicateProperty", child.pointer, { name: key }, { at });
    seen.add(key);
  }
}

function checkChoice(node: SourceNode, of: readonly ShapeNode[], context: ShapeContext): unknown {
  const chosen = of.find((shape) => takes(shape, node.type));
  if (chosen) return checkShape(node, chosen, context);
  const wanted = of.map((shape) => (shape.type === "reference" ? shape.to : shape.type));
  return wrongType(node, wanted.join(" | "), context);
}
