import type { Answers, MenuNode, Requests } from "../../catalogue/types.gen.ts";
import type { HandlerContext, Handlers } from "../call/handler.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { keepDeleted } from "../deleted/kept-records.ts";
import { restoreDeleted } from "../deleted/restore-deleted.ts";
import { withinOwnPermissions } from "./menu-guard.ts";
import {
  type MenuRow,
  menuTree,
  readMenuRows,
  seenNodes,
  selectMenuRows,
  withStatus,
} from "./menu-rows.ts";
import { grantNode, lockMenu, placeNodes, stepUnder } from "./menu-writes.ts";
import { badField, notFound, requiredText } from "./refusals.ts";

type Fields = Requests["menu.add"];

/** The handlers of the menu tree (decisions, menu nodes). */
export const menuHandlers = {
  "menu.getTreeList": async ({ status }, { db }) =>
    menuTree(withStatus(await readMenuRows(db), status)),

  async "menu.getTreeRoleList"({ status = 1 }, { db, signedIn, text }) {
    const { roles, mustSetPassword } = signedIn();
    if (mustSetPassword) return [passwordNode(text("temporaryPassword.set"))];
    return menuTree(seenNodes(await readMenuRows(db), roles, status));
  },

  "menu.getRoleTree": async ({ role, status = 1 }, { db }) =>
    menuTree(seenNodes(await readMenuRows(db), [role], status)),

  "menu.getLevelList": ({ step }, { db }) => selectMenuRows(db).where("step", "=", step).execute(),

  async "menu.getOne"({ id }, { db }) {
    return await selectMenuRows(db)
      .where("id", "=", id)
      .executeTakeFirstOrThrow(() => notFound(id));
  },

  async "menu.add"(request, context) {
    const { db } = context;
    const { roles = [], parentId = null, ...fields } = request;
    const nodes = await lockMenu(context);
    const step = stepUnder(parentId, nodes);
    return await withinOwnPermissions(context, nodes, async () => {
      const { id } = await db
        .insertInto("menuNode")
        .values({ ...checkedFields(fields), parentId, step })
        .returning("id")
        .executeTakeFirstOrThrow();
      await grantNode(db, id, roles);
      return { id };
    });
  },

  "menu.update": updateNode,

  async "menu.del"({ id }, context) {
    const { db } = context;
    const nodes = await lockMenu(context);
    if (!nodes.has(id)) throw notFound(id);
    if (hasChildren(id, nodes)) throw new Refusal(codes.stillInUse, "refusal.menuHasChildren");
    return await withinOwnPermissions(context, nodes, async () => {
      const deletion = await keepDeleted("menu", [id], context);
      await db.deleteFrom("menuNode").where("id", "=", id).execute();
      return deletion;
    });
  },

  "menu.restore": restoreNode,

  async "menu.multiSort"({ content }, context) {
    const { db } = context;
    const nodes = await lockMenu(context);
    await withinOwnPermissions(context, nodes, () => placeNodes(db, content, nodes));
  },
} satisfies Partial<Handlers>;

/** The only node for a member who must set a password: its page takes the place of the dashboard. */
function passwordNode(title: string): MenuNode {
  return {
    id: 1,
    parentId: null,
    name: "dashboard",
    title,
    icon: "",
    typeId: "1",
    step: 1,
    sort: 0,
    routerPath: "/dashboard",
    componentPath: "shell/password",
    roles: [],
    children: [],
    isHidden: false,
    noCache: false,
    affix: true,
    status: 1,
    version: "",
  };
}

/** Updates a node; omitted fields keep their values, and a move recomputes the depths below. */
async function updateNode(
  request: Requests["menu.update"],
  context: HandlerContext,
): Promise<undefined> {
  const { db } = context;
  const { id, roles, parentId: wantedParent, ...fields } = request;
  const nodes = await lockMenu(context);
  const before = nodes.get(id);
  if (!before) throw notFound(id);
  const parentId = wantedParent === undefined ? before.parentId : wantedParent;
  stepUnder(parentId, nodes, id);
  if (fields.typeId === "2" && hasChildren(id, nodes)) {
    throw badField("/typeId", "refusal.permissionWithChildren");
  }
  const values = checkedFields({ ...fields, name: fields.name ?? before.name });
  const sort = fields.sort ?? before.sort;
  await withinOwnPermissions(context, nodes, async () => {
    await db.updateTable("menuNode").set(values).where("id", "=", id).execute();
    if (roles) await grantNode(db, id, roles);
    await placeNodes(db, [{ id, parentId, sort }], nodes);
  });
}

/** Restores a node; a permission that the caller does not hold is granted to no role. */
async function restoreNode(
  request: Requests["menu.restore"],
  context: HandlerContext,
): Promise<Answers["menu.restore"]> {
  const nodes = await lockMenu(context);
  return await withinOwnPermissions(context, nodes, () =>
    restoreDeleted("menu", request, context, async ({ fields, relations, ...record }) => {
      const { parent_id: parentId, type_id: typeId, name, title } = fields;
      const parent = typeof parentId === "number" ? parentId : null;
      if (parent !== null && !nodes.has(parent)) {
        throw badField("/deletionId", "refusal.parentGone");
      }
      const mayGrant = typeId !== "2" || context.can(String(name));
      return {
        record: {
          ...record,
          fields: { ...fields, step: stepUnder(parent, nodes) },
          relations: mayGrant ? relations : {},
        },
        notes: mayGrant ? [] : [context.text("restored.notGranted", { title: String(title) })],
      };
    }),
  );
}

function checkedFields<Given extends Omit<Fields, "roles" | "parentId">>(fields: Given): Given {
  const title = requiredText(fields.title, "/title");
  if (fields.typeId !== "2") return { ...fields, title };
  if (!fields.name?.trim()) throw badField("/name", "refusal.permissionName");
  return { ...fields, title, name: fields.name.trim() };
}

function hasChildren(id: number, nodes: ReadonlyMap<number, MenuRow>): boolean {
  return [...nodes.values()].some((node) => node.parentId === id);
}
