/** The command that a key gives to the row of tabs. */
export type TabCommand =
  | { do: "focus"; position: number }
  | { do: "move"; step: -1 | 1 }
  | { do: "close" }
  | { do: "menu" };

interface Key {
  key: string;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The command of a key pressed on the tab at a position in a row; `null` where the key is no
 * command.
 */
export function tabCommand(pressed: Key, position: number, count: number): TabCommand | null {
  const { key, ctrlKey, shiftKey, altKey, metaKey } = pressed;
  const step = steps[key];
  if (altKey || metaKey) return null;
  if (ctrlKey) return shiftKey && step ? { do: "move", step } : null;
  if (shiftKey) return key === "F10" ? { do: "menu" } : null;
  if (step) return { do: "focus", position: (position + step + count) % count };
  if (key === "Home") return { do: "focus", position: 0 };
  if (key === "End") return { do: "focus", position: count - 1 };
  if (key === "Delete") return { do: "close" };
  return key === "ContextMenu" ? { do: "menu" } : null;
}
