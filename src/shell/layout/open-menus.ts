import { keepIn } from "../../ui/keep-in.ts";

/** Where the open sub-menus are remembered; removed at log-out (specification section 4). */
const menuStatusKey = "menuStatus";

/** The keys of the sub-menus that were left open. */
export function openMenus(): string[] {
  const stored = window.localStorage.getItem(menuStatusKey) ?? "";
  return stored.split(",").filter((key) => key !== "");
}

/** Remembers which sub-menus are open. */
export function keepOpenMenus(keys: readonly string[]): void {
  keepIn(window.localStorage, menuStatusKey, keys.join(","));
}

/** Removes the remembered open sub-menus. */
export function forgetOpenMenus(): void {
  window.localStorage.removeItem(menuStatusKey);
}
