import { commonProperties } from "../block.ts";
import { cellProperties } from "../cell.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { namedShapeOf, propertiesOf } from "../reference/named-shapes.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { canonical, matchItems } from "./compare-lists.ts";
import type { Difference, DifferenceCode } from "./difference.ts";
import { itemSortOf, nameIn } from "./items.ts";
import { shownName, shownText, shownValue } from "./shown-source.ts";

/** The state of a comparison: its position in the page, and the collector of differences. */
export interface Comparing {
  environment: LanguageEnvironment;
  /** The names of the parts around the compared nodes, outermost first. */
  place: readonly string[];
  add(difference: Difference): void;
}

/** The versions of a value; `undefined` where a page lacks it. */
type Versions = Readonly<Record<"before" | "after", SourceNode | undefined>>;

type Pair = { readonly [Side in keyof Versions]: SourceNode };

type Properties = Readonly<Record<string, Property>>;

/** Compares two objects property by property; an absent list of actions counts as empty. */
export function compareObjects(pair: Pair, properties: Properties, comparing: Comparing): void {
  for (const { key, before, after } of changedEntries(pair)) {
    const shape = Object.hasOwn(properties, key) ? properties[key]?.shape : undefined;
    if (before && after) compareNodes(key, { before, after }, shape, comparing);
    else compareLone(key, { before, after }, shape, comparing);
  }
}

function compareLone(
  key: string,
  { before, after }: Versions,
  shape: ShapeNode | undefined,
  comparing: Comparing,
): void {
  const node = before ?? after;
  if (!node) return;
  if (shape?.type === "list" && node.type === "array" && hasAbsentItems(shape.of)) {
    compareLists(before?.items ?? [], after?.items ?? [], shape.of, comparing);
    return;
  }
  const code = after ? "propertyAdded" : "propertyRemoved";
  const value = shape?.type === "text" ? shownText(node, comparing.environment) : shownValue(node);
  tell(comparing, code, node, { property: key, value });
}

/** Whether an absent list means no items; if columns are absent, all columns are shown. */
function hasAbsentItems(shape: ShapeNode): boolean {
  const { noun } = itemSortOf(shape);
  return noun === "action" || noun === "step";
}

function compareNodes(
  key: string,
  pair: Pair,
  shape: ShapeNode | undefined,
  comparing: Comparing,
): void {
  const { before, after } = pair;
  const areObjects = before.type === "object" && after.type === "object";
  if (shape && namedShapeOf(shape)?.name === "Call") compareCalls(pair, comparing);
  else if (isText(shape, before, after)) compareTexts(key, pair, comparing);
  else if (shape?.type === "block" && areObjects) compareBlocks(pair, comparing);
  else if (shape?.type === "cell") compareCells(pair, comparing);
  else if (shape?.type === "list" && before.type === "array" && after.type === "array") {
    compareLists(before.items, after.items, shape.of, comparing);
  } else if (shape?.type === "map" && areObjects) {
    const keys = [...before.entries, ...after.entries].map((entry) => [entry.key, ofMap(shape.of)]);
    compareObjects(pair, Object.fromEntries(keys), comparing);
  } else if (shape && areObjects && Object.keys(propertiesOf(shape)).length > 0) {
    compareObjects(pair, propertiesOf(shape), inside(comparing, key));
  } else {
    const code = shape?.type === "expression" ? "expressionChanged" : "propertyChanged";
    tell(comparing, code, after, { property: key, ...shownValues(pair) });
  }
}

/** The values of two objects that differ, by key, the keys of the earlier object first. */
function changedEntries(objects: Versions): ({ key: string } & Versions)[] {
  const [earlier, later] = [objects.before, objects.after].map(
    (node) => new Map(node?.entries.map(({ key, node: value }) => [key, value])),
  );
  const keys = new Set([...(earlier?.keys() ?? []), ...(later?.keys() ?? [])]);
  return [...keys]
    .map((key) => ({ key, before: earlier?.get(key), after: later?.get(key) }))
    .filter(({ before, after }) => !before || !after || canonical(before) !== canonical(after));
}

/** Whether both nodes are texts for people, also where the shape allows other values. */
function isText(shape: ShapeNode | undefined, ...nodes: readonly SourceNode[]): boolean {
  if (shape?.type !== "choice") return shape?.type === "text";
  const canBeText = shape.of.some(({ type }) => type === "text");
  return canBeText && nodes.every(({ type }) => type === "string" || type === "object");
}

const ofMap = (shape: ShapeNode): Property => ({ shape, required: false, summary: "" });

