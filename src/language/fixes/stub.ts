import type { Operation } from "../../catalogue/operation.ts";
import { pagingParameters } from "../../catalogue/paging.ts";
import { recordOf } from "../../catalogue/schema/rows.ts";
import type { LanguageEnvironment, RegisteredBlock } from "../environment.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";

/** What is known of the place that a stub is for. */
export interface StubPlace {
  environment: LanguageEnvironment;
  /** Whether only public operations may stand there. */
  isPublic: boolean;
  /** The name of the property. */
  name: string;
}

/** The calls that write, and what one of them would take away: a wrong one does harm. */
const guessedByNobody: ReadonlySet<string> = new Set(["submit", "save", "current"]);

/** What stands for a text until a person writes one. */
const openText = "…";

/** A value of a shape to begin with, as JSON; `null` where none would be sensible. */
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

/** A block that has no others inside, for a first of its sort is enough. */
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

/** The first operation that can stand in a place by that name without any argument. */
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

/** The kind that a block or a cell most likely is, by what is written beside. */
export function kindStub(
  environment: LanguageEnvironment,
  of: "block" | "cell",
  written: readonly string[],
): string | null {
  const kinds = of === "block" ? environment.blocks : environment.cells;
  const scored = [...kinds.values()]
    .map(({ name, shape }) => ({ name, own: shape?.type === "object" ? shape.properties : {} }))
    .filter(({ own }) =>
      Object.entries(own).every(([name, { required }]) => !required || written.includes(name)),
    )
    .map(({ name, own }) => ({
      name,
      score: written.filter((key) => Object.hasOwn(own, key)).length,
    }))
    .sort((a, b) => b.score - a.score);
  return scored[0] ? JSON.stringify(scored[0].name) : null;
}
