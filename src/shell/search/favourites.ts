import { jsonIn } from "../../catalogue/schema/json-text.ts";
import type { SignedInMember } from "../../session/member.ts";

type Owner = SignedInMember["id"] | null;

/** The storage key of a member's favourites. */
export function favouritesKey(owner: Owner): string {
  return `favourites.${owner ?? ""}`;
}

/** The addresses of a member's favourites, in the order in which they were added. */
export function readFavourites(storage: Pick<Storage, "getItem">, owner: Owner): string[] {
  return favouritesIn(storage.getItem(favouritesKey(owner)));
}

/** The addresses in a stored text; values that are not addresses are left out. */
export function favouritesIn(stored: string | null): string[] {
  const kept = jsonIn(stored ?? "[]");
  return Array.isArray(kept) ? kept.filter((address) => typeof address === "string") : [];
}

/** Adds a page to a member's favourites, or removes it if it is one. */
export function toggleFavourite(
  storage: Pick<Storage, "getItem" | "setItem">,
  owner: Owner,
  address: string,
): void {
  // The favourites are read again, since another browser tab may have changed them.
  const kept = readFavourites(storage, owner);
  const others = kept.filter((other) => other !== address);
  const changed = others.length < kept.length ? others : [...kept, address];
  storage.setItem(favouritesKey(owner), JSON.stringify(changed));
}
