import { hasAppleKeys } from "../../ui/keys/has-apple-keys.ts";

/** A shortcut: the keys, those of a choice apart, and the end of the key of its text. */
interface Shortcut {
  keys: readonly string[];
  does: string;
  /** Whether only administrators who edit screens have it. */
  isOfEditors?: boolean;
}

/** The shortcuts of one part of the application. */
interface ShortcutGroup {
  part: string;
  shortcuts: readonly Shortcut[];
}

/** The keyboard shortcuts of the application. `Mod` is the Command key on a Mac, else Ctrl. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    part: "everywhere",
    shortcuts: [
      { keys: ["Mod+K"], does: "find" },
      { keys: ["F1", "?"], does: "help" },
      { keys: ["Mod+Z"], does: "undo" },
      { keys: ["Esc"], does: "close" },
      { keys: ["Alt+Shift+?"], does: "why", isOfEditors: true },
    ],
  },
  {
    part: "table",
    shortcuts: [
      { keys: ["↑", "↓", "J", "K"], does: "row" },
      { keys: ["←", "→"], does: "heading" },
      { keys: ["Space"], does: "checkRow" },
      { keys: ["Enter"], does: "selectRow" },
      { keys: ["E"], does: "editRow" },
      { keys: ["Delete"], does: "deleteRow" },
    ],
  },
  {
    part: "tree",
    shortcuts: [
      { keys: ["↑", "↓"], does: "node" },
      { keys: ["→", "←"], does: "expand" },
      { keys: ["*"], does: "expandSiblings" },
      { keys: ["F2"], does: "rename" },
      { keys: ["Alt+↑", "Alt+↓"], does: "move" },
      { keys: ["Delete"], does: "delete" },
    ],
  },
  {
    part: "lists",
    shortcuts: [
      { keys: ["Space"], does: "tick" },
      { keys: ["Enter"], does: "moveOver" },
      { keys: ["Mod+A"], does: "tickAll" },
    ],
  },
  {
    part: "tabs",
    shortcuts: [
      { keys: ["←", "→"], does: "tab" },
      { keys: ["Ctrl+Shift+←", "Ctrl+Shift+→"], does: "moveTab" },
      { keys: ["Delete"], does: "closeTab" },
      { keys: ["Shift+F10"], does: "tabMenu" },
    ],
  },
];

/** The keys of a combination as this device's keyboard names them. */
export function keysOf(combination: string, device?: string): string[] {
  const command = hasAppleKeys(device) ? "⌘" : "Ctrl";
  return combination.split("+").map((key) => (key === "Mod" ? command : key));
}
