import type { SignedInMember } from "./member.ts";

const ownerKey = "owner";

/**
 * Notes whose browser tab this is. What another member left in its storage, such as open pages and
 * what was typed, is removed: nobody sees it after them. Answers the username of the other one.
 */
export function claimBrowserTab(
  storage: Storage,
  { id, username }: Pick<SignedInMember, "id" | "username">,
): string | null {
  const owner = `${id}:${username}`;
  const before = storage.getItem(ownerKey);
  const isOther = before !== null && before !== owner;
  if (isOther) storage.clear();
  storage.setItem(ownerKey, owner);
  return isOther ? before.slice(before.indexOf(":") + 1) : null;
}
