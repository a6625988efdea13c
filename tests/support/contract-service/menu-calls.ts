import {
  numberIn,
  type ReceivedCall,
  Refusal,
  type Reply,
  type Responder,
  textIn,
} from "./exchange.ts";

/** A node of the menu as this back end stores it. */
interface StoredNode {
  id: number;
  parentId: number;
  name: string;
  title: string;
  routerPath: string;
  icon?: string;
  componentPath: string;
  /**
   * The node type: a number, except for permissions, where it is a text as the specification says.
   */
  typeId: number | string;
  isHidden: string;
  sort: number;
  status: string;
}

/**
 * A folder: its title, address and pages, each with a title, a path and the verbs of its
 * permissions.
 */
type Folder = readonly [title: string, path: string, pages: readonly Page[]];
type Page = readonly [title: string, path: string, permissions: readonly string[], extra?: Extra];
type Extra = Partial<Pick<StoredNode, "isHidden" | "routerPath" | "componentPath">>;

function permissions(thing: string, verbs: string): string[] {
  return verbs.split(" ").map((verb) => `${thing}:${verb}`);
}

/** The page is hidden in the menu and opens only by its address. */
const hidden = { isHidden: "1", componentPath: "views/points/department/" };

const folders: readonly Folder[] = [
  [
    "Points",
    "points",
    [
      ["Cultural groups", "cultural-group", groupPermissions("culturalGroup")],
      ["Department groups", "dept-group", groupPermissions("deptGroup")],
      ["Deduction rules", "deduction-rule", permissions("points:rule", "read add delete")],
      ["Points users", "user", permissions("points:user", "read")],
      ["Departments", "department", permissions("points:department", "read")],
      ["Dictionary types", "dict-type", permissions("points:dictType", "read")],
      ["Monthly averages", "monthly-average", permissions("points:task", "run")],
    ],
  ],
  [
    "System",
    "system",
    [
      [
        "Members",
        "member",
        permissions("system:member", "read add update delete resetPassword grant"),
      ],
      ["Menu", "menu", permissions("system:menu", "read add update delete")],
      ["Screens", "screens", permissions("system:page", "read")],
      ["Duty roster", "duty-roster", [], hidden],
      ["Help of the back end", "help", [], { routerPath: "https://help.example/contract" }],
    ],
  ],
];

function groupPermissions(name: string): string[] {
  return [
    ...permissions(`points:${name}`, "read add update delete"),
    ...permissions(`points:${name}UserRel`, "read update"),
    ...permissions(`points:${name}DeptRel`, "read update"),
  ];
}

function newMenu(): StoredNode[] {
  const nodes: StoredNode[] = [];
  const add = (node: Partial<StoredNode> & Pick<StoredNode, "parentId" | "typeId">): number => {
    const id = nodes.length + 1;
    const empty = { name: "", title: "", routerPath: "", componentPath: "" };
    nodes.push({ ...empty, isHidden: "0", sort: id, status: "1", ...node, id });
    return id;
  };
  for (const [title, path, pages] of folders) {
    const folder = add({ parentId: 0, typeId: 0, title, routerPath: `/${path}`, icon: path });
    for (const [pageTitle, pagePath, names, extra] of pages) {
      const page = add({
        parentId: folder,
        typeId: 1,
        title: pageTitle,
        // The page's address lies below its folder's, and the component names a file of the front
        // end.
        routerPath: pagePath,
        componentPath: `/views/${path}/${pagePath}/index.vue`,
        ...extra,
      });
      for (const name of names) add({ parentId: page, typeId: "2", name, title: name });
    }
  }
  return nodes;
}

/** The menu of this back end and the calls that change it (specification section 7). */
export function menuCalls(
  ok: (data?: unknown) => Reply,
  roleOf: (call: ReceivedCall) => string,
): Record<string, Responder> {
  const nodes = newMenu();
  const found = (value: unknown): StoredNode => {
    const node = nodes.find(({ id }) => id === numberIn(value));
    if (!node) throw new Refusal(500, "There is no such menu node.");
    return node;
  };
  return {
    "/api/menu/getTreeRoleList": (call) => {
      if (numberIn(call.body.status) !== 1) throw new Refusal(500, "status 1 is missing");
      return ok(tree(nodes, 0, (node) => isGranted(node, roleOf(call))));
    },
    "/api/menu/getTreeList": () => ok(tree(nodes, 0, () => true)),
    "/api/menu/getLevelList": ({ body }) =>
      ok(nodes.filter((node) => stepOf(nodes, node) === numberIn(body.step))),
    "/api/menu/getOne": ({ body }) => ok(found(body.id)),
    "/api/menu/add": ({ body }) => {
      const id = Math.max(...nodes.map((node) => node.id)) + 1;
      const parentId = Number(body.parentId ?? 0);
      nodes.push({ ...nodeIn(body), id, parentId });
      return ok({ id });
    },
    "/api/menu/update": ({ body }) => {
      const node = found(body.id);
      Object.assign(node, nodeIn({ ...node, ...body }), { id: node.id });
      return ok();
    },
    "/api/menu/del": ({ body }) => {
      for (const id of Array.isArray(body.ids) ? body.ids : [body.id]) {
        nodes.splice(nodes.indexOf(found(id)), 1);
      }
      return ok();
    },
    "/api/menu/multiSort": () => ok(),
  };
}

function nodeIn(body: ReceivedCall["body"]): Omit<StoredNode, "id"> {
  return {
    parentId: Number(body.parentId ?? 0),
    name: textIn(body.name),
    title: textIn(body.title),
    routerPath: textIn(body.routerPath),
    componentPath: textIn(body.componentPath),
    icon: textIn(body.icon),
    typeId: textIn(body.typeId),
    isHidden: body.isHidden === true || body.isHidden === "1" ? "1" : "0",
    sort: Number(body.sort ?? 0),
    status: textIn(body.status) || "1",
  };
}

function tree(
  nodes: readonly StoredNode[],
  parent: number,
  isShown: (node: StoredNode) => boolean,
): unknown[] {
  return nodes
    .filter((node) => node.parentId === parent && isShown(node))
    .map((node) => ({
      ...node,
      step: stepOf(nodes, node),
      createBy: "root",
      children: tree(nodes, node.id, isShown),
    }));
}

function stepOf(nodes: readonly StoredNode[], node: StoredNode): number {
  const parent = nodes.find(({ id }) => id === node.parentId);
  return parent ? stepOf(nodes, parent) + 1 : 1;
}

/** Customers may read the points area. */
function isGranted(node: StoredNode, role: string): boolean {
  if (role !== "isCustomerRole") return true;
  return node.typeId === "2" ? node.name.endsWith(":read") : node.title !== "System";
}
