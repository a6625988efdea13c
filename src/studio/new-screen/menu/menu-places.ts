import { pointTo } from "../../../catalogue/schema/pointer.ts";
import { pagePathOf } from "../../../language/component-path.ts";

/** A node of the menu as far as putting a page beside it needs. */
export interface MenuPlace {
  id: number;
  /** A text or a key. */
  title: string;
  name: string;
  routerPath: string;
  componentPath: string;
  typeId: string;
  icon: string;
  sort: number;
  roles: readonly string[];
  /** Whether neither it nor any node above it is off. */
  isOn: boolean;
  /** From the top, this one not included. */
  above: readonly MenuPlace[];
  /** The absolute address, or empty. */
  address: string;
  children: readonly MenuPlace[];
}

/** The whole menu tree (`menu.getTreeList`); what is no node is left out. */
export function readPlaces(data: unknown, above: readonly MenuPlace[] = []): readonly MenuPlace[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((node: unknown) => {
    const id = pointTo(node, "/id");
    if (typeof id !== "number") return [];
    const children: MenuPlace[] = [];
    const place = { ...fieldsOf(node), id, above, address: "", children };
    place.isOn = above.every(({ isOn }) => isOn) && pointTo(node, "/status") !== 0;
    place.address = addressOf(place.routerPath, above);
    children.push(...readPlaces(pointTo(node, "/children"), [...above, place]));
    return [place];
  });
}

function fieldsOf(node: unknown) {
  const textAt = (name: string): string => {
    const value = pointTo(node, `/${name}`);
    return typeof value === "string" ? value : "";
  };
  const sort = pointTo(node, "/sort");
  const roles = pointTo(node, "/roles");
  return {
    title: textAt("title"),
    name: textAt("name"),
    routerPath: textAt("routerPath"),
    componentPath: textAt("componentPath"),
    typeId: textAt("typeId"),
    icon: textAt("icon"),
    sort: typeof sort === "number" ? sort : 0,
    roles: Array.isArray(roles) ? roles.map(String) : [],
    isOn: true,
  };
}

function addressOf(routerPath: string, above: readonly MenuPlace[]): string {
  if (routerPath === "" || /^https?:/i.test(routerPath)) return routerPath;
  const base = above.findLast(({ address }) => address.startsWith("/"))?.address ?? "";
  return routerPath.startsWith("/") ? routerPath : `${base}/${routerPath}`;
}

/** All nodes, each after those above it. */
export function allPlaces(places: readonly MenuPlace[]): readonly MenuPlace[] {
  return places.flatMap((place) => [place, ...allPlaces(place.children)]);
}

const isPage = ({ typeId }: MenuPlace) => typeId === "1";

/** Where the menu has a page already. */
export function placesOf(places: readonly MenuPlace[], path: string): readonly MenuPlace[] {
  return allPlaces(places).filter(
    (place) => isPage(place) && pagePathOf(place.componentPath) === path,
  );
}

/** The node below which a page's neighbours stand: those in the same folder. `null` for the top. */
export function usualParent(places: readonly MenuPlace[], path: string): number | null {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  if (folder === "") return null;
  const neighbour = allPlaces(places).find(
    (place) => isPage(place) && (pagePathOf(place.componentPath) ?? "").startsWith(folder),
  );
  return neighbour?.above.at(-1)?.id ?? null;
}

/** An address that no node has. */
export function freeAddress(places: readonly MenuPlace[], path: string): string {
  const taken = new Set(allPlaces(places).map(({ address }) => address));
  let address = `/${path}`;
  for (let turn = 2; taken.has(address); turn++) address = `/${path}-${turn}`;
  return address;
}

/** Behind all that stands below a node already. */
export function sortBehind(places: readonly MenuPlace[], parentId: number | null): number {
  const parent = allPlaces(places).find(({ id }) => id === parentId);
  const siblings = parent?.children ?? (parentId === null ? places : []);
  return Math.max(0, ...siblings.map(({ sort }) => sort)) + 1;
}

/** The role that holds every permission and sees every node without being named. */
export const allMightyRole = "superAdministrator";

/** The permissions that some of the roles lack, with those roles. */
export function lackingGrants(
  places: readonly MenuPlace[],
  permissions: readonly string[],
  roles: readonly string[],
): { permission: string; roles: readonly string[] }[] {
  const granted = grantsIn(places);
  const isHeld = (permission: string, role: string): boolean =>
    role === allMightyRole ||
    granted.some(({ name, roles: holders }) => name === permission && holders.includes(role));
  return permissions.flatMap((permission) => {
    const lacking = roles.filter((role) => !isHeld(permission, role));
    return lacking.length > 0 ? [{ permission, roles: lacking }] : [];
  });
}

/** What the roles that see a page lack of what it needs, and whether any node carries it yet. */
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

/** The places of a page below which roles are granted something: each role once, where it sees it. */
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

/** The permissions that are granted by nodes that are on. */
function grantsIn(places: readonly MenuPlace[]): readonly MenuPlace[] {
  return allPlaces(places).filter(({ typeId, isOn }) => typeId === "2" && isOn);
}
