import type { text } from "../language/texts.ts";
import { keyOrText } from "../language/texts.ts";
import type { MenuEntry } from "./menu-routes.ts";
import { studioScreenOf } from "./studio-nodes.ts";

/**
 * The name of an entry: its title, translated where that is a text key, or `no-name` where it has
 * none.
 */
export function menuTitle(entry: MenuEntry, textOf: typeof text): string {
  return keyOrText(entry.node.title) || textOf("shell.noName");
}

/**
 * The name of an entry's address with a query: the studio's editor is named after the page it
 * edits.
 */
export function addressTitle(entry: MenuEntry, search: string, textOf: typeof text): string {
  const page = studioScreenOf(entry.node) === "edit" ? new URLSearchParams(search).get("page") : "";
  return page ? textOf("screens.editing", { page }) : menuTitle(entry, textOf);
}
