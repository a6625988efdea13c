import type { LanguageEnvironment } from "../environment.ts";
import { namedShapeOf } from "../reference/named-shapes.ts";
import { type ShapedNode, shapedInside, shapedPage } from "../shape/shaped-node.ts";
import { entryNamed, readLoosely, type SourceNode } from "../source.ts";

/** An entry of a page's outline. */
export interface OutlineNode {
  pointer: string;
  label: string;
  /** The kind of the entry: the page, a block kind, a sort of part, or a list of parts. */
  kind: string;
  offset: number;
  length: number;
  children: OutlineNode[];
}

/**
 * The page, its blocks and their lists, outermost first; empty for a text that cannot be parsed.
 */
export function outlineOf(source: string, environment: LanguageEnvironment): OutlineNode[] {
  const root = readLoosely(source);
  return root ? [outline(shapedPage(root, environment), "page", environment)] : [];
}

function outline(shaped: ShapedNode, kind: string, environment: LanguageEnvironment): OutlineNode {
  const { pointer, offset, length } = shaped.node;
  const label = labelOf(shaped.node, environment) || kind;
  return { pointer, label, kind, offset, length, children: childrenOf(shaped, environment) };
}

function childrenOf(shaped: ShapedNode, environment: LanguageEnvironment): OutlineNode[] {
  return shapedInside(shaped, environment).flatMap((child): OutlineNode[] => {
    if (child.shape.type === "block") return [outline(child, kindOf(child), environment)];
    if (child.shape.type === "list") return listed(child, environment);
    return child.shape.type === "text" ? [] : childrenOf(child, environment);
  });
}

function listed(list: ShapedNode, environment: LanguageEnvironment): OutlineNode[] {
  const { pointer, offset, length } = list.node;
  const children = shapedInside(list, environment).map((child) => {
    const part = namedShapeOf(child.allowed)?.name.toLowerCase() ?? "part";
    return outline(child, child.shape.type === "block" ? kindOf(child) : part, environment);
  });
  const label = list.entry?.key ?? "list";
  return children.length > 0 ? [{ pointer, label, kind: "list", offset, length, children }] : [];
}

function kindOf({ node }: ShapedNode): string {
  return String(entryNamed(node, "kind")?.node.scalar ?? "block");
}

/** The name of a part for people: its title, label, field, name or text; a string names itself. */
export function labelOf(node: SourceNode, { texts, language }: LanguageEnvironment): string {
  if (node.type !== "object") return typeof node.scalar === "string" ? node.scalar : "";
  for (const key of ["title", "label", "field", "name", "text"]) {
    const said = entryNamed(node, key)?.node;
    if (typeof said?.scalar === "string" && said.scalar !== "") return texts.say(said.scalar);
    const translated = said && (entryNamed(said, language) ?? said.entries[0]);
    if (typeof translated?.node.scalar === "string") return translated.node.scalar;
  }
  return "";
}
