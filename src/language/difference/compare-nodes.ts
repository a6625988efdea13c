import { commonProperties } from "../block.ts";
import { cellProperties } from "../cell.ts";
import type { LanguageEnvironment } from "../environment.ts";
import { namedShapeOf, propertiesOf } from "../reference/named-shapes.ts";
import type { Property, ShapeNode } from "../shape/shape.ts";
import { entryNamed, type SourceNode } from "../source.ts";
import { canonical, matchItems } from "./compare-lists.ts";
import type { Difference, DifferenceCode } from "./difference.ts";
import { itemSortOf } from "./items.ts";
import { shownName, shownText, shownValue } from "./shown-source.ts";

/** The state of a comparison: its position in the page, and the collector of differences. */
export interface Comparing {
  environment: LanguageEnvironment;
  /** The names of the parts around the compared nodes, outermost first. */
  place: readonly string[];
  add(difference: Difference): void;
}

type Properties = Readonly<Record<string, Property>>;

/** Compares two objects property by property; an absent list of actions counts as empty. */
export function compareObjects(
  before: SourceNode,
  after: SourceNode,
  properties: Properties,
  comparing: Comparing,
): void {
  for (const [key, earlier, later] of bothEntries(before, after)) {
    const shape = Object.hasOwn(properties, key) ? properties[key]?.shape : undefined;
    if (earlier && later) compareNodes(key, earlier, later, shape, comparing);
    else compareLone(key, earlier, later, shape, comparing);
  }
}

function compareLone(
  key: string,
  before: SourceNode | undefined,
  after: SourceNode | undefined,
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
  tell(comparing, code, node, { property: key, value }, after ? "after" : "before");
}

/** Whether an absent list means no items; if columns are absent, all columns are shown. */
function hasAbsentItems(shape: ShapeNode): boolean {
  const { noun } = itemSortOf(shape);
  return noun === "action" || noun === "step";
}

function compareNodes(
  key: string,
  before: SourceNode,
  after: SourceNode,
  shape: ShapeNode | undefined,
  comparing: Comparing,
): void {
  if (canonical(before) === canonical(after)) return;
  const areObjects = before.type === "object" && after.type === "object";
  if (shape && namedShapeOf(shape)?.name === "Call") compareCalls(before, after, comparing);
  else if (isText(shape, before, after)) compareTexts(key, before, after, comparing);
  else if (shape?.type === "block" && areObjects) compareBlocks(before, after, comparing);
  else if (shape?.type === "cell") compareCells(before, after, comparing);
  else if (shape?.type === "list" && before.type === "array" && after.type === "array") {
    compareLists(before.items, after.items, shape.of, comparing);
  } else if (shape?.type === "map" && areObjects) {
    const keys = [...before.entries, ...after.entries].map((entry) => [entry.key, ofMap(shape.of)]);
    compareObjects(before, after, Object.fromEntries(keys), comparing);
  } else if (shape && areObjects && Object.keys(propertiesOf(shape)).length > 0) {
    compareObjects(before, after, propertiesOf(shape), inside(comparing, key));
  } else {
    const code = shape?.type === "expression" ? "expressionChanged" : "propertyChanged";
    tell(comparing, code, after, changed(key, shownValue(before), shownValue(after)));
  }
}

/** The values of two objects by key, the keys of the earlier object first. */
function bothEntries(
  before: SourceNode | undefined,
  after: SourceNode | undefined,
): [string, SourceNode | undefined, SourceNode | undefined][] {
  const [earlier, later] = [before, after].map(
    (node) => new Map(node?.entries.map(({ key, node: value }) => [key, value])),
  );
  const keys = new Set([...(earlier?.keys() ?? []), ...(later?.keys() ?? [])]);
  return [...keys].map((key) => [key, earlier?.get(key), later?.get(key)]);
}

/** Whether both nodes are texts for people, also where the shape allows other values. */
function isText(shape: ShapeNode | undefined, ...nodes: readonly SourceNode[]): boolean {
  if (shape?.type !== "choice") return shape?.type === "text";
  const canBeText = shape.of.some(({ type }) => type === "text");
  return canBeText && nodes.every(({ type }) => type === "string" || type === "object");
}

