import { pagePathOf } from "../../language/component-path.ts";
import { readMenuAddress } from "../../language/link/menu-address.ts";
import type { HandlerContext, Role } from "../call/handler.ts";
import { holdEveryActor } from "../call/publisher.ts";
import { codes, Refusal } from "../call/refusal.ts";
import { isSuperAdministrator, namedPermissions, topRole } from "./member-guard.ts";
import { grantedNodes, type MenuRow, seenNodes, selectMenuRows } from "./menu-rows.ts";

type Nodes = ReadonlyMap<number, MenuRow>;

/**
 * Makes a change of the menu, and refuses it if anyone would gain or lose a permission that the
 * caller lacks. The permissions of the roles before and after are compared, since a grant, a new
 * name or type, a status, a move and a deletion can each change them. `before` contains all nodes,
 * locked. A change that would take the screen of the menu from everybody is refused as well.
 * @throws Refusal 40300 that lists what the caller lacks, or 40901; the transaction undoes the
 * change.
 */
export async function withinOwnPermissions<Result>(
  context: HandlerContext,
  before: Nodes,
  change: () => Promise<Result>,
): Promise<Result> {
  const result = await change();
  const rows = await selectMenuRows(context.db).execute();
  const after = new Map(rows.map((row) => [row.id, row]));
  if (hasMenuScreen(before) && !hasMenuScreen(after)) {
    throw new Refusal(codes.stillInUse, "refusal.lastMenuScreen");
  }
  if (isSuperAdministrator(context) && context.publisher === null) return result;
  await holdEveryActor(context, (actor) => refuseUnheld(actor, before, after));
  return result;
}

/**
 * Whether super administrators can open the screen of the menu, without which nobody could bring
 * anything else back.
 */
function hasMenuScreen(nodes: Nodes): boolean {
  return seenNodes([...nodes.values()], [topRole], 1).some(({ typeId, ...row }) => {
    const { address, isExternal } = readMenuAddress(row.routerPath ?? "", "");
    const isOpened = typeId === "1" && address !== "" && !isExternal;
    return isOpened && pagePathOf(row.componentPath ?? "") === "system/menu";
  });
}

function refuseUnheld(context: HandlerContext, before: Nodes, after: Nodes): void {
  if (isSuperAdministrator(context)) return;
  const { roles } = context.signedIn();
  const own = heldBy([...before.values()], roles);
  const lacking = changedGrants(before, after).filter((permission) => !own.has(permission));
  const named = namedPermissions(lacking);
  if (named !== null) {
    throw new Refusal(codes.notPermitted, "refusal.unheldPermission", {
      values: { lacking: named },
    });
  }
  refuseUnseenNodes(before, after, roles);
}

/** Refuses changes of a node's roles by a caller who cannot see the node; its creator can. */
function refuseUnseenNodes(before: Nodes, after: Nodes, roles: readonly Role[]): void {
  const seen = new Set(grantedNodes([...before.values()], roles).map(({ id }) => id));
  for (const row of before.values()) {
    const now = after.get(row.id)?.roles ?? [];
    if (seen.has(row.id) || String(now) === String(row.roles)) continue;
    throw new Refusal(codes.notPermitted, "refusal.unseenNode", { values: { title: row.title } });
  }
}

/**
 * The permissions that a role has or is granted on one side only. Grants count too, since a grant
 * below a disabled node takes effect when the node is enabled.
 */
function changedGrants(before: Nodes, after: Nodes): string[] {
  const [old, now] = [[...before.values()], [...after.values()]];
  const roles = new Set([...old, ...now].flatMap((row) => row.roles));
  roles.delete(topRole);
  const changed = [...roles].flatMap((role) =>
    [heldBy, grantedTo].flatMap((permissionsOf) =>
      differenceOf(permissionsOf(old, [role]), permissionsOf(now, [role])),
    ),
  );
  return [...new Set(changed)];
}

function heldBy(rows: readonly MenuRow[], roles: readonly Role[]): Set<string> {
  return permissionsAmong(seenNodes(rows, roles, 1));
}

function grantedTo(rows: readonly MenuRow[], roles: readonly Role[]): Set<string> {
  return permissionsAmong(grantedNodes(rows, roles));
}

function permissionsAmong(rows: readonly MenuRow[]): Set<string> {
  return new Set(rows.flatMap(({ typeId, name }) => (typeId === "2" ? [name] : [])));
}

function differenceOf(left: ReadonlySet<string>, right: ReadonlySet<string>): string[] {
  return [
    ...[...left].filter((one) => !right.has(one)),
    ...[...right].filter((one) => !left.has(one)),
  ];
}
