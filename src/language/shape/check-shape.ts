import { languages } from "../../i18n/language.ts";
import type { ProblemCode } from "../problem.ts";
import type { SourceNode } from "../source.ts";
import { plainValue } from "../source.ts";
import { suggest } from "../suggest.ts";
import { type Property, type ReferenceKind, reference, required, type ShapeNode } from "./shape.ts";

/** Tells of a problem at a pointer; `onKey` where the property's name itself is wrong. */
export type Report = (
  code: ProblemCode,
  pointer: string,
  values?: Record<string, string | number>,
  options?: {
    suggestion?: string | null;
    onKey?: boolean;
    within?: { start: number; end: number };
    /** Where it stands, for what shares its pointer with another. */
    at?: { offset: number; length: number };
  },
) => void;

/** Known names, as a set or the keys of a map hold them. */
export type Names = Pick<ReadonlySet<string>, "has" | "keys">;

export interface ShapeContext {
  report: Report;
  /** The names that references of the whole language may use; `null` where a plan must tell. */
  names: Readonly<Record<ReferenceKind, Names | null>>;
  /** What may be said of each cell beside its name. */
  cells: ReadonlyMap<string, Readonly<Record<string, Property>>>;
}

const unknownCode: Readonly<Record<ReferenceKind, ProblemCode>> = {
  operation: "unknownOperation",
  cell: "unknownCell",
  widget: "unknownWidget",
  icon: "unknownIcon",
  field: "unknownField",
  block: "unknownBlock",
};

/** What stands where a part was faulty and left out. */
export const faulty: unique symbol = Symbol("faulty");

/**
 * Checks a part of a page against its shape. Every fault is reported; what remains is answered
 * without its faulty parts, so that planning can go on and find the rest, or `faulty` where
 * nothing usable remains. Blocks inside are left as they are: each is checked by its own kind.
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

function wrongType(node: SourceNode, wanted: string, { report }: ShapeContext): typeof faulty {
  report("wrongType", node.pointer, { wanted, given: node.type });
  return faulty;
}

/** Its kind checks what is in it, so that what is deep inside is not read at every level. */
function checkBlock(node: SourceNode, context: ShapeContext): unknown {
  if (node.type !== "object") return wrongType(node, "block", context);
  return { kind: node.entries.find(({ key }) => key === "kind")?.node.scalar ?? "" };
}

function checkInteger(
  node: SourceNode,
  { minimum, maximum }: { minimum: number; maximum: number },
  context: ShapeContext,
): unknown {
  if (typeof node.scalar !== "number" || !Number.isInteger(node.scalar)) {
    return wrongType(node, "integer", context);
  }
  if (node.scalar >= minimum && node.scalar <= maximum) return node.scalar;
  context.report("outOfRange", node.pointer, { value: node.scalar, minimum, maximum });
  return faulty;
}

function checkString(
  node: SourceNode,
  { values, pattern }: { values: readonly string[] | null; pattern: string | null },
  context: ShapeContext,
): unknown {
  const value = node.scalar;
  if (typeof value !== "string") return wrongType(node, "string", context);
  if (values && !values.includes(value)) {
    const options = { suggestion: suggest(value, values) };
    context.report("notOneOf", node.pointer, { value, known: values.join(", ") }, options);
    return faulty;
  }
  if (pattern && !compiled(pattern).test(value)) {
    context.report("notOneOf", node.pointer, { value, known: pattern });
    return faulty;
  }
  return value;
}

const patterns = new Map<string, RegExp>();

/** The patterns of the shapes, which are few. */
function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const made = new RegExp(pattern);
  patterns.set(pattern, made);
  return made;
}

function checkReference(node: SourceNode, to: ReferenceKind, context: ShapeContext): unknown {
  const value = node.scalar;
  if (typeof value !== "string") return wrongType(node, to, context);
  const known = context.names[to];
  if (!known || known.has(value)) return value;
  const names = [...known.keys()];
  const suggestion = suggest(value, names);
  context.report(
    unknownCode[to],
    node.pointer,
    { name: value, known: names.slice(0, 40).join(", ") },
    { suggestion },
  );
  return faulty;
}

function checkText(node: SourceNode, context: ShapeContext): unknown {
  if (typeof node.scalar === "string") return node.scalar;
  if (node.type !== "object") return wrongType(node, "text", context);
  for (const { key, node: child } of node.entries) {
    if (!languages.some((language) => language === key)) {
      const values = { name: key, known: languages.join(", ") };
      const suggestion = suggest(key, languages);
      context.report("unknownProperty", child.pointer, values, { suggestion, onKey: true });
    } else if (typeof child.scalar !== "string") wrongType(child, "string", context);
  }
  const written = new Set(node.entries.map(({ key }) => key));
  const missing = languages.filter((language) => !written.has(language));
  if (missing.length > 0) {
    context.report("missingTranslation", node.pointer, { languages: missing.join(", ") });
  }
  return plainValue(node);
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
      maximum: "∞",
    });
  }
  // Places stay as written, so that pointers into the list keep their meaning.
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
  const result: Record<string, unknown> = Object.create(null);
  for (const { key, keyOffset, keyLength, node: child } of node.entries) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property) {
      const value = checkShape(child, property.shape, context);
      if (value !== faulty) result[key] = value;
    } else {
      const known = Object.keys(properties);
      const values = { name: key, known: known.join(", ") };
      const at = { offset: keyOffset, length: keyLength };
      const suggestion = suggest(key, known);
      context.report("unknownProperty", child.pointer, values, { suggestion, at });
    }
  }
  return reportMissing(node, properties, result, context) ? result : faulty;
}

/** Whether all that is required could be read. */
function reportMissing(
  node: SourceNode,
  properties: Readonly<Record<string, Property>>,
  read: Readonly<Record<string, unknown>>,
  context: ShapeContext,
): boolean {
  let isComplete = true;
  for (const name in properties) {
    if (!properties[name]?.required || name in read) continue;
    isComplete = false;
    if (node.entries.some(({ key }) => key === name)) continue;
    context.report("missingProperty", node.pointer, { name });
  }
  return isComplete;
}

function checkCell(node: SourceNode, context: ShapeContext): unknown {
  if (node.type === "string") return checkReference(node, "cell", context);
  if (node.type !== "object") return wrongType(node, "cell", context);
  const kind = node.entries.find(({ key }) => key === "kind")?.node;
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
  const chosen = of.find((shape) => jsonTypes(shape).includes(node.type));
  if (chosen) return checkShape(node, chosen, context);
  return wrongType(node, of.map((shape) => shape.type).join(" | "), context);
}

function jsonTypes(shape: ShapeNode): readonly SourceNode["type"][] {
  switch (shape.type) {
    case "boolean":
      return ["boolean"];
    case "integer":
      return ["number"];
    case "string":
    case "reference":
    case "expression":
      return ["string"];
    case "text":
      return ["string", "object"];
    case "list":
      return ["array"];
    case "map":
    case "object":
    case "block":
      return ["object"];
    case "cell":
      return ["string", "object"];
    case "argument":
      return ["string", "number", "boolean", "null", "array", "object"];
    case "choice":
      return shape.of.flatMap(jsonTypes);
  }
}
