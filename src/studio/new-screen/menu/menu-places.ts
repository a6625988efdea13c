import type { MenuNode } from "../../../catalogue/types.gen.ts";
import { pagePathOf } from "../../../language/component-path.ts";
import { readMenuAddress } from "../../../language/link/menu-address.ts";

/** A node of the menu with its position in the tree. */
export interface MenuPlace extends Omit<MenuNode, "children"> {
  /** Whether the node and all its ancestors are switched on. */
  isOn: boolean;
  /** The ancestors of the node, starting with the root. */
  above: readonly MenuPlace[];
  /** The absolute address of the node as the menu opens it, or empty. */
  address: string;
  children: readonly MenuPlace[];
}

/** Builds the whole menu tree with the position of each node. */
export function placesIn(
  nodes: readonly MenuNode[],
  above: readonly MenuPlace[] = [],
): readonly MenuPlace[] {
  return nodes.map((node) => {
    const children: MenuPlace[] = [];
    const isOn = above.every((one) => one.isOn) && node.status !== 0;
    const place = { ...node, above, isOn, address: addressOf(node.routerPath, above), children };
    children.push(...placesIn(node.children, [...above, place]));
    return place;
  });
}

function addressOf(routerPath: string, above: readonly MenuPlace[]): string {
  const base = above.findLast(({ address }) => address.startsWith("/"))?.address ?? "";
  return readMenuAddress(routerPath, base).address;
}

/** All nodes of the menu, each after its ancestors. */
export function allPlaces(places: readonly MenuPlace[]): readonly MenuPlace[] {
  return places.flatMap((place) => [place, ...allPlaces(place.children)]);
}

const isPage = ({ typeId }: MenuPlace) => typeId === "1";

/** The menu nodes that already show a page. */
export function placesOf(places: readonly MenuPlace[], path: string): readonly MenuPlace[] {
  return allPlaces(places).filter(
    (place) => isPage(place) && pagePathOf(place.componentPath) === path,
  );
}

/**
 * The parent of the menu nodes whose pages are in the same folder as this page; `null` for the top.
 */
export function usualParent(places: readonly MenuPlace[], path: string): number | null {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  if (folder === "") return null;
  const neighbour = allPlaces(places).find(
    (place) => isPage(place) && (pagePathOf(place.componentPath) ?? "").startsWith(folder),
  );
  return neighbour?.above.at(-1)?.id ?? null;
}

/** An address that no menu node has, derived from the page's path. */
export function freeAddress(places: readonly MenuPlace[], path: string): string {
  const taken = new Set(allPlaces(places).map(({ address }) => address));
  let address = `/${path}`;
  for (let turn = 2; taken.has(address); turn++) address = `/${path}-${turn}`;
  return address;
}

/** A sort number that puts a new node after all children of its parent. */
export function sortBehind(places: readonly MenuPlace[], parentId: number | null): number {
  const parent = allPlaces(places).find(({ id }) => id === parentId);
  const siblings = parent?.children ?? (parentId === null ? places : []);
  return Math.max(0, ...siblings.map(({ sort }) => sort)) + 1;
}

/** The role that holds every permission and sees every node without being named. */
export const allMightyRole = "superAdministrator";

/** The permissions that at least one of the roles lacks, each with those roles. */
export function lackingGrants(
  places: readonly MenuPlace[],
  permissions: readonly string[],
  roles: readonly string[],
): { permission: string; roles: readonly string[] }[] {
  const granted = grantsIn(places);
  const isHeld = (permission: string, role: string): boolean =>
    role === allMightyRole ||
    granted.some(
      ({ name, roles: holders }) =>
        name === permission && holders.some((holder) => holder === role),
    );
  return permissions.flatMap((permission) => {
    const lacking = roles.filter((role) => !isHeld(permission, role));
    return lacking.length > 0 ? [{ permission, roles: lacking }] : [];
  });
}

/**
 * The permissions that some roles with access to a page lack; `isCarried` tells whether a node of
 * the menu already has the permission.
 */
export function missingGrants(
  places: readonly MenuPlace[],
  placed: readonly MenuPlace[],
  permissions: readonly string[],
): { permission: string; roles: readonly string[]; isCarried: boolean }[] {
  const roles = [...new Set(placed.flatMap((place) => place.roles))];
  const carried = new Set(grantsIn(places).map(({ name }) => name));
  return lackingGrants(places, permissions, roles).map((grant) => ({
    ...grant,
    isCarried: carried.has(grant.permission),
  }));
}

/**
 * The menu nodes of a page below which permissions are granted. Each role is listed once, at the
 * first node that it sees.
 */
export function grantPlaces(
  placed: readonly MenuPlace[],
  roles: readonly string[],
): { id: number; roles: readonly string[] }[] {
  const left = new Set(roles);
  return placed.flatMap(({ id, roles: seeing }) => {
    const here = seeing.filter((role) => left.delete(role));
    return here.length > 0 ? [{ id, roles: here }] : [];
  });
}

/** The nodes that grant a permission and are switched on. */
function grantsIn(places: readonly MenuPlace[]): readonly MenuPlace[] {
  return allPlaces(places).filter(({ typeId, isOn }) => typeId === "2" && isOn);
}
