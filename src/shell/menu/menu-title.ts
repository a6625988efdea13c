import type { text } from "../language/texts.ts";
import { keyOrText } from "../language/texts.ts";
import type { MenuEntry } from "./menu-routes.ts";

/** What an entry is called: its title, translated where that is a key, else `no-name`. */
export function menuTitle(entry: MenuEntry, textOf: typeof text): string {
  return keyOrText(entry.node.title) || textOf("shell.noName");
}
