import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";
import type { SignedInMember } from "../../session/member.ts";
import type { KeptPreferences, PreferenceStorage } from "./kept-preferences.ts";
import { readPreferences } from "./read-preferences.ts";

/**
 * Takes out of the storage what earlier versions of the product kept there of a member. The start
 * page was the browser's and not a member's, so that of the service comes before it.
 */
export function takeEarlier(
  storage: PreferenceStorage,
  owner: SignedInMember["id"],
): KeptPreferences {
  const take = (key: string): string => {
    const stored = storage.getItem(key) ?? "null";
    storage.removeItem(key);
    return stored;
  };
  const { startPage, ...settings } = fieldsOf(jsonIn(storage.getItem("settings") ?? "null"));
  if (startPage !== undefined) storage.setItem("settings", JSON.stringify(settings));
  const recent = take("recentPages").split("\n");
  const values = readPreferences({
    favourites: jsonIn(take(`favourites.${owner}`)),
    guide: jsonIn(take(`guide.${owner}`)),
    recentPages: recent.map((line) => {
      const [address, page] = line.split("\t");
      return { address, page };
    }),
    startPage,
  });
  if (values.recentPages?.length === 0) delete values.recentPages;
  return { values, served: readPreferences({ startPage }) };
}
