import { beforeAll } from "vitest";
import { password } from "../../support/first-start.ts";
import { openPlaceOfOwnPages } from "./own-page-files.ts";

/** The two lists that choose the members of the group whose id an expression gives. */
export function membersOf(groupId: string) {
  const call = (name: string) => ({ call: `culturalGroupUserRel.${name}`, with: { groupId } });
  const lists = { candidates: call("candidates"), current: call("current") };
  return { kind: "dualList", ...lists, save: call("update") };
}

/** A page of its own about the named groups, which a signed-in member can open. */
export function openPageOfGroups(body: object, names: readonly string[]) {
  const { place, addPage } = openPlaceOfOwnPages();
  beforeAll(async () => {
    await addPage("made/groups", { title: "Groups", body });
    for (const name of names) await place.product.ask("culturalGroup.add", { name });
  });
  const open = () => place.staySignedIn({ at: "/made/groups", password });
  return { place, open };
}