function compareTexts(property: string, pair: Pair, comparing: Comparing): void {
  const { before, after } = pair;
  if (before.type !== "object" || after.type !== "object") {
    const [was, is] = [before, after].map((node) => shownText(node, comparing.environment));
    tell(comparing, "textChanged", after, { property, before: was ?? "", after: is ?? "" });
    return;
  }
  for (const { key: language, ...versions } of changedEntries(pair)) {
    const values = { property, language, ...shownValues(versions) };
    tell(comparing, "translationChanged", versions.after ?? after, values);
  }
}

function compareBlocks(pair: Pair, comparing: Comparing): void {
  const name = sameKind("blockReplaced", pair, comparing);
  if (name === null) return;
  const kind = comparing.environment.blocks.get(name);
  const properties = { ...commonProperties, ...(kind ? propertiesOf(kind.shape) : {}) };
  compareObjects(pair, properties, inside(comparing, shownName(pair.after, comparing.environment)));
}

function compareCells(pair: Pair, comparing: Comparing): void {
  const name = sameKind("cellChanged", pair, comparing);
  if (name === null) return;
  const cell = comparing.environment.cells.get(name);
  compareObjects(pair, cell ? cellProperties(cell) : {}, inside(comparing, name));
}

/** The kind that both nodes have; `null` after reporting that their kinds differ. */
function sameKind(code: DifferenceCode, pair: Pair, comparing: Comparing): string | null {
  const [before, after] = [nameIn(pair.before, "kind"), nameIn(pair.after, "kind")];
  if (before === after) return after;
  tell(comparing, code, pair.after, { before, after });
  return null;
}

/** Compares two calls; an operation's bare name equals a call of it without arguments. */
function compareCalls(pair: Pair, comparing: Comparing): void {
  const [before, after] = [nameIn(pair.before, "call"), nameIn(pair.after, "call")];
  if (before !== after) tell(comparing, "callChanged", pair.after, { before, after });
  const [was, is] = [pair.before, pair.after].map((call) => entryNamed(call, "with")?.node);
  for (const { key: name, ...of } of changedEntries({ before: was, after: is })) {
    const node = of.after ?? of.before;
    const values = { name, operation: of.after ? after : before };
    if (of.before && of.after) {
      tell(comparing, "argumentChanged", of.after, { ...values, ...shownValues(of) });
    } else if (node) {
      const code = of.after ? "argumentAdded" : "argumentRemoved";
      tell(comparing, code, node, { ...values, value: shownValue(node) });
    }
  }
}

function compareLists(
  before: readonly SourceNode[],
  after: readonly SourceNode[],
  shape: ShapeNode,
  comparing: Comparing,
): void {
  const { noun, keys } = itemSortOf(shape);
  const { pairs, removed, added } = matchItems(before, after, keys);
  const nameOf = (node: SourceNode) => ({ name: shownName(node, comparing.environment) });
  for (const node of removed) tell(comparing, `${noun}Removed`, node, nameOf(node));
  for (const node of added) tell(comparing, `${noun}Added`, node, nameOf(node));
  for (const { isMoved, ...pair } of pairs) {
    if (isMoved) tell(comparing, `${noun}Moved`, pair.after, nameOf(pair.after));
    if (canonical(pair.before) === canonical(pair.after)) continue;
    if (shape.type === "block") compareBlocks(pair, comparing);
    else {
      const wholes = { before: whole(pair.before, shape), after: whole(pair.after, shape) };
      compareObjects(wholes, propertiesOf(shape), inside(comparing, nameOf(pair.after).name));
    }
  }
}

/** The object form of an item, also if the page writes only a field's name. */
function whole(node: SourceNode, shape: ShapeNode): SourceNode {
  if (node.type === "object" || !Object.hasOwn(propertiesOf(shape), "field")) return node;
  const entry = { key: "field", keyOffset: node.offset, keyLength: 0, node };
  return { ...node, type: "object", scalar: null, entries: [entry] };
}

function inside(comparing: Comparing, name: string): Comparing {
  return { ...comparing, place: [...comparing.place, name] };
}

/** The versions of a value as quoted in a sentence. */
const shownValues = ({ before, after }: Versions) => ({
  before: before ? shownValue(before) : "—",
  after: after ? shownValue(after) : "—",
});

/** Adds a difference at a node, which is one of the earlier page only where it is gone. */
function tell(
  { place, add }: Comparing,
  code: DifferenceCode,
  { pointer }: SourceNode,
  values: Record<string, string>,
): void {
  const side = code.endsWith("Removed") ? "before" : "after";
  add({ code, pointer, side, values: { ...values, place: place.join(" › ") } });
}
