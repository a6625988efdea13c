import { type Kysely, sql } from "kysely";
import type { Requests } from "../../catalogue/types.gen.ts";
import type { HandlerContext, Role } from "../call/handler.ts";
import type { Database } from "../storage/tables.ts";
import { type MenuRow, selectMenuRows } from "./menu-rows.ts";
import { badField, badFields, notFound } from "./refusals.ts";
import { ancestry, depths } from "./trees.ts";

type Placement = Requests["menu.multiSort"]["content"][number];

/**
 * Reads and locks all menu nodes until the transaction ends, since two valid moves could form a
 * circle together. Readers are not blocked.
 */
export async function lockMenu({ db, judgeAgain }: HandlerContext): Promise<Map<number, MenuRow>> {
  await sql`lock table menu_node in share row exclusive mode`.execute(db);
  await judgeAgain();
  const rows = await selectMenuRows(db).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The depth of a node that is placed under `parentId`.
 * @throws Refusal 40000 at `/parentId` if the parent is missing, is a permission, or is the node
 * itself or one of its descendants.
 */
export function stepUnder(
  parentId: number | null,
  nodes: ReadonlyMap<number, MenuRow>,
  id?: number,
): number {
  if (parentId === null) return 1;
  const parent = nodes.get(parentId);
  if (!parent) throw badField("/parentId", "refusal.unknownParent");
  if (parent.typeId === "2") throw badField("/parentId", "refusal.permissionAsParent");
  const line = ancestry(parent, nodes);
  if (line.some((above) => above.id === id)) throw badField("/parentId", "refusal.menuCircle");
  return line.length + 1;
}

/** Grants the node to exactly the given roles. */
export async function grantNode(
  db: Kysely<Database>,
  menuNodeId: number,
  roles: readonly Role[],
): Promise<void> {
  await db.deleteFrom("menuNodeRole").where("menuNodeId", "=", menuNodeId).execute();
  if (roles.length === 0) return;
  await db
    .insertInto("menuNodeRole")
    .values(roles.map((role) => ({ menuNodeId, role })))
    .execute();
}

/**
 * Moves the nodes to the given places and recomputes the depth of every node.
 * @throws Refusal 40400 for an unknown node; 40000 at `/content/N/id` for a node named twice and at
 * `/content/N/parentId` for a parent that is missing, is a permission, or would close a cycle.
 * Nothing is changed then.
 */
export async function placeNodes(
  db: Kysely<Database>,
  placements: readonly Placement[],
  nodes: ReadonlyMap<number, MenuRow>,
): Promise<void> {
  const placed = new Map(
    [...nodes].map(([id, { parentId, sort }]) => [id, { id, parentId, sort }]),
  );
  const unknown = placements.find(({ id }) => !nodes.has(id));
  if (unknown) throw notFound(unknown.id);
  for (const placement of placements) placed.set(placement.id, placement);
  const steps = depths([...placed.values()]);
  const faults = placements.flatMap((placement, index) => faultOf(placement, index));
  if (faults.length > 0) throw badFields(faults);
  const rows = [...placed.values()].map((row) => ({ ...row, step: steps.get(row.id) }));
  await sql`update menu_node set parent_id = place."parentId", sort = place.sort, step = place.step
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as place(id integer, "parentId" integer, sort integer, step integer)
    where menu_node.id = place.id`.execute(db);

  function faultOf({ id, parentId }: Placement, index: number) {
    const parent = parentId === null ? undefined : nodes.get(parentId);
    if (placements.findIndex((other) => other.id === id) !== index) {
      return [{ path: `/content/${index}/id`, messageKey: "refusal.namedTwice" }];
    }
    const path = `/content/${index}/parentId`;
    if (parentId !== null && !parent) return [{ path, messageKey: "refusal.unknownParent" }];
    if (parent?.typeId === "2") return [{ path, messageKey: "refusal.permissionAsParent" }];
    return steps.get(id) === null ? [{ path, messageKey: "refusal.menuCircle" }] : [];
  }
}
