import { type Kysely, sql } from "kysely";
import { keptBy } from "../../catalogue/kept-by.ts";
import type { Actor, Role } from "../call/handler.ts";
import type { Database } from "../storage/tables.ts";

const permissionType = "2";
/** Maximum depth of the menu, which ends the search if nodes in the database form a circle. */
const deepestMenu = 100;
const nothing: ReadonlySet<string> = new Set();

/** Maximum sets of roles whose permissions are cached; the oldest are dropped. */
const mostHeld = 200;

const heldOf = keptBy((_: Kysely<Database>) => new Map<string, Promise<ReadonlySet<string>>>());

/**
 * The permissions of roles at a revision of the menu and its grants, read once for each revision.
 * Permissions read later than the revision may be newer, but never older.
 */
export function permissionsAt(
  db: Kysely<Database>,
  revision: string,
  roles: readonly Role[],
  heldBy = db,
): Promise<ReadonlySet<string>> {
  const held = heldOf(heldBy);
  const key = [revision, ...roles.toSorted()].join(" ");
  const known = held.get(key);
  if (known) return known;
  const permissions = readPermissions(db, roles);
  held.set(key, permissions);
  // A failed read is removed from the cache, so that the next call reads again.
  permissions.catch(() => held.delete(key));
  const [oldest] = held.keys();
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
  return permissions;
}

/** The member with current roles and permissions; `null` if no such member may sign in. */
export async function readActor(db: Kysely<Database>, id: number): Promise<Actor | null> {
  const member = await db
    .selectFrom("member")
    .select(["id", "username"])
    .select(rolesOfMember)
    .where("id", "=", id)
    .where("status", "=", 1)
    .executeTakeFirst();
  return member ? { ...member, permissions: await readPermissions(db, member.roles) } : null;
}

/** The roles of the member that a query is about. */
export const rolesOfMember = sql<
  Role[]
>`array(select role from member_role where member_id = member.id)`.as("roles");

/**
 * The current permissions of roles: the names of the permission nodes granted to any of them. A
 * node below a disabled one counts as disabled, as in the menu. A super administrator has all
 * permissions without any grant.
 */
export async function readPermissions(
  db: Kysely<Database>,
  roles: readonly string[],
): Promise<ReadonlySet<string>> {
  if (roles.length === 0 || roles.includes("superAdministrator")) return nothing;
  const nodes = await db
    .selectFrom("menuNode")
    .select(["id", "parentId", "name", "typeId"])
    .select(
      sql<boolean>`id in (
        select menu_node_id from menu_node_role where role = any(${[...roles]})
      )`.as("isGranted"),
    )
    .where("status", "=", 1)
    .execute();
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  const isEnabled = (id: number | null, depth = 0): boolean =>
    id === null ||
    (depth < deepestMenu && parents.has(id) && isEnabled(parents.get(id) ?? null, depth + 1));
  const granted = nodes.filter(
    ({ typeId, isGranted, parentId }) =>
      typeId === permissionType && isGranted && isEnabled(parentId),
  );
  return new Set(granted.map(({ name }) => name));
}
