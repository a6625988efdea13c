import { pointerStep, stepsOf } from "../../catalogue/schema/pointer.ts";
import { descriptionOf } from "../description.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { namedShapeOf } from "../reference/named-shapes.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";
import type { ShapedNode } from "../shape/shaped-node.ts";
import { entryNamed, readLoosely, type SourceNode } from "../source.ts";
import { pathTo, shapedAsFar } from "./along.ts";
import { labelOf } from "./outline-of.ts";
import { alternatives } from "./property-options.ts";

/** A property of a part of a page, even if the page leaves it out. */
export interface PartProperty {
  name: string;
  pointer: string;
  /** The shape of all values that the property may take. */
  shape: ShapeNode;
  isRequired: boolean;
  summary: string;
  /** The value of the property; `null` if the page leaves it out. */
  node: SourceNode | null;
}

/** One step on the path from the page to a part. */
export interface PartStep {
  pointer: string;
  label: string;
  kind: string;
}

/** A part of a page that has properties: the page, a block, a column, an action, a call. */
export interface Part extends PartStep {
  node: SourceNode;
  steps: readonly PartStep[];
  /**
   * The property that a string value sets, if the part is written as a string; otherwise `null`.
   */
  shortFor: string | null;
  /** One sentence about the part's kind, or `null`. */
  summary: string | null;
  properties: readonly PartProperty[];
}

/** The innermost part at an offset; `null` if the text cannot be parsed. */
export function blockAt(
  source: string,
  offset: number,
  environment: LanguageEnvironment,
): Part | null {
  const root = readLoosely(source);
  return root && innermost(root, pathTo(root, offset), environment);
}

/** The part at a JSON pointer, or the innermost existing part around it. */
export function blockOf(
  source: string,
  pointer: string,
  environment: LanguageEnvironment,
): Part | null {
  const root = readLoosely(source);
  return root && innermost(root, stepsOf(pointer), environment);
}

function innermost(
  root: SourceNode,
  path: readonly (string | number)[],
  environment: LanguageEnvironment,
): Part | null {
  const along = shapedAsFar(root, path, environment);
  const at = along.findLastIndex((shaped, index) => isPart(shaped, along[index - 1]));
  const found = along[at];
  return found ? partOf(found, along.slice(0, at + 1), environment) : null;
}

/** Whether a value is a part: an object with properties, or a list item written as a string. */
function isPart(shaped: ShapedNode, owner: ShapedNode | undefined): boolean {
  if (shaped.node.type === "object") return shaped.properties !== null;
  return owner?.shape.type === "list" && shortFor(shaped) !== null;
}

/** The properties of the object that a string abbreviates. */
function longForm({ allowed }: ShapedNode): Readonly<Record<string, Property>> | null {
  const found = alternatives(allowed).find(({ type }) => type === "object");
  return found?.type === "object" ? found.properties : null;
}

function shortFor(shaped: ShapedNode): string | null {
  return shaped.node.type === "string" ? saidByName(longForm(shaped) ?? {}) : null;
}

/** The property that a string abbreviates: the required one, or the first that refers to a name. */
export function saidByName(properties: Readonly<Record<string, Property>>): string | null {
  const all = Object.entries(properties);
  const required = all.filter(([, property]) => property.required);
  if (required.length > 0) return required.length === 1 ? (required[0]?.[0] ?? null) : null;
  return all.find(([, { shape }]) => shape.type === "reference")?.[0] ?? null;
}

function partOf(
  shaped: ShapedNode,
  along: readonly ShapedNode[],
  environment: LanguageEnvironment,
): Part {
  const { node } = shaped;
  const short = shortFor(shaped);
  const properties = (short === null ? shaped.properties : longForm(shaped)) ?? {};
  const steps = along
    .filter((step, index) => isPart(step, along[index - 1]))
    .map((step) => stepOf(step, environment));
  return {
    ...stepOf(shaped, environment),
    node,
    steps,
    shortFor: short,
    summary: summaryOf(shaped, environment),
    properties: Object.entries(properties).map(([name, property]) => ({
      name,
      pointer: short === name ? node.pointer : node.pointer + pointerStep(name),
      shape: property.shape,
      isRequired: property.required,
      summary: descriptionOf(environment, property.summary),
      node: short === name ? node : (entryNamed(node, name)?.node ?? null),
    })),
  };
}

function stepOf(shaped: ShapedNode, environment: LanguageEnvironment): PartStep {
  const { node, shape, entry, allowed } = shaped;
  const written = entryNamed(node, "kind")?.node.scalar;
  const isKind = shape.type === "block" || shape.type === "cell";
  const usual = entry?.key ?? namedShapeOf(allowed)?.name.toLowerCase() ?? "part";
  const kind = node.pointer === "" ? "page" : isKind && written ? String(written) : usual;
  return { pointer: node.pointer, label: labelOf(node, environment) || kind, kind };
}

function summaryOf({ shape, node, allowed }: ShapedNode, environment: LanguageEnvironment) {
  const kind = String(entryNamed(node, "kind")?.node.scalar ?? "");
  const found =
    shape.type === "block"
      ? environment.blocks.get(kind)
      : shape.type === "cell"
        ? environment.cells.get(kind)
        : namedShapeOf(allowed);
  return found ? descriptionOf(environment, found.summary) : null;
}