const ofMap = (shape: ShapeNode): Property => ({ shape, required: false, summary: "" });

function compareTexts(
  property: string,
  before: SourceNode,
  after: SourceNode,
  comparing: Comparing,
): void {
  const { environment } = comparing;
  if (before.type !== "object" || after.type !== "object") {
    const shown = [shownText(before, environment), shownText(after, environment)];
    tell(comparing, "textChanged", after, changed(property, shown[0] ?? "", shown[1] ?? ""));
    return;
  }
  for (const [language, earlier, later] of bothEntries(before, after)) {
    if (earlier && later && canonical(earlier) === canonical(later)) continue;
    const values = changed(
      property,
      earlier ? shownValue(earlier) : "—",
      later ? shownValue(later) : "—",
    );
    tell(comparing, "translationChanged", later ?? after, { ...values, language });
  }
}

function compareBlocks(before: SourceNode, after: SourceNode, comparing: Comparing): void {
  const later = sameKind("blockReplaced", before, after, comparing);
  if (later === null) return;
  const kind = comparing.environment.blocks.get(later);
  const properties = { ...commonProperties, ...(kind ? propertiesOf(kind.shape) : {}) };
  const around = inside(comparing, shownName(after, comparing.environment));
  compareObjects(before, after, properties, around);
}

function compareCells(before: SourceNode, after: SourceNode, comparing: Comparing): void {
  const later = sameKind("cellChanged", before, after, comparing);
  const cell = comparing.environment.cells.get(later ?? "");
  if (later === null) return;
  compareObjects(before, after, cell ? cellProperties(cell) : {}, inside(comparing, later));
}

/** The kind that both nodes have; `null` after reporting that their kinds differ. */
function sameKind(
  code: DifferenceCode,
  before: SourceNode,
  after: SourceNode,
  comparing: Comparing,
): string | null {
  const [earlier = "", later = ""] = [before, after].map((node) =>
    String(entryNamed(node, "kind")?.node.scalar ?? node.scalar),
  );
  if (earlier === later) return later;
  tell(comparing, code, after, { before: earlier, after: later });
  return null;
}

/** Compares two calls; an operation's bare name equals a call of it without arguments. */
function compareCalls(before: SourceNode, after: SourceNode, comparing: Comparing): void {
  const [earlier, later] = [before, after].map((call) => ({
    id: String(entryNamed(call, "call")?.node.scalar ?? call.scalar),
    args: entryNamed(call, "with")?.node,
  }));
  if (!earlier || !later) return;
  if (earlier.id !== later.id) {
    tell(comparing, "callChanged", after, { before: earlier.id, after: later.id });
  }
  for (const [name, was, is] of bothEntries(earlier.args, later.args)) {
    const values = { name, operation: is ? later.id : earlier.id };
    if (was && is) {
      if (canonical(was) === canonical(is)) continue;
      const shown = { before: shownValue(was), after: shownValue(is) };
      tell(comparing, "argumentChanged", is, { ...values, ...shown });
    } else if (is) tell(comparing, "argumentAdded", is, { ...values, value: shownValue(is) });
    else if (was) {
      tell(comparing, "argumentRemoved", was, { ...values, value: shownValue(was) }, "before");
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
  for (const node of removed) tell(comparing, `${noun}Removed`, node, nameOf(node), "before");
  for (const node of added) tell(comparing, `${noun}Added`, node, nameOf(node));
  for (const { before: earlier, after: later, isMoved } of pairs) {
    if (isMoved) tell(comparing, `${noun}Moved`, later, nameOf(later));
    if (canonical(earlier) === canonical(later)) continue;
    if (shape.type === "block") compareBlocks(earlier, later, comparing);
    else {
      const around = inside(comparing, nameOf(later).name);
      compareObjects(whole(earlier, shape), whole(later, shape), propertiesOf(shape), around);
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

const changed = (property: string, before: string, after: string) => ({ property, before, after });

function tell(
  { place, add }: Comparing,
  code: DifferenceCode,
  { pointer }: SourceNode,
  values: Record<string, string>,
  side: Difference["side"] = "after",
): void {
  add({ code, pointer, side, values: { ...values, place: place.join(" › ") } });
}
