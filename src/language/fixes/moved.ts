import { pointerStep } from "../../catalogue/schema/pointer.ts";
import { isAtOrBelow } from "../plan/part.ts";
import type { Problem } from "../problem.ts";
import {
  type ShapedNode,
  shapedAs,
  shapedInside,
  shapedNodes,
  takes,
} from "../shape/shaped-node.ts";
import { entryNamed, type SourceEntry, type SourceNode, writtenAt } from "../source.ts";
import { addArguments } from "./add-parameter.ts";
import { addEntries, removeEntry, replaced } from "./entry-edits.ts";
import { entryAt, type FaultyPage } from "./find-node.ts";
import { namedFix, type QuickFix, type TextEdit } from "./quick-fix.ts";

/**
 * Moves a property that was written beside or within the part that takes it to that part: an
 * argument into its call, a setting into its cell, a condition out of a call. To remove it would
 * lose what it says, such as a condition or a question.
 */
export function moved(
  { code, pointer, offset, suggestion }: Problem,
  page: FaultyPage,
): QuickFix | null {
  const { root, source, environment } = page;
  const place = code === "unknownProperty" ? entryAt(root, pointer, offset) : null;
  if (!place) return null;
  const { owner, entry } = place;
  const { key, node } = entry;
  const value = writtenAt(source, node);
  const removal = removeEntry(owner, entry);
  const operation = environment.catalogue.operations.get(
    String(entryNamed(owner, "call")?.node.scalar),
  );
  if (!suggestion && operation?.parameters.some(({ name }) => name === key)) {
    const call = owner.pointer + pointerStep("call");
    const added = addArguments(page, call, { [key]: value });
    return added && namedFix("fix.addParameter", key, removal, added);
  }
  const path = shapedNodes(source, environment).filter(
    (shaped) => shaped.properties && isAtOrBelow(owner.pointer, shaped.node.pointer),
  );
  const own = path.findLast((shaped) => shaped.node.pointer === owner.pointer);
  const inside = own ? shapedInside(own, environment) : [];
  const inner = inside.flatMap((shaped) => {
    const edit = putInto(page, shaped, entry);
    return edit ? [{ shaped, edit }] : [];
  });
  const outer = path.findLast((shaped) => shaped !== own && lacks(shaped, key, node));
  const [found] = inner;
  if (found && inner.length === 1) {
    return moveTo(found.shaped.entry?.key ?? "", key, removal, found.edit);
  }
  if (!outer || suggestion || inner.length > 1) return null;
  const name = outer.node.pointer.split("/").findLast((step) => /\D/.test(step)) ?? "";
  return moveTo(name, key, removal, addEntries(source, outer.node, { [key]: value }));
}

const moveTo = (place: string, name: string, ...edits: readonly TextEdit[]): QuickFix => {
  return { titleKey: "fix.move", values: { name, place }, edits };
};

/** Whether an object takes a property that it does not have. */
function lacks({ node, properties }: ShapedNode, key: string, value: SourceNode): boolean {
  const property = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
  return property !== undefined && !entryNamed(node, key) && takes(property.shape, value.type);
}

/** The edit that adds a property to a part, or to the longer form of a part that has a short one. */
function putInto(
  { source, environment }: FaultyPage,
  shaped: ShapedNode,
  { key, node: value }: SourceEntry,
): TextEdit | null {
  const { node, allowed } = shaped;
  const text = writtenAt(source, value);
  if (node.type === "object") {
    return lacks(shaped, key, value) ? addEntries(source, node, { [key]: text }) : null;
  }
  if (node.type !== "string") return null;
  for (const name of ["call", "kind"]) {
    const entries = [{ key: name, keyOffset: node.offset, keyLength: 0, node }];
    const longer = shapedAs({ ...node, type: "object", entries }, allowed, null, environment);
    const isForm = longer.properties && Object.hasOwn(longer.properties, name);
    if (!isForm || !lacks(longer, key, value)) continue;
    const written = `{ "${name}": ${JSON.stringify(node.scalar)}, ${JSON.stringify(key)}: ${text} }`;
    return replaced(node, written);
  }
  return null;
}
