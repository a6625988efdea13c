import type { MenuEntry } from "../menu-routes.ts";
import type { MenuLine } from "./menu-lines.ts";

/** What a menu does, however it is drawn. */
export interface MenuParts {
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
  /** The key of the entry that is shown, or of the one it belongs to. */
  selected: string | null;
  openKeys: readonly string[];
  setOpenKeys(keys: readonly string[]): void;
  choose(entry: MenuEntry, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): void;
  /** Told where the pointer rests, and `null` when it leaves. */
  expect(entry: MenuEntry | null): void;
}

/** What happens when somebody chooses a line. */
export type LineChoice = (line: MenuLine, event: Parameters<MenuParts["choose"]>[1]) => void;
