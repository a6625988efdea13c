/** The kinds of menu node (decisions, menu nodes). */
export type MenuNodeType = "folder" | "page" | "permission";

/** One node of the signed-in member's menu, with nothing left open. */
export interface MenuNode {
  id: string;
  /** The name; of a permission node the permission string. */
  name: string;
  /** A plain text or a key of the locales; may be empty. */
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

const types: Readonly<Record<string, MenuNodeType>> = {
  "0": "folder",
  "1": "page",
  "2": "permission",
};

/**
 * The menu tree in an answer, read leniently: what is missing is empty, what is no node is left
 * out, and a node without a known type is a folder if it has children, else a page.
 */
export function readMenu(data: unknown): MenuNode[] {
  return Array.isArray(data) ? data.flatMap((entry: unknown) => readNode(entry)) : [];
}

function readNode(entry: unknown): MenuNode[] {
  if (typeof entry !== "object" || entry === null) return [];
  const fields: Record<string, unknown> = { ...entry };
  const children = readMenu(fields.children);
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  };
  const type = types[text("typeId")] ?? (children.length > 0 ? "folder" : "page");
  return [
    {
      id: text("id"),
      name: text("name"),
      title: text("title"),
      routerPath: text("routerPath"),
      icon: text("icon"),
      componentPath: text("componentPath"),
      type,
      isHidden: isTrue(fields.isHidden),
      noCache: isTrue(fields.noCache),
      affix: isTrue(fields.affix),
      children,
    },
  ];
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** The names of all permission nodes, however deep (specification sections 4 and 6). */
export function permissionsOf(nodes: readonly MenuNode[]): Set<string> {
  const permissions = new Set<string>();
  const visit = (node: MenuNode): void => {
    if (node.type === "permission" && node.name !== "") permissions.add(node.name);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return permissions;
}
