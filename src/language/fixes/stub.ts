import type { Operation } from "../../catalogue/operation.ts";
import { pagingParameters } from "../../catalogue/paging/paging.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import type { LanguageEnvironment, RegisteredBlock } from "../environment.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";
import { entryNamed, type SourceNode } from "../source.ts";

/** What is known of the place in a page for which a stub value is made. */
export interface StubPlace {
  environment: LanguageEnvironment;
  /** Whether the place accepts only operations that need no login. */
  isPublic: boolean;
  name: string;
}

/**
 * The properties whose calls write data: no operation is guessed for them, since a wrong one does
 * harm.
 */
const guessedByNobody: ReadonlySet<string> = new Set(["submit", "save", "current"]);

/** The placeholder of a text that a person has yet to write. */
const openText = "…";

/** A first value of a shape, as JSON; `null` where no value would be sensible. */
export function stubOf(shape: ShapeNode, place: StubPlace): string | null {
  if (guessedByNobody.has(place.name)) return null;
  switch (shape.type) {
    case "boolean":
      return "false";
    case "integer":
      return String(shape.minimum);
    case "string":
      return shape.pattern === null ? JSON.stringify(shape.values?.[0] ?? "") : null;
    case "reference":
      return shape.to === "operation" ? operationStub(place) : null;
    case "text":
      return JSON.stringify(openText);
    case "expression":
      return null;
    case "argument":
      return "null";
    case "list":
      return listStub(shape, place);
    case "map":
      return "{}";
    case "object":
      return objectStub(shape.properties, place, {});
    case "choice":
      return firstOf(shape.of, (alternative) => stubOf(alternative, place));
    case "block":
      return firstOf([...place.environment.blocks.values()], (kind) => blockStub(kind, place));
    case "cell":
      return JSON.stringify("text");
  }
}

function firstOf<T>(candidates: readonly T[], stub: (candidate: T) => string | null) {
  for (const candidate of candidates) {
    const found = stub(candidate);
    if (found !== null) return found;
  }
  return null;
}

function listStub(
  { of, minimum }: { of: ShapeNode; minimum: number },
  place: StubPlace,
): string | null {
  if (minimum === 0) return "[]";
  const item = stubOf(of, place);
  return item && `[${item}]`;
}

function objectStub(
  properties: Readonly<Record<string, Property>>,
  place: StubPlace,
  written: Record<string, string>,
): string | null {
  const entries = { ...written };
  for (const [name, { shape, required }] of Object.entries(properties)) {
    if (!required) continue;
    const stub = stubOf(shape, { ...place, name });
    if (stub === null) return null;
    entries[name] = stub;
  }
  const parts = Object.entries(entries).map(([name, stub]) => `${JSON.stringify(name)}: ${stub}`);
  return `{ ${parts.join(", ")} }`;
}

/**
 * A stub of a block kind that needs no other blocks inside, to serve as the first block of a list.
 */
function blockStub({ name, shape }: RegisteredBlock, place: StubPlace): string | null {
  if (shape.type !== "object") return null;
  const required = Object.values(shape.properties).filter((property) => property.required);
  if (required.length === 0 || required.some((property) => holdsBlock(property.shape))) return null;
  return objectStub(shape.properties, place, { kind: JSON.stringify(name) });
}

function holdsBlock(shape: ShapeNode): boolean {
  if (shape.type === "list" || shape.type === "map") return holdsBlock(shape.of);
  if (shape.type === "choice") return shape.of.some(holdsBlock);
  if (shape.type !== "object") return shape.type === "block";
  return Object.values(shape.properties).some(({ shape: inner }) => holdsBlock(inner));
}

/** The first read that fits a property by its name and needs no arguments. */
function operationStub({ environment: { catalogue }, isPublic, name }: StubPlace): string | null {
  const isList = name === "rows" || name === "candidates";
  const found = [...catalogue.operations.values()].find(
    (operation) =>
      !operation.isSession &&
      operation.effect === "read" &&
      (!isPublic || operation.isPublic) &&
      (!isList || recordOf(catalogue, operation) !== null) &&
      needsNothing(operation),
  );
  return found ? JSON.stringify(found.id) : null;
}

function needsNothing({ parameters, list }: Operation): boolean {
  const given = pagingParameters(list);
  return parameters.every(({ name, required }) => !required || given.includes(name));
}

/** The block or cell kind that takes most of what is written beside the missing `kind`. */
export function kindStub(
  environment: LanguageEnvironment,
  of: "block" | "cell",
  node: SourceNode,
): string | null {
  const kinds = of === "block" ? environment.blocks : environment.cells;
  const scored = [...kinds.values()]
    .map(({ name, shape }) => ({ name, own: shape?.type === "object" ? shape.properties : {} }))
    .filter(({ own }) =>
      Object.entries(own).every(([name, { required }]) => !required || entryNamed(node, name)),
    )
    .map(({ name, own }) => ({ name, score: taken(own, node) }))
    .sort((a, b) => b.score - a.score);
  return scored[0] ? JSON.stringify(scored[0].name) : null;
}

/** How many properties of an object, and of the items of its lists, a shape has. */
function taken(own: Readonly<Record<string, Property>>, node: SourceNode): number {
  return node.entries.reduce((sum, { key, node: value }) => {
    const shape = own[key]?.shape;
    return shape ? value.items.reduce((all, item) => all + takenBy(shape, item), sum + 1) : sum;
  }, 0);
}

function takenBy(shape: ShapeNode, item: SourceNode): number {
  if (shape.type === "list") return takenBy(shape.of, item);
  if (shape.type === "choice") return Math.max(...shape.of.map((each) => takenBy(each, item)));
  if (shape.type === "object") return taken(shape.properties, item);
  return shape.type === "block" && entryNamed(item, "kind") ? item.entries.length : 0;
}
