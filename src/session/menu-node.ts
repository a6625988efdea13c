import { readFlag } from "../catalogue/flag.ts";
import { fieldsOf, isRecord, textFrom } from "../catalogue/schema/record.ts";
import { createFaultFinder, type FaultFinder, type MenuFault } from "./menu-fault.ts";

/** The kinds of menu node (decisions, menu nodes). */
export type MenuNodeType = "folder" | "page" | "permission";

/** A node of the signed-in member's menu with all defaults filled in. */
export interface MenuNode {
  id: string;
  /** The node's name; for a permission node, the permission string. */
  name: string;
  /** The node's title, which is plain text or a locale key and may be empty. */
  title: string;
  routerPath: string;
  icon: string;
  componentPath: string;
  type: MenuNodeType;
  isHidden: boolean;
  noCache: boolean;
  affix: boolean;
  children: MenuNode[];
}

/** A menu as far as it could be read, and the faults found in it. */
export interface Menu {
  nodes: MenuNode[];
  faults: MenuFault[];
}

const types: Readonly<Record<string, MenuNodeType>> = {
  "0": "folder",
  "1": "page",
  "2": "permission",
};

/** Maximum depth of a menu; deeper nodes are left out. */
const deepest = 32;

/**
 * Reads the menu tree in a response leniently: missing properties are empty, entries that are no
 * nodes are left out, a node without a known type is a folder if it has children, otherwise a page,
 * and a node below itself is left out there. A flat list is arranged by `parentId`.
 */
export function readMenu(data: unknown): Menu {
  const faults: MenuFault[] = [];
  const finder = createFaultFinder(faults);
  if (!Array.isArray(data)) {
    finder.report("noList", data === null ? "null" : typeof data);
    return { nodes: [], faults };
  }
  return { nodes: readNodes(asTree(data, finder), finder), faults };
}

function readNodes(entries: readonly unknown[], finder: FaultFinder): MenuNode[] {
  return entries.flatMap((entry, index): MenuNode[] => {
    const here = finder.at(entry, index);
    if (!isRecord(entry)) {
      here.report("noNode", JSON.stringify(entry)?.slice(0, 40) ?? "");
      return [];
    }
    return readNode(entry, here);
  });
}

function readNode(fields: Readonly<Record<string, unknown>>, here: FaultFinder): MenuNode[] {
  const id = textIn(fields, "id");
  if (id !== "" && here.above.includes(id)) {
    here.report("standsBelowItself", id);
    return [];
  }
  const children = readChildren(fields.children, here);
  const typeId = textIn(fields, "typeId");
  const type = types[typeId];
  if (!type && typeId !== "") here.report("unknownType", typeId);
  return [
    {
      id,
      name: textIn(fields, "name"),
      title: textIn(fields, "title"),
      routerPath: textIn(fields, "routerPath"),
      icon: textIn(fields, "icon"),
      componentPath: textIn(fields, "componentPath"),
      type: type ?? (children.length > 0 ? "folder" : "page"),
      isHidden: isTrue(fields.isHidden),
      noCache: isTrue(fields.noCache),
      affix: isTrue(fields.affix),
      children,
    },
  ];
}

function readChildren(children: unknown, here: FaultFinder): MenuNode[] {
  if (children === undefined || children === null || children === "") return [];
  if (!Array.isArray(children)) {
    here.report("childrenNoList", typeof children);
    return [];
  }
  if (here.above.length < deepest) return readNodes(children, here);
  if (children.length > 0) here.report("tooDeep", String(deepest));
  return [];
}

function textIn(fields: Readonly<Record<string, unknown>>, name: string): string {
  return textFrom(fields[name])?.trim() ?? "";
}

function isTrue(value: unknown): boolean {
  return readFlag(value) === true;
}

/** The names of all permission nodes at any depth (specification sections 4 and 6). */
export function permissionsOf(nodes: readonly MenuNode[]): Set<string> {
  const permissions = new Set<string>();
  const visit = (node: MenuNode): void => {
    if (node.type === "permission" && node.name !== "") permissions.add(node.name);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return permissions;
}

interface Branch {
  entry: Record<string, unknown>;
  children: unknown[];
}

/**
 * The entries of a menu as a tree. Some services return a flat list instead, whose entries name
 * their parents by `parentId`; an entry that is its own ancestor stays at the top.
 */
function asTree(entries: readonly unknown[], finder: FaultFinder): readonly unknown[] {
  const branches = new Map<string, Branch>();
  for (const entry of entries) {
    const id = keyOf(entry, "id");
    if (id !== "" && isRecord(entry) && !branches.has(id)) {
      const children: unknown[] = Array.isArray(entry.children) ? [...entry.children] : [];
      branches.set(id, { entry, children });
    }
  }
  const isFlat = entries.some((entry) => branches.has(keyOf(entry, "parentId")));
  if (!isFlat) return entries;
  return entries.flatMap((entry, index) => {
    const branch = branches.get(keyOf(entry, "id"));
    const own = branch && branch.entry === entry ? { ...entry, children: branch.children } : entry;
    const parent = branches.get(keyOf(entry, "parentId"));
    if (!parent) return [own];
    if (isOwnAncestor(entry, branches)) {
      finder.at(entry, index).report("standsBelowItself", keyOf(entry, "id"));
      return [own];
    }
    parent.children.push(own);
    return [];
  });
}

function isOwnAncestor(entry: unknown, branches: ReadonlyMap<string, Branch>): boolean {
  const id = keyOf(entry, "id");
  const seen = new Set<string>();
  let above = keyOf(entry, "parentId");
  while (above !== "" && !seen.has(above)) {
    if (above === id) return true;
    seen.add(above);
    above = keyOf(branches.get(above)?.entry, "parentId");
  }
  return false;
}

function keyOf(entry: unknown, name: "id" | "parentId"): string {
  return textFrom(fieldsOf(entry)[name]) ?? "";
}

/** The nodes, at all depths, that the service offers. */
export function offeredNodes(
  nodes: readonly MenuNode[],
  isOffered: (node: MenuNode) => boolean = () => true,
): MenuNode[] {
  return nodes
    .filter(isOffered)
    .map((node) => ({ ...node, children: offeredNodes(node.children, isOffered) }));
}
