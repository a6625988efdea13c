import { hasAppleKeys } from "../../ui/keys/has-apple-keys.ts";

const appleSigns: Readonly<Record<string, string>> = {
  Mod: "⌘",
  Ctrl: "⌃",
  Alt: "⌥",
  Shift: "⇧",
};

/**
 * A key binding in the notation of this device's keyboard: `Mod-Shift-z` becomes `Ctrl+Shift+Z`.
 */
export function keyLabel(key: string, isOnApple = hasAppleKeys()): string {
  const parts = key.split("-");
  const named = parts.map((part) => {
    if (isOnApple && appleSigns[part]) return appleSigns[part];
    if (part === "Mod") return "Ctrl";
    return part.length === 1 ? part.toUpperCase() : part;
  });
  return named.join(isOnApple ? "" : "+");
}
