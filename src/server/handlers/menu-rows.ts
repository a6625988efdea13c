import { type Kysely, sql } from "kysely";
import type { Answers, MenuNode } from "../../catalogue/types.gen.ts";
import type { Role } from "../call/handler.ts";
import { keptQuery } from "../storage/kept-query.ts";
import { recordVersion } from "../storage/record-version.ts";
import type { Database } from "../storage/tables.ts";
import { ancestry, toTree } from "./trees.ts";

/** A menu node without its children. */
export type MenuRow = Answers["menu.getOne"];

const roles = sql<Role[]>`array(select role from menu_node_role
  where menu_node_id = menu_node.id order by role)`;

/**
 * The version of a menu node: it covers all fields but the depth, which follows from its parents.
 */
const nodeVersion = recordVersion(
  ...["parentId", "name", "title", "routerPath", "icon", "componentPath", "typeId", "sort"].map(
    (column) => `menuNode.${column}`,
  ),
  ...["isHidden", "noCache", "affix", "status"].map((column) => `menuNode.${column}`),
  roles,
);

/**
 * Selects every menu node with the roles it is granted to, by sort, then id; callers add a `where`.
 */
export function selectMenuRows(db: Kysely<Database>) {
  return db
    .selectFrom("menuNode")
    .select(["id", "parentId", "name", "title", "routerPath", "icon", "componentPath", "typeId"])
    .select(["step", "sort", "isHidden", "noCache", "affix", "status"])
    .select([roles.as("roles"), nodeVersion])
    .orderBy("sort")
    .orderBy("id");
}

const allRows = keptQuery(selectMenuRows);

/** Reads every menu node, as `selectMenuRows` selects it. */
export const readMenuRows = (db: Kysely<Database>): Promise<MenuRow[]> => allRows(db, {}, null);

/** The nodes as a tree, of which the given rows become the nodes. */
export function menuTree(rows: readonly MenuRow[]): MenuNode[] {
  return toTree(rows, (row): MenuNode => Object.assign(row, { children: [] }));
}

/** The nodes with the status, and their ancestors, so that the tree stays connected. */
export function withStatus(rows: readonly MenuRow[], status: 0 | 1 | undefined): MenuRow[] {
  if (status === undefined) return [...rows];
  return withAncestors(rows, (row) => row.status === status);
}

/**
 * The nodes that a member with the roles sees (decisions, roles and permissions): those granted to
 * one of the roles, or all for a super administrator, and the ancestors of seen nodes. An enabled
 * node below a disabled one counts as disabled.
 */
export function seenNodes(
  rows: readonly MenuRow[],
  roles: readonly Role[],
  status: 0 | 1,
): MenuRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isOn = (row: MenuRow) => ancestry(row, byId).every((above) => above.status === 1);
  return withAncestors(
    rows,
    (row) => isGranted(row, roles) && (status === 1 ? isOn(row) : row.status === 0),
  );
}

/** The nodes granted to one of the roles, enabled or not, and their ancestors. */
export function grantedNodes(rows: readonly MenuRow[], roles: readonly Role[]): MenuRow[] {
  return withAncestors(rows, (row) => isGranted(row, roles));
}

function isGranted(row: MenuRow, roles: readonly Role[]): boolean {
  return roles.includes("superAdministrator") || row.roles.some((role) => roles.includes(role));
}

function withAncestors(rows: readonly MenuRow[], keep: (row: MenuRow) => boolean): MenuRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set(rows.filter(keep).flatMap((row) => ancestry(row, byId)));
  return rows.filter((row) => kept.has(row));
}
